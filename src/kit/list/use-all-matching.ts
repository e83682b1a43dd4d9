/** Selects every row that matches the list's filters, not only those of its page: they are read page after page. */
import { type RaRecord, useDataProvider, useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { type Reading, readAll } from './read-all.ts';

/** So many can be selected at once. */
export const MOST_SELECTED = 10_000;

/** How far the reading is; null before the first. */
type Stage = Reading | 'failed' | 'done' | null;

export interface AllMatching {
  reading: Stage;
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
  const [reading, setReading] = useState<Stage>(null);
  const stop = useRef<AbortController>(null);
  const question = JSON.stringify({ resource, sort, filter, filterValues });
  // another question has another answer
  useEffect(() => {
    if (!question) return;
    setReading(null);
    return () => stop.current?.abort();
  }, [question]);

  const read = async (total: number, signal: AbortSignal) => {
    const list = { resource, sort, filter: { ...filterValues, ...filter } };
    const answer = await readAll<Row>(provider, list, {
      most: MOST_SELECTED,
      total,
      signal,
      onProgress: setReading,
    });
    if (!answer) return;
    const rows = answer.rows.filter(canSelect);
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
