/** Selects every row that matches the list's filters, not only those of its page: they are read page after page. */
import { type RaRecord, useDataProvider, useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';

/** So many can be selected at once. */
export const MOST_SELECTED = 10_000;
/** The largest page that upstreams give. */
const PAGE = 200;

/** How far the reading is; null before the first. */
type Reading = { read: number; total: number } | 'failed' | 'done' | null;

export interface AllMatching {
  reading: Reading;
  /** What is selected is about to become another. */
  isReading: boolean;
  selectAll: (total: number) => void;
  cancel: () => void;
}

interface AllMatchingOptions<Row extends RaRecord> {
  canSelect: (row: Row) => boolean;
  /** What was read, so that an action knows more of it than its id. */
  onRead: (rows: readonly Row[]) => void;
}

export function useAllMatching<Row extends RaRecord>({
  canSelect,
  onRead,
}: AllMatchingOptions<Row>): AllMatching {
  const { resource, sort, filter, filterValues, selectedIds = [], onSelect } = useListContext<Row>();
  const provider = useDataProvider();
  const [reading, setReading] = useState<Reading>(null);
  const stop = useRef<AbortController>(null);
  const question = JSON.stringify({ resource, sort, filter, filterValues });
  // another question has another answer
  useEffect(() => {
    if (!question) return;
    setReading(null);
    return () => stop.current?.abort();
  }, [question]);

  const read = async (total: number, signal: AbortSignal) => {
    const found = new Map<string, Row>();
    for (let page = 1; found.size < MOST_SELECTED; page++) {
      const { data, total: now = total } = await provider.getList<Row>(resource, {
        pagination: { page, perPage: PAGE },
        sort,
        filter: { ...filterValues, ...filter },
        signal,
      });
      if (signal.aborted) return;
      for (const row of data) found.set(String(row.id), row);
      setReading({ read: Math.min(page * PAGE, now), total: now });
      // rows that come and go meanwhile move the others: an empty page is the end as well
      if (data.length === 0 || page * PAGE >= now) break;
    }
    const rows = [...found.values()].filter(canSelect).slice(0, MOST_SELECTED);
    onRead(rows);
    onSelect([...new Set([...selectedIds, ...rows.map(({ id }) => id)])].slice(0, MOST_SELECTED));
    setReading('done');
  };
  return {
    reading,
    isReading: typeof reading === 'object' && reading !== null,
    selectAll: (total: number) => {
      const controller = new AbortController();
      stop.current?.abort();
      stop.current = controller;
      setReading({ read: 0, total });
      read(total, controller.signal).catch(() => {
        if (!controller.signal.aborted) setReading('failed');
      });
    },
    cancel: () => {
      stop.current?.abort();
      setReading(null);
    },
  };
}
