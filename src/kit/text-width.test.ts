import { expect, it } from 'vitest';
import { textWidth } from './text-width.ts';

it('a Chinese character takes about as much as two letters', () => {
  expect(textWidth('兴宁区')).toBe(39);
  expect(textWidth('Area')).toBe(28);
  expect(textWidth('')).toBe(0);
});
