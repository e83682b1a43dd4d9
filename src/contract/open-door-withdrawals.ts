/**
 * Withdrawals at the open door: drivers ask for them by their app. An account sees and repeats its own alone. 提现 withdrawal
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { EpochMs, filledLine, Id, listQuery, masked } from './grammar/wire.ts';
import { WithdrawalTerms, WithdrawnFen } from './withdrawal-calls.ts';
import { WITHDRAWAL_CHANNELS, WITHDRAWAL_STATES } from './withdrawal-states.ts';

/** A withdrawal as the driver's app needs it. */
export const OwnWithdrawal = z.object({
  id: Id,
  submitNo: z.string(),
  withdrawNo: z.string(),
  driverId: Id,
  /** Fen, all three. */
  amount: z.int(),
  fee: z.int(),
  realAmount: z.int(),
  channel: oneOf(WITHDRAWAL_CHANNELS),
  bankName: z.nullable(z.string()),
  cardNo: z.nullable(masked('card')),
  state: oneOf(WITHDRAWAL_STATES),
  createdOn: EpochMs,
  payTime: z.nullable(EpochMs),
  /** Why it was refused. */
  auditReason: z.nullable(z.string()),
});
export type OwnWithdrawal = z.output<typeof OwnWithdrawal>;

const door = { may: 'open-door', openScope: 'withdraw' } as const;

export const withdrawalDoorCalls = callGroup(
  'withdrawalDoor',
  {
    /** The same `submitNo` of an account again is the same withdrawal. */
    handInWithdrawal: call('POST', '/api/open/withdrawals', {
      body: z.object({
        submitNo: filledLine(64),
        driverId: Id,
        amount: WithdrawnFen,
        channel: oneOf(WITHDRAWAL_CHANNELS),
      }),
      data: OwnWithdrawal,
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED', 'DUPLICATE'],
      ...door,
    }),
    /** Those that this account has asked for, the latest first. */
    listOwnWithdrawals: call('GET', '/api/open/withdrawals', {
      query: z.object({ driverId: Id, current: listQuery.current, size: listQuery.size }),
      data: z.array(OwnWithdrawal),
      isPaged: true,
      fails: ['NOT_FOUND'],
      ...door,
    }),
    /** What the driver has, and how it may be withdrawn. */
    getOwnCashAccount: call('GET', '/api/open/cash-account', {
      query: z.object({ driverId: Id }),
      data: WithdrawalTerms,
      fails: ['NOT_FOUND'],
      ...door,
    }),
  },
  { isBeyondPlain: true },
);
