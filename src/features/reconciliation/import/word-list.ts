/** Words in one line, apart by commas; one that has a comma or a quotation mark of its own stands in quotation marks. */
const WORD = /\s*"((?:[^"]|"")*)"\s*(?=[,，、;；]|$)|[^,，、;；]+/g;
const QUOTED = /[,，、;；"]/;

export const wordsIn = (text: string): string[] =>
  [...text.matchAll(WORD)]
    .map(([whole, quoted]) => (quoted === undefined ? whole : quoted.replaceAll('""', '"')).trim())
    .filter(word => word !== '');

export const lineOf = (words: readonly string[]): string =>
  words.map(word => (QUOTED.test(word) ? `"${word.replaceAll('"', '""')}"` : word)).join(', ');
