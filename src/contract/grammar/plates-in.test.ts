import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledPlateLine, isPlate, Plate, plateOrText, spellingsOf, writtenPlate } from './plates.ts';
import { plateIn, platesIn } from './plates-in.ts';

const PREFIX = '桂A';
const seven = fc.stringMatching(/^[桂粤京沪使][A-Z][A-HJ-NP-Z0-9]{4}[A-Z0-9挂学警港澳应超]$/);
const eight = fc.stringMatching(/^[桂粤京][A-Z](?:\d{5}[A-HJK]|[A-HJK][A-HJ-NP-Z0-9]\d{4})$/);
const plate = fc.oneof(seven, eight);

const wide = (character: string) =>
  /[!-~]/.test(character) ? String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0) : character;
const between = (...signs: string[]) => fc.array(fc.constantFrom(...signs), { maxLength: 2 });
const decorated = (plain: fc.Arbitrary<string>, ...signs: string[]) =>
  plain.chain(whole =>
    fc
      .array(fc.tuple(fc.constantFrom('as it is', 'small', 'wide', 'small and wide'), between(...signs)), {
        minLength: whole.length,
        maxLength: whole.length,
      })
      .map(ways => ({
        whole,
        written: ways
          .map(([way, signs], at) => {
            const character = whole[at] ?? '';
            const sized = way.startsWith('small') ? character.toLowerCase() : character;
            return (way.endsWith('wide') ? wide(sized) : sized) + signs.join('');
          })
          .join(''),
      })),
  );
const SIGNS = ['·', '.', '-', '—', '・', '．', '\u200b'];

describe('a plate', () => {
  it('is the same however it is decorated', () => {
    fc.assert(
      fc.property(decorated(plate, ' ', '\u3000', ...SIGNS), ({ whole, written }) => {
        expect(writtenPlate(written)).toBe(whole);
        expect(Plate.parse(written)).toBe(whole);
        expect(plateIn(written, PREFIX)).toBe(whole);
        expect(spellingsOf(written).at(-1)?.toUpperCase()).toBe(whole);
      }),
    );
  });

  it.each([
    ['桂A·D1234', '桂AD1234'],
    [' 桂a d 1234 ', '桂AD1234'],
    ['ｄ１２３４', '桂AD1234'],
    ['D-12345', '桂AD12345'],
    ['bd1234', '桂BD1234'],
    ['粤B·12345', '粤B12345'],
    ['桂A·1234警', '桂A1234警'],
    ['1234学', '桂A1234学'],
    ['粤B12345D', '粤B12345D'],
    ['A12345', '桂A12345'],
    ['AB1234', '桂AB1234'],
    ['12345k', '桂A12345K'],
    ['使 014578', '使014578'],
  ])('%s is %s', (written, whole) => expect(plateIn(written, PREFIX)).toBe(whole));

  it.each(['1234', '韦春燕', '', '桂A', '桂AD12', 'wei chunyan', '13877100001', '桂A123456', '桂A桂D1234'])(
    'is not %s',
    text => expect(plateIn(text, PREFIX)).toBeUndefined(),
  );

  it('is not made up where the prefix is not known', () => expect(plateIn('D1234', '')).toBeUndefined());
});

describe('a text that may be a plate', () => {
  it.each([
    ['d-12', 'D12'],
    ['桂 a', '桂A'],
    ['1234 警', '1234警'],
    ['韦 春燕', '韦 春燕'],
    ['li.wei', 'li.wei'],
    [' 138 7710 0001 ', '138 7710 0001'],
    ['云桂花', '云桂花'],
  ])('%s is kept as %s', (text, kept) => expect(plateOrText(text)).toBe(kept));

  it('is measured without what stands between its characters', () => {
    const line = filledPlateLine(8);
    expect(line.parse('桂 A · D 1 2 3 4 5')).toBe('桂AD12345');
    expect(line.safeParse('不记得是哪一辆车的').success).toBe(false);
    expect(line.safeParse(' ').success).toBe(false);
  });
});

describe('plates in a text', () => {
  it('are all found, each once, whatever is between and within them', () => {
    const many = fc.array(decorated(plate, ' ', ...SIGNS), { minLength: 1, maxLength: 12 });
    const separator = fc.constantFrom(',', '，', '; ', '、', '\n', '\r\n', '\t', ' / ');
    fc.assert(
      fc.property(many, separator, (written, sign) => {
        const { plates, wrong } = platesIn(written.map(each => each.written).join(sign), PREFIX);
        expect(plates).toEqual([...new Set(written.map(({ whole }) => whole))]);
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('are told apart by blanks alone', () => {
    fc.assert(
      fc.property(fc.array(decorated(plate, ...SIGNS), { maxLength: 12 }), written => {
        const text = written.map(each => each.written).join(' ');
        expect(platesIn(text, PREFIX)).toEqual({
          plates: [...new Set(written.map(({ whole }) => whole))],
          wrong: [],
        });
      }),
    );
  });

  it('are never something else, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'桂粤AD12345警 ,·x韦') }), text => {
        const { plates, wrong } = platesIn(text, PREFIX);
        expect(plates.every(isPlate)).toBe(true);
        for (const one of wrong) expect(text.replaceAll(/\s+/g, ' ')).toContain(one);
        expect(plates.length + wrong.length === 0).toBe(/^[\s,]*$/.test(text));
      }),
    );
  });

  it('names the wrong ones as they were written, and takes the others', () => {
    expect(platesIn('桂A·D 1234，桂AX，d1235 韦 春燕 粤B·12345\n1234', PREFIX)).toEqual({
      plates: ['桂AD1234', '桂AD1235', '粤B12345'],
      wrong: ['桂AX', '韦 春燕', '1234'],
    });
  });
});
