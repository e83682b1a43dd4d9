import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

const shown = (page: number, last: number) =>
  pagesAround(page, last)
    .map(step => ('page' in step ? step.page : '…'))
    .join(' ');

test('a short list shows every page', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(2, 7)).toBe('1 2 3 4 5 6 7');
});

test('a long one leaves out what is far away', () => {
  expect(shown(1, 20)).toBe('1 2 3 4 5 … 20');
  expect(shown(4, 8)).toBe('1 2 3 4 5 … 8');
  expect(shown(10, 20)).toBe('1 … 9 10 11 … 20');
  expect(shown(17, 20)).toBe('1 … 16 17 18 19 20');
});

test('the present page is always there, no page twice, and of a long list always seven steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (last, offset) => {
      const page = 1 + (offset % last);
      const pages = pagesAround(page, last).flatMap(step => ('page' in step ? [step.page] : []));
      expect(pages).toContain(page);
      expect(new Set(pages).size).toBe(pages.length);
      expect(pagesAround(page, last)).toHaveLength(Math.min(last, 7));
    }),
  );
});
