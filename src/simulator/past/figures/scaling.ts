/** Figures of an hour of orders as another day would have had them. Pure. */
import type { Stream } from '../../../upstream/core/streams.ts';
import type { FigureSums } from '../../../upstream/domain/order-figures/figure-columns.ts';

const ENDS = [
  'completed',
  'cancelledByPassenger',
  'cancelledByDriver',
  'cancelledByOffice',
  'autoCancelled',
  'endedOtherwise',
] as const;

/**
 * By how much more or less was ordered. Ends are drawn apart and add up to the orders; those that nobody answered are
 * among the ends in which nobody has to. Undefined where nothing was ordered. @param isReserved its means are not counted
 */
export function scaled(
  hour: FigureSums,
  { ratio, isReserved }: { ratio: number; isReserved: boolean },
  chance: Stream,
): FigureSums | undefined {
  const draw = (count: number) => Math.floor(count * ratio + chance.next());
  const ends = Object.fromEntries(ENDS.map(end => [end, draw(hour[end])])) as Record<
    (typeof ENDS)[number],
    number
  >;
  const created = ENDS.reduce((sum, end) => sum + ends[end], 0);
  if (created === 0) return undefined;
  const couldGoUnanswered = ends.autoCancelled + ends.cancelledByPassenger + ends.cancelledByOffice;
  const unanswered = Math.min(
    couldGoUnanswered,
    Math.max(ends.autoCancelled, draw(hour.created - hour.answered)),
  );
  const unpushed = Math.min(unanswered, ends.cancelledByOffice, draw(hour.created - hour.pushed));
  const answered = created - unanswered;
  const matchedCount = isReserved ? 0 : answered;
  const pickedUpCount = isReserved ? 0 : Math.min(answered, ends.completed + ends.endedOtherwise);
  const meanOf = (sum: number, count: number, usual: number) => (count > 0 ? sum / count : usual);
  return {
    ...ends,
    created,
    open: 0,
    pushed: created - unpushed,
    answered,
    elderlyCount: Math.min(created, draw(hour.elderlyCount)),
    matchedCount,
    pickedUpCount,
    revenue: Math.round(ends.completed * meanOf(hour.revenue, hour.completed, USUAL.fare)),
    matchMs: Math.round(matchedCount * meanOf(hour.matchMs, hour.matchedCount, USUAL.matchMs)),
    pickupMs: Math.round(pickedUpCount * meanOf(hour.pickupMs, hour.pickedUpCount, USUAL.pickupMs)),
  };
}

/** Where the hour has none to take a mean of. Fen and milliseconds. */
const USUAL = { fare: 1_800, matchMs: 45_000, pickupMs: 330_000 };
