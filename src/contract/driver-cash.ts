/**
 * What the operator owes a driver. 现金账户 cash account · 分录 entry · 余额 balance · 占用 held · 可用 available · 冲正 reversal ·
 * 调整 adjustment. Entries are only ever added; what was wrong is reversed by another one.
 */
import * as z from 'zod/mini';
import { ADJUSTMENT_STATES, CASH_BIZ_TYPES, MOST_ADJUSTED } from './cash-states.ts';
import { call, callGroup } from './grammar/call.ts';
import { choice } from './grammar/kinds/choice.ts';
import { fen } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { area } from './grammar/kinds/reference.ts';
import { code, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { anyOf } from './grammar/may.ts';
import { specifiedResource } from './grammar/resource.ts';
import { Flag, filledLine, Id, masked, RequestId, writeFields } from './grammar/wire.ts';

const may = {
  read: anyOf('finance', 'finance.withdrawal'),
  edit: 'finance',
  export: 'finance:export',
} as const;

export const cashEntry = specifiedResource('cashEntry', {
  changesByActs: true,
  isBeyondPlain: true,
  path: 'finance/cashEntry',
  fields: {
    entryNo: code(24).filled().readOnly().search(),
    driverId: other(Id).filled().readOnly(),
    driverName: text(40).filled().readOnly().search(),
    bizType: choice(CASH_BIZ_TYPES).filled().readOnly(),
    /** What it is for, as its own room names it; there is one entry for each. */
    bizNo: code(64).filled().readOnly().search(),
    /** Below 0 where the balance becomes less. */
    amount: fen({}).filled().readOnly(),
    /** Of the account, after it. */
    balance: fen().filled().readOnly(),
    /** Number of the entry that this one takes back. */
    reverses: code(24).readOnly(),
    /** Null where no person has booked it. */
    operator: text(40).readOnly(),
    createdOn: moment('exact').filled().readOnly(),
    addressType: area().filled().readOnly(),
  },
  equals: ['driverId', 'bizType', 'bizNo', 'reverses', 'addressType'],
  filters: ['createdOn', 'amount', 'driverName', 'bizNo', 'reverses', 'operator'],
  sorts: ['createdOn', 'amount', 'bizType'],
  sums: ['amount'],
  sumsBy: 'bizType',
  isNewestFirst: true,
  may,
  refusal: 'request',
  calls: { list: 'GET /api/admin/finance/cash-entries' },
});
export type CashEntry = z.output<typeof cashEntry.Row>;

export const cashAdjustment = specifiedResource('cashAdjustment', {
  changesByActs: true,
  isBeyondPlain: true,
  path: 'finance/cashAdjustment',
  fields: {
    adjustNo: code(24).filled().readOnly().search(),
    state: choice(ADJUSTMENT_STATES).filled().readOnly().status({ 0: 'warn', 1: 'ok', 2: 'off' }),
    driverId: other(Id).filled().readOnly(),
    driverName: text(40).filled().readOnly().search(),
    amount: fen({}).filled().readOnly(),
    /** Number of the entry that is taken back; null where it is none. */
    reverses: code(24).readOnly().search(),
    reason: text(200).filled().readOnly(),
    applyUser: text(40).filled().readOnly().search(),
    createdOn: moment('exact').filled().readOnly(),
    checkUser: text(40).readOnly(),
    checkedOn: moment('exact').readOnly(),
    /** Why it was refused. */
    closeReason: text(200).readOnly(),
    /** Number of the entry that was booked; null before it was. */
    entryNo: code(24).readOnly(),
    addressType: area().filled().readOnly(),
  },
  equals: ['state', 'driverId', 'addressType'],
  filters: ['createdOn', 'checkedOn', 'amount', 'driverName', 'applyUser'],
  sorts: ['createdOn', 'checkedOn', 'amount', 'state'],
  sums: ['amount'],
  sumsBy: 'state',
  isNewestFirst: true,
  may: { read: anyOf('finance', 'finance:check'), edit: 'finance', export: 'finance:export' },
  mayHear: anyOf('finance', 'finance:check'),
  refusal: 'request',
  calls: { list: 'GET /api/admin/finance/cash-adjustments' },
});
export type CashAdjustment = z.output<typeof cashAdjustment.Row>;

export const CashAccount = z.object({
  driverId: Id,
  driverName: z.string(),
  driverMobile: z.nullable(masked('mobile')),
  /** Fen, all three. */
  balance: z.int(),
  /** Of open withdrawals. */
  held: z.int(),
  /** What may be withdrawn: `balance` without `held`. */
  available: z.int(),
  /** The driver's account in the app is frozen: nothing is withdrawn. */
  isFrozen: Flag,
});
export type CashAccount = z.output<typeof CashAccount>;

/** Fen, above or below 0. */
const AdjustedFen = z.int().check(
  z.gte(-MOST_ADJUSTED),
  z.lte(MOST_ADJUSTED),
  z.refine(amount => amount !== 0),
);

const deciding = {
  data: cashAdjustment.Row,
  business: 'update',
  scope: 'areas',
} as const;

export const driverCashCalls = callGroup(
  'driverCash',
  {
    /** A driver for whom nothing was ever booked has 0. */
    getCashAccount: call('GET', '/api/admin/finance/cash-account', {
      query: z.object({ driverId: Id }),
      data: CashAccount,
      may: may.read,
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** It waits for another person with `finance:check`. Fails with STATE_NOT_ALLOWED where less is available. */
    askCashAdjustment: call('POST', '/api/admin/finance/cash-adjustment', {
      body: z.object({
        driverId: Id,
        amount: AdjustedFen,
        reason: filledLine(200),
        requestId: z.optional(RequestId),
      }),
      data: cashAdjustment.Row,
      may: 'finance',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
      business: 'add',
      scope: 'areas',
    }),
    /** The same for the opposite of an entry. Fails with DUPLICATE where it is reversed, or waits to be. */
    askCashReversal: call('POST', '/api/admin/finance/cash-reversal', {
      body: z.object({ entryId: Id, reason: filledLine(200), requestId: z.optional(RequestId) }),
      data: cashAdjustment.Row,
      may: 'finance',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED', 'DUPLICATE'],
      business: 'add',
      scope: 'areas',
    }),
    /** Another person than who asked for it. It is booked at once. */
    approveCashAdjustment: call('POST', '/api/admin/finance/cash-adjustment/approve', {
      body: z.object({ id: Id, ...writeFields }),
      ...deciding,
      may: 'finance:check',
      fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED', 'DUPLICATE'],
    }),
    /** Nothing is booked. Who asked for it takes it back in this way. */
    refuseCashAdjustment: call('POST', '/api/admin/finance/cash-adjustment/refuse', {
      body: z.object({ id: Id, reason: filledLine(200), ...writeFields }),
      ...deciding,
      may: anyOf('finance:check', 'finance'),
      fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED', 'NO_PERMISSION'],
    }),
  },
  { isBeyondPlain: true },
);
