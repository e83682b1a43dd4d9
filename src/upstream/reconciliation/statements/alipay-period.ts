/** The days for which an Alipay bill was made. */
import { DAY_MS, dateInShanghai, startOfDay } from '../../core/day.ts';
import { fromWall } from '../../core/wall-time.ts';
import { StatementRefused } from './statement.ts';
import type { TextLine } from './text-lines.ts';

const PERIOD = /^#起始日期:\s*\[(.+?)\]\s*终止日期:\s*\[(.+?)\]/;
/** Alipay makes bills of a day or a month. */
const MOST_DAYS = 366;

/**
 * `YYYY-MM-DD`, in their order; undefined where the file does not say it. An end at midnight is that of the day before. Fails with
 * STATEMENT_BAD_TIME.
 */
export function alipayDays(head: readonly TextLine[]): string[] | undefined {
  for (const { lineNo, text } of head) {
    const [, begin, end] = PERIOD.exec(text.normalize('NFKC')) ?? [];
    if (begin === undefined || end === undefined) continue;
    const refused = new StatementRefused('STATEMENT_BAD_TIME', lineNo, {
      found: `${begin} ${end}`.slice(0, 80),
    });
    const [from, to] = [fromWall(begin), fromWall(end)];
    if (from === undefined || to === undefined || to < from) throw refused;
    const last = to > from ? to - 1 : to;
    const count = Math.round((startOfDay(last) - startOfDay(from)) / DAY_MS) + 1;
    if (count > MOST_DAYS) throw refused;
    return Array.from({ length: count }, (_, at) => dateInShanghai(startOfDay(from) + at * DAY_MS));
  }
  return undefined;
}
