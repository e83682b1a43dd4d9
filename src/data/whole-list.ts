/** Filters that an upstream may not have looked at, applied to rows at hand. */
import type { AnyCall } from '../contract/grammar/call.ts';
import { look, type Schema } from '../contract/grammar/walk.ts';
import { isId, maskOf } from '../contract/grammar/wire.ts';
import { rowFields } from './call-fields.ts';
import { isBlank } from './lenient.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The search box's filter: it looks into all that is text. */
const KEYWORD = 'keyword';

/**
 * The rows that fit as far as their own fields tell. Where a keyword fits none, all are kept: the upstream may have
 * found them by what does not show, as pinyin.
 */
export function filteredHere<Row extends Fields>(
  list: AnyCall,
  rows: readonly Row[],
  filter: Fields,
): readonly Row[] {
  const telling = tellingFilters(list, filter);
  const fitting = rows.filter(row => telling.every(([name, value]) => fits(row[name], value)));
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
  return rows.some(row => telling.some(([name, value]) => !fits(row[name], value)));
}

const keywordIn = (filter: Fields) => String(filter[KEYWORD] ?? '').trim();

function tellingFilters(list: AnyCall, filter: Fields): [name: string, value: unknown][] {
  const shape = rowFields(list);
  return Object.entries(filter).filter(
    ([name, value]) => name !== KEYWORD && !isBlank(value) && tells(shape[name]),
  );
}

/** Whether a field says by itself if it fits: an id may be one of several, and a mask hides what was asked for. */
function tells(field: Schema | undefined): boolean {
  if (!field || isId(field) || maskOf(field)) return false;
  return ['text', 'number', 'enum', 'union'].includes(look(field).kind);
}

function fits(value: unknown, wanted: unknown): boolean {
  return typeof value === 'string' ? contains(value, String(wanted)) : String(value) === String(wanted);
}

const contains = (value: unknown, wanted: string) =>
  typeof value === 'string' && value.toLowerCase().includes(wanted.toLowerCase());
