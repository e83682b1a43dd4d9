/** Digits as keys of a list: each of its first rows has one. */
import type { Tokens } from './theme/tokens.ts';

/** Further rows are reached by other keys and by the pointer. */
export const MOST_NUMBERED = 9;

const DIGITS = Array.from({ length: MOST_NUMBERED }, (_, at) => String(at + 1));

/** For `useShortcut`. */
export const DIGIT_KEYS = DIGITS.join(', ');
export const SHIFT_DIGIT_KEYS = DIGITS.map(digit => `shift+${digit}`).join(', ');

/** From 1, by the place of the key: on some layouts a digit needs Shift, on others Shift makes a sign of it. */
export const digitOf = ({ code }: KeyboardEvent): number => Number(/\d$/.exec(code)?.[0] ?? 0);

/** The number in front of a row. */
export const numberBox = ({ outline, text }: Tokens) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  border: `1px solid ${outline}`,
  borderRadius: 4,
  color: text.strong,
  fontSize: 12,
  fontStyle: 'normal',
  fontWeight: 600,
});
