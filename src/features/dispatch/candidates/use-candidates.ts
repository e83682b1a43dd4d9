/** Who can fetch the passenger: those around the order, ranked, in a circle that widens until there is somebody. */
import { useEffect, useMemo, useState } from 'react';
import type { Candidate } from '../../../contract/dispatch-parts.ts';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import type { Order } from '../../../contract/order.ts';
import { isAllowedEvent } from '../../../contract/order-states.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { type NumberedCandidate, useHeldRanks } from './held-ranks.ts';

export interface Candidates {
  /** Metres. */
  radius: number;
  setRadius(metres: number): void;
  /** By their numbers, as they were when they were first seen; undefined until they are there. */
  listed: readonly NumberedCandidate[] | undefined;
  /** How many digits are another driver's by the ranks as they are now. */
  changes: number;
  /** Numbers all by the ranks as they are now. */
  release(): void;
  /** How many of them may be offered it now. */
  offerable: number;
  /** How many of them were offered it. */
  offered: number;
  /** Ways are as the crow flies. */
  isRough: boolean;
  error: unknown;
  ask(): void;
}

/** Metres. By itself it goes to the last of them; beyond, a person asks. */
export const RADII = [500, 1_000, 2_000, 3_000] as const;
const REPEAT_MS = 10_000;

/** Null where nobody is looked for. */
export function useCandidates(order: Order | null | undefined): Candidates | null {
  const isWanted = order ? isAllowedEvent('offer', order) : false;
  const [asked, setAsked] = useState<{ orderId: string; radius: number; isChosen: boolean } | null>(null);
  const own = asked?.orderId === order?.id ? asked : null;
  const radius = own?.radius ?? firstRadius(order);
  const orderId = order?.id ?? '';
  const { data, dataUpdatedAt, error, isFetching, refetch } = useAnswer(
    dispatchQueryCalls.circleSearchWithPushOrNotLoad,
    { query: { orderId, radius } },
    { enabled: isWanted, repeatMs: REPEAT_MS },
  );
  const found = useOfferable(data?.vehicleLocationVoList);
  const isOld = isFetching && Date.now() - dataUpdatedAt > REPEAT_MS;
  const { listed, changes, release } = useHeldRanks(
    isWanted ? found : undefined,
    `${orderId} ${radius}`,
    isOld,
  );
  const offerable = useMemo(
    () => listed?.filter(({ isOfferable }) => isOfferable === 1).length ?? 0,
    [listed],
  );

  const wider = RADII.find(each => each > radius);
  const isEmpty = isWanted && !isFetching && listed !== undefined && offerable === 0;
  useEffect(() => {
    if (isEmpty && !own?.isChosen && wider !== undefined)
      setAsked({ orderId, radius: wider, isChosen: false });
  }, [isEmpty, own?.isChosen, wider, orderId]);

  return useMemo(() => {
    if (!isWanted) return null;
    return {
      radius,
      setRadius: metres => setAsked({ orderId, radius: metres, isChosen: true }),
      listed,
      changes,
      release,
      offerable,
      offered: listed?.filter(({ lastPushStatus, isGone }) => lastPushStatus !== null && !isGone).length ?? 0,
      isRough: data?.isRough === 1,
      error: data ? null : error,
      ask: () => void refetch(),
    };
  }, [isWanted, radius, orderId, listed, changes, release, offerable, data, error, refetch]);
}

const EMPTY = 3;

/** A plain upstream does not say who may be offered an order: then those who are empty, and were not asked already. */
function useOfferable(found: readonly Candidate[] | undefined): readonly Candidate[] | undefined {
  const isTold = useCapability('dispatch');
  return useMemo(
    () =>
      isTold
        ? found
        : found?.map(candidate => {
            const isFree = (candidate.businessStatus ?? EMPTY) === EMPTY && candidate.lastPushStatus === null;
            return isFree ? { ...candidate, isOfferable: 1 as const } : candidate;
          }),
    [found, isTold],
  );
}

/** Where it was offered last or, before that, the smallest. */
const firstRadius = (order: Order | null | undefined): number =>
  Math.max(RADII[0], Math.min(order?.pushRadius ?? 0, RADII[RADII.length - 1] ?? 0));
