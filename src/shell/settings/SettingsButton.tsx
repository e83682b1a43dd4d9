export function SettingsButton() {
  return null;
}
