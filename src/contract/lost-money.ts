/** What lost cases have brought in and cost, and what drivers were given for what they gave back. 奖励 reward · 净额 net amount */
import type * as z from 'zod/mini';
import { choice } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { fen } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { area } from './grammar/kinds/reference.ts';
import { code, plateText, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { anyOf } from './grammar/may.ts';
import { specifiedResource } from './grammar/resource.ts';
import { Id } from './grammar/wire.ts';
import { REWARD_CHANNELS } from './lost-order.ts';
import { PAYMENT_STATES } from './lost-states.ts';

const may = { read: anyOf('lost', 'finance'), edit: 'finance', export: 'finance:export' } as const;

/** Of every case in which money moves. */
export const lostFinance = specifiedResource('lostFinance', {
  path: 'finance/lost',
  fields: {
    lostId: other(Id).filled().readOnly(),
    lostNo: code(20).filled().readOnly().search(),
    ownerName: text(40).readOnly().search(),
    payAmount: fen().readOnly(),
    payTime: moment().readOnly(),
    refundAmount: fen().readOnly(),
    refundStatus: choice(PAYMENT_STATES).words('lostOrder.refundStatus').filled().readOnly(),
    rewardAmount: fen().readOnly(),
    rewardStatus: choice(PAYMENT_STATES).words('lostOrder.rewardStatus').readOnly(),
    /** What was paid, without what was given back and given to drivers. */
    netAmount: fen({}).filled().readOnly(),
    handleUserName: text(40).readOnly(),
    addressType: area().filled().readOnly(),
  },
  equals: ['refundStatus', 'rewardStatus', 'addressType'],
  filters: ['payTime', 'payAmount', 'lostNo', 'ownerName', 'handleUserName'],
  sorts: ['lostNo', 'payTime', 'payAmount', 'netAmount', 'refundStatus', 'rewardStatus'],
  sums: ['payAmount', 'netAmount'],
  isNewestFirst: true,
  may,
  calls: { list: 'GET /api/admin/lost/finance/orders' },
});
export type LostFinance = z.output<typeof lostFinance.Row>;

/** Each reward that was asked for. */
export const lostReward = specifiedResource('lostReward', {
  path: 'finance/lostReward',
  fields: {
    lostId: other(Id).filled().readOnly(),
    lostNo: code(20).filled().readOnly().search(),
    driverName: text(40).readOnly().search(),
    driverPhone: masked('mobile').readOnly(),
    plateNumber: plateText(10).readOnly().search(),
    amount: fen().filled().readOnly(),
    channel: choice(REWARD_CHANNELS).words('lostOrder.rewardChannel').filled().readOnly(),
    serialNum: code(64).readOnly().search(),
    /** With channel 2: the card, and its bank as long as it is still the driver's. */
    bankName: text(40).readOnly(),
    bankCardNo: masked('card').readOnly(),
    /** 0 waits for a second person or was refused, 1 paid, 2 processing, 3 failed. */
    rewardStatus: choice(PAYMENT_STATES)
      .words('lostOrder.rewardStatus')
      .filled()
      .readOnly()
      .status({ 0: 'warn', 1: 'ok', 2: 'warn', 3: 'bad' }),
    payTime: moment().readOnly(),
    failReason: text(200).readOnly(),
    operatorName: text(40).readOnly(),
    createdOn: moment().filled().readOnly(),
    addressType: area().filled().readOnly(),
  },
  equals: ['rewardStatus', 'channel', 'addressType'],
  filters: ['createdOn', 'payTime', 'amount', 'driverName', 'plateNumber', 'operatorName'],
  sorts: ['createdOn', 'payTime', 'amount', 'rewardStatus'],
  sums: ['amount'],
  isNewestFirst: true,
  may,
  calls: { list: 'GET /api/admin/lost/rewards' },
});
export type LostReward = z.output<typeof lostReward.Row>;
