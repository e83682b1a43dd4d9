/** What was paid to the operator. 收入 income · 实收 net amount · 手续费 fee. Payment providers report it: `payment-door.ts`. */
import type * as z from 'zod/mini';
import { choice } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { fen } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { area } from './grammar/kinds/reference.ts';
import { code, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { specifiedResource } from './grammar/resource.ts';
import { Id } from './grammar/wire.ts';
import { INCOME_BIZ_CODES, INCOME_STATES, RECON_STATES, TRADE_CHANNELS } from './payment-states.ts';
import { HELD_CHANNELS } from './reconciliation-states.ts';

export const income = specifiedResource('income', {
  changesByActs: true,
  path: 'finance/income',
  fields: {
    tradeNo: code(64).filled().readOnly().search(),
    state: choice(INCOME_STATES)
      .filled()
      .readOnly()
      .status({ 0: 'warn', 1: 'ok', 2: 'warn', 3: 'bad', 4: 'off', 5: 'off' }),
    bizCode: choice(INCOME_BIZ_CODES).filled().readOnly(),
    /** The record that it was paid for, as its own room names it. */
    bizStrId: code(64).readOnly(),
    amount: fen().filled().readOnly(),
    fee: fen().filled().readOnly(),
    netAmount: fen({}).filled().readOnly(),
    tradeChannel: choice(TRADE_CHANNELS).words('outlay.tradeChannel').filled().readOnly(),
    payTime: moment('exact').readOnly(),
    payerName: text(40).readOnly().search(),
    payerMobile: masked('mobile').readOnly(),
    outTradeNo: code(64).readOnly().search(),
    reconState: choice(RECON_STATES).words('outlay.reconState').filled().readOnly(),
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
    'addressType',
    'payerMobile',
  ],
  filters: ['payTime', 'amount', 'tradeNo', 'outTradeNo', 'payerName'],
  sorts: ['payTime', 'amount', 'state', 'bizCode', 'tradeChannel'],
  sums: ['amount', 'fee', 'netAmount'],
  sumsBy: 'state',
  isNewestFirst: true,
  may: { read: 'finance', edit: 'finance', export: 'finance:export' },
  refusal: 'request',
  calls: { list: 'GET /api/admin/finance/incomes' },
});
export type Income = z.output<typeof income.Row>;
