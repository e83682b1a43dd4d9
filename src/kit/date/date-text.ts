/**
 * Days, months and minutes as people write them, and as fields keep them: `YYYY-MM-DD`, `YYYY-MM` and
 * `YYYY-MM-DDTHH:mm`.
 */
import { minuteToTime, startOfDay, toDayInput } from '../format/time.ts';

export type DateUnit = 'day' | 'month' | 'minute';

/** What stands between figures: 2027-3-1, 2027/3/1, 2027.3.1, 2027年3月1日, 2027 3 1. */
const BETWEEN = String.raw`[\s\-/.年月]+`;
const DAY = new RegExp(String.raw`^(?:(\d{4})${BETWEEN})?(\d{1,2})${BETWEEN}(\d{1,2})日?$`);
const DAY_IN_FIGURES = /^(\d{4})(\d{2})(\d{2})$/;
const MONTH = new RegExp(String.raw`^(\d{4})(?:${BETWEEN})?(\d{1,2})月?$`);
const CLOCK = /^(\d{1,2})[:时]?(\d{2})分?(?::\d{2})?$/;

/**
 * What a text says, as fields keep it; undefined where it is no date. A day without a year is of this one.
 * @param now milliseconds since 1970
 */
export function readDate(text: string, unit: DateUnit, now: number): string | undefined {
  const plain = text.normalize('NFKC').trim();
  if (unit === 'day') return readDay(plain, now);
  if (unit === 'month') return readMonth(plain);
  const [, day = '', clock = ''] = /^(.*\S)(?:[Tt]|\s+)(\S+)$/.exec(plain) ?? [];
  const read = readDay(day, now);
  const [, hour, minute] = CLOCK.exec(clock) ?? [];
  if (read === undefined || hour === undefined || minute === undefined) return undefined;
  const whole = `${read}T${hour.padStart(2, '0')}:${minute}`;
  return minuteToTime(whole) === null ? undefined : whole;
}

function readDay(text: string, now: number): string | undefined {
  const [, year, month = '', day = ''] = DAY_IN_FIGURES.exec(text) ?? DAY.exec(text) ?? [];
  if (day === '') return undefined;
  const whole = [year ?? toDayInput(now).slice(0, 4), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  // the calendar has no 31st of June, and makes a 1st of July of it
  return toDayInput(startOfDay(whole)) === whole ? whole : undefined;
}

function readMonth(text: string): string | undefined {
  const [, year, month = ''] = MONTH.exec(text) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? `${year}-${month.padStart(2, '0')}` : undefined;
}

/** As it is written everywhere: `YYYY-MM-DD HH:mm`. What is no date stays as it was typed. */
export const showDate = (kept: string) => kept.replace(/^(\d{4}-\d{2}-\d{2})T(?=\d{2}:\d{2}$)/, '$1 ');

/** Another day with the clock time that stands there; midnight where there is none. @param day `YYYY-MM-DD` */
export function withDay(kept: string, day: string): string {
  const [, clock = '00:00'] = /T(\d{2}:\d{2})$/.exec(kept) ?? [];
  return `${day}T${clock}`;
}
