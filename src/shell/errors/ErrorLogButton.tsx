export function ErrorLogButton() {
  return null;
}
