import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createI18nProvider } from '../../../data/i18n-provider.ts';
import { useMatcher } from './use-matcher.ts';

const RIGHTS = [
  { val: 'vehiclemgr.info', name: '车辆信息' },
  { val: 'ours.withdrawal', name: '提现审核' },
];

const provider = createI18nProvider('zh', { permission: { vehiclemgr: { info: '车辆信息' } } });
const Speaking = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext i18nProvider={provider}>{children}</CoreAdminContext>
);

const found = (wanted: string) => {
  const { result } = renderHook(() => useMatcher(wanted), { wrapper: Speaking });
  return () => result.current && RIGHTS.filter(right => result.current?.(right)).map(({ val }) => val);
};

test.each([
  ['all of its pinyin', 'cheliangxinxi', ['vehiclemgr.info']],
  ['part of its pinyin, with blanks', 'Xin Xi', ['vehiclemgr.info']],
  ['first letters', 'txsh', ['ours.withdrawal']],
  ['both mixed', 'tixiansh', ['ours.withdrawal']],
  ['characters', '审核', ['ours.withdrawal']],
  ['its code', 'vehiclemgr', ['vehiclemgr.info']],
  ['what none has', 'zzz', []],
])('a right is found by %s', async (_what, wanted, expected) => {
  const now = found(wanted);
  await waitFor(() => expect(now()).toEqual(expected));
});

test('without anything nothing is sought', () => {
  expect(found('  ')()).toBeNull();
});
