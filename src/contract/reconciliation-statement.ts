/**
 * Statements of payment channels, and how the columns of one that has no format of its own are named. 对账单 statement ·
 * 渠道 channel · 资金账单 fund flow · 列对应 mapping · 商户单号 merchant number · 手续费 fee
 */
import * as z from 'zod/mini';
import { filledLine, line } from './grammar/wire.ts';
import type { reasons } from './reconciliation-statement-reasons.ts';

/** 1 WeChat trade bill, 2 WeChat fund flow, 3 Alipay, 4 UnionPay, 9 by mapping. */
export const STATEMENT_CHANNELS = [1, 2, 3, 4, 9] as const;
export type StatementChannel = (typeof STATEMENT_CHANNELS)[number];
export const [WECHAT_TRADE, WECHAT_FUND, ALIPAY, UNION_PAY_FILE, BY_MAPPING] = STATEMENT_CHANNELS;

export type StatementRefusal = keyof typeof reasons;

/** What a refusal is about, as far as it applies. Amounts are in fen. */
export interface RefusalValues {
  /** Name of the column, of the total or of the file in an archive. */
  name?: string;
  /** What the file has there, cut to 80 characters. */
  found?: string | number;
  /** What follows from the rest of the file. */
  expected?: string | number;
}

/** What a line is about; `payoutReturn` is money of a payout that came back. */
export const STATEMENT_KINDS = ['payment', 'refund', 'payout', 'fee', 'payoutReturn', 'other'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** `revoked`: a payment that was cancelled after it was made. */
export const STATEMENT_STATES = ['success', 'processing', 'failed', 'closed', 'revoked'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/**
 * `ymd` 2027-01-31 with or without a time, also with / or . or 年月日; `compact` 20270131 or 20270131093000; `dmy` 31/01/2027
 * and `mdy` 01/31/2027, with or without a time; `epochS` and `epochMs` count from 1970.
 */
export const STATEMENT_TIME_FORMATS = ['ymd', 'compact', 'dmy', 'mdy', 'epochS', 'epochMs'] as const;
export type StatementTimeFormat = (typeof STATEMENT_TIME_FORMATS)[number];

/** The head of a column, as the file writes it. */
const Column = filledLine(80);
const Words = z.array(filledLine(40)).check(z.minLength(1), z.maxLength(20));
const wordsOf = <K extends string>(kinds: readonly K[]) =>
  z.partialRecord(z.enum(kinds as readonly [K, ...K[]]), Words);

/** Where the columns of a CSV or XLSX file are, and what their words mean. */
export const StatementMapping = z.object({
  /** Left out, it is found from the bytes. */
  encoding: z.optional(z.enum(['utf-8', 'gb18030', 'utf-16le'])),
  /** Left out, it is found from the row of heads. */
  delimiter: z.optional(z.enum([',', ';', '\t', '|'])),
  /** Of a spreadsheet; left out, the first visible sheet that has a table. */
  sheet: z.optional(line(64)),
  /** Row of the heads, counted from 1. */
  headRow: z.int().check(z.gte(1), z.lte(50)),
  /** With what the first filled cell of the row behind the last line begins. A file without that row is cut. */
  endMark: z.optional(filledLine(40)),
  unit: z.enum(['yuan', 'fen']),
  /** In positive, out negative, unless `direction` or `kind` says which. */
  amount: Column,
  /** Words of money that comes in and that goes out. Any other word is refused. */
  direction: z.optional(z.object({ column: Column, in: Words, out: Words })),
  /** Left out, money that comes in is a payment; money that goes out a refund if it has a refund number, else a payout. */
  kind: z.optional(z.object({ column: Column, words: wordsOf(STATEMENT_KINDS) })),
  channelNo: z.optional(Column),
  merchantNo: z.optional(Column),
  refundChannelNo: z.optional(Column),
  refundMerchantNo: z.optional(Column),
  /** Positive where it is charged. */
  fee: z.optional(Column),
  /** One column, or a day and a time of day in two. */
  time: z.optional(
    z.object({
      columns: z.array(Column).check(z.minLength(1), z.maxLength(2)),
      format: z.enum(STATEMENT_TIME_FORMATS),
    }),
  ),
  /** Left out, every line is a success. */
  status: z.optional(z.object({ column: Column, words: wordsOf(STATEMENT_STATES) })),
  name: z.optional(Column),
});
export type StatementMapping = z.output<typeof StatementMapping>;
