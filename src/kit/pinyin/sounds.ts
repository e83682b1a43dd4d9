/** Chinese found by how it sounds: `guanliyuan`, `gly`, `guanlyh` all find 管理员用户. */
import { READINGS } from './readings.ts';

let table: ReadonlyMap<string, readonly string[]> | undefined;

/** Empty for what is not in the table. */
export function readingsOf(character: string): readonly string[] {
  table ??= unfolded();
  return table.get(character) ?? [];
}

function unfolded(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of READINGS.trim().split(/\s+/)) {
    const [reading = '', characters = ''] = entry.split(':');
    for (const character of characters) found.set(character, [...(found.get(character) ?? []), reading]);
  }
  return found;
}

/**
 * Where in a title the typed letters are sounded: the place of the first character, or null. Each character gives its
 * whole reading or its first letter; the last one may be unfinished.
 */
export function soundsAt(title: string, typed: string): number | null {
  const letters = typed.toLowerCase().replaceAll(/[\s'’]/g, '');
  if (!/^[a-z]+$/.test(letters)) return null;
  const characters = [...title].filter(character => character.trim());
  const at = characters.findIndex((_, start) => isSounded(characters, start, letters));
  return at < 0 ? null : at;
}

function isSounded(characters: readonly string[], at: number, letters: string): boolean {
  if (!letters) return true;
  const character = characters[at];
  if (character === undefined) return false;
  // a Latin letter among the characters sounds as itself
  const sounds = /^[a-z\d]$/i.test(character) ? [character.toLowerCase()] : readingsOf(character);
  return sounds.some(
    sound =>
      sound.startsWith(letters) ||
      (letters.startsWith(sound) && isSounded(characters, at + 1, letters.slice(sound.length))) ||
      initialsOf(sound).some(
        initial =>
          letters.startsWith(initial) && isSounded(characters, at + 1, letters.slice(initial.length)),
      ),
  );
}

/** zh, ch and sh are written with one letter or with two. */
const initialsOf = (sound: string) => [
  sound.slice(0, 1),
  ...(/^[zcs]h/.test(sound) ? [sound.slice(0, 2)] : []),
];
