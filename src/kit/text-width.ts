/** Pixels of a character at the usual size, on an average: of Chinese and Japanese, and of anything else. */
const WIDE = 13;
const NARROW = 7;
const FIRST_WIDE = '\u2e80';

export const textWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign < FIRST_WIDE ? NARROW : WIDE), 0);
