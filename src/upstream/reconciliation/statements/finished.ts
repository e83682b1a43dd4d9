/** The parts that every statement has in common. */
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import { dateInShanghai, startOfDay } from '../../core/day.ts';
import type { ReadOptions, Statement, StatementLine, StatementTotals } from './statement.ts';

interface Finished {
  channel: StatementChannel;
  lines: StatementLine[];
  totals: StatementTotals | null;
  balance?: Statement['balance'];
  /** `YYYY-MM-DD`, where the file says it; else those of its lines. */
  days?: string[] | undefined;
  part?: Statement['part'];
}

export const finished = (
  { channel, lines, totals, balance = 'none', days, part }: Finished,
  { day }: Pick<ReadOptions, 'day'>,
): Statement => ({
  channel,
  days: days ?? (lines.length === 0 && day !== undefined ? [day] : daysOf(lines)),
  lines,
  totals,
  balance,
  ...(part && { part }),
});

function daysOf(lines: readonly StatementLine[]): string[] {
  const days = new Set<number>();
  for (const { occurredOn } of lines) if (occurredOn !== null) days.add(startOfDay(occurredOn));
  return [...days].toSorted((a, b) => a - b).map(dateInShanghai);
}

/** A line of which only some values are known; the others are none. */
export const aLine = (
  known: Pick<StatementLine, 'lineNo' | 'kind' | 'amount' | 'raw'> & Partial<StatementLine>,
): StatementLine => ({
  channelNo: null,
  merchantNo: null,
  originalChannelNo: null,
  originalMerchantNo: null,
  fee: null,
  occurredOn: null,
  status: 'success',
  name: null,
  ...known,
});
