/** Asking for withdrawals, auditing and paying them. 批量 batch · 合计 sum · 单批上限 limit of a batch */
import * as z from 'zod/mini';
import { CashAccount } from './driver-cash.ts';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { anyOf } from './grammar/may.ts';
import { Flag, filledLine, Id, line, masked, RequestId, Version, writeFields } from './grammar/wire.ts';
import { withdrawal } from './withdrawal.ts';
import { WITHDRAWAL_CHANNELS, WITHDRAWAL_STATES } from './withdrawal-states.ts';

/** Rows of one batch. */
export const MOST_WITHDRAWALS_AT_ONCE = 200;
/** Fen of one withdrawal: a million yuan. */
export const MOST_WITHDRAWN = 100_000_000;

/** Fen. */
export const WithdrawnFen = z.int().check(z.gte(1), z.lte(MOST_WITHDRAWN));

/** Under which terms a driver may withdraw at this moment. */
export const WithdrawalTerms = z.object({
  account: CashAccount,
  /** Fen; less is not paid out. */
  min: z.int(),
  feePercent: z.int(),
  /** 1: an open withdrawal has to end first. */
  hasOpen: Flag,
  /** Where the money can go; none where nothing is registered. */
  payees: z.array(
    z.object({
      channel: oneOf(WITHDRAWAL_CHANNELS),
      name: z.string(),
      bankName: z.nullable(z.string()),
      /** Number of the card or of the bound account. */
      payeeAccount: masked('card'),
      /** 1: entered or changed a short time ago, so a second auditor looks at it. */
      isNew: Flag,
    }),
  ),
});
export type WithdrawalTerms = z.output<typeof WithdrawalTerms>;

const AUDIT = 'finance.withdrawal:audit';
const PAY = 'finance.withdrawal:pay';

const one = { body: z.object({ id: Id, ...writeFields }), data: withdrawal.Row } as const;
const changing = {
  fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
  business: 'update',
  scope: 'areas',
} as const;

/** What a clerk has chosen, as it was shown. */
const several = {
  body: z.object({
    items: z
      .array(z.object({ id: Id, version: Version }))
      .check(z.minLength(1), z.maxLength(MOST_WITHDRAWALS_AT_ONCE)),
    /** Fen: the sum of their amounts that the clerk has seen. */
    sum: z.int().check(z.nonnegative()),
    requestId: z.optional(RequestId),
  }),
  /** In the order of `items`. */
  data: z.array(
    z.object({
      id: Id,
      isDone: Flag,
      /** As it is now; null where it is not found. */
      state: z.nullable(oneOf(WITHDRAWAL_STATES)),
      /** Why not: a reason, or the name of a failure. */
      reason: z.nullable(z.string()),
    }),
  ),
  fails: ['STATE_NOT_ALLOWED', 'OVER_LIMIT'],
  business: 'update',
  scope: 'areas',
} as const;

export const withdrawalCalls = callGroup(
  'withdrawals',
  {
    getWithdrawalTerms: call('GET', '/api/admin/finance/withdrawal/terms', {
      query: z.object({ driverId: Id }),
      data: WithdrawalTerms,
      may: anyOf('finance.withdrawal', AUDIT),
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** By a clerk for a driver: the clerk is the applicant, and does not audit it. */
    askWithdrawal: call('POST', '/api/admin/finance/withdrawal', {
      body: z.object({
        driverId: Id,
        amount: WithdrawnFen,
        channel: oneOf(WITHDRAWAL_CHANNELS),
        remark: z.optional(z.nullable(line(200))),
        requestId: z.optional(RequestId),
      }),
      data: withdrawal.Row,
      may: AUDIT,
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED', 'DUPLICATE'],
      business: 'add',
      scope: 'areas',
    }),
    /** By somebody else than the applicant. Where a second auditor is needed, the first approval leaves it in state 0. */
    approveWithdrawal: call('POST', '/api/admin/finance/withdrawal/approve', {
      ...one,
      may: AUDIT,
      ...changing,
    }),
    /** The money is available again. Who asked for it takes it back in this way. */
    refuseWithdrawal: call('POST', '/api/admin/finance/withdrawal/refuse', {
      body: z.object({ id: Id, reason: filledLine(200), ...writeFields }),
      data: withdrawal.Row,
      may: AUDIT,
      ...changing,
    }),
    /** Sends it to the payment provider, also again after a try that failed. */
    payWithdrawal: call('POST', '/api/admin/finance/withdrawal/pay', { ...one, may: PAY, ...changing }),
    /**
     * Several at once, each judged by itself. Fails as a whole where their sum is another one than `sum`, or above
     * `withdrawal.batchLimit`.
     */
    approveWithdrawals: call('POST', '/api/admin/finance/withdrawals/approve', { ...several, may: AUDIT }),
    payWithdrawals: call('POST', '/api/admin/finance/withdrawals/pay', { ...several, may: PAY }),
  },
  { isBeyondPlain: true },
);
