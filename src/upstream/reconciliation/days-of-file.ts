/** The lines of a statement by their days. */
import { dateInShanghai } from '../core/day.ts';
import type { Statement, StatementLine } from './statements/statement.ts';

/**
 * Whether the file is one of this day. A file without times is of the only day that it is asked for.
 * @param asked all days that it is asked for
 */
export function isOfDay({ days, lines }: Statement, day: string, asked: readonly string[]): boolean {
  if (days.includes(day)) return true;
  const hasTimes = lines.some(({ occurredOn }) => occurredOn !== null);
  return !hasTimes && days.length === 0 && asked.length === 1;
}

/**
 * A line without a time belongs to the day of the one before it, and one whose time is outside of all days to the nearest: the file
 * of a day may have trades of the evening before.
 */
export function linesOfDay({ lines, days }: Statement, day: string): StatementLine[] {
  const [first = day, last = first] = [days[0], days.at(-1)];
  let current = first;
  return lines.filter(({ occurredOn }) => {
    if (occurredOn !== null) current = within(dateInShanghai(occurredOn), first, last);
    return current === day;
  });
}

function within(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}
