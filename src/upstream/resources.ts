/** Every resource of the generic mount, found by the `resource.ts` of its room. */
import { genericHandlers } from './core/generic/handlers.ts';
import type { Served } from './core/generic/served.ts';
import type { Revised } from './core/revisions/revised.ts';

const found = import.meta.glob<{ served: Served }>('./*/resource.ts', { eager: true });

export const RESOURCES: readonly Served[] = Object.values(found).map(({ served }) => served);

/** The calls of each with their handlers. */
export const resourceRooms = () =>
  RESOURCES.map(served => ({ calls: served.resource.calls, handlers: genericHandlers(served) }));

/** Each has earlier versions. One whose adding tells a secret is not made anew: nobody would be told it. */
export const revisedResource = ({ resource: { name, calls } }: Served): Revised => ({
  objectType: name,
  list: calls.list,
  update: calls.update,
  ...(calls.create.hasSecretAnswer ? { notAnew: 'NOT_ANEW' as const } : { create: calls.create }),
  idField: 'id',
});
