import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import kit from '../../../i18n/zh/kit.ts';
import lostDesk from '../../../i18n/zh/lost-desk.ts';
import { createI18nProvider } from '../../data/i18n-provider.ts';
import { spanOf } from '../lost/derived.ts';
import { useSpanWords } from './use-span-words.ts';

const MINUTE_MS = 60_000;
const i18n = createI18nProvider('zh', { lostDesk, kit });
const InChinese = ({ children }: { children: ReactNode }) => (
  <I18nContextProvider value={i18n}>{children}</I18nContextProvider>
);

it('a span has one unit, or hours and minutes', () => {
  const { result } = renderHook(() => useSpanWords(), { wrapper: InChinese });
  const say = (minutes: number) => result.current(spanOf(minutes * MINUTE_MS));
  expect([59, 60, 72, 119, 120, 5_000].map(say)).toEqual([
    '59 分钟',
    '1 小时',
    '1 小时 12 分',
    '1 小时 59 分',
    '2 小时',
    '3 天',
  ]);
});
