/** Filters that an upstream may not have looked at, applied to rows at hand. */
import type { AnyCall } from '../contract/grammar/call.ts';
import { inspect, type Schema, unwrap } from '../contract/grammar/walk.ts';
import { isId, maskOf } from '../contract/grammar/wire.ts';
import { rowFields } from './call-fields.ts';
import { isBlank } from './lenient.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The search box's filter: it looks into all that is text. */
const KEYWORD = 'keyword';

/**
 * The rows that fit as far as their own fields tell: one that leaves a field out is kept, the upstream may have looked at
 * it. Where a keyword fits none, all are kept: the upstream may have found them by what does not show, as pinyin.
 */
export function filterRows<Row extends Fields>(
  list: AnyCall,
  rows: readonly Row[],
  filter: Fields,
): readonly Row[] {
  const telling = tellingFilters(list, filter);
  const fitting = rows.filter(row => telling.every(filter => mayFit(row, filter)));
  const keyword = keywordIn(filter);
  if (keyword === '') return fitting;
  const found = fitting.filter(row => Object.values(row).some(value => contains(value, keyword)));
  return found.length > 0 ? found : fitting;
}

/** Whether there is something to filter by that rows can be held against. */
export const isFilter = (list: AnyCall, filter: Fields) =>
  tellingFilters(list, filter).length > 0 || keywordIn(filter) !== '';

/** Whether a row came that does not fit: the upstream has not looked at the filter. */
export function isContradicted(list: AnyCall, rows: readonly Fields[], filter: Fields): boolean {
  const telling = tellingFilters(list, filter);
  return rows.some(row => telling.some(filter => !mayFit(row, filter)));
}

/** Whether a row leaves out what is filtered by: then the number of those that fit is not known. */
export const hasUnknownCount = (list: AnyCall, rows: readonly Fields[], filter: Fields): boolean =>
  tellingFilters(list, filter).some(filter => rows.some(row => leavesOut(row, filter)));

const keywordIn = (filter: Fields) => String(filter[KEYWORD] ?? '').trim();

interface TellingFilter {
  name: string;
  wanted: unknown;
  /** The declared field always has a value. */
  isAlways: boolean;
}

function tellingFilters(list: AnyCall, filter: Fields): TellingFilter[] {
  const shape = rowFields(list);
  return Object.entries(filter).flatMap(([name, wanted]) => {
    const field = shape[name];
    if (name === KEYWORD || isBlank(wanted) || !field || !tells(field)) return [];
    const { isNullable, isOptional } = unwrap(field);
    return [{ name, wanted, isAlways: !isNullable && !isOptional }];
  });
}

/** Whether a field says by itself if it fits: an id may be one of several, and a mask hides what was asked for. */
function tells(field: Schema): boolean {
  if (isId(field) || maskOf(field)) return false;
  return ['text', 'number', 'enum', 'union'].includes(inspect(field).kind);
}

const leavesOut = (row: Fields, { name, isAlways }: TellingFilter) => isAlways && isBlank(row[name]);

const mayFit = (row: Fields, filter: TellingFilter) =>
  leavesOut(row, filter) || fits(row[filter.name], filter.wanted);

function fits(value: unknown, wanted: unknown): boolean {
  return typeof value === 'string' ? contains(value, String(wanted)) : String(value) === String(wanted);
}

const contains = (value: unknown, wanted: string) =>
  typeof value === 'string' && value.toLowerCase().includes(wanted.toLowerCase());
