/**
 * Lists and single records of a resource, from whatever its upstream can do: page and sort where it does, do both
 * here where it answers whole, and find one record in a list where no call reads one.
 */
import type { AnyCall } from '../contract/grammar/call.ts';
import type { Sums } from '../contract/grammar/envelope.ts';
import { MOST_COUNTS } from '../contract/grammar/resource-lists.ts';
import { inspect } from '../contract/grammar/walk.ts';
import { exchange, type Parts } from './ask.ts';
import { declares, fieldsOf, type Part, placed, takes } from './call-fields.ts';
import type { ResourceCalls } from './feature.ts';
import { notFound } from './not-found.ts';
import { filterRows, hasUnknownCount, isContradicted, isFilter } from './whole-list.ts';

export type Row = Record<string, unknown> & { id: string };

export interface Upstream {
  canSort: boolean;
  /** Without capabilities: filters may be ignored, so a record is searched page after page. */
  isPlain: boolean;
}

export interface ListRequest {
  /** From 1. */
  page: number;
  perPage: number;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter: Readonly<Record<string, unknown>>;
  /** Further filters, of each of which the answer says how many rows it would find besides the others. */
  counts?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** Nobody waits for it any more. */
  signal?: AbortSignal;
}

export interface ListAnswer {
  rows: Row[];
  total: number;
  /** The upstream gave every row there is, so it can be sorted here. */
  isComplete: boolean;
  /** Rows leave out what they are filtered by: they are kept, and `total` does not say how many fit. */
  isUntold?: true;
  /** What fields come to over all rows that match, where the upstream says so. */
  sums?: Sums;
  /** As the upstream says it; one that does not know the question says nothing. */
  counts?: readonly number[];
}

/** How many rows are looked through for one record before it counts as not there. */
const SEARCHED_ROWS = 1000;
/** The largest page that an upstream of this kind gives. */
const LARGEST_PAGE = 200;

export async function readList(
  row: ResourceCalls,
  request: ListRequest,
  upstream: Upstream,
): Promise<ListAnswer> {
  const { list, idField } = row;
  const { page, perPage, sort, counts: counted = [], signal } = request;
  if (counted.length > MOST_COUNTS) {
    const [first, rest] = await Promise.all(
      [counted.slice(0, MOST_COUNTS), counted.slice(MOST_COUNTS)].map(counts =>
        readList(row, { ...request, counts }, upstream),
      ) as [Promise<ListAnswer>, Promise<ListAnswer>],
    );
    const { counts: _part, ...answer } = first;
    return first.counts && rest.counts ? { ...answer, counts: [...first.counts, ...rest.counts] } : answer;
  }
  const input = summed(list, listInput(list, request, upstream.canSort), upstream);
  const { data, total, sums, counts } = await exchange(list, input, { signal });
  const rows = withIds(data, idField);
  const whole = await wholeList(row, rows, total, request, upstream);
  if (whole) {
    const start = (page - 1) * perPage;
    return {
      rows: sorted(whole, sort).slice(start, start + perPage),
      total: whole.length,
      isComplete: true,
      ...(hasUnknownCount(list, whole, request.filter) && { isUntold: true }),
    };
  }
  const count = total ?? rows.length;
  const isComplete = page === 1 && rows.length >= count;
  return {
    rows: isComplete && !upstream.canSort ? sorted(rows, sort) : rows,
    total: count,
    isComplete,
    ...(sums && { sums }),
    ...(counts && { counts }),
  };
}

/** With the question for the sums of the list, where it has any; a plain upstream knows none. */
const summed = (list: AnyCall, input: Parts, { isPlain }: Upstream): Parts =>
  !isPlain && declares(list, 'query', 'withSums')
    ? { ...input, query: { ...input.query, withSums: 1 } }
    : input;

/** All rows that fit, where they came at once or must be looked through here; undefined where a page is a page. */
async function wholeList(
  row: ResourceCalls,
  rows: readonly Row[],
  total: number | undefined,
  { perPage, filter, signal }: ListRequest,
  { isPlain }: Upstream,
): Promise<readonly Row[] | undefined> {
  const { list } = row;
  if (total === undefined || rows.length > perPage) return isPlain ? filterRows(list, rows, filter) : rows;
  if (!isPlain || total > SEARCHED_ROWS || !(await isFilterIgnored(row, rows, total, { filter, signal })))
    return undefined;
  const all: Row[] = [];
  for await (const page of pagesOf(row, { filter, signal })) all.push(...page);
  return filterRows(list, all, filter);
}

/** A filter that leaves out nobody may have been ignored; one that lets through what does not fit was. */
async function isFilterIgnored(
  { list, idField }: ResourceCalls,
  rows: readonly Row[],
  total: number,
  { filter, signal }: Pick<ListRequest, 'filter' | 'signal'>,
): Promise<boolean> {
  if (rows.length === 0 || !isFilter(list, filter)) return false;
  if (isContradicted(list, rows, filter)) return true;
  const nothing = listInput(list, { page: 1, perPage: 1, filter: {} }, false);
  const everybody = await exchange(list, nothing, { signal });
  return (everybody.total ?? withIds(everybody.data, idField).length) === total;
}

