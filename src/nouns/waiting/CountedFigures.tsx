/** On the dashboard: how many records of lists wait, each figure the list with exactly these. */
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { usePush } from '../../data/push/push-context.tsx';
import { Figures, unlessFailed } from '../../kit/Figures.tsx';
import { NOTHING } from '../../kit/format/nothing.ts';

export interface Counted {
  /** Key of its word. */
  label: string;
  /** react-admin's name; the list is at the path of this name. */
  resource: string;
  /** Moments in it are those of a day: it is the same at every drawing. */
  filter: Readonly<Record<string, unknown>>;
  isUrgent?: boolean;
  /** Where the list is opened otherwise than by its filter. */
  to?: string;
}

/** Where no push comes. */
const POLLING_MS = 60_000;
const COUNT = 'count';

export function CountedFigures({ counted }: { counted: readonly Counted[] }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const answers = useQueries({
    queries: counted.map(({ resource, filter }) => ({
      queryKey: [resource, COUNT, filter],
      queryFn: () => countOf(provider, resource, filter),
      refetchInterval: POLLING_MS,
    })),
  });
  usePush('RECORD_CHANGED', ({ data: { resource } }) => {
    counted.forEach((one, at) => {
      if (one.resource === resource) void answers[at]?.refetch();
    });
  });
  return (
    <Figures
      figures={counted.map(({ label, resource, filter, isUrgent = false, to }, at) => ({
        label: translate(label),
        value: unlessFailed(answers[at]?.data, answers[at]?.error),
        to: to ?? listPath(resource, filter),
        isUrgent,
      }))}
    />
  );
}

const listPath = (resource: string, filter: Counted['filter']) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** One short question: no row is drawn. Fails with `UpstreamError`. */
async function countOf(
  provider: ReturnType<typeof useDataProvider>,
  resource: string,
  filter: Counted['filter'],
): Promise<number | typeof NOTHING> {
  const { total, meta } = await provider.getList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
  return meta?.isUntold ? NOTHING : (total ?? 0);
}
