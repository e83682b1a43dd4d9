/** Asks for rows that others have changed: the page as it is now, and those of the shown that it no longer holds. */
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { UpstreamError } from '../send.ts';
import type { Change } from './list-state.ts';

interface ChangedRowsRequest {
  resource: string;
  dataProvider: Pick<DataProvider, 'getList' | 'getMany'>;
  /** What the list is asked with. */
  params: GetListParams;
  changes: readonly Change[];
  /** The rows that are shown. */
  shown: readonly RaRecord[];
}

export interface ChangedRows {
  /** By their ids: the changed ones as they are now. */
  fresh: ReadonlyMap<string, RaRecord>;
  /** What would be shown were the list read now. */
  page: { ids: string[]; total?: number };
}

/** Fails as the upstream fails. */
export async function changedRows(asked: ChangedRowsRequest): Promise<ChangedRows> {
  const { resource, dataProvider, params, changes, shown } = asked;
  const page = await dataProvider.getList(resource, params);
  const now = new Map(page.data.map((row: RaRecord) => [String(row.id), row]));
  const onPage = new Set(shown.map(({ id }) => String(id)));
  const elsewhere = changes.filter(({ id, kind }) => kind !== 'delete' && onPage.has(id) && !now.has(id));
  for (const row of await readMany(
    asked,
    elsewhere.map(({ id }) => id),
  ))
    now.set(String(row.id), row);
  const fresh = changes.flatMap(({ id, kind }) => {
    const row = kind === 'delete' ? undefined : now.get(id);
    return row ? [[id, row] as const] : [];
  });
  const ids = page.data.map(({ id }: RaRecord) => String(id));
  return { fresh: new Map(fresh), page: { ids, total: page.total } };
}

async function readMany({ resource, dataProvider }: ChangedRowsRequest, ids: string[]): Promise<RaRecord[]> {
  if (ids.length === 0) return [];
  try {
    return (await dataProvider.getMany<RaRecord>(resource, { ids })).data;
  } catch (error) {
    // gone, or no longer to be seen
    if (error instanceof UpstreamError && error.kind === 'failure') return [];
    throw error;
  }
}
