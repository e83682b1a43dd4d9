/** Every resource of the generic mount, found by the `resource.ts` of its room. */
import type { AnyCall } from '../contract/grammar/call.ts';
import { genericHandlers } from './core/generic/handlers.ts';
import type { Served } from './core/generic/served.ts';
import type { Revised } from './core/revisions/revised.ts';

const found = import.meta.glob<{ served: Served }>('./*/resource.ts', { eager: true });

export const RESOURCES: readonly Served[] = Object.values(found).map(({ served }) => served);

/** The calls of each with their handlers. */
export const resourceRooms = () =>
  RESOURCES.map(served => ({ calls: callsByName(served), handlers: genericHandlers(served, servedAs) }));

const servedAs = (name: string) => RESOURCES.find(({ resource }) => resource.name === name);

/** One that adds and changes is one call. */
const callsByName = ({ resource }: Served): Record<string, AnyCall> =>
  Object.fromEntries(Object.values(resource.calls).map(call => [call.name, call]));

/** Each has earlier versions. One whose adding tells a secret is not made anew: nobody would be told it. */
export const revisedResources = (): Revised[] =>
  RESOURCES.flatMap(({ resource: { name, calls } }) => {
    const { list, create, update } = calls;
    if (!update) return [];
    const anew = !create || create.hasSecretAnswer ? { notAnew: 'NOT_ANEW' as const } : { create };
    return { objectType: name, list, update, ...anew, idField: 'id' };
  });
