/** Passwords that are tried before all others: a new one is none of these. */
import { Failure } from '../failure.ts';

/** In lower case, with what is read as a letter in its place. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  access account admin adminadmin administrator android apple asdasd baseball batman beijing buster cabdesk changeme
  changeit charlie chelsea china chuzuche company computer daniel default demo diaodu dispatch dispatcher dragon driver
  facebook flower football freedom ginger google guangdong guangxi guangzhou guest hangzhou hello helloworld hockey
  hunter iloveyou internet jennifer jessica jordan killer letmein linkedin login loveyou manager master matrix mercedes
  michael michelle mima mimamima monkey mustang nanning nicole nihao oracle orange passport password passwd passwort
  pass pepper pokemon princess private public purple qq qqqq qwe qweasd qweasdzxc qwer qwert qaz qazwsx qazwsxedc rangers
  root samsung secret security server shadow shanghai shenzhen soccer starwars summer sunshine superman superuser support
  sysadmin system taxi taxidriver test testing testtest thomas trustno tudou user username wang wangluo webmaster welcome
  whatever windows winter woaini woaiwojia wuhan xiaoming xiaoxiao yellow zhang zhongguo zxc zxcv zaq
  `
    .trim()
    .split(/\s+/),
);

/** Digits and letters in turns, and figures on a keyboard, that no rule below finds. */
const COMMON_MIXTURES: ReadonlySet<string> = new Set(
  `
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 1qazxsw2 2wsx3edc qwe123qwe
  qwe123asd asd123asd a1b2c3d4 a1s2d3f4 123qweasd 123qwe123 147258369 741852963 159357123 123321123 12341234 123123123
  11223344 1122334455 13141314 13145200 52013141 5201314520 1314520 15915912 789456123 456789123 987456321 121212121
  `
    .trim()
    .split(/\s+/),
);

const ROWS = ['1234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const RUNS = ROWS.flatMap(row => [row + row, [...(row + row)].reverse().join('')]);
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

const FEWEST_CHARACTERS = 4;
/** Around a word, more than these make it hard to guess. */
const MOST_AROUND = 5;

const isRun = (text: string) => RUNS.some(run => run.includes(text));
const isRepeated = (text: string) => new Set(text).size < FEWEST_CHARACTERS;
const isDate = (text: string) => /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(text);
const isEasy = (text: string) =>
  text.length <= MOST_AROUND || isRun(text) || isRepeated(text) || isDate(text) || COMMON_MIXTURES.has(text);

/** In a text, signs that stand for letters as those letters. */
const readAsLetters = (text: string) => text.replaceAll(/[01345@$]/g, sign => LOOKS_LIKE[sign] ?? sign);
const withoutSigns = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const reversed = (text: string) => [...text].reverse().join('');

/**
 * Whether it is among the first that somebody would try: common words, what is known of its owner or a run of keys, also
 * more than one of them, with digits and signs around, between and in them; few different characters; a date.
 * @param own account, name and numbers of its owner
 */
export function isCommonPassword(password: string, own: readonly (string | null)[] = []): boolean {
  const text = password.trim().toLowerCase();
  const names = own.flatMap(name => name?.toLowerCase() || []);
  // what has no letters is not read: digits would become words
  const readings = /\p{L}/u.test(text) ? [text, withoutSigns(text), readAsLetters(text)] : [text];
  if (isEasy(text) || isStrungTogether(names, readings)) return true;
  const [, before = '', word = '', behind = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? [];
  if (!isEasy(before) || !isEasy(behind)) return false;
  return [word, readAsLetters(word)].some(
    one => COMMON_WORDS.has(one) || COMMON_MIXTURES.has(one) || isRun(one),
  );
}

/** Whether one of these is nothing but names of its owner and common words, one after the other, with little between them. */
function isStrungTogether(names: readonly string[], readings: readonly string[]): boolean {
  const spelt = [
    ...new Set(names.flatMap(name => [name, withoutSigns(name), readAsLetters(name), reversed(name)])),
  ];
  const isWeak = (part: string) => isEasy(part) || part.split(/(\p{L}+)/u).every(isWeakGroup);
  return readings.some(text =>
    spelt.reduce((parts, name) => parts.flatMap(part => part.split(name)), [text]).every(isWeak),
  );
}

/** @param group letters alone, or none at all */
function isWeakGroup(group: string): boolean {
  if (!/\p{L}/u.test(group)) return isEasy(group);
  return (group.length >= SHORTEST_RUN && isRun(group)) || isMadeOfWords(group);
}

const SHORTEST_RUN = 3;

/** Whether common words follow each other without a gap. */
function isMadeOfWords(letters: string): boolean {
  if (letters === '') return true;
  for (let length = letters.length; length >= 2; length -= 1)
    if (COMMON_WORDS.has(letters.slice(0, length)) && isMadeOfWords(letters.slice(length))) return true;
  return false;
}

/** Fails with PARAMETER, reason PASSWORD_COMMON, at this field of the input. */
export function checkNotCommon(password: string, field: string, own: readonly (string | null)[] = []): void {
  if (!isCommonPassword(password, own)) return;
  throw new Failure('PARAMETER', { reason: 'PASSWORD_COMMON', fields: [{ field, code: 'invalid_value' }] });
}
