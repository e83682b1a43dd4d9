/**
 * Ranks change with every report of a taxi; numbers do not. Each driver keeps the number under which he was first seen
 * until the person asks for the new ranks, so that nothing moves under a finger.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Candidate } from '../../../contract/dispatch-parts.ts';
import { MOST_NUMBERED } from '../../../kit/digits.ts';

export interface NumberedCandidate extends Candidate {
  /** From 1; null without a driver, to whom nothing can be offered. */
  number: number | null;
  /** He is out of the circle, or not free any more. His number is given to no other. */
  isGone: boolean;
}

const NONE: readonly NumberedCandidate[] = [];

export interface HeldRanks {
  listed: readonly NumberedCandidate[] | undefined;
  /** How many digits would be another driver's by the ranks as they are now. */
  changes: number;
  /** Numbers all by the ranks as they are now. */
  release(): void;
}

/**
 * @param about of another one, all are numbered anew
 * @param isOld they were read for an earlier look, and newer ones are on their way: no number is given by them
 */
export function useHeldRanks(
  ranked: readonly Candidate[] | undefined,
  about: string,
  isOld: boolean,
): HeldRanks {
  const held = useRef({ about: '', released: 0, listed: NONE });
  const [released, setReleased] = useState(0);
  const listed = useMemo(() => {
    const { current } = held;
    const isHeld = current.about === about && current.listed.length > 0;
    if (!ranked || (isOld && !isHeld)) return undefined;
    return holdNumbers(isHeld && current.released === released ? current.listed : NONE, ranked);
  }, [ranked, about, released, isOld]);
  useEffect(() => {
    held.current = { about, released, listed: listed ?? NONE };
  }, [about, released, listed]);
  const changes = useMemo(() => (listed && ranked ? changedNumbers(listed, ranked) : 0), [listed, ranked]);
  const release = useCallback(() => setReleased(count => count + 1), []);
  return { listed, changes, release };
}

/** Those of before where they stood, as they are now; the others after them. */
export function holdNumbers(
  before: readonly NumberedCandidate[],
  ranked: readonly Candidate[],
): NumberedCandidate[] {
  const now = new Map(ranked.map(candidate => [nameOf(candidate), candidate]));
  const plates = new Set(ranked.map(({ plateNumber }) => plateNumber));
  const stay = before.flatMap((held): NumberedCandidate[] => {
    const current = now.get(nameOf(held));
    if (current) return [{ ...current, number: held.number, isGone: false }];
    // another driver has his vehicle
    return plates.has(held.plateNumber) ? [] : [{ ...held, isGone: true, isOfferable: 0 }];
  });
  const known = new Set(before.map(nameOf));
  let last = Math.max(0, ...before.map(({ number }) => number ?? 0));
  const came = ranked
    .filter(candidate => !known.has(nameOf(candidate)))
    .map(candidate => ({ ...candidate, number: candidate.driverId === null ? null : ++last, isGone: false }));
  return [...stay, ...came];
}

export function changedNumbers(listed: readonly NumberedCandidate[], ranked: readonly Candidate[]): number {
  const held = byDigit(listed);
  const now = byDigit(holdNumbers([], ranked));
  return [...new Set([...held.keys(), ...now.keys()])].filter(digit => held.get(digit) !== now.get(digit))
    .length;
}

const byDigit = (listed: readonly NumberedCandidate[]): ReadonlyMap<number, string> =>
  new Map(
    listed.flatMap(candidate =>
      candidate.number !== null && candidate.number <= MOST_NUMBERED
        ? [[candidate.number, nameOf(candidate)] as const]
        : [],
    ),
  );

/** What tells one from the others. */
export const nameOf = ({ driverId, plateNumber }: Pick<Candidate, 'driverId' | 'plateNumber'>): string =>
  driverId ?? plateNumber;
