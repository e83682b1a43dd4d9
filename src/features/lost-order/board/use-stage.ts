/** The cases of a stage, the most urgent first. */
import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useEffect, useRef } from 'react';
import { type LostOrder, lostOrder } from '../../../contract/lost-order.ts';
import { usePush } from '../../../data/push/push-context.tsx';
import type { BoardStage } from '../stages.ts';

const { resource } = lostOrder;
/** Of each stage; that there are more is said. */
const SHOWN = 20;
const SAID_BY_PAGE = { onError: () => {} };

export function useStage(stage: BoardStage) {
  return useGetList<LostOrder>(
    resource,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'payStatus', order: 'ASC' },
      filter: { stage },
    },
    SAID_BY_PAGE,
  );
}

/** Many changes that come at once are read once. */
const PAUSE_MS = 500;

/** Reads the stages again when a case has changed. */
export function useStageNews(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  usePush('RECORD_CHANGED', ({ data }) => {
    if (data.resource !== resource) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void client.invalidateQueries({ queryKey: [resource, 'getList'] }),
      PAUSE_MS,
    );
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
