import { expect, it } from 'vitest';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { historyOf } from './history-of.ts';

const ROW = {
  withdrawNo: 'TX1',
  source: 2,
  applyUser: '陆文彬',
  driverName: '韦日辉',
  amount: 123_450,
  createdOn: 1,
  firstAuditTime: null,
  firstAuditUser: null,
  auditTime: null,
  auditUser: null,
  auditReason: null,
  state: 0,
} as unknown as Withdrawal;

const A_TRY = {
  id: '7',
  bizStrId: 'TX1-1',
  state: 3,
  createdOn: 10,
  updatedOn: 12,
  payTime: null,
  applyUser: '黄永福',
  failReason: '余额不足',
  failCode: 'NOTENOUGH',
} as const;

const told = (row: Partial<Withdrawal>, outlays: Parameters<typeof historyOf>[1] = []) =>
  historyOf({ ...ROW, ...row }, outlays).map(({ what, who, time }) => [time, who, what]);

it('begins with who has asked, and for whom', () => {
  expect(told({})).toEqual([[1, '陆文彬', 'askedFor']]);
  expect(told({ source: 1, applyUser: '韦日辉' })).toEqual([[1, '韦日辉', 'asked']]);
});

it('tells of two auditors, the latest first', () => {
  const audited = {
    state: 10,
    firstAuditTime: 3,
    firstAuditUser: '甲',
    auditTime: 5,
    auditUser: '乙',
  } as const;
  expect(told(audited).map(([, who, what]) => [who, what])).toEqual([
    ['乙', 'second'],
    ['甲', 'first'],
    ['陆文彬', 'askedFor'],
  ]);
});

it('tells why it was refused', () => {
  const [latest] = historyOf(
    { ...ROW, state: 20, auditTime: 4, auditUser: '甲', auditReason: '户名不符' },
    [],
  );
  expect(latest).toMatchObject({ what: 'refused', told: { why: '户名不符' } });
});

it('tells of each try and what became of it', () => {
  const paid = {
    ...A_TRY,
    id: '8',
    bizStrId: 'TX1-2',
    state: 1,
    createdOn: 20,
    updatedOn: 25,
    payTime: 22,
  } as const;
  expect(told({ state: 11, auditTime: 5, auditUser: '甲' }, [paid, A_TRY])).toEqual([
    [22, null, 'paid'],
    [20, '黄永福', 'tried'],
    [12, null, 'failed'],
    [10, '黄永福', 'tried'],
    [5, '甲', 'approved'],
    [1, '陆文彬', 'askedFor'],
  ]);
});

it('orders what happened in the same moment', () => {
  const atOnce = { ...A_TRY, state: 1, createdOn: 5, payTime: 5 } as const;
  expect(told({ state: 11, auditTime: 5, auditUser: '甲' }, [atOnce]).map(([, , what]) => what)).toEqual([
    'paid',
    'tried',
    'approved',
    'askedFor',
  ]);
});
