/** The letter that begins an act, as its button does. */
import { useShortcut } from '../../kit/use-shortcut.ts';

interface ActShortcutProps {
  letter: string;
  /** Key of the catalogue. */
  label: string;
  isEnabled: boolean;
  onPress(): void;
}

export function ActShortcut({ letter, label, isEnabled, onPress }: ActShortcutProps) {
  useShortcut(letter.toLowerCase(), onPress, { isEnabled, label, group: 'record' });
  return null;
}
