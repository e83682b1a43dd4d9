export function FullScreenButton() {
  return null;
}
