/** Groups of figures: how they are read, and which rows there are even where nothing was counted. */
import { CALL_TYPES, ORDER_SOURCES, ORDER_TYPES } from '../../contract/order.ts';
import {
  type FigureGroup,
  type FigureUnit,
  LONGEST_HOURLY_MS,
  MOST_FIGURE_ROWS,
} from '../../contract/report.ts';
import { DAY_MS, dateInShanghai, HOUR_MS } from '../core/day.ts';
import { Failure, refuse } from '../core/failure.ts';
import type { KeyName } from '../domain/order-figures/figure-columns.ts';
import type { FigurePlace, FigureQuestion, FigureRow } from '../domain/order-figures/reading.ts';
import { floorTo } from '../domain/order-figures/rollups.ts';
import type { Span } from './period.ts';

export interface Grouping {
  by: FigureGroup;
  unit?: FigureUnit | undefined;
}

const KEY_OF: Readonly<Partial<Record<FigureGroup, KeyName>>> = {
  area: 'addressType',
  company: 'companyId',
  source: 'source',
  type: 'type',
  orderCallType: 'orderCallType',
};

/** Fails with PARAMETER: UNIT_WITHIN_GROUP, HOURS_TOO_LONG. @param length of the period, milliseconds */
export function checkGrouping({ by, unit }: Grouping, length: number): void {
  if (unit && (by === 'hour' || by === 'day')) throw refuse('PARAMETER', 'UNIT_WITHIN_GROUP');
  if (unit === 'hour' && length > LONGEST_HOURLY_MS) throw refuse('PARAMETER', 'HOURS_TOO_LONG');
}

/** As it is read. */
export function readAs({ by, unit }: Grouping): Pick<FigureQuestion, 'by' | 'clock'> {
  const key = KEY_OF[by];
  return { by: key ? [key] : [], clock: by === 'hour' ? 'hourOfDay' : clockUnit({ by, unit }) };
}

/** Whether each row is of one hour or one day, and of which of them. */
export const clockUnit = ({ by, unit }: Grouping): FigureUnit | undefined => (by === 'day' ? 'day' : unit);

/** A row that is told. */
export interface Place {
  of: string | null;
  time: number | null;
}

const HOURS_OF_DAY = Array.from({ length: 24 }, (_, hour) => String(hour));

/**
 * The rows of a span. Areas and companies have rows where orders of them were counted, all other groups in any case. Fails
 * with OVER_LIMIT, reason TOO_MANY_ROWS.
 */
export function placesOf(grouping: Grouping, span: Span, found: readonly FigureRow<'created'>[]): Place[] {
  const unit = clockUnit(grouping);
  const times = unit ? startsIn(unit, span) : [null];
  if (grouping.by === 'day') return times.map(time => ({ of: dateInShanghai(time ?? 0), time }));
  const groups = groupsOf(grouping.by, found);
  const matching = groups.length * times.length;
  if (matching > MOST_FIGURE_ROWS)
    throw new Failure('OVER_LIMIT', { reason: 'TOO_MANY_ROWS', matching, most: MOST_FIGURE_ROWS });
  return groups.flatMap(of => times.map(time => ({ of, time })));
}

function groupsOf(by: FigureGroup, found: readonly FigureRow<'created'>[]): readonly (string | null)[] {
  if (by === 'source') return ORDER_SOURCES.map(String);
  if (by === 'type') return ORDER_TYPES;
  if (by === 'orderCallType') return CALL_TYPES.map(String);
  if (by === 'hour') return HOURS_OF_DAY;
  if (by !== 'area' && by !== 'company') return [null];
  const sizes = new Map<string, number>();
  for (const { keys, created } of found) {
    const [key = ''] = keys;
    sizes.set(key, (sizes.get(key) ?? 0) + created);
  }
  return [...sizes].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
}

const SIZE_MS = { hour: HOUR_MS, day: DAY_MS } as const;

export function startsIn(unit: FigureUnit, { from, to }: Span): number[] {
  const first = floorTo(unit, from);
  return Array.from(
    { length: Math.max(0, Math.ceil((to - first) / SIZE_MS[unit])) },
    (_, at) => first + at * SIZE_MS[unit],
  );
}

/** Where a place ends, before which its last order is created. */
export function endOf(grouping: Grouping, { to }: Span, { of, time }: Place): number {
  const unit = clockUnit(grouping);
  if (unit && time !== null) return Math.min(time + SIZE_MS[unit], to);
  if (grouping.by !== 'hour') return to;
  const onLastDay = floorTo('day', to - 1) + Number(of) * HOUR_MS;
  return Math.min((onLastDay < to ? onLastDay : onLastDay - DAY_MS) + HOUR_MS, to);
}

/** Finds the sums of a place in another span: of its hours and days the one that is as far from the beginning. */
export function finderIn<Row extends FigurePlace>(
  grouping: Grouping,
  own: Span,
  other: Span,
  rows: readonly Row[],
): (place: Place) => Row | undefined {
  const unit = clockUnit(grouping);
  const shift = unit ? floorTo(unit, other.from) - floorTo(unit, own.from) : 0;
  const known = new Map(rows.map(row => [keyOf(row.keys[0] ?? null, row.time), row]));
  return ({ of, time }) => {
    if (grouping.by === 'hour') return known.get(keyOf(null, Number(of)));
    const group = grouping.by === 'day' ? null : of;
    return known.get(keyOf(group, time === null ? null : time + shift));
  };
}

const keyOf = (of: string | null, time: number | null) => `${of ?? ''}|${time ?? ''}`;
