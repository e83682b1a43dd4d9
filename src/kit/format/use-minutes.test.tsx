import { render, renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Minutes } from './Minutes.tsx';
import { useMinutes } from './use-minutes.ts';

/** Each language by its own words; this one tells them apart. */
const words = {
  translate: (key: string, options?: { smart_count?: number }) =>
    `${options?.smart_count ?? ''} ${key.split('.').at(-1)}`,
  changeLocale: async () => {},
  getLocale: () => 'xx',
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nContextProvider value={words}>{children}</I18nContextProvider>
);

test.each([
  [0, '0 minutes'],
  [59, '59 minutes'],
  [60, '1 hours'],
  [549, '9 hours 9 minutesIn'],
  [3_000, '50 hours'],
])('%i minutes are %s', (minutes, expected) => {
  expect(renderHook(() => useMinutes(), { wrapper }).result.current(minutes)).toBe(expected);
});

test('of seconds the figures stand out, and nothing takes no time', () => {
  const { container, rerender } = render(<Minutes seconds={3_905} />, { wrapper });
  expect(container.innerHTML).toBe('<b>1</b> hours <b>5</b> minutesIn');
  rerender(<Minutes seconds={4} />);
  expect(container.innerHTML).toBe('<b>1</b> minutes');
});
