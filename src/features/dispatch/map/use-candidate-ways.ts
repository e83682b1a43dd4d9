/** The ways of the first candidates, and of the one that stands out: asked for together, and not for each. */
import { useMemo } from 'react';
import { dispatchDeskCalls } from '../../../contract/dispatch-desk.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import type { LngLat } from '../../../map/crs.ts';
import type { NumberedCandidate } from '../candidates/held-ranks.ts';

/** By the ids of vehicles; degrees of WGS-84. */
export type CandidateWays = ReadonlyMap<string, readonly LngLat[]>;

/** Those that have a line on the map without anybody asking. */
const MOST_FIRST = 5;
const REPEAT_MS = 15_000;

export function useCandidateWays(
  orderId: string | undefined,
  listed: readonly NumberedCandidate[] | undefined,
  marked: string | null,
): CandidateWays {
  const hasDesk = useCapability('dispatch');
  const known = (listed ?? []).flatMap(({ vehicleId, number, isGone }) =>
    vehicleId === undefined || number === null || isGone ? [] : [{ vehicleId, number }],
  );
  const first = known.filter(({ number }) => number <= MOST_FIRST).map(({ vehicleId }) => vehicleId);
  const other = known.find(({ vehicleId, number }) => vehicleId === marked && number > MOST_FIRST)?.vehicleId;
  const ask = { orderId: orderId ?? '', isAsked: hasDesk && orderId !== undefined };
  const ofFirst = useWays(ask, first.join(','));
  const ofOther = useWays(ask, other ?? '');
  return useMemo(
    () =>
      new Map(
        [...(ofFirst ?? []), ...(ofOther ?? [])].map(({ vehicleId, line }) => [vehicleId, line] as const),
      ),
    [ofFirst, ofOther],
  );
}

const useWays = ({ orderId, isAsked }: { orderId: string; isAsked: boolean }, vehicleIds: string) =>
  useAnswer(
    dispatchDeskCalls.candidateWays,
    { query: { orderId, vehicleIds } },
    { enabled: isAsked && vehicleIds !== '', repeatMs: REPEAT_MS, staleTime: REPEAT_MS },
  ).data;
