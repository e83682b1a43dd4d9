/** What the rooms that this person is offered say of their figures. */
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DayFigure } from '../../data/day-figures.ts';
import { useExtensions } from '../../data/extensions-context.tsx';
import type { Figure, Looking } from '../../data/figures.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useSession } from '../../data/session-context.tsx';
import { useAfterFirstPage } from '../../data/use-after-first-page.ts';
import { midnight } from '../../kit/format/time.ts';
import { usePresentMinute } from '../../kit/use-present-minute.ts';

export interface FigureRooms {
  figures: readonly Figure[];
  /** Kept by the hour by the upstream; none where it keeps none. */
  dayFigures: readonly DayFigure[];
  isPending: boolean;
  hasFailed: boolean;
}

export function useFigureRooms(): FigureRooms {
  const { figures: rooms } = useExtensions();
  // the frame and this page come first
  const isAfter = useAfterFirstPage();
  const looking = useLooking();
  const loaded = useQueries({
    queries: rooms.map(({ key, load }) => ({
      queryKey: ['figures of', key],
      queryFn: load,
      enabled: isAfter,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return {
    figures: loaded.flatMap(({ data }) => data?.default(looking) ?? []),
    dayFigures: looking.capabilities.has('dayFigures')
      ? loaded.flatMap(({ data }) => data?.dayFigures ?? [])
      : [],
    isPending: loaded.some(({ isPending }) => isPending),
    hasFailed: loaded.some(({ error }) => error),
  };
}

/** The same until another day begins. */
function useLooking(): Looking {
  const { user, capabilities } = useSession();
  // whoever stays over midnight sees the new day
  usePresentMinute();
  const today = midnight(serverNow(), 0);
  return useMemo(
    () => ({
      userId: user.id,
      callSystemAccount: user.callSystemAccount ?? '',
      areaIds: user.areaIds,
      capabilities,
      dayFrom: daysAhead => midnight(today, -daysAhead),
    }),
    [user.id, user.callSystemAccount, user.areaIds, capabilities, today],
  );
}
