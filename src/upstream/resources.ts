/** Every resource of the generic mount, found by the `resource.ts` of its room. */
import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AnyCall } from '../contract/grammar/call.ts';
import type { Revealable } from './core/audit/revealable.ts';
import type { Db } from './core/context.ts';
import { findByKey } from './core/generic/finding.ts';
import { genericHandlers } from './core/generic/handlers.ts';
import type { ResourceTable, Served, Stored } from './core/generic/served.ts';
import type { Revised, Values } from './core/revisions/revised.ts';
import type { AreaScope } from './core/scope.ts';

const found = import.meta.glob<{ served: Served }>('./**/resource.ts', { eager: true });

export const RESOURCES: readonly Served[] = Object.values(found).map(({ served }) => served);

/** The calls of each with their handlers. */
export const resourceRooms = () =>
  RESOURCES.map(served => ({ calls: callsByName(served), handlers: genericHandlers(served, servedAs) }));

const servedAs = (name: string) => RESOURCES.find(({ resource }) => resource.name === name);

/** Of the resource with this name. */
export async function findRecordByKey(
  db: Db,
  name: string,
  key: { field: string; value: unknown },
  scope: AreaScope,
): Promise<Stored | undefined> {
  const served = servedAs(name);
  return served && findByKey(db, served, key, scope);
}

/** One that adds and changes is one call. */
const callsByName = ({ resource }: Served): Record<string, AnyCall> =>
  Object.fromEntries(Object.values(resource.calls).map(call => [call.name, call]));

/** Whatever is masked in a record, for who sees the record in its list. */
export const revealableResources = (): Revealable[] =>
  RESOURCES.flatMap(({ resource, table, view }) => {
    const fields = Object.keys(resource.fields).filter(name => resource.fields[name]?.kind.is === 'masked');
    if (fields.length === 0) return [];
    const seen = (view ?? table) as unknown as ResourceTable;
    const columns = seen as unknown as Readonly<Record<string, AnyPgColumn>>;
    const area = resource.area === undefined ? undefined : columns[resource.area];
    const [label = 'id'] = resource.searches;
    return {
      objectType: resource.name,
      fields,
      may: resource.calls.list.may,
      async read(db, id, scope) {
        const [found] = (await db
          .select()
          .from(seen as PgTable)
          .where(and(eq(seen.id, id), area && scope.byArea(area)))) as Record<string, string | null>[];
        return found && { name: String(found[label] ?? ''), values: found };
      },
    };
  });

/**
 * Each has earlier versions, seen where the record lay. One whose adding tells a secret is not made anew: nobody would be
 * told it.
 */
export const revisedResources = (): Revised[] =>
  RESOURCES.flatMap(({ resource: { name, calls, fields, area } }) => {
    const { list, create, update, remove } = calls;
    if (!update) return [];
    const anew = create && !create.hasSecretAnswer && { create };
    const isGivenByNobody = (field: string, value: unknown) => {
      const kind = fields[field]?.kind;
      return kind?.is === 'choice' && kind.entered !== undefined && !kind.entered.includes(value as never);
    };
    const areasOf = area === undefined ? {} : { areasOf: (values: Values) => [String(values[area])] };
    const going = remove && { remove };
    return { objectType: name, list, update, ...anew, ...going, idField: 'id', isGivenByNobody, ...areasOf };
  });
