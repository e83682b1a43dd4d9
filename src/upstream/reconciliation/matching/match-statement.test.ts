import { describe, expect, it } from 'vitest';
import { entry, line, NOON, payout, payoutLine } from '../../../../tests/builders/matching.ts';
import { UNION_PAY_FILE, WECHAT_FUND, WECHAT_TRADE } from '../../../contract/reconciliation-statement.ts';
import { matchStatement } from './match-statement.ts';
import { amountOf, type BillLine, type Entry, gapOf, type Matched } from './parts.ts';

const match = (entries: Entry[], lines: BillLine[], channel: 1 | 2 | 3 | 4 | 9 = WECHAT_TRADE) =>
  matchStatement({ channel, entries, lines });
const types = ({ differences }: Matched) => differences.map(({ type }) => type).toSorted();

describe('a payment and a line', () => {
  it('of one number are the same', () => {
    const found = match([entry()], [line()]);
    expect(found).toMatchObject({ differences: [], aside: [], idle: [] });
    expect(found.pairs).toHaveLength(1);
  });

  it('are the same by our number where the channel has another one of its own', () => {
    expect(match([entry({ channelNo: 'S-1' })], [line()]).pairs).toHaveLength(1);
  });

  it('of another amount differ by it', () => {
    const found = match([entry({ amount: 2_500 })], [line()]);
    expect(types(found)).toEqual([3]);
    expect(found.differences.map(gapOf)).toEqual([500]);
    expect(found.differences.map(amountOf)).toEqual([500]);
  });

  it('of another fee differ by it, where both know it', () => {
    const found = match([entry({ fee: 12 })], [line({ fee: 48 })]);
    expect(types(found)).toEqual([3]);
    expect(found.differences.map(gapOf)).toEqual([36]);
    expect(match([entry()], [line({ fee: 48 })]).pairs).toHaveLength(1);
  });

  it('of different states differ: paid there and under way or failed here, and the other way round', () => {
    expect(types(match([payout({ state: 'processing' })], [payoutLine()], WECHAT_FUND))).toEqual([4]);
    expect(types(match([payout({ state: 'failed' })], [payoutLine()], WECHAT_FUND))).toEqual([4]);
    expect(types(match([payout()], [payoutLine({ status: 'failed' })], WECHAT_FUND))).toEqual([4]);
    expect(types(match([payout({ state: 'failed' })], [payoutLine({ status: 'failed' })]))).toEqual([]);
  });

  it('of two days are of another day, from either side', () => {
    const late = match([entry({ isOfDay: false })], [line()]);
    expect(types(late)).toEqual([5]);
    expect(late.differences.map(gapOf)).toEqual([-2_000]);
    const early = match([entry()], [line({ isOfDay: false })]);
    expect(types(early)).toEqual([5]);
    expect(early.differences.map(gapOf)).toEqual([2_000]);
    expect(types(match([entry({ isOfDay: false })], [line({ isOfDay: false })]))).toEqual([]);
  });
});

describe('only one side', () => {
  it('has a payment: an empty statement is never the same as the books', () => {
    expect(types(match([entry()], []))).toEqual([1]);
    expect(types(match([], [line()]))).toEqual([2]);
    expect(types(match([], []))).toEqual([]);
  });

  it('is not missed of what is under way or has failed', () => {
    const found = match([payout({ state: 'processing' }), payout({ state: 'failed' })], [], WECHAT_FUND);
    expect(found.differences).toEqual([]);
    expect(found.idle).toHaveLength(2);
  });

  it('has what another of the same number has: the channel answers twice', () => {
    const found = match([entry()], [line(), line({ occurredOn: NOON + 1 })]);
    expect(found.pairs).toHaveLength(1);
    expect(types(found)).toEqual([2]);
  });

  it('has the second of two bills of one order', () => {
    const found = match([entry()], [line({ channelNo: 'WX-2', occurredOn: NOON - 1 }), line()]);
    expect(found.pairs.map(pair => pair.line.channelNo)).toEqual(['WX-1']);
    expect(found.differences.map(one => one.line?.channelNo)).toEqual(['WX-2']);
  });
});

