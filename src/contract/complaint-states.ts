/**
 * What becomes of a complaint. 受理 accept · 回复 reply · 结案 close, with the result of a visit · 驳回 reject · 重启 reopen. One
 * table that both sides read.
 */

/** 0 to accept, 1 under investigation, 2 waits for the complainant, 3 closed, 4 rejected. */
export const COMPLAINT_STATES = [0, 1, 2, 3, 4] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];
export const [TO_ACCEPT, INVESTIGATED, TO_VISIT] = COMPLAINT_STATES;

export const COMPLAINT_ACTS = ['accept', 'reply', 'close', 'reject', 'reopen'] as const;
export type ComplaintAct = (typeof COMPLAINT_ACTS)[number];

const TRANSITIONS: Readonly<Record<ComplaintAct, { from: readonly ComplaintState[]; to: ComplaintState }>> = {
  accept: { from: [0], to: 1 },
  reply: { from: [1], to: 2 },
  close: { from: [2], to: 3 },
  reject: { from: [0, 1], to: 4 },
  reopen: { from: [3], to: 1 },
};

/** From when it was accepted until it is answered. */
export const REPLY_MS = 10 * 86_400_000;
/** So long after it was closed it may be taken up again. */
export const REOPEN_MS = 30 * 86_400_000;

export interface ComplaintGuardState {
  state: ComplaintState;
  /** Null while it is not over. */
  closedOn: number | null;
}

/** @param now milliseconds since 1970 */
export const mayAct = (act: ComplaintAct, { state, closedOn }: ComplaintGuardState, now: number): boolean =>
  TRANSITIONS[act].from.includes(state) && (act !== 'reopen' || now - (closedOn ?? 0) <= REOPEN_MS);

/** Nothing about it is changed any more, unless it is taken up again. */
export const isSettled = (state: ComplaintState): boolean => state > TO_VISIT;

export const afterAct = (act: ComplaintAct): ComplaintState => TRANSITIONS[act].to;
