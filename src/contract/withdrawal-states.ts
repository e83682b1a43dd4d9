/**
 * What becomes of a withdrawal. 提现 withdrawal · 审核 audit · 打款 pay · 驳回 refuse · 占用 held. One table that both sides read.
 */

/** 0 to be audited, 10 approved, 11 paid, 12 being paid, 20 refused, 21 payment failed. */
export const WITHDRAWAL_STATES = [0, 10, 11, 12, 20, 21] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
export const [TO_AUDIT, APPROVED, WITHDRAWN, BEING_PAID, REFUSED, PAY_FAILED] = WITHDRAWAL_STATES;

/** `pay` also tries again. `settle` and `fail` follow from the end of the payment; the others are done by a person. */
export const WITHDRAWAL_ACTS = ['approve', 'refuse', 'pay', 'settle', 'fail'] as const;
export type WithdrawalAct = (typeof WITHDRAWAL_ACTS)[number];

interface Move {
  from: readonly WithdrawalState[];
  to: WithdrawalState;
}

const MOVES: Readonly<Record<WithdrawalAct, Move>> = {
  approve: { from: [TO_AUDIT], to: APPROVED },
  // an approved one whose payee has changed could otherwise neither be paid nor ended
  refuse: { from: [TO_AUDIT, APPROVED, PAY_FAILED], to: REFUSED },
  pay: { from: [APPROVED, PAY_FAILED], to: BEING_PAID },
  settle: { from: [BEING_PAID], to: WITHDRAWN },
  fail: { from: [BEING_PAID], to: PAY_FAILED },
};

export const mayAct = (act: WithdrawalAct, state: WithdrawalState): boolean =>
  MOVES[act].from.includes(state);

export const afterAct = (act: WithdrawalAct): WithdrawalState => MOVES[act].to;

/** Its amount is held on the cash account; a driver has at most one such withdrawal. */
export const OPEN_STATES: readonly WithdrawalState[] = [TO_AUDIT, APPROVED, BEING_PAID, PAY_FAILED];
export const isOpen = (state: WithdrawalState): boolean => OPEN_STATES.includes(state);

/** Why a second auditor is needed: the amount, the driver's sum of the day, or a card or account that is new. */
export const SECOND_REASONS = ['amount', 'day', 'payee'] as const;
export type SecondReason = (typeof SECOND_REASONS)[number];

/** 2 UnionPay to the driver's bank card, 4 enterprise payment to the account that is bound to the app. */
export const WITHDRAWAL_CHANNELS = [2, 4] as const;
export type WithdrawalChannel = (typeof WITHDRAWAL_CHANNELS)[number];

/** 1 the driver by an app, 2 a clerk for the driver. */
export const WITHDRAWAL_SOURCES = [1, 2] as const;
export const [BY_DRIVER, BY_CLERK] = WITHDRAWAL_SOURCES;

/**
 * What is kept of a withdrawal, in fen: the percentage of the amount, half a fen rounded up.
 *
 * @param amount fen
 * @param percent a whole number
 */
export const feeOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);
