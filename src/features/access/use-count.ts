/** How many records each saved filter finds: one short question each. */
import { useGetList } from 'ra-core';

/** Undefined until it is known, null where the records leave out what they are filtered by. */
export function useCount(
  resource: string,
  filter: Readonly<Record<string, unknown>>,
): number | null | undefined {
  const { total, meta } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
  return meta?.isUntold ? null : total;
}
