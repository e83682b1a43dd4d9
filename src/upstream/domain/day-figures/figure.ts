/** What a room says of a figure of the day, in its `day-figures.ts`. */
import { type AnyColumn, and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DayFigureKind, DayFigureUnit } from '../../../contract/day-figures.ts';
import { ALL_AREAS } from '../../../contract/dictionary.ts';
import type { May } from '../../../contract/grammar/may.ts';
import type { Db } from '../../core/context.ts';
import { HOUR_MS } from '../../core/day.ts';
import type { LiveFleet } from '../../core/positions/live-fleet.ts';
import type { AreaScope } from '../../core/scope.ts';

/**
 * What an amount adds up from: `total` and `level` are the sum, `mean` and `share` the sum over the count. Of a count of
 * events both are their number.
 */
export interface Amount {
  count: number;
  sum: number;
}

/** An amount of one hour in one set of areas. */
export interface HourAmount extends Amount {
  /** Hours since 1970: days of Asia/Shanghai begin with an hour. */
  hour: number;
  /** Whose user has all of these sees it; none are all areas. */
  areaIds: string[];
}

/** Milliseconds since 1970; the end is not in it. */
export interface Hours {
  from: number;
  to: number;
}

interface Described {
  /** Room and figure, as `order.created`. */
  name: string;
  kind: DayFigureKind;
  unit: DayFigureUnit;
  may: May;
}

/** Counted from records that stay, again and again: late ones are in it the next time. */
export interface CountedFigure extends Described {
  /** Of what this scope sees. Hours without an amount are left out. */
  rows(db: Db, hours: Hours, scope: AreaScope): Promise<HourAmount[]>;
  /** At this moment, where that is known better than from the records. @param areaIds of who asks; empty = all */
  present?(db: Db, areaIds: readonly string[], now: number): Promise<Amount>;
}

/** Known at the moment only: what was seen last in an hour is kept as its amount. */
export interface SampledFigure extends Described {
  kind: 'level';
  /** In each set of areas at this moment, of what this scope sees. */
  sample(db: Db, now: number, scope: AreaScope): Promise<Omit<HourAmount, 'hour'>[]>;
}

export type DayFigureSpec = CountedFigure | SampledFigure;

export const isSampled = (figure: DayFigureSpec): figure is SampledFigure => 'sample' in figure;

/** What some figures need of who builds the upstream. */
export interface DayFigureParts {
  fleet: LiveFleet;
}

/** Hours since 1970 of a column of milliseconds. */
export const hourOf = (column: AnyColumn): SQL<number> =>
  sql<number>`(${column} / ${sql.raw(String(HOUR_MS))})`.mapWith(Number);

export const numberOfRows = sql<number>`count(*)`.mapWith(Number);

interface RowsByHour {
  table: PgTable;
  /** Milliseconds since 1970. */
  time: AnyPgColumn;
  addressType: AnyPgColumn;
  where?: SQL | undefined;
  /** Over the rows of an hour; left out, their number. */
  sum?: SQL<number>;
}

/** Rows of a table with one area each, by the hour of a time. */
export const rowsByHour =
  ({ table, time, addressType, where, sum = numberOfRows }: RowsByHour): CountedFigure['rows'] =>
  async (db, { from, to }, scope) => {
    const hour = hourOf(time);
    const area = sql<string>`${addressType}`;
    const rows = await db
      .select({ hour, area, count: numberOfRows, sum })
      .from(table)
      .where(and(gte(time, from), lt(time, to), scope.byArea(addressType), where))
      .groupBy(hour, addressType);
    return rows.map(({ area, ...row }) => ({ ...row, areaIds: [area] }));
  };

/** Adds a zero for all areas, so that an hour without cases is known and no gap. */
export const withZero = (samples: readonly { addressType: string; count: number }[]) => [
  ...samples.map(({ addressType, count }) => ({ areaIds: [addressType], count: 1, sum: count })),
  ...(samples.some(({ addressType }) => addressType === ALL_AREAS)
    ? []
    : [{ areaIds: [ALL_AREAS], count: 1, sum: 0 }]),
];
