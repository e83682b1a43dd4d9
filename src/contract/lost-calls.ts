/**
 * What is done about a lost case, call by call as the specification names them. 认领 claim · 匹配 match · 司机确认 held ·
 * 失主确认 owner confirms · 归还 return · 办结 close · 退款 refund · 发奖励 reward.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { plateLine } from './grammar/plates.ts';
import { telephoneLine } from './grammar/validators.ts';
import { EpochMs, filledLine, Id, line, masked, wholeValue, writeFields } from './grammar/wire.ts';
import { lostOrder, MATCH_WAYS, RETURN_TYPES, REWARD_CHANNELS } from './lost-order.ts';
import { HANDLE_STATES, LOST_RESULTS } from './lost-states.ts';

const HANDLE = 'lost:handle';
const MATCH = 'lost:match';
const REWARD = 'lost:reward';

const LONGEST = 200;
/** A telephone number, or the number of a bank card. */
const ACCOUNT = /^\d{11,19}$/;
const Fen = z.int().check(z.positive(), z.lte(100_000_000));

const acting = {
  data: lostOrder.Row,
  fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
  business: 'update',
  scope: 'areas',
} as const;
const acts = { ...acting, params: z.object({ id: Id }) } as const;
/** A second person is asked for above a limit. */
const paying = { ...acting, fails: [...acting.fails, 'DUPLICATE', 'SECOND_APPROVER'] } as const;

/** What was done: one of the acts, `create`, `edit`, or what a payment came to. */
export const LostLogEntry = z.object({
  id: Id,
  action: z.string(),
  operatorName: z.nullable(z.string()),
  /** What was said, why, or of whom. */
  content: z.nullable(z.string()),
  createdOn: EpochMs,
});

const Payment = z.object({
  lostId: Id,
  /** As the axis of the case. */
  status: z.nullable(z.int()),
  /** Fen. */
  amount: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  channel: z.nullable(z.int()),
  serialNum: z.nullable(z.string()),
  payTime: z.nullable(EpochMs),
  isWaiting: z.boolean(),
});

