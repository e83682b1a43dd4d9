/**
 * What the operator pays. 支出 outlay · 收款人 payee · 申请人 who asked · 复核人 who approved · 复核 approval · 驳回 refuse. Over a limit it
 * waits for a second person; once it is sent, the payment provider says what becomes of it (`docs/payments.md`).
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { choice } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { fen } from './grammar/kinds/number.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { other } from './grammar/kinds/other.ts';
import { area } from './grammar/kinds/reference.ts';
import { code, plateText, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { anyOf } from './grammar/may.ts';
import { specifiedResource } from './grammar/resource.ts';
import {
  EpochMs,
  Flag,
  filledLine,
  Id,
  line,
  masked as maskedText,
  RequestId,
  writeFields,
} from './grammar/wire.ts';
import {
  ASKING_RIGHTS,
  AUDIT_STATES,
  OUTLAY_BIZ_CODES,
  OUTLAY_STATES,
  RECON_STATES,
  SAVE_STATUSES,
  TRADE_CHANNELS,
} from './payment-states.ts';
import { HELD_CHANNELS } from './reconciliation-states.ts';

const APPROVING_RIGHTS = ['finance:check', ...ASKING_RIGHTS] as const;

/** So much of one payment that came in. */
const RefundOf = z.object({
  channel: oneOf(TRADE_CHANNELS),
  tradeNo: z.string(),
  /** Fen. */
  amount: z.int(),
});

export const outlay = specifiedResource('outlay', {
  changesByActs: true,
  path: 'finance/outlay',
  fields: {
    outTradeNo: code(64).filled().readOnly().search(),
    state: choice(OUTLAY_STATES)
      .filled()
      .readOnly()
      .status({ 0: 'warn', 1: 'ok', 2: 'warn', 3: 'bad', 4: 'off' }),
    bizCode: choice(OUTLAY_BIZ_CODES).filled().readOnly(),
    /** The record that it is paid for, as its own room names it. */
    bizStrId: code(64).filled().readOnly(),
    payeeName: text(40).readOnly().search(),
    payeeAccount: masked('card').readOnly(),
    plateNumber: plateText(10).readOnly().search(),
    amount: fen().filled().readOnly(),
    tradeChannel: choice(TRADE_CHANNELS).filled().readOnly(),
    /** Null before it was sent, and while nobody knows what became of it. */
    saveStatus: choice(SAVE_STATUSES).readOnly(),
    applyUser: text(40).readOnly().search(),
    checkUser: text(40).readOnly(),
    /** Why it was refused. */
    closeReason: text(200).readOnly(),
    /** When it was asked for. */
    createdOn: moment('exact').filled().readOnly(),
    payTime: moment('exact').readOnly(),
    /** The provider's own name of the payment. */
    tradeNo: code(64).readOnly().search(),
    failCode: code(40).readOnly(),
    failReason: text(200).readOnly(),
    receiptUrl: other(z.string()).readOnly(),
    /** The payments that a refund gives back, the way they came; null where it goes to another payee. */
    refundOf: other(z.array(RefundOf)).readOnly(),
    /** Null where it was not drawn for an audit. */
    auditState: choice(AUDIT_STATES).readOnly().status({ 0: 'warn', 1: 'ok', 2: 'bad' }),
    auditUser: text(40).readOnly(),
    auditNote: text(200).readOnly(),
    auditedOn: moment('exact').readOnly(),
    reconState: choice(RECON_STATES).filled().readOnly(),
    /** Of a correction: the difference that it corrects. */
    corrects: other(Id).readOnly(),
    /** When the channel has paid what came in after the books of that day were closed; null where `payTime` says it. */
    channelTime: moment('exact').readOnly(),
    /** Against whose statements it is held. */
    statementChannel: choice(HELD_CHANNELS).words('reconciliation.channel').filterOnly(),
    addressType: area().filled().readOnly(),
  },
  equals: [
    'state',
    'statementChannel',
    'corrects',
    'bizCode',
    'bizStrId',
    'tradeChannel',
    'reconState',
    'auditState',
    'addressType',
  ],
  filters: ['createdOn', 'payTime', 'amount', 'payeeName', 'plateNumber', 'applyUser', 'tradeNo'],
  sorts: ['createdOn', 'payTime', 'amount', 'state', 'bizCode', 'tradeChannel'],
  sums: ['amount'],
  sumsBy: 'state',
  isNewestFirst: true,
  may: { read: 'finance', edit: 'finance:check', export: 'finance:export' },
  mayHear: anyOf('finance', ...APPROVING_RIGHTS),
  refusal: 'request',
  calls: { list: 'GET /api/admin/finance/outlays' },
});
export type Outlay = z.output<typeof outlay.Row>;

/** Each outlay says with which of them it is decided. */
const MAY_DECIDE = anyOf(...APPROVING_RIGHTS);

/** What waits for a second person, as he has to know it. */
export const WaitingOutlay = z.object({
  id: Id,
  version: z.int(),
  bizCode: z.int(),
  bizStrId: z.string(),
  payeeName: z.nullable(z.string()),
  payeeAccount: z.nullable(maskedText('card')),
  plateNumber: z.nullable(z.string()),
  /** Fen. */
  amount: z.int(),
  tradeChannel: z.int(),
  applyUser: z.string(),
  createdOn: EpochMs,
  /** As of the record; null where it goes to another payee. */
  refundOf: z.nullable(z.array(RefundOf)),
  remark: z.nullable(z.string()),
});
export type WaitingOutlay = z.output<typeof WaitingOutlay>;

const deciding = {
  data: WaitingOutlay,
  may: MAY_DECIDE,
  fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
  business: 'update',
  scope: 'areas',
} as const;

export const outlayCalls = callGroup(
  'outlays',
  {
    /** One that waits to be approved or audited, for who may decide it or has asked for it. */
    getWaitingOutlay: call('GET', '/api/admin/finance/outlay/waiting', {
      query: z.object({ id: Id }),
      data: WaitingOutlay,
      may: MAY_DECIDE,
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** Another person than who asked for it. It is paid from then on. */
    approveOutlay: call('POST', '/api/admin/finance/outlay/approve', {
      body: z.object({ id: Id, ...writeFields }),
      ...deciding,
    }),
    /** Also by who asked for it. */
    refuseOutlay: call('POST', '/api/admin/finance/outlay/refuse', {
      body: z.object({ id: Id, reason: filledLine(200), ...writeFields }),
      ...deciding,
    }),
    /** What became of a reward that was drawn: not in order takes the applicant's right to pay rewards, with a note. */
    auditOutlay: call('POST', '/api/admin/finance/outlay/audit', {
      body: z.object({ id: Id, isPassed: Flag, note: z.optional(z.nullable(line(200))), ...writeFields }),
      data: WaitingOutlay,
      may: 'finance:check',
      fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
      business: 'update',
      scope: 'areas',
    }),
    /** Asks the provider at once what has become of it. */
    queryOutlay: call('POST', '/api/admin/finance/outlay/query', {
      body: z.object({ id: Id, requestId: z.optional(RequestId) }),
      data: outlay.Row,
      may: 'finance',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED', 'DEPENDENCY_AWAY'],
      business: 'update',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
