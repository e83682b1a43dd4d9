/**
 * To which card a reward goes, and what the bank says of it. 银行卡 bank card · 回单 receipt. `{id}` of these addresses is that
 * of the lost case, as `bizStrId` of its outlay.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { anyOf } from './grammar/may.ts';
import {
  EpochMs,
  Flag,
  filledLine,
  Id,
  line,
  listQuery,
  masked,
  wholeValue,
  writeFields,
} from './grammar/wire.ts';
import { OUTLAY_STATES } from './payment-states.ts';

const CARD_NO = /^\d{12,19}$/;

export const BankCard = z.object({
  lostId: Id,
  bankName: z.nullable(z.string()),
  cardNo: z.nullable(masked('card')),
  cardHolder: z.nullable(z.string()),
  branchName: z.nullable(z.string()),
  /** 1: a reward has been paid to it. */
  verified: Flag,
  /** 0 where none is known. */
  version: z.int(),
});
export type BankCard = z.output<typeof BankCard>;

export const BankReceipt = z.object({
  lostId: Id,
  /** The number of the transaction at the bank or payment provider. */
  serialNum: z.nullable(z.string()),
  /** Fen. */
  amount: z.int(),
  /** As property `lost.payerAccount` says; null where nobody has filled it in. */
  payerAccount: z.nullable(z.string()),
  payeeAccount: z.nullable(masked('card')),
  payeeName: z.nullable(z.string()),
  tradeTime: z.nullable(EpochMs),
  /** Where the provider keeps its own; null where it has told none. */
  receiptUrl: z.nullable(z.string()),
  /** As of outlays; receipts are of those that are paid. */
  state: oneOf(OUTLAY_STATES),
});
export type BankReceipt = z.output<typeof BankReceipt>;

const params = z.object({ id: Id });
const may = anyOf('lost', 'finance');

export const lostOutlayCalls = callGroup('lostOutlay', {
  /** Of the driver of the match; empty where none is known of him. Fails with STATE_NOT_ALLOWED where nobody is matched. */
  getBankcard: call('GET', '/api/admin/lost/outlay/{id}/bankcard', {
    params,
    data: BankCard,
    may,
    fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
    scope: 'areas',
  }),
  /** Fails with PARAMETER where the check digit of the number is wrong. A number that changes is not verified any more. */
  saveBankcard: call('POST', '/api/admin/lost/outlay/{id}/bankcard', {
    params,
    body: z.object({
      bankName: filledLine(40),
      cardNo: wholeValue('card', z.string().check(z.trim(), z.regex(CARD_NO))),
      cardHolder: filledLine(40),
      branchName: z.optional(z.nullable(line(60))),
      ...writeFields,
    }),
    data: BankCard,
    may: 'lost:reward',
    fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
    business: 'update',
    scope: 'areas',
    isBeyondPlain: true,
  }),
  /** Of the reward of a case. Fails with NOT_FOUND while none is paid. */
  getReceipt: call('GET', '/api/admin/lost/outlay/{id}/bbwTransaction/receipt', {
    params,
    data: BankReceipt,
    may,
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  /** Of all rewards that were paid, the latest first. */
  listReceipts: call('GET', '/api/admin/lost/outlay/bbwTransaction/receipts', {
    query: z.object({
      current: listQuery.current,
      size: listQuery.size,
      serialNum: z.optional(filledLine(64)),
      startTime: z.optional(EpochMs),
      endTime: z.optional(EpochMs),
    }),
    data: z.array(BankReceipt),
    isPaged: true,
    may,
    scope: 'areas',
  }),
});
