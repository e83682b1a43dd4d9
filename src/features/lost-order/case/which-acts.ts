/** Which acts there are about a case for who looks at it, and which of them fit. */
import type { LostOrder } from '../../../contract/lost-order.ts';
import type { LostReason } from '../../../contract/lost-reasons.ts';
import {
  LOST_ACTS,
  type LostAct,
  type LostGuardState,
  type LostStage,
  NEW_CASE,
  nextAct,
  stageOf,
  whyNot,
} from '../../../contract/lost-states.ts';
import { isBlank } from '../../../data/lenient.ts';
import type { DeskAct } from './act-fields.ts';

export interface OfferedActs {
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

/** What is done beside the next act, by the stage: first in sight. Everything else follows in the order of the work. */
const BESIDE: Readonly<Partial<Record<LostStage, readonly DeskAct[]>>> = {
  toHandle: ['claim', 'remark', 'cancel'],
  searching: ['match', 'remark', 'close'],
  askingDriver: ['held', 'notHeld', 'unmatch'],
  askingOwner: ['ownerConfirms', 'ownerDenies', 'handOver'],
  returning: ['giveBack', 'sendBack', 'handOver'],
};

/** The nearest to the work first. */
export function actsFor(row: LostOrder, looking: Looking): OfferedActs[] {
  const offered = offeredFor(row, looking);
  const near = BESIDE[stageOf(guardStateOf(row))] ?? [];
  const rankOf = ({ act, isNext }: OfferedActs) =>
    isNext ? -1 : near.includes(act) ? near.indexOf(act) : near.length;
  return offered.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** In the order of the work. */
function offeredFor(row: LostOrder, { userId, may, isPlain, hasAsked }: Looking): OfferedActs[] {
  const standing = guardStateOf(row);
  const isOthers = row.handleStatus === 1 && row.handleUserId !== null && row.handleUserId !== userId;
  // a colleague's case is taken over before anything else: it is asked for there alone
  const next = isPlain || (isOthers && may('claim')) ? undefined : nextAct(standing);
  const waiting = waitingPayment(row);
  // the specification names neither amounts nor where the goods are
  const isTold = (field: keyof LostGuardState) => !isPlain || !isBlank(row[field]);
  return LOST_ACTS.filter(act => may(act) && !(isPlain && BEYOND_PLAIN.has(act))).flatMap(
    (act): OfferedActs[] => {
      if (act === waiting)
        return [{ act: 'approve', isNext: !hasAsked, ...(hasAsked && { why: 'APPROVES_OWN' as const }) }];
      if (row.handleStatus === 1 && (row.handleUserId !== null || isPlain)) {
        if (act === 'claim')
          return row.handleUserId === userId
            ? []
            : [{ act: 'takeOver', isNext: !isPlain && waiting === undefined }];
        if (act === 'release' && isOthers) return [];
      }
      const why = whyNot(act, standing, isTold);
      return [{ act, isNext: act === next, ...(why && { why }) }];
    },
  );
}

/** What was not told stands as in a case that begins. */
export const guardStateOf = (row: LostOrder): LostGuardState => ({
  ...NEW_CASE,
  ...(Object.fromEntries(
    Object.keys(NEW_CASE).flatMap(field => {
      const value = row[field as keyof LostGuardState];
      return isBlank(value) ? [] : [[field, value]];
    }),
  ) as Partial<LostGuardState>),
});

/** The payment that waits for a second person. */
export function waitingPayment({
  waitsForCheck,
  refundStatus,
}: Pick<LostOrder, 'waitsForCheck' | 'refundStatus'>): 'refund' | 'reward' | undefined {
  if (waitsForCheck !== 1) return undefined;
  return refundStatus === 2 ? 'refund' : 'reward';
}
