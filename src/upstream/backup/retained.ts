/** Which of the scheduled backups stay. */

const MONTHS = 12;

/**
 * The latest `keep` days, and the first day that there is of each of the latest twelve months.
 * @param days as in `2026-06-15`, in any order
 */
export function retainedDays(days: readonly string[], keep: number): ReadonlySet<string> {
  const sorted = [...days].sort();
  const firstOfMonth = new Map(sorted.toReversed().map(day => [monthOf(day), day]));
  const oldestMonth = monthsBefore(monthOf(sorted.at(-1) ?? ''), MONTHS - 1);
  const monthly = [...firstOfMonth].filter(([month]) => month >= oldestMonth).map(([, day]) => day);
  return new Set([...sorted.slice(-keep), ...monthly]);
}

const monthOf = (day: string) => day.slice(0, 7);

/** `2026-06` and 11 are `2025-07`. */
function monthsBefore(month: string, count: number): string {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  const months = year * 12 + ofYear - 1 - count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}
