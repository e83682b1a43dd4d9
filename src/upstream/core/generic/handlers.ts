/** The five calls of a resource, from its declaration and its table; what is special about it, its rules say. */
import { isDeepStrictEqual } from 'node:util';
import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import type { AnyResource } from '../../../contract/grammar/resource.ts';
import type { Db, Handlers } from '../context.ts';
import { type DuplicateReasons, orDangling, orDuplicate } from '../duplicate.ts';
import { Failure } from '../failure.ts';
import type { SentBack } from '../http/sent-back.ts';
import { shapeOf } from '../http/shape.ts';
import { filterCounts, readRows, sortOf, sumsOf } from '../paging.ts';
import { deleteRecord, insertRecord, updateRecord } from '../records.ts';
import type { AreaScope } from '../scope.ts';
import { searchKey } from '../search-key.ts';
import { checkVersion } from '../versions.ts';
import { isOfImport } from '../work/records.ts';
import { auditOf } from './audit-of.ts';
import { checkCompound, picturesIn, withPictures } from './compound.ts';
import { conditionsOf, type ListQuery, listQueryOf, sortsOf } from './reading.ts';
import { checkReferences, referencesOf, withReferences } from './references.ts';
import type { ReadContext, ResourceTable, RuleContext, Served, Stored, Values } from './served.ts';

type CallContext = RuleContext & {
  params?: { id: string };
  query: ListQuery & { id?: string; version?: number; counts?: readonly Values[] };
  body: Values & { id?: string; version?: number };
  scope?: AreaScope;
  /** What no person may enter, as a client has sent it back. */
  sentBack?: SentBack;
};

