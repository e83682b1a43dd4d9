/** Figures, each with what its list holds now. */
import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type Counted, type Figure, isChangedBy, readFigure } from '../../data/figures.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { ANSWERS } from '../../data/use-call.ts';

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

export function useFigures(figures: readonly Figure[]): FigureAnswers {
  const provider = useDataProvider();
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
    isPending: answers.some(({ isPending }) => isPending),
    hasFailed: answers.some(({ error }) => error) || answers.some(({ data }) => data && !isCounted(data)),
  };
}

const isCounted = (counted: Counted): counted is FigureAnswer['counted'] => counted.count !== null;

/** Those of a list are asked for again with it. */
const keyOf = ({ list, label }: Figure) =>
  'call' in list
    ? [...ANSWERS, list.call.room, list.call.name, label, list.query]
    : [list.resource, 'figure', label, list.filter];