describe('what goes back', () => {
  const refund = entry({
    key: 'outlay:r',
    flow: 'out',
    channelNo: 'R-1',
    merchantNo: 'RF-1',
    amount: -2_000,
  });
  const refundLine = line({
    kind: 'refund',
    channelNo: 'R-1',
    merchantNo: 'RF-1',
    originalChannelNo: 'WX-1',
    amount: -2_000,
  });

  it('stands beside the payment that it gives back', () => {
    const found = match([entry(), refund], [refundLine, line()]);
    expect(found.pairs).toHaveLength(2);
    expect(found.differences).toEqual([]);
  });

  it('is no payment, even under the number of one', () => {
    const found = match([entry()], [line({ kind: 'refund', amount: -2_000 })]);
    expect(types(found)).toEqual([1, 2]);
  });

  it('over midnight is of another day', () => {
    expect(types(match([{ ...refund, isOfDay: false }], [refundLine]))).toEqual([5]);
  });

  it('and was closed after it was accepted is another state than paid', () => {
    const closed = line({ ...refundLine, key: 'line:c', amount: 2_000 });
    const found = match([refund], [refundLine, closed], WECHAT_FUND);
    expect(types(found)).toEqual([4]);
    expect(found.differences.map(gapOf)).toEqual([-2_000]);
    expect(match([{ ...refund, state: 'failed' }], [refundLine, closed], WECHAT_FUND).differences).toEqual(
      [],
    );
  });

  it('of a payout is another state than paid, and the payout is explained by it', () => {
    const back = payoutLine({ kind: 'payoutReturn', amount: 48_000 });
    const found = match([payout()], [payoutLine(), back], WECHAT_FUND);
    expect(types(found)).toEqual([4]);
    expect(found.aside.map(({ kind }) => kind)).toEqual(['payout']);
    const later = match([payout({ isOfDay: false, mayMiss: true })], [back], WECHAT_FUND);
    expect(later.differences.map(gapOf)).toEqual([-48_000]);
    const both = match([payout({ isOfDay: false, mayMiss: true })], [payoutLine(), back], WECHAT_FUND);
    expect(both.differences.map(gapOf)).toEqual([0]);
    const alone = match([], [back], WECHAT_FUND);
    expect(alone.differences.map(gapOf)).toEqual([-48_000]);
  });

  it('of a payment that was cancelled is another state than paid, unless we have refunded it', () => {
    const cancelled = line({ status: 'revoked', amount: -2_000 });
    expect(types(match([entry()], [line(), cancelled]))).toEqual([4]);
    expect(match([entry({ state: 'returned' })], [line(), cancelled]).differences).toEqual([]);
  });
});

describe('the fund flow', () => {
  it('tells of trades again, with their fees: they belong to the trade bill', () => {
    const found = match([], [line(), line({ kind: 'fee', amount: -12 })], WECHAT_FUND);
    expect(found.differences).toEqual([]);
    expect(found.aside).toHaveLength(2);
  });

  it('has fees of nothing else that it tells of', () => {
    expect(
      types(
        match([], [line({ kind: 'fee', channelNo: 'WX-7', merchantNo: null, amount: -36 })], WECHAT_FUND),
      ),
    ).toEqual([2]);
  });

  it('has money that neither is a trade nor a payout', () => {
    expect(types(match([], [line({ kind: 'other', amount: 100_000 })], WECHAT_FUND))).toEqual([2]);
  });
});

describe('numbers that do not meet', () => {
  const ours = payout({ channelNo: 'SERIAL', merchantNo: null });
  const theirs = payoutLine({ channelNo: 'Q-1', merchantNo: 'X', occurredOn: NOON + 60_000 });

  it('are made good by amount and time, where one fits one', () => {
    const found = match([ours], [theirs], UNION_PAY_FILE);
    expect(found.pairs.map(({ by }) => by)).toEqual(['amount']);
  });

  it('are left to a person where two fit, or the time is too long', () => {
    expect(
      types(match([ours], [theirs, { ...theirs, key: 'line:2', channelNo: 'Q-2' }], UNION_PAY_FILE)),
    ).toEqual([1, 2, 2]);
    expect(types(match([ours], [{ ...theirs, occurredOn: NOON + 3_600_000 }], UNION_PAY_FILE))).toEqual([
      1, 2,
    ]);
  });
});
