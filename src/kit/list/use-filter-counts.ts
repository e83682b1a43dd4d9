/** How many records each of some filters would find beside what a list asks for anyway. */
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { severally } from './column.ts';

type Filter = Readonly<Record<string, unknown>>;

/** What a list asks for. */
export interface ListQuery {
  resource: string;
  filter: Filter;
}

export interface FilterCounts {
  /** In the order of the filters; undefined until they have come, and where the upstream tells none. */
  counts: readonly number[] | undefined;
  /** They are those of the question before. */
  isStale: boolean;
}

/**
 * Asked behind the list itself, and again whenever records of its kind have changed.
 *
 * @param filters none of them asks for nothing
 * @param asked undefined where the upstream tells no counts
 */
export function useFilterCounts(filters: readonly Filter[], asked: ListQuery | undefined): FilterCounts {
  const { meta, isPlaceholderData } = useGetList(
    asked?.resource ?? '',
    { pagination: ONE, filter: asked?.filter ?? {}, meta: { counts: filters } },
    {
      enabled: asked !== undefined && filters.length > 0,
      placeholderData: keepPreviousData,
      // a list without them is a list
      retry: false,
    },
  );
  const counts: readonly number[] | undefined = meta?.counts;
  // other filters than those that were counted are not told with their figures
  const isMeant = counts?.length === filters.length;
  return { counts: isMeant ? counts : undefined, isStale: isPlaceholderData };
}

/** What it asks for besides these fields, be it one value of each or several. */
export const queryWithout = (asked: ListQuery, fields: ReadonlySet<string>): ListQuery => ({
  ...asked,
  filter: withoutFields(asked.filter, fields),
});

export const withoutFields = (values: Filter, fields: ReadonlySet<string>): Filter => {
  const own = new Set([...fields].flatMap(name => [name, severally(name)]));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !own.has(name)));
};

/** No page is wanted. */
const ONE = { page: 1, perPage: 1 };
