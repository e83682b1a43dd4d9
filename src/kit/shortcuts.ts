/** Which keys the page in view takes: `useShortcut` fills it, the keyboard map shows it. */

export const SHORTCUT_GROUPS = ['everywhere', 'tags', 'page', 'list', 'record'] as const;
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number];

export interface Shortcut {
  /** As react-hotkeys-hook writes them. */
  keys: string;
  /** Key of the catalogue: what happens. */
  label: string;
  group: ShortcutGroup;
  /** Rests for who has switched single keys off. */
  isSingle: boolean;
}

const listed = new Set<Shortcut>();
const listeners = new Set<() => void>();
let snapshot: readonly Shortcut[] = [];

/** Answers what takes it off the list. */
export function listShortcut(shortcut: Shortcut): () => void {
  listed.add(shortcut);
  tell();
  return () => {
    listed.delete(shortcut);
    tell();
  };
}

/** Each once, whichever parts of the page have it: twenty masked numbers hide by the same key. */
export const readShortcuts = (): readonly Shortcut[] => snapshot;

export function onShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  const byName = new Map([...listed].map(shortcut => [`${shortcut.keys} ${shortcut.label}`, shortcut]));
  snapshot = [...byName.values()];
  for (const listener of [...listeners]) listener();
}
