/** Times of UnionPay files, which have no year: it is that in which the time is nearest to the day of settlement. */
import { fromWall } from '../../core/wall-time.ts';

/** `YYYY-MM-DD` of `INN<yyMMdd>…ZM_<merchant>`; undefined for another name. */
export function settlementDay(fileName: string): string | undefined {
  const [, year, month, day] = /INN(\d\d)(\d\d)(\d\d)\d*ZM_/.exec(fileName) ?? [];
  const text = `20${year}-${month}-${day}`;
  return year !== undefined && fromWall(text) !== undefined ? text : undefined;
}

/** Milliseconds since 1970 of MMDDhhmmss; undefined for what is no time. */
export function timeNear(day: string, text: string): number | undefined {
  const [, month, date, hour, minute, second] = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const settledOn = fromWall(day);
  if (month === undefined || settledOn === undefined) return undefined;
  const year = Number(day.slice(0, 4));
  // the 29th of February is in some of the years only
  const times = [year - 1, year, year + 1]
    .map(one => fromWall(`${one}-${month}-${date} ${hour}:${minute}:${second}`))
    .filter(time => time !== undefined);
  return times.toSorted((a, b) => Math.abs(a - settledOn) - Math.abs(b - settledOn))[0];
}
