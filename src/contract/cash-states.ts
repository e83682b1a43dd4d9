/** What the entries of a driver's cash account are for, and how far an adjustment is. 分录 entry · 调整 adjustment · 冲正 reversal */

/** 1 reward of advertising, 2 reward of an activity, 3 withdrawal, 4 fee of a withdrawal, 9 adjustment. */
export const CASH_BIZ_TYPES = [1, 2, 3, 4, 9] as const;
export type CashBizType = (typeof CASH_BIZ_TYPES)[number];
export const [CASH_AD, CASH_ACTIVITY, CASH_WITHDRAWAL, CASH_FEE, CASH_ADJUSTMENT] = CASH_BIZ_TYPES;

/** What a person may have reversed: the money of a withdrawal has left. */
export const REVERSIBLE_BIZ_TYPES: readonly CashBizType[] = [CASH_AD, CASH_ACTIVITY, CASH_ADJUSTMENT];

/** 0 waits for a second person, 1 booked, 2 refused. */
export const ADJUSTMENT_STATES = [0, 1, 2] as const;
export type AdjustmentState = (typeof ADJUSTMENT_STATES)[number];
export const [ADJUSTMENT_WAITS, ADJUSTMENT_BOOKED, ADJUSTMENT_REFUSED] = ADJUSTMENT_STATES;

/** Fen that one adjustment changes at most: a hundred thousand yuan. */
export const MOST_ADJUSTED = 10_000_000;
