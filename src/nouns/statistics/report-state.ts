/** The answers of a report taken together: up to when they count, what is missing, and reading that again. */
import type { LastAnswer } from './use-last-answer.ts';

/** What a report says less of, and does not stop at. */
export const EXTRAS = ['normal', 'against', 'company'] as const;
export type Extra = (typeof EXTRAS)[number];

type Read = Omit<LastAnswer<unknown>, 'spans'>;

export interface ReportState {
  /** Milliseconds since 1970, of the oldest; null before the first. */
  asOf: number | null;
  /** Some could not be read anew, and are shown as they were. */
  isStale: boolean;
  /** Those of which nothing is there, because they could not be read. */
  unread: readonly Extra[];
  /** Nothing is still to come. */
  isSettled: boolean;
  /** Those that have failed. */
  readAgain: () => void;
}

/** @param main answers that say by themselves, where they stand, that they were not read */
export function reportStateOf(
  main: readonly Read[],
  extras: Partial<Record<Extra, readonly Read[]>> = {},
): ReportState {
  const all = [...main, ...EXTRAS.flatMap(extra => extras[extra] ?? [])];
  const times = all.flatMap(({ asOf }) => asOf ?? []);
  return {
    asOf: times.length > 0 ? Math.min(...times) : null,
    isStale: all.some(({ data, error }) => data !== undefined && error),
    unread: EXTRAS.filter(extra => extras[extra]?.some(({ data, error }) => data === undefined && error)),
    isSettled: all.every(({ isSettled }) => isSettled),
    readAgain: () => {
      for (const { error, refetch } of all) if (error) refetch();
    },
  };
}
