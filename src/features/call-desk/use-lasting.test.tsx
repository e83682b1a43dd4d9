import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import callDesk from '../../../i18n/zh/call-desk.ts';
import kit from '../../../i18n/zh/kit.ts';
import { createI18nProvider } from '../../data/i18n-provider.ts';
import { secondsSince, useLasting } from './use-lasting.ts';

const i18n = createI18nProvider('zh', { callDesk, kit });
const InChinese = ({ children }: { children: ReactNode }) => (
  <I18nContextProvider value={i18n}>{children}</I18nContextProvider>
);

it('what has lasted for less than a minute is said in seconds, from then on in minutes', () => {
  const { result } = renderHook(() => useLasting(), { wrapper: InChinese });
  expect([0, 42.6, 59, 60, 119, 3_720].map(result.current)).toEqual([
    '0 秒',
    '42 秒',
    '59 秒',
    '1 分钟',
    '1 分钟',
    '1 小时 2 分',
  ]);
  expect(secondsSince(10_000, 9_000)).toBe(0);
  expect(secondsSince(10_000, 52_900)).toBe(42);
});
