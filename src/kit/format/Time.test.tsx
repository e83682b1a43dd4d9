import { render } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { expect, test } from 'vitest';
import kit from '../../../i18n/zh/kit.ts';
import { createI18nProvider } from '../../data/i18n-provider.ts';
import { Time } from './Time.tsx';

/** 12:00 in Nanning. */
const NOON = Date.UTC(2026, 5, 15, 4, 0, 0);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const i18n = createI18nProvider('zh', { kit });

test.each([
  [0, '刚刚', '刚刚'],
  [59 * MINUTE, '59 分钟前', '59 分钟前'],
  [HOUR, '1 小时前', '11:00'],
  [11 * HOUR + 30 * MINUTE, '11 小时前', '00:30'],
  [13 * HOUR, '13 小时前', '06-14 23:00'],
  [30 * HOUR, '1 天前', '06-14 06:00'],
  [48 * HOUR, '2026/06/13', '2026/06/13'],
])('%i ms ago is %s, and by the clock %s', (age, relative, clock) => {
  const { container, rerender } = render(<Time value={NOON - age} now={NOON} />, {
    wrapper: ({ children }) => <I18nContextProvider value={i18n}>{children}</I18nContextProvider>,
  });
  expect(container.textContent).toBe(relative);
  rerender(<Time isByClock value={NOON - age} now={NOON} />);
  expect(container.textContent).toBe(clock);
});
