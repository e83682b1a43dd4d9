/**
 * Pairs by amount and time, for payments whose numbers do not meet: a bank's serial number that a clerk has typed, a statement by
 * mapping without numbers. Only where within the time exactly one payment and one line fit each other.
 */
import type { BillLine, Entry, Pair } from './parts.ts';

/** A clerk types the minute. */
const NEAR_MS = 10 * 60_000;

interface Timed {
  time: number;
}

export function nearPairs(entries: readonly Entry[], lines: readonly BillLine[]): Pair[] {
  const lineGroups = grouped(
    lines.flatMap(line => (line.occurredOn === null ? [] : [{ time: line.occurredOn, line }])),
    ({ line }) => line.amount,
  );
  const entryGroups = grouped(
    entries.flatMap(entry => (entry.time === null ? [] : [{ time: entry.time, entry }])),
    ({ entry }) => entry.amount,
  );
  return [...entryGroups].flatMap(([amount, ours]) => pairsOf(ours, lineGroups.get(amount) ?? []));
}

function pairsOf(ours: { time: number; entry: Entry }[], theirs: { time: number; line: BillLine }[]): Pair[] {
  const lineOf = onlyOnes(ours, theirs);
  const entryOf = onlyOnes(theirs, ours);
  return ours.flatMap(({ entry }, at) => {
    const found = lineOf[at];
    const line = found === undefined ? undefined : theirs[found]?.line;
    return line && found !== undefined && entryOf[found] === at
      ? [{ entry, line, by: 'amount' as const }]
      : [];
  });
}

/** Of each the only one of the others that is near; undefined where there is none or several. Both in the order of time. */
function onlyOnes(from: readonly Timed[], to: readonly Timed[]): (number | undefined)[] {
  let first = 0;
  let behind = 0;
  return from.map(({ time }) => {
    while (first < to.length && (to[first]?.time ?? 0) < time - NEAR_MS) first += 1;
    while (behind < to.length && (to[behind]?.time ?? 0) <= time + NEAR_MS) behind += 1;
    return behind - first === 1 ? first : undefined;
  });
}

function grouped<T extends Timed>(values: readonly T[], amountOf: (value: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const value of values) {
    const there = groups.get(amountOf(value));
    if (there) there.push(value);
    else groups.set(amountOf(value), [value]);
  }
  for (const group of groups.values()) group.sort((a, b) => a.time - b.time);
  return groups;
}
