/** Dictionaries, or the values of one, as a whole: there is an upper bound to both. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { DictionaryRecord } from '../../contract/dictionary-record.ts';
import { shouldRetry } from '../../data/use-call.ts';
import { DICTIONARY } from './paths.ts';

/** Rows of one answer. */
const PAGE = 200;

export type EntryFilter = { isDictionary: 1; keyword?: string } | { parentCode: string; keyword?: string };

/** What others change is read again, as for every key that begins with the resource. */
export function useEntries(filter: EntryFilter | null) {
  const provider = useDataProvider();
  return useQuery<DictionaryRecord[], Error>({
    queryKey: [DICTIONARY, 'entries', filter],
    enabled: filter !== null,
    retry: shouldRetry,
    placeholderData: (kept, query) => (isSameList(query?.queryKey[2], filter) ? kept : undefined),
    queryFn: async ({ signal }) => {
      const rows: DictionaryRecord[] = [];
      for (let page = 1; ; page++) {
        const { data, total = 0 } = await provider.getList<DictionaryRecord>(DICTIONARY, {
          filter,
          pagination: { page, perPage: PAGE },
          sort: { field: 'sort', order: 'ASC' },
          signal,
        });
        rows.push(...data);
        if (data.length < PAGE || rows.length >= total) return rows;
      }
    },
  });
}

/** While something is looked for, what was found before stays until the answer is there. */
function isSameList(key: unknown, filter: EntryFilter | null): boolean {
  const codeOf = (of: unknown) =>
    typeof of === 'object' && of !== null && 'parentCode' in of ? of.parentCode : '';
  return codeOf(key) === codeOf(filter);
}
