/**
 * Money that drivers take out of their cash accounts. 提现 withdrawal · 手续费 fee · 实付 net amount · 初审 first audit ·
 * 复审 second audit · 打款 pay. Each try to pay is one outlay (`outlay.ts`, bizCode 4).
 */
import type * as z from 'zod/mini';
import { choice, choices } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { count, fen } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { area } from './grammar/kinds/reference.ts';
import { code, plateText, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { anyOf } from './grammar/may.ts';
import { specifiedResource } from './grammar/resource.ts';
import { Id } from './grammar/wire.ts';
import {
  SECOND_REASONS,
  WITHDRAWAL_CHANNELS,
  WITHDRAWAL_SOURCES,
  WITHDRAWAL_STATES,
} from './withdrawal-states.ts';

export const withdrawal = specifiedResource('withdrawal', {
  changesByActs: true,
  isBeyondPlain: true,
  path: 'finance/cashIndex',
  fields: {
    withdrawNo: code(24).filled().readOnly().search(),
    state: choice(WITHDRAWAL_STATES)
      .filled()
      .readOnly()
      .status({ 0: 'warn', 10: 'warn', 11: 'ok', 12: 'warn', 20: 'off', 21: 'bad' }),
    driverId: other(Id).filled().readOnly(),
    driverName: text(40).filled().readOnly().search(),
    driverMobile: masked('mobile').readOnly(),
    plateNum: plateText(10).readOnly().search(),
    amount: fen().filled().readOnly(),
    fee: fen().filled().readOnly(),
    /** What the driver gets: `amount` without `fee`. */
    realAmount: fen().filled().readOnly(),
    /** Of the cash account, when it was asked for. */
    balanceBefore: fen().filled().readOnly(),
    channel: choice(WITHDRAWAL_CHANNELS).words('outlay.tradeChannel').filled().readOnly(),
    /** With channel 2: the card, as it was when it was asked for. */
    bankName: text(40).readOnly(),
    cardNo: masked('card').readOnly(),
    cardHolder: text(40).readOnly(),
    source: choice(WITHDRAWAL_SOURCES).filled().readOnly(),
    /** The clerk who asked for it; the driver's name where the driver did. */
    applyUser: text(40).filled().readOnly().search(),
    createdOn: moment('exact').filled().readOnly(),
    /** Why a second auditor is needed; empty where one is enough. */
    secondFor: choices(SECOND_REASONS).filled().readOnly(),
    /** With state 0: it waits for the second auditor. */
    firstAuditUser: text(40).readOnly(),
    firstAuditTime: moment('exact').readOnly(),
    /** Who has approved or refused it for good. */
    auditUser: text(40).readOnly(),
    auditTime: moment('exact').readOnly(),
    /** Why it was refused. */
    auditReason: text(200).readOnly(),
    /** Who has let it be paid, at the last try. */
    payUser: text(40).readOnly(),
    /** How often it was sent to the payment provider. */
    tries: count().filled().readOnly(),
    /** The outlay of the last try; `queryOutlay` asks the provider about it. */
    outlayId: other(Id).readOnly(),
    payTime: moment('exact').readOnly(),
    /** The provider's own name of the payment. */
    tradeNo: code(64).readOnly().search(),
    failReason: text(200).readOnly(),
    addressType: area().filled().readOnly(),
  },
  equals: ['state', 'driverId', 'channel', 'source', 'secondFor', 'addressType', 'driverMobile'],
  filters: [
    'createdOn',
    'auditTime',
    'payTime',
    'amount',
    'driverName',
    'plateNum',
    'applyUser',
    'firstAuditUser',
    'auditUser',
    'tradeNo',
  ],
  sorts: ['createdOn', 'amount', 'state', 'auditTime', 'payTime', 'channel'],
  sums: ['amount', 'fee', 'realAmount'],
  sumsBy: 'state',
  isNewestFirst: true,
  may: { read: 'finance.withdrawal', edit: 'finance.withdrawal:audit', export: 'finance:export' },
  mayHear: anyOf('finance.withdrawal', 'finance.withdrawal:audit', 'finance.withdrawal:pay'),
  refusal: 'request',
  calls: { list: 'GET /api/admin/finance/withdrawals' },
});
export type Withdrawal = z.output<typeof withdrawal.Row>;