/** Fails with NOT_FOUND where no answer holds the record. */
export async function readOne(
  row: ResourceCalls,
  id: string,
  upstream: Upstream,
  signal?: AbortSignal,
): Promise<Row> {
  const { one, list, idField } = row;
  if (one) {
    const { data, raw } = await exchange(one, placed(one, { [idField]: id, id }), { signal });
    if (typeof raw !== 'object' || raw === null || typeof data !== 'object') throw notFound();
    return { ...data, id };
  }
  // an operator's own upstream may know a name that is not declared; the reference upstream refuses it
  const isFiltered = upstream.isPlain || takes(list, idField);
  const wanted = { page: 1, perPage: 20, filter: isFiltered ? { [idField]: id } : {} };
  const { data, total } = await exchange(list, listInput(list, wanted, false), { signal });
  const rows = withIds(data, idField);
  const found = rows.find(candidate => candidate.id === id);
  if (found) return found;
  const isRest = total !== undefined && rows.length < total;
  if (!isRest || (isFiltered && !upstream.isPlain)) throw notFound();
  const [searched] = await searchPages(row, new Set([id]), signal);
  if (!searched) throw notFound();
  return searched;
}

/** The records that are still there, in no particular order. */
export async function readMany(
  row: ResourceCalls,
  ids: readonly string[],
  upstream: Upstream,
  signal?: AbortSignal,
): Promise<Row[]> {
  const wanted = new Set(ids);
  if (wanted.size > FEW) return searchPages(row, wanted, signal);
  const answers = await Promise.allSettled([...wanted].map(id => readOne(row, id, upstream, signal)));
  const failed = answers.find(answer => answer.status === 'rejected');
  const rows = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (failed && rows.length === 0) throw failed.reason;
  return rows;
}

/** Up to this many records are read one by one. */
const FEW = 3;

async function searchPages(
  row: ResourceCalls,
  wanted: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for await (const page of pagesOf(row, { filter: {}, signal })) {
    for (const one of page) if (wanted.has(one.id)) found.set(one.id, one);
    if (found.size === wanted.size) break;
  }
  return [...found.values()];
}

/** Page after page, at most 1,000 rows. */
async function* pagesOf(
  { list, idField }: ResourceCalls,
  { filter, signal }: Pick<ListRequest, 'filter' | 'signal'>,
) {
  let seen = 0;
  for (let page = 1; seen < SEARCHED_ROWS; page++) {
    const { data, total } = await exchange(
      list,
      listInput(list, { page, perPage: LARGEST_PAGE, filter }, false),
      { signal },
    );
    const rows = withIds(data, idField);
    yield rows.slice(0, SEARCHED_ROWS - seen);
    seen += rows.length;
    if (rows.length === 0 || total === undefined || seen >= total) return;
  }
}

/** What a list is asked with: only what its call declares, besides filters of an operator's own. */
export function listInput(
  list: AnyCall,
  { page, perPage, sort, filter, counts }: ListRequest,
  canSort: boolean,
): Parts {
  const known = placed(list, filter);
  const undeclared: Part = list.method === 'GET' ? 'query' : 'body';
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined || value === '' || takes(list, name)) continue;
    // an operator's own field: his upstream may know it
    known[undeclared] = { ...known[undeclared], [name]: value };
  }
  const pageField = declares(list, 'query', 'page') ? 'page' : 'current';
  const query = {
    ...known.query,
    ...(declares(list, 'query', pageField) ? { [pageField]: page, size: perPage } : {}),
    ...(sort && canSort && sorts(list, sort.field)
      ? { orderBy: sort.field, order: sort.order === 'DESC' ? 'desc' : 'asc' }
      : {}),
    ...(counts && declares(list, 'query', 'counts') ? { counts: JSON.stringify(counts) } : {}),
  };
  return { ...known, query };
}

/** What a list is asked with besides paging, in one object: for who takes all of it away at once. */
export function listQuestion(
  list: AnyCall,
  request: Pick<ListRequest, 'sort' | 'filter'>,
  { canSort }: Pick<Upstream, 'canSort'>,
): Record<string, unknown> {
  const { params, query, body } = listInput(list, { page: 1, perPage: 1, ...request }, canSort);
  const { page: _page, current: _current, size: _size, ...asked } = query ?? {};
  return { ...params, ...asked, ...body };
}

function sorts(list: AnyCall, field: string): boolean {
  const schema = fieldsOf(list, 'query').orderBy;
  if (!schema) return false;
  const looked = inspect(schema);
  return looked.kind !== 'enum' || looked.values.includes(field);
}

/** Rows that name themselves; what has no id can neither be opened nor changed. */
export function withIds(data: unknown, idField: string): Row[] {
  if (!Array.isArray(data)) return [];
  return data
    .filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    .map(row => ({ ...row, id: idOf(row, idField) }))
    .filter(({ id }) => id !== '');
}

export function idOf(row: Readonly<Record<string, unknown>>, idField: string): string {
  const own = row[idField];
  return String((own === undefined || own === null || own === '' ? row.id : own) ?? '');
}

const collator = new Intl.Collator('zh-Hans-CN', { numeric: true });

function sorted(rows: readonly Row[], sort: ListRequest['sort']): Row[] {
  if (!sort || !rows.some(row => row[sort.field] !== undefined)) return [...rows];
  const sign = sort.order === 'DESC' ? -1 : 1;
  return [...rows].sort((a, b) => sign * compare(a[sort.field], b[sort.field]));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
}
