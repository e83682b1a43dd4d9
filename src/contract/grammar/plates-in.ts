/** Reading plates out of what is typed or pasted. */
import { isPlate, isPlatePostfix, writtenPlate } from './plates.ts';

/**
 * The plate that a text is, in its normal form: whole, without its province, or only what follows the prefix.
 * Undefined where it is none, or too little of one to be sure which.
 *
 * @param prefix province and letter of the operator's plates; empty where it is not known
 */
export function plateIn(text: string, prefix: string): string | undefined {
  const written = writtenPlate(text);
  if (prefix === '') return isPlate(written) ? written : undefined;
  const postfix = isPlatePostfix(written, prefix) ? prefix + written : undefined;
  const withProvince = prefix.slice(0, 1) + written;
  // A12345 lacks the province only; but D and F are the usual beginnings of new energy
  if (postfix !== undefined && (/^[DF]/.test(written) || !isPlate(withProvince))) return postfix;
  return [written, withProvince].find(isPlate);
}

/** Never a part of a plate. */
const BETWEEN = /[,，;；、|/\n\r\t]+/u;
/** Blank characters may cut a plate into so many pieces. */
const MOST_PIECES = 8;

export interface ReadPlates {
  /** In normal form, in their order, each once. */
  plates: string[];
  /** What is no plate, as it was written. */
  wrong: string[];
}

/** All plates of a text, as it is typed or pasted: with blanks, commas or lines between them, blanks within them as well. */
export function platesIn(text: string, prefix: string): ReadPlates {
  const plates = new Set<string>();
  const wrong: string[] = [];
  for (const part of text.split(BETWEEN)) {
    const words = part.split(/\s+/u).filter(word => word !== '');
    let missed: string[] = [];
    for (const { plate, written } of bestReading(words, prefix)) {
      if (plate === undefined) {
        missed.push(written);
        continue;
      }
      plates.add(plate);
      if (missed.length > 0) wrong.push(missed.join(' '));
      missed = [];
    }
    if (missed.length > 0) wrong.push(missed.join(' '));
  }
  return { plates: [...plates], wrong };
}

interface Reading {
  plate: string | undefined;
  written: string;
}

/** The words joined so that the fewest are left over. */
function bestReading(words: readonly string[], prefix: string): Reading[] {
  // from each place to the end: how many words are left over, and how many the next plate takes
  const best: { left: number; taken: number; plate: string | undefined }[] = [];
  best[words.length] = { left: 0, taken: 0, plate: undefined };
  for (let at = words.length - 1; at >= 0; at--) {
    let here = { left: 1 + (best[at + 1]?.left ?? 0), taken: 1, plate: undefined as string | undefined };
    for (let taken = 1; taken <= Math.min(MOST_PIECES, words.length - at); taken++) {
      const plate = plateIn(words.slice(at, at + taken).join(''), prefix);
      const left = best[at + taken]?.left ?? 0;
      if (plate !== undefined && left < here.left) here = { left, taken, plate };
    }
    best[at] = here;
  }
  const read: Reading[] = [];
  for (let at = 0; at < words.length; ) {
    const { taken = 1, plate } = best[at] ?? {};
    read.push({ plate, written: words.slice(at, at + taken).join(' ') });
    at += taken;
  }
  return read;
}
