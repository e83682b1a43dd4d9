/** How keys are written on caps: `mod+k` is Ctrl K, or ⌘ K on a Mac. */
const isMac = /mac/i.test(navigator.userAgent) && !/iphone|ipad/i.test(navigator.userAgent);

const WORDS: Readonly<Record<string, string>> = {
  mod: isMac ? '⌘' : 'Ctrl',
  ctrl: isMac ? '⌃' : 'Ctrl',
  alt: isMac ? '⌥' : 'Alt',
  shift: isMac ? '⇧' : 'Shift',
  meta: isMac ? '⌘' : 'Win',
  escape: 'Esc',
  enter: '↵',
  slash: '/',
  space: '␣',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  delete: 'Del',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  comma: ',',
  period: '.',
};

const wordOf = (key: string) =>
  WORDS[key] ?? (key.length === 1 ? key.toUpperCase() : `${key.charAt(0).toUpperCase()}${key.slice(1)}`);

/** Each way to press it, as the caps from left to right. */
export const keyWords = (keys: string): string[][] =>
  keys.split(',').map(way =>
    way
      .trim()
      .split(/[+>]/)
      .map(key => wordOf(key.trim().toLowerCase())),
  );
