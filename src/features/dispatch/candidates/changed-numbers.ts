/** A number that has just become another driver's is pressed for the one who had it before. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type NumberedCandidate, nameOf } from './held-ranks.ts';

/** From seeing a number to pressing it. */
export const SETTLES_MS = 1_000;

/** Whose each number is or was last, and when it became another's: milliseconds since 1970. */
export type NumberOwners = ReadonlyMap<number, { name: string; changedOn: number }>;

const NOBODYS: NumberOwners = new Map();

/** What was nobody's has not changed by becoming somebody's. */
export function ownersAfter(
  before: NumberOwners,
  listed: readonly NumberedCandidate[],
  now: number,
): NumberOwners {
  const after = new Map(before);
  for (const candidate of listed) {
    if (candidate.number === null) continue;
    const [name, owner] = [nameOf(candidate), before.get(candidate.number)];
    if (owner?.name !== name) after.set(candidate.number, { name, changedOn: owner ? now : 0 });
  }
  return after;
}

export const hasJustChanged = (owners: NumberOwners, number: number, now: number): boolean =>
  now - (owners.get(number)?.changedOn ?? 0) < SETTLES_MS;

/** @returns whether a number has become another driver's within the last second */
export function useChangedNumbers(
  listed: readonly NumberedCandidate[] | undefined,
): (number: number) => boolean {
  const owners = useRef(NOBODYS);
  const [, setSettled] = useState(0);
  useEffect(() => {
    const now = Date.now();
    owners.current = ownersAfter(owners.current, listed ?? [], now);
    const changed = [...owners.current.values()].some(({ changedOn }) => changedOn === now);
    // once to say which do nothing, once more when they do something again
    if (changed) setSettled(count => count + 1);
    const timer = setTimeout(() => setSettled(count => count + 1), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [listed]);
  return useCallback((number: number) => hasJustChanged(owners.current, number, Date.now()), []);
}
