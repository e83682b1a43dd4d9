/** Payments and lines as they are held against each other, without a database. */
import type { BillLine, Entry } from '../../src/upstream/reconciliation/matching/parts.ts';

export const NOON = Date.parse('2026-11-28T12:00:00+08:00');
let count = 0;
export const entry = (about: Partial<Entry> = {}): Entry => ({
  key: `income:${++count}`,
  flow: 'in',
  channelNo: 'WX-1',
  merchantNo: 'BK-1',
  amount: 2_000,
  fee: null,
  time: NOON,
  state: 'paid',
  isOfDay: true,
  mayMiss: false,
  ...about,
});
export const payout = (about: Partial<Entry> = {}) =>
  entry({
    key: `outlay:${++count}`,
    flow: 'out',
    channelNo: 'WX-9',
    merchantNo: 'P-9',
    amount: -48_000,
    ...about,
  });
export const line = (about: Partial<BillLine> = {}): BillLine => ({
  key: `line:${++count}`,
  lineNo: count,
  kind: 'payment',
  channelNo: 'WX-1',
  merchantNo: 'BK-1',
  originalChannelNo: null,
  originalMerchantNo: null,
  amount: 2_000,
  fee: null,
  occurredOn: NOON,
  status: 'success',
  isOfDay: true,
  ...about,
});
export const payoutLine = (about: Partial<BillLine> = {}) =>
  line({ kind: 'payout', channelNo: 'WX-9', merchantNo: 'P-9', amount: -48_000, ...about });
