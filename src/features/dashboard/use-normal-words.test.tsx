import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import { useNormalWords } from './use-normal-words.ts';

/** Says each key with the range. */
const provider = {
  translate: (key: string, { range = '' }: { range?: string } = {}) => `${key} ${range}`.trim(),
  changeLocale: async () => {},
  getLocale: () => 'zh',
};

const Words = ({ children }: PropsWithChildren) => (
  <I18nContextProvider value={provider}>{children}</I18nContextProvider>
);

const range = { low: 3, median: 4, high: 5 };
const say = () => renderHook(() => useNormalWords(), { wrapper: Words }).result.current;

it.each([
  [0, 'above', 'dashboard.normal.below 3–5', false],
  [6, 'above', 'dashboard.normal.above 3–5', true],
  [0, 'below', 'dashboard.normal.below 3–5', true],
  [6, 'below', 'dashboard.normal.above 3–5', false],
  [0, undefined, 'dashboard.normal.below 3–5', true],
  [6, undefined, 'dashboard.normal.above 3–5', true],
  [3, undefined, 'dashboard.normal.between', false],
  [null, 'above', 'dashboard.normal.between', false],
] as const)('%s, where %s is trouble: %s, marked %s', (value, worse, text, isTrouble) => {
  expect(say()(value, range, 'count', worse)).toEqual({ text, isTrouble });
});

it('says that no range is known, and marks nothing', () => {
  expect(say()(0, null, 'count', 'below')).toEqual({ text: 'dashboard.normal.unknown', isTrouble: false });
});
