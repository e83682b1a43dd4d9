/**
 * Payments at the open door, as he tells of them through whom money goes. 支付渠道 payment provider · 上报 report. Each report
 * is taken once, by its own id; sent again it changes nothing.
 */
import * as z from 'zod/mini';
import { batch, problemOfRefused } from './grammar/batch.ts';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { ReportedTelephone, WebAddress } from './grammar/validators.ts';
import { EpochMs, filledLine, line } from './grammar/wire.ts';
import { INCOME_BIZ_CODES, REPORTED_PAYMENTS, TRADE_CHANNELS } from './payment-states.ts';

/** Reports of a provider in one call. */
export const MOST_PAYMENT_REPORTS = 100;

/** No single payment is higher: ten million yuan. */
const Fen = z.int().check(z.gte(1), z.lte(1_000_000_000));

/**
 * `noted`; `known`: it has come before; `unknown`: nothing of this name was ever sent; `different`: it contradicts what is
 * known, which stays, and a person is shown it.
 */
const TAKEN = ['noted', 'known', 'unknown', 'different'] as const;
export type PaymentOutcome = (typeof TAKEN)[number];
/** `refused`: the report is malformed, out of bounds or about another account's payment; nothing is kept. */
export const PAYMENT_OUTCOMES = [...TAKEN, 'refused'] as const;

const outcomes = { data: z.array(z.object({ outcome: z.enum(PAYMENT_OUTCOMES), ...problemOfRefused })) };
const door = { may: 'open-door', openScope: 'reportPayments' } as const;
const several = <S extends z.ZodMiniType>(report: S) =>
  z.object({ reports: batch(report, MOST_PAYMENT_REPORTS) });

export const paymentDoorCalls = callGroup(
  'paymentDoor',
  {
    /** What became of payments that were sent to the provider. */
    reportPayments: call('POST', '/api/open/payments', {
      body: several(
        z.object({
          reportId: filledLine(64),
          /** The name under which it was sent. */
          outTradeNo: filledLine(64),
          state: z.enum(REPORTED_PAYMENTS),
          /** Fen. */
          amount: Fen,
          /** The provider's own name of the payment, and when it was made; with `paid` both are needed. */
          tradeNo: z.optional(filledLine(64)),
          payTime: z.optional(EpochMs),
          failCode: z.optional(line(40)),
          failReason: z.optional(line(200)),
          receiptUrl: z.optional(WebAddress(300)),
        }),
      ),
      ...outcomes,
      ...door,
    }),
    /** What was paid to the operator. The same `tradeNo` of a channel is the same income. */
    reportIncomes: call('POST', '/api/open/incomes', {
      body: several(
        z.object({
          reportId: filledLine(64),
          tradeChannel: oneOf(TRADE_CHANNELS),
          tradeNo: filledLine(64),
          outTradeNo: z.optional(line(64)),
          bizCode: oneOf(INCOME_BIZ_CODES),
          bizStrId: z.optional(line(64)),
          payerName: z.optional(line(40)),
          payerMobile: z.optional(ReportedTelephone),
          /** Fen, as paid, and what the provider keeps of it. */
          amount: Fen,
          fee: z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000))),
          payTime: EpochMs,
          /** Of the dictionary `area`. */
          addressType: z.optional(line(20)),
        }),
      ),
      ...outcomes,
      ...door,
    }),
  },
  { isBeyondPlain: true },
);
