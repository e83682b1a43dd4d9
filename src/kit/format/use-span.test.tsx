import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import en from '../../../i18n/en/kit.ts';
import es from '../../../i18n/es/kit.ts';
import ja from '../../../i18n/ja/kit.ts';
import zh from '../../../i18n/zh/kit.ts';
import { createI18nProvider } from '../../data/i18n-provider.ts';
import { useCountdown, useSpan } from './use-span.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function said(hook: () => (span: number) => string, language: string, kit: object, span: number) {
  const i18n = createI18nProvider(language, { kit });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nContextProvider value={i18n}>{children}</I18nContextProvider>
  );
  return renderHook(hook, { wrapper }).result.current(span);
}

test.each([
  ['zh', zh, ['0 秒', '36 秒', '4 分 19 秒', '12 分钟', '1 小时 23 分', '2 小时']],
  ['en', en, ['0 s', '36 s', '4 min 19 s', '12 min', '1 h 23 min', '2 h']],
  ['es', es, ['0 s', '36 s', '4 min 19 s', '12 min', '1 h 23 min', '2 h']],
  ['ja', ja, ['0 秒', '36 秒', '4 分 19 秒', '12 分', '1 時間 23 分', '2 時間']],
])('spans are said in the words of %s', (language, kit, expected) => {
  const spans = [
    -SECOND,
    36 * SECOND + 999,
    4 * MINUTE + 19 * SECOND,
    12 * MINUTE,
    HOUR + 23 * MINUTE + 59 * SECOND,
    2 * HOUR,
  ];
  expect(spans.map(span => said(useSpan, language, kit, span))).toEqual(expected);
});

test('what counts down is a clock below an hour, and words from then on', () => {
  const spans = [0, 48 * SECOND, HOUR - 1, HOUR, HOUR + 23 * MINUTE];
  expect(spans.map(span => said(useCountdown, 'en', en, span))).toEqual([
    '00:00',
    '00:48',
    '59:59',
    '1 h',
    '1 h 23 min',
  ]);
});
