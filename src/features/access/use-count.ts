/** How many records each saved filter finds: one short question each. */
import { useGetList } from 'ra-core';

/** Undefined until it is known. */
export function useCount(resource: string, filter: Readonly<Record<string, unknown>>): number | undefined {
  const { total } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
  return total;
}
