import { expect, it } from 'vitest';
import type { OurSide, TheirLine } from '../../../contract/reconciliation-records.ts';
import { meaningOf } from './meaning.ts';
import { shownRows, signOf } from './sides.ts';

const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`);

const ours: OurSide = {
  resource: 'finance/outlay',
  id: '1',
  bizCode: 4,
  bizStrId: 'W20261128017',
  name: '卢国强',
  payeeAccount: null,
  plateNumber: null,
  amount: -48_000,
  fee: null,
  outTradeNo: 'P20261128017',
  tradeNo: null,
  tradeChannel: 4,
  state: 2,
  payTime: null,
  channelTime: null,
};
const theirs: TheirLine = {
  id: '9',
  billDate: '2026-11-28',
  lineNo: 37,
  kind: 'payout',
  channelNo: '1000499',
  merchantNo: 'P20261128017',
  originalChannelNo: null,
  originalMerchantNo: null,
  amount: -48_000,
  fee: null,
  occurredOn: at('2026-11-28 23:41:07'),
  status: 'success',
  name: '商家转账',
  raw: '…',
};

it('finds what differs of a payment that is over at the channel alone', () => {
  const unequal = shownRows({ ours, theirs }).filter(row => signOf(row, { ours, theirs }) === 'unequal');
  expect(unequal).toEqual(['channelNo', 'state', 'time']);
});

it('takes seconds for nothing and another day for a difference', () => {
  const paid = { ...ours, state: 1, payTime: at('2026-11-28 23:41:30') };
  expect(signOf('time', { ours: paid, theirs })).toBe('equal');
  const late = { ...paid, payTime: at('2026-11-29 00:00:02') };
  expect(signOf('time', { ours: late, theirs })).toBe('unequal');
});

it('says of one side alone that nothing equals it, and of fees only where there are some', () => {
  expect(shownRows({ ours, theirs: null })).not.toContain('fee');
  expect(shownRows({ ours, theirs: null }).map(row => signOf(row, { ours, theirs: null }))).toEqual(
    Array(7).fill('unequal'),
  );
  expect(shownRows({ ours: { ...ours, fee: 36 }, theirs })).toContain('fee');
});

it('takes money that came back for a payment that was not made', () => {
  const back = { ...theirs, kind: 'payoutReturn' as const };
  expect(signOf('state', { ours: { ...ours, state: 3 }, theirs: back })).toBe('equal');
});

it('has a sentence for each kind', () => {
  const difference = { type: 4 as const, ours, theirs, isLate: 0 as const, carriedFrom: null };
  const meaning = (change: object) =>
    meaningOf({ ...difference, ...change } as Parameters<typeof meaningOf>[0]);
  expect(meaning({})).toBe('endedThere');
  expect(meaning({ theirs: { ...theirs, status: 'failed' } })).toBe('notDoneThere');
  expect(meaning({ type: 1, theirs: null })).toBe('onlyOurOutlay');
  expect(meaning({ type: 2, ours: null })).toBe('payout');
  expect(meaning({ type: 3, ours: { ...ours, amount: -48_000 } })).toBe('otherFee');
  expect(meaning({ type: 5 })).toBe('otherDay');
  expect(meaning({ type: 5, isLate: 1 })).toBe('late');
});
