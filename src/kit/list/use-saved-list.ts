/** The saved filters of the list around: what would be saved of it now, which one it shows, and what it begins with. */
import { type RaRecord, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { FieldFilter } from './conditions.ts';
import { isSameQuery, type SavedFilterHere, type SavedQuery, useSavedFilters } from './saved-filters.ts';
import type { ColumnChoice } from './use-columns.ts';

interface About<Row extends RaRecord> {
  fields: readonly FieldFilter[];
  searchBy: string;
  columns: ColumnChoice<Row>;
}

export function useSavedList<Row extends RaRecord>({ fields, searchBy, columns }: About<Row>) {
  const { resource, filterValues, sort, setFilters, setSort } = useListContext<Row>();
  const saved = useSavedFilters(resource);
  // what was typed to find somebody, and a number that is masked elsewhere, are not kept
  const isKept = (name: string) =>
    name !== searchBy && !fields.some(field => field.kind === 'masked' && name.startsWith(`${field.name}__`));
  const filter = Object.fromEntries(Object.entries(filterValues ?? {}).filter(([name]) => isKept(name)));
  const asked: SavedQuery | null =
    Object.keys(filter).length === 0
      ? null
      : {
          filter,
          sort: sort ?? null,
          columns: columns.isChanged ? columns.shown.map(({ key }) => key) : null,
        };

  const apply = (one: SavedFilterHere) => {
    setFilters({ ...one.filter });
    if (one.sort) setSort(one.sort);
    if (one.columns) columns.show(one.columns);
  };
  // once, and only where nobody has asked for anything else: the address or the memory of the list comes first
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || !saved.isLoaded) return;
    isBegun.current = true;
    const first = saved.all.find(({ isDefault }) => isDefault);
    if (first && Object.keys(filterValues ?? {}).length === 0) apply(first);
  });

  return {
    saved,
    asked,
    active: asked ? saved.all.find(one => isSameQuery(one.filter, filter)) : undefined,
    apply,
  };
}
