export function SizeMenu() {
  return null;
}
