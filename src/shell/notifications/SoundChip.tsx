export function SoundChip() {
  return null;
}
