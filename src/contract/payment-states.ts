/**
 * What money comes in and goes out for, by which channel, and how far it is. 收入 income · 支出 outlay · 退款 refund · 奖励 reward ·
 * 复核 approval by a second person · 渠道 channel · 单日限额 daily limit
 */

/** 1 lost-property fee (VIP), 2 shop, 3 advertising, 4 booking fee, 9 other. */
export const INCOME_BIZ_CODES = [1, 2, 3, 4, 9] as const;
export const [VIP_FEE] = INCOME_BIZ_CODES;
/** Of incomes also what is 9 for another reason: a correction names the difference that it corrects. */
export const CORRECTION = 9;
export type IncomeBizCode = (typeof INCOME_BIZ_CODES)[number];

/** 1 lost-property refund, 2 lost-property reward, 3 reward of an advertising driver, 4 withdrawal, 5 reward of an activity, 9 correction. */
export const OUTLAY_BIZ_CODES = [1, 2, 3, 4, 5, 9] as const;
export type OutlayBizCode = (typeof OUTLAY_BIZ_CODES)[number];
export const [LOST_REFUND, LOST_REWARD, , WITHDRAWAL] = OUTLAY_BIZ_CODES;
/** For which applicants and payees have a daily limit. */
export const LIMITED_BIZ_CODES = [LOST_REFUND, LOST_REWARD] as const;

/** 1 mini-program, 2 UnionPay to a card, 3 red packet, 4 enterprise payment. */
export const TRADE_CHANNELS = [1, 2, 3, 4] as const;
export type TradeChannel = (typeof TRADE_CHANNELS)[number];
export const UNION_PAY = 2;
export const ENTERPRISE_PAY = 4;

/** 0 unpaid, 1 paid, 2 processing, 3 failed, 4 refunded, 5 partly refunded. */
export const INCOME_STATES = [0, 1, 2, 3, 4, 5] as const;
export type IncomeState = (typeof INCOME_STATES)[number];
export const [, INCOME_PAID, , , REFUNDED, PARTLY_REFUNDED] = INCOME_STATES;

/** 0 waits for a second person, 1 paid, 2 processing, 3 failed, 4 closed. */
export const OUTLAY_STATES = [0, 1, 2, 3, 4] as const;
export type OutlayState = (typeof OUTLAY_STATES)[number];
export const [WAITING, PAID, PROCESSING, FAILED, CLOSED] = OUTLAY_STATES;

/** Of a reward that was drawn for an audit: 0 waits, 1 in order, 2 not in order. */
export const AUDIT_STATES = [0, 1, 2] as const;
export type AuditState = (typeof AUDIT_STATES)[number];
export const [AUDIT_WAITS, AUDIT_PASSED, AUDIT_FAILED] = AUDIT_STATES;

/** Of a payment that was sent: 0 failed, 1 success. */
export const SAVE_STATUSES = [0, 1] as const;

/** 0 not compared with the provider's books, 1 the same there, 2 otherwise: a person has to look. */
export const RECON_STATES = [0, 1, 2] as const;
export type ReconState = (typeof RECON_STATES)[number];
export const [UNCOMPARED, MATCHED, DIFFERENT] = RECON_STATES;

const MOVES: Readonly<Record<OutlayState, readonly OutlayState[]>> = {
  // what was paid at the bank already is over as soon as it is approved
  [WAITING]: [PROCESSING, PAID, CLOSED],
  [PROCESSING]: [PAID, FAILED],
  [PAID]: [],
  [FAILED]: [],
  [CLOSED]: [],
};

export const mayMove = (from: OutlayState, to: OutlayState): boolean => MOVES[from].includes(to);

/** It is paid or may still be: as long as there is one, nothing else is paid for the same. */
export const isLive = (state: OutlayState): boolean => state !== FAILED && state !== CLOSED;

/** @param limit fen up to which one person decides alone; undefined: whatever the amount */
export const firstState = (amount: number, limit: number | undefined): OutlayState =>
  limit !== undefined && amount > limit ? WAITING : PROCESSING;

/** What a provider says of a payment as far as it is over. */
export const PAYMENT_ENDS = ['paid', 'failed'] as const;
export const REPORTED_PAYMENTS = [...PAYMENT_ENDS, 'processing'] as const;

/** Rights with which outlays are asked for: a second one who holds the same, or `finance:check`, approves them. */
export const ASKING_RIGHTS = ['lost:refund', 'lost:reward'] as const;
export type AskingRight = (typeof ASKING_RIGHTS)[number];
