import { expect, it } from 'vitest';
import type { WithdrawalEvidence } from '../../contract/withdrawal-desk.ts';
import { tonesOf } from './tones-of.ts';

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
const ROW = { amount: 500_000, createdOn: NOW };
const LONG_KNOWN: WithdrawalEvidence = {
  payeeSince: 0,
  isSamePayee: 1,
  driverSince: 0,
  driverState: 1,
  daySum: 2_000_000,
  secondAmount: 500_000,
  secondDay: 2_000_000,
  newPayeeHours: 72,
  whyNotApprove: null,
};
const ALL_WELL = { amount: 'ok', day: 'ok', payee: 'ok', driver: 'ok', independence: 'ok' };

it('is all well at the limits, for who is long known', () => {
  expect(tonesOf(ROW, LONG_KNOWN, NOW)).toEqual(ALL_WELL);
});

it.each<[string, Partial<WithdrawalEvidence>, Partial<typeof ALL_WELL>, number?]>([
  ['an amount above the limit', {}, { amount: 'warn' }, 500_001],
  ['a day above the limit', { daySum: 2_000_001 }, { day: 'warn' }],
  ['a card of yesterday', { payeeSince: NOW - DAY }, { payee: 'warn' }],
  ['a card that was changed since', { isSamePayee: 0, payeeSince: NOW }, { payee: 'bad' }],
  ['a driver of last week', { driverSince: NOW - 7 * DAY }, { driver: 'warn' }],
  ['a driver who has left', { driverState: 4 }, { driver: 'warn' }],
  ['an auditor who asked for it himself', { whyNotApprove: 'APPROVES_OWN' }, { independence: 'bad' }],
  ['a frozen account, which says nothing of the auditor', { whyNotApprove: 'WITHDRAWAL_FROZEN' }, {}],
])('%s', (_, known, tones, amount = ROW.amount) => {
  expect(tonesOf({ ...ROW, amount }, { ...LONG_KNOWN, ...known }, NOW)).toEqual({ ...ALL_WELL, ...tones });
});
