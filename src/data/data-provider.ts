/** react-admin's data provider, read from the table of rows: no resource has code of its own here. */
import type { DataProvider, RaRecord } from 'ra-core';
import { FAILURES } from '../contract/grammar/failures.ts';
import type { CapabilityName } from '../contract/platform.ts';
import type { ResourceCalls } from './feature.ts';
import { type ListRequest, type Row, readList, readMany, readOne } from './reading.ts';
import { UpstreamError } from './send.ts';
import { createRecord, patchRecord, removeRecord, updateRecord, type WritableUpstream } from './writing.ts';

/** What became of one item of a bulk action. */
export type ItemResult = { id: string; error?: unknown };

/**
 * `meta` of `updateMany` and `deleteMany`: `results` is filled with one entry for each item; `records` are the
 * rows as they were shown, for their versions.
 */
export interface BulkMeta {
  results?: ItemResult[];
  records?: readonly Readonly<Record<string, unknown>>[];
}

/** The row of a resource by its name, the path of its page without the first slash; undefined where there is none. */
export type ResourceTable = (resource: string) => Promise<ResourceCalls> | undefined;

/** @param capabilities what the upstream of the present session can do; asked anew at every call */
export function createDataProvider(
  table: ResourceTable,
  capabilities: () => ReadonlySet<CapabilityName>,
): DataProvider {
  const rowOf = async (resource: string): Promise<ResourceCalls> => {
    const row = table(resource);
    if (!row) throw new UpstreamError('failure', FAILURES.NOT_FOUND);
    return row;
  };
  const upstream = (): WritableUpstream => {
    const has = capabilities();
    return {
      isPlain: has.size === 0,
      canSort: has.has('sort'),
      hasVersions: has.has('version'),
      hasRequestIds: has.has('requestId'),
    };
  };
  const list = async (resource: string, request: ListRequest) => {
    const { rows, ...said } = await readList(await rowOf(resource), request, upstream());
    const { total, ...meta } = said;
    return { data: as<RaRecord[]>(rows), total, meta };
  };

  const provider = {
    // a list that nobody waits for any more ends its request
    supportAbortSignal: true,
    getList: (resource: string, { pagination, sort, filter, meta, signal }: ListParams) =>
      list(resource, { ...toPage(pagination), sort, filter: filter ?? {}, counts: meta?.counts, signal }),
    getManyReference: (resource: string, { target, id, pagination, sort, filter, signal }: ReferenceParams) =>
      list(resource, { ...toPage(pagination), sort, filter: { ...filter, [target]: id }, signal }),
    getOne: async (resource: string, { id, signal }: Abortable & { id: unknown }) => ({
      data: await readOne(await rowOf(resource), String(id), upstream(), signal),
    }),
    getMany: async (resource: string, { ids, signal }: Abortable & { ids: readonly unknown[] }) => ({
      data: await readMany(await rowOf(resource), ids.map(String), upstream(), signal),
    }),
    create: async (resource: string, { data }: { data: Record<string, unknown> }) => ({
      data: await createRecord(await rowOf(resource), data, upstream()),
    }),
    update: async (resource: string, { id, data, previousData }: UpdateParams) => ({
      data: await updateRecord(
        await rowOf(resource),
        { id: String(id), data, previous: previousData ?? {} },
        upstream(),
      ),
    }),
    delete: async (resource: string, { id, previousData }: DeleteParams) => {
      await removeRecord(await rowOf(resource), { id: String(id), previous: previousData }, upstream());
      return { data: { ...previousData, id } };
    },
    updateMany: async (resource: string, { ids, data, meta }: UpdateManyParams) => {
      const row = await rowOf(resource);
      return each(ids, meta, (id, previous) => patchRecord(row, { id, data, previous }, upstream()));
    },
    deleteMany: async (resource: string, { ids, meta }: { ids: readonly unknown[]; meta?: BulkMeta }) => {
      const row = await rowOf(resource);
      return each(ids, meta, (id, previous) => removeRecord(row, { id, previous }, upstream()));
    },
  };
  return as<DataProvider>(provider);
}

interface Abortable {
  signal?: AbortSignal;
}
interface ListParams extends Abortable {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Record<string, unknown>;
  meta?: { counts?: ListRequest['counts'] };
}
interface ReferenceParams extends ListParams {
  target: string;
  id: unknown;
}
interface UpdateParams {
  id: unknown;
  data: Record<string, unknown>;
  previousData?: Record<string, unknown>;
}
interface DeleteParams {
  id: unknown;
  previousData?: Record<string, unknown>;
}
interface UpdateManyParams {
  ids: readonly unknown[];
  data: Record<string, unknown>;
  meta?: BulkMeta;
}

const toPage = (pagination: ListParams['pagination']) => ({
  page: pagination?.page ?? 1,
  perPage: pagination?.perPage ?? 20,
});

/** One call for each item, one after the other; what fails stops none of the others. */
async function each(
  ids: readonly unknown[],
  meta: BulkMeta | undefined,
  act: (id: string, previous: Row | undefined) => Promise<void>,
) {
  const shown = new Map(meta?.records?.map(record => [String(record.id), as<Row>(record)]));
  const done: string[] = [];
  for (const id of ids.map(String)) {
    try {
      await act(id, shown.get(id));
      done.push(id);
      meta?.results?.push({ id });
    } catch (error) {
      meta?.results?.push({ id, error });
    }
  }
  return { data: done };
}

/** react-admin's types let the caller choose the shape of a record; here it is whatever the upstream sent. */
const as = <T>(value: unknown) => value as T;
