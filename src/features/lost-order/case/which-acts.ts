/** Which acts there are about a case for who looks at it, and which of them fit. */
import type { LostReason } from '../../../contract/grammar/lost-reasons.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import {
  LOST_ACTS,
  type LostAct,
  type LostStanding,
  NEW_CASE,
  nextAct,
  whyNot,
} from '../../../contract/lost-states.ts';
import { isBlank } from '../../../data/lenient.ts';
import type { DeskAct } from './act-fields.ts';

export interface Offered {
  act: DeskAct;
  isNext: boolean;
  /** Undefined where it fits. */
  why?: LostReason | 'APPROVES_OWN';
}

interface Looking {
  userId: string;
  may(act: LostAct): boolean;
  /** An upstream that tells no more than the specification: what it does not tell holds nobody up. */
  isPlain: boolean;
  /** He has asked himself for the payment that waits: another person agrees to it. */
  hasAsked: boolean;
}

/** Calls of this project's own. */
const BEYOND_PLAIN: ReadonlySet<LostAct> = new Set(['handOver', 'identify']);

/** In the order of the work. */
export function actsFor(row: LostOrder, { userId, may, isPlain, hasAsked }: Looking): Offered[] {
  const standing = standingOf(row);
  const next = isPlain ? undefined : nextAct(standing);
  const waiting = waitingPayment(row);
  // the specification names neither amounts nor where the goods are
  const isTold = (field: keyof LostStanding) => !isPlain || !isBlank(row[field]);
  return LOST_ACTS.filter(act => may(act) && !(isPlain && BEYOND_PLAIN.has(act))).flatMap(
    (act): Offered[] => {
      if (act === waiting)
        return [{ act: 'approve', isNext: !hasAsked, ...(hasAsked && { why: 'APPROVES_OWN' as const }) }];
      if (row.handleStatus === 1 && (row.handleUserId !== null || isPlain)) {
        const isOwn = row.handleUserId === userId;
        if (act === 'claim') return isOwn ? [] : [{ act: 'takeOver', isNext: false }];
        if (act === 'release' && !isOwn && row.handleUserId !== null) return [];
      }
      const why = whyNot(act, standing, isTold);
      return [{ act, isNext: act === next, ...(why && { why }) }];
    },
  );
}

/** What was not told stands as in a case that begins. */
export const standingOf = (row: LostOrder): LostStanding => ({
  ...NEW_CASE,
  ...(Object.fromEntries(
    Object.keys(NEW_CASE).flatMap(field => {
      const value = row[field as keyof LostStanding];
      return isBlank(value) ? [] : [[field, value]];
    }),
  ) as Partial<LostStanding>),
});

/** The payment that waits for a second person. */
export function waitingPayment({
  waitsForCheck,
  refundStatus,
}: Pick<LostOrder, 'waitsForCheck' | 'refundStatus'>): 'refund' | 'reward' | undefined {
  if (waitsForCheck !== 1) return undefined;
  return refundStatus === 2 ? 'refund' : 'reward';
}
