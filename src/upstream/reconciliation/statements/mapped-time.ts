/** Times in the forms that a mapping may name. */
import type { StatementTimeFormat } from '../../../contract/reconciliation-statement.ts';
import { fromWall } from '../../core/wall-time.ts';

const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(.*)$/;
const COMPACT = /^(\d{4})(\d\d)(\d\d)[ T]?(?:(\d\d):?(\d\d):?(\d\d))?$/;
/** To the year 2286, so that seconds are not taken for milliseconds. */
const SECONDS = /^\d{9,10}$/;
const MILLISECONDS = /^\d{12,13}$/;
const LONGEST_TEXT = 40;

/** Milliseconds since 1970, in Asia/Shanghai where the text is a clock; undefined for what is no time of that form. */
export function mappedTime(text: string, format: StatementTimeFormat): number | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  switch (format) {
    case 'ymd':
      return fromWall(text);
    case 'compact': {
      const [, year, month, day, hour = '00', minute = '00', second = '00'] = COMPACT.exec(text) ?? [];
      return fromWall(`${year}-${month}-${day} ${hour}:${minute}:${second}`);
    }
    case 'dmy':
    case 'mdy': {
      const [, one, two, year, rest = ''] = DAY_FIRST.exec(text) ?? [];
      const [month, day] = format === 'dmy' ? [two, one] : [one, two];
      return fromWall(`${year}-${month}-${day}${rest}`);
    }
    case 'epochS':
      return SECONDS.test(text) ? Number(text) * 1_000 : undefined;
    case 'epochMs':
      return MILLISECONDS.test(text) ? Number(text) : undefined;
  }
}