export const lostCalls = callGroup('lost', {
  /** Takes it on; from a colleague with a reason. */
  handleUser: call('POST', '/api/admin/lost/order/{id}/handleUser', {
    ...acts,
    body: z.object({ reason: z.optional(line(LONGEST)), ...writeFields }),
    may: HANDLE,
  }),
  /** 1 takes on or takes up again, 0 gives back, 2 asks for a result. */
  handleStatus: call('POST', '/api/admin/lost/order/{id}/handleStatus', {
    ...acts,
    query: z.object({ value: z.pipe(z.coerce.number(), oneOf(HANDLE_STATES)) }),
    body: z.object({ reason: z.optional(line(LONGEST)), ...writeFields }),
    may: HANDLE,
  }),
  /** 0 takes the match back. Of a driver of the register his number need not be said. */
  matchInfo: call('POST', '/api/admin/lost/order/{id}/matchInfo', {
    ...acts,
    body: z.object({
      matchStatus: z.optional(oneOf([0, 1])),
      matchDriverId: z.optional(z.nullable(Id)),
      matchDriverName: z.optional(z.nullable(line(40))),
      matchDriverPhone: z.optional(z.nullable(telephoneLine(40))),
      matchPlateNumber: z.optional(plateLine(10)),
      matchWay: z.optional(oneOf(MATCH_WAYS)),
      matchMessage: z.optional(z.nullable(line(LONGEST))),
      ...writeFields,
    }),
    may: MATCH,
  }),
  matchDriveRemark: call('POST', '/api/admin/lost/order/{id}/matchDriveRemark', {
    ...acts,
    body: z.object({ remark: filledLine(LONGEST), ...writeFields }),
    may: MATCH,
  }),
  /** Whether the driver holds it: 1 yes, 2 no. */
  propertyConfirm: call('POST', '/api/admin/lost/order/{id}/propertyConfirm', {
    ...acts,
    body: z.object({ propertyConfirm: oneOf([1, 2]), remark: z.optional(line(LONGEST)), ...writeFields }),
    may: HANDLE,
  }),
  /** 1 on its way, 2 returned. */
  propertyReturn: call('POST', '/api/admin/lost/order/{id}/propertyReturn', {
    ...acts,
    body: z.object({
      propertyReturn: oneOf([1, 2]),
      returnType: z.optional(oneOf(RETURN_TYPES)),
      expressNo: z.optional(z.nullable(line(40))),
      /** Fen. */
      returnFee: z.optional(z.nullable(z.int().check(z.nonnegative(), z.lte(10_000_000)))),
      /** Who took it, where that was not the owner himself. */
      receiverName: z.optional(z.nullable(line(40))),
      remark: z.optional(line(LONGEST)),
      ...writeFields,
    }),
    may: HANDLE,
  }),
  ownerConfirmInfo: call('POST', '/api/admin/lost/order/{id}/ownerConfirmInfo', {
    ...acts,
    body: z.object({
      ownerConfirm: oneOf([0, 1]),
      ownerRemark: z.optional(z.nullable(line(LONGEST))),
      ...writeFields,
    }),
    may: HANDLE,
  }),
  handleResult: call('POST', '/api/admin/lost/order/{id}/handleResult', {
    ...acts,
    body: z.object({
      handleResult: oneOf(LOST_RESULTS),
      handleRemark: z.optional(z.nullable(line(LONGEST))),
      ...writeFields,
    }),
    may: HANDLE,
  }),
  /** The owner wants no search any more: what he has paid is refunded; without `lost:refund` once a second person approves. */
  cancel: call('POST', '/api/admin/lost/order/{id}/cancel', {
    ...acts,
    body: z.object({ cancelReason: filledLine(LONGEST), ...writeFields }),
    may: HANDLE,
  }),
  /** Back to the payments that it came by. Without an amount: all that was paid. */
  refund: call('POST', '/api/admin/lost/order/{id}/refund', {
    ...paying,
    params: z.object({ id: Id }),
    body: z.object({
      refundAmount: z.optional(Fen),
      refundReason: filledLine(LONGEST),
      /** A payee other than the payer: a second person approves it. All three fields, or none. */
      payeeName: z.optional(filledLine(40)),
      payeeAccount: z.optional(wholeValue('card', z.string().check(z.trim(), z.regex(ACCOUNT)))),
      payeeChannel: z.optional(oneOf(REWARD_CHANNELS)),
      ...writeFields,
    }),
    may: 'lost:refund',
  }),
  /** To the driver who has given it back. */
  sendReward: call('POST', '/api/admin/lost/outlay/sendReward', {
    ...paying,
    body: z.object({
      lostId: Id,
      rewardAmount: Fen,
      rewardChannel: z.optional(oneOf(REWARD_CHANNELS)),
      ...writeFields,
    }),
    may: REWARD,
  }),
  /** Paid by card outside of this: its serial number counts once. */
  unionpay: call('POST', '/api/admin/lost/outlay/unionpay', {
    ...paying,
    body: z.object({
      lostId: Id,
      rewardAmount: Fen,
      serialNum: filledLine(40),
      payTime: EpochMs,
      ...writeFields,
    }),
    may: REWARD,
  }),

  getRefund: call('GET', '/api/admin/lost/order/{id}/refund', {
    params: z.object({ id: Id }),
    data: Payment,
    may: 'lost',
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  getReward: call('GET', '/api/admin/lost/order/{id}/reward', {
    params: z.object({ id: Id }),
    data: Payment,
    may: 'lost',
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  /** Who serves the case, since when, and what was done: the latest last. */
  serviceInfo: call('GET', '/api/admin/lost/order/{id}/serviceInfo', {
    params: z.object({ id: Id }),
    data: z.object({
      lostId: Id,
      handleUserName: z.nullable(z.string()),
      handleStartDate: z.nullable(EpochMs),
      slaDeadline: z.nullable(EpochMs),
      matchDriverName: z.nullable(z.string()),
      matchDriverPhone: z.nullable(masked('mobile')),
      log: z.array(LostLogEntry),
    }),
    may: 'lost',
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
});
