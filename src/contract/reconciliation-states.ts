/**
 * Differences between the operator's books and the statement of a channel, and how each may be handled. 差异 difference ·
 * 只有我方 only ours · 只有渠道 only the channel · 跨日 other day · 更正 correct · 补记 add · 忽略 ignore
 */
import {
  ALIPAY,
  type StatementChannel,
  UNION_PAY_FILE,
  WECHAT_FUND,
  WECHAT_TRADE,
} from './reconciliation-statement.ts';

/** 0 its lines come in, 1 the same as the books, 2 with differences, 3 its day is closed. */
export const BATCH_STATES = [0, 1, 2, 3] as const;
export type BatchState = (typeof BATCH_STATES)[number];
export const [BATCH_IMPORTING, BATCH_MATCHED, BATCH_DIFFERENT, BATCH_CLOSED] = BATCH_STATES;

/** 1 only ours, 2 only the channel's, 3 another amount or fee, 4 another state, 5 of another day. */
export const DIFFERENCE_TYPES = [1, 2, 3, 4, 5] as const;
export type DifferenceType = (typeof DIFFERENCE_TYPES)[number];
export const [ONLY_OURS, ONLY_THEIRS, OTHER_AMOUNT, OTHER_STATE, OTHER_DAY] = DIFFERENCE_TYPES;

/** 0 waits, 1 handled. */
export const HANDLE_STATES = [0, 1] as const;
export type HandleState = (typeof HANDLE_STATES)[number];
export const [DIFFERENCE_WAITS, DIFFERENCE_HANDLED] = HANDLE_STATES;

/** 1 correct: our payment takes the end that the channel has; 2 add a correction row; 3 carry to another day; 4 ignore with a remark. */
export const HANDLINGS = [1, 2, 3, 4] as const;
export type Handling = (typeof HANDLINGS)[number];
export const [CORRECT, ADD, CARRY, IGNORE] = HANDLINGS;

const MAY_HANDLE: Readonly<Record<DifferenceType, readonly Handling[]>> = {
  [ONLY_OURS]: [ADD, CARRY, IGNORE],
  [ONLY_THEIRS]: [ADD, CARRY, IGNORE],
  [OTHER_AMOUNT]: [ADD, IGNORE],
  [OTHER_STATE]: [CORRECT, ADD, IGNORE],
  [OTHER_DAY]: [ADD, CARRY, IGNORE],
};
/** Whether differences of this type can be handled so at all; what the records allow is said with each difference. */
export const mayHandle = (type: DifferenceType, handling: Handling) => MAY_HANDLE[type].includes(handling);

/** Characters of the remark with which a difference is ignored. */
export const LEAST_REMARK = 4;
/** Fen from which the client names the amount of a correction or an added row, and a person confirms it. */
export const NAMED_FROM = 100_000;
/** Fen above which the person who handled a difference does not close its day. */
export const CLOSED_BY_ANOTHER_ABOVE = 100_000;
/** Days between the two sides within which they are one payment of two days. */
export const DAYS_APART = 3;

/** Of which payments a day has an account of its own, in the order of the desk. */
export const HELD_CHANNELS = [WECHAT_TRADE, WECHAT_FUND, ALIPAY, UNION_PAY_FILE] as const;

/** Alipay's own numbers: 28 digits that begin with the day. Numbers of WeChat Pay have the same length and begin with 4200. */
export const ALIPAY_NUMBER = '^20[0-9]{26}$';
const ALIPAY_PATTERN = new RegExp(ALIPAY_NUMBER);

const CHANNEL_OF_TRADE = { 1: WECHAT_TRADE, 2: UNION_PAY_FILE, 3: WECHAT_FUND, 4: WECHAT_FUND } as const;

/**
 * The statement against which a payment is held: payments of the mini-program (1) against the trade bill, or Alipay's where
 * a number is Alipay's own; red packets (3) and enterprise payments (4) against the fund flow; cards (2) against UnionPay.
 * @param numbers of the channel: its own, or of the payments that a refund gives back
 */
export const channelOfPayment = (
  tradeChannel: keyof typeof CHANNEL_OF_TRADE,
  numbers: readonly (string | null | undefined)[],
): StatementChannel =>
  tradeChannel === 1 && numbers.some(number => number && ALIPAY_PATTERN.test(number))
    ? ALIPAY
    : CHANNEL_OF_TRADE[tradeChannel];
