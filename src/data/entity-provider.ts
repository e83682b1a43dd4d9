/**
 * Entities over `ra-data-simple-rest`, whose client unwraps the envelope. Writing keeps the manners of every other
 * resource, because it is theirs: what changed and nothing else, its version, one id for each attempt.
 */

import type { DataProvider } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import type { GenericResource } from '../contract/grammar/resource.ts';
import { exchange, type Parts } from './ask.ts';
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
  const byPath = new Map<string, GenericResource>();
  const rest = simpleRest(BASE, restClient(byPath));
  const nameOf = async (resource: string) => {
    const entity = await entityOf(resource);
    byPath.set(entity.path, entity);
    return entity.path.slice(BASE.length + 1);
  };
  return {
    ...byCalls,
    getList: async (resource, params) =>
      rest.getList(await nameOf(resource), { ...params, filter: said(params.filter) }),
    getOne: async (resource, params) => rest.getOne(await nameOf(resource), params),
    getMany: async (resource, params) => rest.getMany(await nameOf(resource), params),
    getManyReference: async (resource, params) =>
      rest.getManyReference(await nameOf(resource), { ...params, filter: said(params.filter) }),
  };
}

/** What `ra-data-simple-rest` asks `fetch` for, asked of the declared call: token, timeout and failures are its. */
const restClient =
  (byPath: ReadonlyMap<string, GenericResource>) => async (url: string, options?: Abortable) => {
    const { pathname, searchParams } = new URL(url, 'http://here');
    const [, path = '', id] = /^(\/api\/rest\/[^/]+)(?:\/(.+))?$/.exec(pathname) ?? [];
    const calls = byPath.get(path)?.calls;
    if (!calls) throw new TypeError(`no entity at ${pathname}`);
    const input: Parts =
      id === undefined
        ? { query: Object.fromEntries(searchParams) }
        : { params: { id: decodeURIComponent(id) } };
    const { data, total } = await exchange(id === undefined ? calls.list : calls.one, input, {
      signal: options?.signal ?? undefined,
    });
    const headers = new Headers(total === undefined ? {} : { 'Content-Range': `rows */${total}` });
    return { status: 200, headers, body: '', json: data };
  };

interface Abortable {
  signal?: AbortSignal | null;
}

/** An empty filter is no filter. */
const said = (filter: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => !isBlank(value)));
