/** Which acts a clerk is offered, and why the others cannot be done now. */
import type { Withdrawal } from '../../contract/withdrawal.ts';
import type { WithdrawalReason } from '../../contract/withdrawal-reasons.ts';
import { BEING_PAID, mayAct, PAY_FAILED } from '../../contract/withdrawal-states.ts';

export const CLERK_ACTS = ['approve', 'pay', 'query', 'refuse'] as const;
export type ClerkAct = (typeof CLERK_ACTS)[number];

export interface OfferedAct {
  key: ClerkAct;
  isNext: boolean;
  /** It fits the state, and this person may not do it. */
  isShut: boolean;
  /** Key of why it does not fit the state. */
  whyNot?: string;
}

const WHY_NOT: Readonly<Record<Exclude<ClerkAct, 'query'>, WithdrawalReason>> = {
  approve: 'WITHDRAWAL_NOT_TO_AUDIT',
  refuse: 'WITHDRAWAL_NOT_REFUSABLE',
  pay: 'WITHDRAWAL_NOT_PAYABLE',
};

type Standing = Pick<Withdrawal, 'state' | 'outlayId'>;

/** What has failed may have been paid all the same. */
const isAskedAbout = ({ state, outlayId }: Standing) =>
  outlayId !== null && (state === BEING_PAID || state === PAY_FAILED);

const fits = (act: ClerkAct, row: Standing): boolean =>
  act === 'query' ? isAskedAbout(row) : mayAct(act, row.state);

/**
 * Acts without a right are left out, those that fit come first.
 *
 * @param whyNotApprove the refusal that an approval by this person would meet; null where it would meet none
 */
export function actsOf(
  row: Standing,
  rights: Readonly<Record<ClerkAct, boolean>>,
  whyNotApprove: string | null,
): OfferedAct[] {
  const allowed = CLERK_ACTS.filter(act => rights[act]);
  const isShut = (act: ClerkAct) => act === 'approve' && fits(act, row) && whyNotApprove !== null;
  const next = allowed.find(act => act !== 'refuse' && fits(act, row) && !isShut(act));
  return allowed.map(key => ({
    key,
    isNext: key === next,
    isShut: isShut(key),
    ...(!fits(key, row) && { whyNot: key === 'query' ? 'reason.OUTLAY_NOT_SENT' : `reason.${WHY_NOT[key]}` }),
  }));
}
