/** Texts as they are pasted from chats, web pages and spreadsheets, and what of them comes in. */

/** Marks of direction and width, hyphens that may be, and joiners; but what joins two pictures makes another one of them. */
const UNSEEN =
  /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gu;
/** With the blanks around them: what ends a line for any program. */
const LINE_ENDS = /\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/g;

/** Without invisible characters: two texts that look alike are the same. */
export const seenText = (text: string): string => text.replaceAll(UNSEEN, '');

/** The same, in one line. */
export const oneLine = (text: string): string => seenText(text).trim().replaceAll(LINE_ENDS, ' ');

/** The dot in the name of a person, as keyboards and registers write it; the first is the one of GB/T 15834. */
const DOTS = ['·', '•', '・', '.', '‧', '∙', '⋅', '．'];
/** Between letters of which one is not Latin: others have dots of their own, as addresses and versions. */
const NAME_DOT = new RegExp(
  [String.raw`(?<=\p{L})`, String.raw`(?<=(?![!-~])\p{L})`]
    .map((before, at) => `${before}\\s*[${DOTS.join('')}]\\s*(?=${at === 0 ? '(?![!-~])' : ''}\\p{L})`)
    .join('|'),
  'gu',
);

/** How a name that is searched for may stand in records: with any of the dots, the one that it was typed with first. */
export function dotSpellings(text: string): string[] {
  if (text.search(NAME_DOT) < 0) return [text];
  return [...new Set([text, ...DOTS.map(dot => text.replaceAll(NAME_DOT, dot))])];
}
