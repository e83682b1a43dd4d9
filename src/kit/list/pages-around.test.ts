import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

const shown = (page: number, last: number) =>
  pagesAround(page, last)
    .map(step => ('page' in step ? step.page : '…'))
    .join(' ');

test('a short list shows every page', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(2, 5)).toBe('1 2 3 4 5');
});

test('a long one leaves out what is far away', () => {
  expect(shown(1, 20)).toBe('1 2 … 20');
  expect(shown(10, 20)).toBe('1 … 9 10 11 … 20');
});

test('the present page is always there, and no page twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (last, offset) => {
      const page = 1 + (offset % last);
      const pages = pagesAround(page, last).flatMap(step => ('page' in step ? [step.page] : []));
      expect(pages).toContain(page);
      expect(new Set(pages).size).toBe(pages.length);
    }),
  );
});
