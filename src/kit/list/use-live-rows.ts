/** The rows of the list around as others leave them. */
import { type RaRecord, useListContext } from 'ra-core';
import {
  type RefObject,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type CellClasses, changedCells, looksOf } from './cell-classes.ts';
import { LiveContext, type LiveRows } from './live-rows.ts';

export interface LiveTable extends LiveRows {
  /** Which cells of a row look otherwise since it was changed, by the keys of their columns. */
  cellsOf(id: string): ReadonlySet<string> | undefined;
  visit(id: string): void;
}

/**
 * @param body of the table, in which a row names its record by `data-row`
 * @param only what the page is asked with whatever its filters are
 */
export function useLiveRows(
  body: RefObject<HTMLTableSectionElement | null>,
  only?: Readonly<Record<string, unknown>>,
): LiveTable {
  const {
    resource,
    page,
    perPage,
    sort,
    filterValues,
    selectedIds = [],
    onSelect,
  } = useListContext<RaRecord>();
  const source = useContext(LiveContext);
  const list = useMemo(() => source?.open(resource) ?? null, [source, resource]);
  // unlike other effects it ends with the page alone, and not whenever a kept page goes out of view
  useInsertionEffect(() => () => list?.close(), [list]);
  const rows = useSyncExternalStore(list?.subscribe ?? neverChanges, list?.read ?? readNothing);

  const before = useRef<ReadonlyMap<string, CellClasses>>(new Map());
  const [cells, setCells] = useState<ReadonlyMap<string, CellsOfChange>>(new Map());
  const filter = { ...filterValues, ...only };
  const place = JSON.stringify({ page, perPage, sort, filter });
  useEffect(() => {
    if (!list) return;
    const { page, perPage, sort, filter } = JSON.parse(place);
    return list.show({
      queryKey: [resource, 'getList', { pagination: { page, perPage }, sort, filter }],
      onBefore: ids => {
        before.current = new Map(ids.map(id => [id, looksOf(rowOf(body.current, id))]));
      },
    });
  }, [list, resource, place, body]);

  // the new values are drawn: what looks otherwise now is what was changed
  useLayoutEffect(() => {
    if (before.current.size === 0 || rows.marks.size === 0) return;
    const found = new Map<string, CellsOfChange>();
    for (const [id, looks] of before.current) {
      const mark = rows.marks.get(id);
      if (mark?.isChanged && !mark.isGone) {
        found.set(id, { seq: mark.seq, keys: changedCells(looks, looksOf(rowOf(body.current, id))) });
      }
    }
    before.current = new Map();
    setCells(known => new Map([...known, ...found]));
  }, [rows, body]);

  // nothing can be done to what is gone
  const goneKey = [...rows.marks].flatMap(([id, { isGone }]) => (isGone ? [id] : [])).join(' ');
  useEffect(() => {
    const gone = new Set(goneKey.split(' '));
    const left = selectedIds.filter(id => !gone.has(String(id)));
    if (left.length < selectedIds.length) onSelect(left);
  }, [goneKey, selectedIds, onSelect]);

  return {
    ...rows,
    cellsOf: id => {
      const known = cells.get(id);
      return known && known.seq === rows.marks.get(id)?.seq ? known.keys : undefined;
    },
    visit: id => list?.visit(id),
  };
}

interface CellsOfChange {
  seq: number;
  keys: ReadonlySet<string>;
}

const NOTHING: LiveRows = { marks: new Map(), waiting: 0, waitingWord: '' };
const readNothing = () => NOTHING;
const neverChanges = () => () => {};

const rowOf = (body: HTMLTableSectionElement | null, id: string) =>
  [...(body?.rows ?? [])].find(row => row.dataset.row === id);
