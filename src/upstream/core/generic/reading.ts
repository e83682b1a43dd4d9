/** What a list of a resource was asked for, in either of the two ways, as conditions and order. */
import { type AnyColumn, and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FilterFields } from '../../../contract/grammar/filters.ts';
import type { AnyResource } from '../../../contract/grammar/resource.ts';
import { severally } from '../../../contract/grammar/resource-lists.ts';
import { LARGEST_PAGE } from '../../../contract/grammar/wire.ts';
import { type FilterColumns, filtersOf, listOf } from '../filtering.ts';
import { contains, ifGiven, numberIs, type PageQuery, type Sorts } from '../paging.ts';

type Filters = Readonly<Record<string, unknown>>;

/** As the contract has read it: paging, order and filters as plain fields, or as `ra-data-simple-rest` says them. */
export type ListQuery = PageQuery &
  Filters & {
    /** What the ad service calls `current`. */
    page?: number;
    sort?: readonly [string, 'ASC' | 'DESC'];
    range?: readonly [number, number];
    filter?: Filters;
  };

/**
 * By the name of the filter. One of `keyword` answers undefined for what is sought as any text.
 * @param now milliseconds since 1970
 */
export type FilterRules = Readonly<Record<string, (value: never, now: number) => SQL | undefined>>;
export type SortRules = Readonly<Record<string, AnyColumn | SQL>>;

export function listQueryOf(query: ListQuery): PageQuery & { filters: Filters } {
  const { sort, range, filter = {}, page = 1, current = page, size, orderBy, order, ...plain } = query;
  const filters = { ...plain, ...filter };
  const [field, direction] = sort ?? [orderBy, order.toUpperCase()];
  return {
    filters,
    orderBy: field,
    order: direction === 'DESC' ? 'desc' : 'asc',
    ...(range ? pageOf(range) : { current, size: Array.isArray(filters.id) ? LARGEST_PAGE : size }),
  };
}

function pageOf([first, last]: readonly [number, number]): { current: number; size: number } {
  const size = last - first + 1;
  return { current: first / size + 1, size };
}

export function sortsOf(
  resource: AnyResource,
  columns: Readonly<Record<string, AnyPgColumn>>,
  rules: SortRules = {},
): Sorts {
  const column = (name: string): AnyColumn => {
    const found = columns[name];
    if (!found) throw new TypeError(`${resource.name} has no column ${name} to sort by`);
    return found;
  };
  // the key that a record is found by begins with the pinyin of its name
  const isName = (name: string) => name === resource.searches[0] && resource.fields[name]?.kind.is === 'text';
  const by = (name: string) => rules[name] ?? (isName(name) ? columns.searchKey : undefined) ?? column(name);
  const direction = resource.isNewestFirst ? desc : asc;
  const id = column('id');
  return {
    columns: Object.fromEntries(['id', ...resource.sorts].map(name => [name, by(name)])),
    byDefault: [direction(by(resource.sorts[0])), direction(id)],
    tie: id,
  };
}

/** All filters together. Each means the same value, one of several, or in a column of several: one of them. */
export function conditionsOf(
  resource: AnyResource,
  columns: Readonly<Record<string, AnyPgColumn>>,
  filters: Filters,
  rules: FilterRules = {},
  now = 0,
): SQL | undefined {
  const ruleOf = (name: string) =>
    rules[name] as ((value: unknown, now: number) => SQL | undefined) | undefined;
  const own = resource.equals.map(name => {
    const rule = ruleOf(name);
    return ifGiven(filters[name], value => {
      if (rule) return rule(value, now);
      if (resource.fields[name]?.kind.is === 'masked')
        return numberIs(columnOf(columns, name), String(value));
      return sameAs(columns, name, value);
    });
  });
  const several = resource.several.map(name => {
    const rule = ruleOf(name);
    return ifGiven(filters[severally(name)] as readonly unknown[] | undefined, values =>
      rule ? or(...values.map(value => rule(value, now))) : sameAs(columns, name, values),
    );
  });
  return and(
    ifGiven(filters.id, value => sameAs(columns, 'id', value)),
    ifGiven(filters.keyword, text => {
      const rule = rules.keyword as ((value: string, now: number) => SQL | undefined) | undefined;
      return rule?.(String(text), now) ?? contains(columnOf(columns, 'searchKey'), String(text));
    }),
    ...own,
    ...several,
    ...filtersOf(resource.filters, filterColumns(resource, columns), filters, false),
  );
}

/** Of a column of several values, one must fit. */
const filterColumns = (resource: AnyResource, columns: Readonly<Record<string, AnyPgColumn>>) =>
  Object.fromEntries(
    Object.keys(resource.filters).map(name => {
      const column = columnOf(columns, name);
      if (!column.dataType.startsWith('array')) return [name, column];
      return [
        name,
        {
          isIn: (values: readonly string[]) => sql`${column} && ${listOf(values)}`,
          isEmpty: sql`cardinality(${column}) = 0`,
        },
      ];
    }),
  ) as FilterColumns<FilterFields>;

function sameAs(
  columns: Readonly<Record<string, AnyPgColumn>>,
  name: string,
  value: unknown,
): SQL | undefined {
  const column = columnOf(columns, name);
  // containment and overlap, because that is what an index of lists finds
  if (column.dataType.startsWith('array')) {
    return Array.isArray(value)
      ? sql`${column} && ${listOf(value)}`
      : sql`${column} @> array[${value}]::text[]`;
  }
  return Array.isArray(value) ? inArray(column, value) : eq(column, value);
}

function columnOf(columns: Readonly<Record<string, AnyPgColumn>>, name: string): AnyPgColumn {
  const column = columns[name];
  if (!column) throw new TypeError(`no column ${name}`);
  return column;
}
