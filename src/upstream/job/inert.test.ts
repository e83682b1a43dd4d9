import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromInert, inert } from './inert.ts';

const texts = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', "'", ';', '\t', '\r', '\n', ' ', '\u200b', ',', '"', 'a'),
  maxLength: 12,
});

it('a dangerous text is led by an apostrophe', () => {
  expect(inert('=1+1')).toBe("'=1+1");
  expect(inert(' ＝1')).toBe("' ＝1");
  expect(inert('\tx')).toBe("'\tx");
  expect(inert('a-b')).toBe('a-b');
});

it('so is what follows a separator of another spreadsheet', () => {
  expect(inert('桂A12345;=HYPERLINK("x")')).toBe('桂A12345;\'=HYPERLINK("x")');
  expect(inert('a\n@b')).toBe("a\n'@b");
  expect(inert('a; b')).toBe('a; b');
});

it('no cell begins with a formula, however its text is cut', () => {
  fc.assert(
    fc.property(texts, text => {
      for (const cell of inert(text).split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[\s\u200b]*[=+\-@＝]/u);
    }),
  );
});

it('every text is told back', () => {
  fc.assert(
    fc.property(texts, text => {
      expect(fromInert(inert(text))).toBe(text);
    }),
  );
});