/** By the names of its calls. @param servedAs the other resources, by name: those that this one refers to are among them */
export function genericHandlers(
  { resource, table, view, rules = {} }: Served,
  servedAs: (name: string) => Served | undefined = () => undefined,
): Handlers<Record<string, AnyCall>> {
  const seen = (view ?? table) as unknown as ResourceTable;
  const columns = seen as unknown as Readonly<Record<string, AnyPgColumn>>;
  const sorts = sortsOf(resource, columns, rules.sorts);
  const shape = shapeOf(resource.Row);
  const taken = takenOf(resource, table);
  const references = referencesIn(resource, table);
  /** What the database refuses, in words. */
  const orRefused = <T>(work: Promise<T>) => orDangling(orDuplicate(work, {}, taken), references);
  const named = referencesOf(resource, servedAs);
  const pictures = picturesIn(resource);
  const joined = async (context: ReadContext, rows: readonly Stored[]) => {
    if (rows.length === 0) return rows;
    const withNames = await withReferences(context.db, named, rows);
    const whole = await withPictures(context, pictures, withNames);
    return rules.joined ? rules.joined(context, whole) : whole;
  };
  const shown = async (context: ReadContext, row: Stored) => (await joined(context, [row]))[0];
  const kept = {
    ...auditOf(resource, table),
    ...(view && { reread: (db: Db, id: string) => find(db, id, undefined) as never }),
  };
  const within = ({ scope }: Pick<CallContext, 'scope'>): SQL | undefined => {
    const area = resource.area === undefined ? undefined : columns[resource.area];
    return area && scope?.byArea(area);
  };

  async function find(db: Db, id: string, inside: SQL | undefined): Promise<Stored> {
    const [found] = await db
      .select()
      .from(seen as PgTable)
      .where(and(eq(seen.id, id), inside));
    if (!found) throw new Failure('NOT_FOUND');
    return found as Stored;
  }

  /** Nobody puts a record where he would not see it. */
  function checkArea({ scope }: Pick<CallContext, 'scope'>, values: Values): void {
    const area = resource.area === undefined ? undefined : values[resource.area];
    if (scope && area !== undefined && !scope.mayGive([String(area)])) {
      throw new Failure('PARAMETER', { reason: 'AREA_UNKNOWN' });
    }
  }

  /** Nothing ends before it begins. */
  function checkOrder(values: Values): void {
    for (const [field, { begins }] of Object.entries(resource.fields)) {
      const [start, end] = [begins && values[begins], values[field]];
      if (typeof start !== 'number' || typeof end !== 'number' || end > start) continue;
      throw new Failure('PARAMETER', { reason: 'ENDS_TOO_EARLY', fields: [{ field, code: 'too_small' }] });
    }
  }

  /** What the record does not have was typed. */
  async function checkSentBack(context: CallContext, before: Stored): Promise<void> {
    if (!context.sentBack) return;
    const row = shape(await shown(context, before)) as Values;
    const others = Object.entries(context.sentBack).filter(([name, { value }]) => !isEqual(row[name], value));
    if (others.length === 0) return;
    throw new Failure('PARAMETER', { fields: others.flatMap(([, { problems }]) => problems) });
  }

  /** Without what the record has already, as a row that is sent back whole says it. */
  async function changesIn(context: CallContext, before: Stored): Promise<Values> {
    const given = Object.entries(fieldsOf(context.body));
    const isJoined = given.some(([name]) => !Object.hasOwn(before, name));
    const row = isJoined ? { ...(await shown(context, before)), ...before } : before;
    return Object.fromEntries(given.filter(([name, value]) => !isEqual(row[name], value)));
  }

  const sought = (values: Values): Values => {
    const [name = '', ...others] = resource.searches.map(field => values[field]);
    return resource.searches.length > 0 ? { searchKey: searchKey(String(name), ...others.map(asText)) } : {};
  };

  const handlers = {
    list: async (context: CallContext) => {
      const asked = listQueryOf(context.query);
      const now = context.clock();
      const meaning = (filters: Values) => conditionsOf(resource, columns, filters, rules.filters, now);
      const brought = isOfImport(asked.filters.importJob, resource.name, seen.id, context.user);
      const where = and(meaning(asked.filters), within(context), brought);
      const page = await readRows(context.db, {
        ...asked,
        table: seen,
        where,
        orderedBy: sortOf(sorts, asked, context.isPlain),
      });
      const sums = isSumming(context) && (await sumsOf(context.db, seen, resource, where));
      const counts = await filterCounts(context, { table: seen, where, meaning });
      return {
        ...page,
        rows: await joined(context, page.rows as Stored[]),
        ...(sums && { sums }),
        ...counts,
      };
    },

    one: async (context: CallContext) =>
      shown(context, await find(context.db, idOf(context), within(context))),

    create: async (context: CallContext) => {
      const values = fieldsOf(context.body);
      checkOrder(values);
      await checkReferences(context, resource, servedAs, { given: values });
      const made = rules.onCreate ? await rules.onCreate(context, values) : { written: values };
      const { written, told } = made;
      checkArea(context, written);
      await checkCompound(context, resource, written);
      const inserted = insertRecord(context, kept, { ...written, ...sought(written) } as never);
      const row = (await orRefused(inserted)) as Stored;
      await rules.afterCreate?.(context, row);
      return { ...(await shown(context, row)), ...told };
    },

    update: async (context: CallContext) => {
      const id = idOf(context);
      const before = await find(context.db, id, within(context));
      await checkSentBack(context, before);
      const values = await changesIn(context, before);
      const { version } = context.body;
      const unchanged = () => {
        checkVersion(context, before, version);
        return shown(context, before);
      };
      if (Object.keys(values).length === 0) return unchanged();
      checkOrder({ ...before, ...values });
      await checkReferences(context, resource, servedAs, { given: values, before });
      const changed = rules.onUpdate ? await rules.onUpdate(context, before, values) : values;
      checkArea(context, changed);
      await checkCompound(context, resource, changed, before);
      const written = { ...changed, ...sought({ ...before, ...changed }) };
      if (Object.entries(changed).every(([name, value]) => isEqual(before[name], value))) return unchanged();
      const updated = updateRecord(context, kept, { ...written, id, version } as never, before as never);
      const row = (await orRefused(updated)) as Stored;
      await rules.afterUpdate?.(context, before, row);
      return shown(context, row);
    },

    remove: async (context: CallContext) => {
      const id = idOf(context);
      const before = await find(context.db, id, within(context));
      // as it was, for who takes it out of a list by that
      const answer = resource.path === undefined ? null : await shown(context, before);
      await rules.onRemove?.(context, before);
      await orRefused(deleteRecord(context, kept, { id, version: context.query.version }, before as never));
      await rules.afterRemove?.(context, before);
      return answer;
    },
  };
  const save = (context: CallContext) =>
    context.body.id === undefined ? handlers.create(context) : handlers.update(context);
  // the calls are those of this resource, whose schemas have shaped what comes in and shape what goes out
  const partly = Object.values(resource.calls)
    .filter(
      ({ name, business }) => business === 'update' && !Object.hasOwn(handlers, name) && name !== 'save',
    )
    .map(({ name }) => [name, handlers.update]);
  return { ...handlers, save, ...Object.fromEntries(partly) } as unknown as Handlers<Record<string, AnyCall>>;
}

/** Why a value is refused that another record has, by its column. */
const takenOf = ({ fields }: AnyResource, table: ResourceTable): DuplicateReasons =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([field, { name }]) => {
      const reason = fields[field]?.taken;
      return reason === undefined ? [] : [[name, [reason, field]]];
    }),
  );

/** The fields that refer to other records, by their columns. */
const referencesIn = ({ fields }: AnyResource, table: ResourceTable): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([field, { name }]) =>
      fields[field]?.kind.is === 'reference' ? [[name, field]] : [],
    ),
  );

const isEqual = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? null, other ?? null);

const isSumming = ({ query, isPlain }: CallContext) => !isPlain && query.withSums === 1;

const asText = (value: unknown) => (value === undefined || value === null ? null : String(value));

/** Where the path does not name the record, a field does. */
const idOf = ({ params, body, query }: CallContext): string => params?.id ?? body?.id ?? query.id ?? '';

/** What is written of a body: not which record, nor the version it was made on, nor the name of the attempt. */
function fieldsOf({
  id: _id,
  version: _version,
  requestId: _requestId,
  ...values
}: CallContext['body']): Values {
  return values;
}
