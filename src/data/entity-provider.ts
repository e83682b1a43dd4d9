/**
 * Entities over `ra-data-simple-rest`, whose client unwraps the envelope. Writing keeps the manners of every other
 * resource, because it is theirs: what changed and nothing else, its version, one id for each attempt.
 */
import type { DataProvider } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import type { GenericResource } from '../contract/grammar/resource.ts';
import { exchange } from './ask.ts';
import { isBlank } from './lenient.ts';

const BASE = '/api/rest';

/**
 * @param entityOf by the name of its resource
 * @param byCalls knows the same resources by their calls
 */
export function createEntityProvider(
  entityOf: (resource: string) => Promise<GenericResource>,
  byCalls: DataProvider,
): DataProvider {
  const readingOf = async (resource: string) => {
    const entity = await entityOf(resource);
    return { name: entity.path.slice(BASE.length + 1), rest: simpleRest(BASE, restClient(entity)) };
  };
  return {
    ...byCalls,
    getList: async (resource, params) => {
      // it knows no counts, and would not hand on an answer's
      if (params.meta?.counts) return byCalls.getList(resource, params);
      const { name, rest } = await readingOf(resource);
      return rest.getList(name, { ...params, filter: said(params.filter) });
    },
    getOne: async (resource, params) => {
      const { name, rest } = await readingOf(resource);
      return rest.getOne(name, params);
    },
    getMany: async (resource, params) => {
      const { name, rest } = await readingOf(resource);
      return rest.getMany(name, params);
    },
    getManyReference: async (resource, params) => {
      const { name, rest } = await readingOf(resource);
      return rest.getManyReference(name, { ...params, filter: said(params.filter) });
    },
  };
}

/**
 * What `ra-data-simple-rest` asks `fetch` for, at the address that it has made: token, timeout and failures are those of
 * the declared call. It reads the total from a header.
 */
const restClient =
  ({ calls, path }: GenericResource) =>
  async (url: string, options?: Abortable) => {
    const call = url.startsWith(`${path}/`) ? calls.one : calls.list;
    const { data, total } = await exchange(call, {}, { at: url, signal: options?.signal ?? undefined });
    const headers = new Headers(total === undefined ? {} : { 'Content-Range': `rows */${total}` });
    return { status: 200, headers, body: '', json: data };
  };

interface Abortable {
  signal?: AbortSignal | null;
}

/** An empty filter is no filter. */
const said = (filter: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => !isBlank(value)));
