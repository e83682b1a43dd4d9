/**
 * Ranks change with every report of a taxi. While somebody offers the order to one after the other, by their numbers,
 * each keeps his: an offer itself would otherwise move him.
 */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Candidate } from '../../../contract/dispatch-parts.ts';
import { inOrderOf } from '../desk/in-order.ts';

/** Since the last offer. */
const HELD_MS = 15_000;

type Listed = readonly Candidate[] | undefined;

/** @param about of another one, all are ranked anew */
export function useHeldRanks(ranked: Listed, about: string): { listed: Listed; hold(): void } {
  const held = useRef({ about: '', until: 0, names: [] as readonly string[] });
  const listed = useMemo(() => {
    const { until, names } = held.current;
    return ranked && held.current.about === about && Date.now() < until
      ? inOrderOf(names, ranked, nameOf)
      : ranked;
  }, [ranked, about]);
  useEffect(() => {
    held.current.names = listed?.map(nameOf) ?? [];
  }, [listed]);
  const hold = useCallback(() => {
    held.current = { ...held.current, about, until: Date.now() + HELD_MS };
  }, [about]);
  return { listed, hold };
}

/** What tells one from the others. */
export const nameOf = ({ driverId, plateNumber }: Candidate): string => driverId ?? plateNumber;
