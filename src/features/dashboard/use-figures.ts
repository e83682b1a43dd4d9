/** The figures of all rooms for this user, each with what its list holds now. */
import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { useExtensions } from '../../data/extensions-context.tsx';
import { type Counted, type Figure, isChangedBy, type Looking, readFigure } from '../../data/figures.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { serverNow } from '../../data/server-clock.ts';
import { useSession } from '../../data/session-context.tsx';
import { useAfterFirstPage } from '../../data/use-after-first-page.ts';
import { ANSWERS } from '../../data/use-call.ts';
import { midnight } from '../../kit/format/time.ts';
import { usePresentMinute } from '../../kit/use-present-minute.ts';

/** What is told is asked for at once; lists of calls are told of in part. */
const TOLD_MS = 60_000;
const CALLED_MS = 30_000;
/** Where a life is at stake nobody waits for a minute. */
const LIFE_MS = 10_000;

export interface FigureAnswer {
  figure: Figure;
  counted: Counted & { count: number };
}

export interface FigureAnswers {
  told: readonly FigureAnswer[];
  isPending: boolean;
  /** Some could not be read. */
  hasFailed: boolean;
}

export function useFigures(): FigureAnswers {
  const { figures: rooms } = useExtensions();
  const provider = useDataProvider();
  // the frame and this page come first
  const isAfter = useAfterFirstPage();
  const looking = useLooking();
  const loaded = useQueries({
    queries: rooms.map(({ key, load }) => ({
      queryKey: ['figures of', key],
      queryFn: async () => (await load()).default,
      enabled: isAfter,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const figures = loaded.flatMap(({ data: figuresOf }) => figuresOf?.(looking) ?? []);
  const answers = useQueries({
    queries: figures.map(figure => ({
      queryKey: keyOf(figure),
      queryFn: () => readFigure(provider, figure),
      refetchInterval: figure.stake === 'life' ? LIFE_MS : 'call' in figure.list ? CALLED_MS : TOLD_MS,
    })),
  });
  const askAgain = (resource: string) =>
    figures.forEach((figure, at) => {
      if (isChangedBy(figure, resource)) void answers[at]?.refetch();
    });
  usePush('RECORD_CHANGED', ({ data: { resource } }) => askAgain(resource));
  return {
    told: figures.flatMap((figure, at) => {
      const { data: counted, error } = answers[at] ?? {};
      // what was known before the last try failed is not shown as if it still held
      return counted && isCounted(counted) && !error ? [{ figure, counted }] : [];
    }),
    isPending: [...loaded, ...answers].some(({ isPending }) => isPending),
    hasFailed:
      [...loaded, ...answers].some(({ error }) => error) ||
      answers.some(({ data }) => data && !isCounted(data)),
  };
}

const isCounted = (counted: Counted): counted is FigureAnswer['counted'] => counted.count !== null;

/** Those of a list are asked for again with it. */
const keyOf = ({ list, label }: Figure) =>
  'call' in list
    ? [...ANSWERS, list.call.room, list.call.name, label, list.query]
    : [list.resource, 'figure', label, list.filter];

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
      capabilities,
      dayFrom: daysAhead => midnight(today, -daysAhead),
    }),
    [user.id, user.callSystemAccount, capabilities, today],
  );
}
