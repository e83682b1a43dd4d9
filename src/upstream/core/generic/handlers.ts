/** The five calls of an entity, from its declaration and its table; what is special about it, its rules say. */
import type { SQL } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AnyEntity } from '../../../contract/grammar/entity.ts';
import type { Db, Handlers, Outside } from '../context.ts';
import { Failure } from '../failure.ts';
import { shapeOf } from '../http/shape.ts';
import type { Inside } from '../inner-calls.ts';
import { readPage, sortOf } from '../paging.ts';
import { deleteRecord, insertRecord, updateRecord, type Writing } from '../records.ts';
import type { AreaScope } from '../scope.ts';
import { searchKey } from '../search-key.ts';
import { orTaken, type TakenReasons } from '../taken.ts';
import type { Versioned } from '../versions.ts';
import { type Asked, askedOf, conditionsOf, type FilterRules, type SortRules, sortsOf } from './reading.ts';

export type Values = Record<string, unknown>;
export type EntityTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn };
export type Stored = Values & Versioned & { id: string };

/** What a rule is given: who writes, into which transaction; and of records with areas, which he has. */
export type Deciding = Outside<object> & Writing & Pick<Inside, 'anewFrom'> & { scope?: AreaScope };

type Reading = Pick<Deciding, 'db' | 'clock' | 'chance'>;

/** Where an entity is more than its fields. A rule that throws a `Failure` refuses. */
export interface EntityRules {
  /** Filters that are more than "the same value". */
  filters?: FilterRules;
  /** Sorts that go by something else than the column of their name. */
  sorts?: SortRules;
  /** Reasons by the unique index that refuses a value. */
  taken?: TakenReasons;
  /** The columns to write for a new record, and what only the answer to this call tells. */
  onCreate?(context: Deciding, values: Values): Promise<{ written: Values; told?: Values }>;
  /** The columns to change. */
  onUpdate?(context: Deciding, before: Stored, values: Values): Promise<Values>;
  onRemove?(context: Deciding, before: Stored): Promise<void>;
  /** What follows from a change, in the same transaction. */
  afterUpdate?(context: Deciding, before: Stored, after: Stored): Promise<void>;
  afterCreate?(context: Deciding, after: Stored): Promise<void>;
  afterRemove?(context: Deciding, before: Stored): Promise<void>;
  /** What readers are shown besides or instead of the columns, in the same order. */
  joined?(context: Reading, rows: readonly Stored[]): Promise<Stored[]>;
}

type Given = Deciding & {
  params: { id: string };
  query: Asked & { version?: number };
  body: Values & { version?: number };
  scope?: AreaScope;
};

export function genericHandlers<E extends AnyEntity>(
  entity: E,
  table: EntityTable,
  rules: EntityRules = {},
): Handlers<E['calls']> {
  const columns = table as unknown as Readonly<Record<string, AnyPgColumn>>;
  const sorts = sortsOf(entity, columns, rules.sorts);
  const shape = shapeOf(entity.Row);
  const { taken = {} } = rules;
  const joined = async (context: Reading, rows: readonly Stored[]) =>
    rules.joined && rows.length > 0 ? await rules.joined(context, rows) : rows;
  const shown = async (context: Reading, row: Stored) => (await joined(context, [row]))[0];
  /** A log keeps what may be read, never a column that nobody is shown; and where the record lies. */
  const summary = (row: unknown) => ({
    ...(shape(row) as Values),
    ...(entity.area !== undefined && { areaIds: [String((row as Stored)[entity.area])] }),
  });
  const kept = { table, objectType: entity.name, summary };
  const within = ({ scope }: Pick<Given, 'scope'>): SQL | undefined => {
    const area = entity.area === undefined ? undefined : columns[entity.area];
    return area && scope?.byArea(area);
  };

  async function find(db: Db, id: string, inside: SQL | undefined): Promise<Stored> {
    const [found] = await db
      .select()
      .from(table as PgTable)
      .where(and(eq(table.id, id), inside));
    if (!found) throw new Failure('NOT_FOUND');
    return found as Stored;
  }

  /** Nobody puts a record where he would not see it. */
  function checkArea({ scope }: Pick<Given, 'scope'>, values: Values): void {
    const area = entity.area === undefined ? undefined : values[entity.area];
    if (scope && area !== undefined && !scope.mayGive([String(area)])) {
      throw new Failure('PARAMETER', { reason: 'AREA_UNKNOWN' });
    }
  }

  const sought = (values: Values): Values => {
    const [name = '', ...others] = entity.searches.map(field => values[field]);
    return entity.searches.length > 0 ? { searchKey: searchKey(String(name), ...others.map(asText)) } : {};
  };

  const handlers = {
    list: async (context: Given) => {
      const asked = askedOf(context.query);
      const where = and(
        conditionsOf(entity, columns, asked.filters, rules.filters, context.clock()),
        within(context),
      );
      const page = await readPage(context.db, { table, where, ...asked }, ({ limit, offset }) =>
        context.db
          .select()
          .from(table as PgTable)
          .where(where)
          .orderBy(...sortOf(sorts, asked, context.isPlain))
          .limit(limit)
          .offset(offset),
      );
      return { ...page, rows: await joined(context, page.rows as Stored[]) };
    },

    one: async (context: Given) => shown(context, await find(context.db, context.params.id, within(context))),

    create: async (context: Given) => {
      const values = fieldsOf(context.body);
      const made = rules.onCreate ? await rules.onCreate(context, values) : { written: values };
      const { written, told } = made;
      checkArea(context, written);
      const inserted = insertRecord(context, kept, { ...written, ...sought(written) } as never);
      const row = (await orTaken(inserted, taken)) as Stored;
      await rules.afterCreate?.(context, row);
      return { ...(await shown(context, row)), ...told };
    },

    update: async (context: Given) => {
      const { id } = context.params;
      const before = await find(context.db, id, within(context));
      const values = fieldsOf(context.body);
      const changed = rules.onUpdate ? await rules.onUpdate(context, before, values) : values;
      checkArea(context, changed);
      const written = { ...changed, ...sought({ ...before, ...changed }) };
      const { version } = context.body;
      const updated = updateRecord(context, kept, { ...written, id, version } as never, before as never);
      const row = (await orTaken(updated, taken)) as Stored;
      await rules.afterUpdate?.(context, before, row);
      return shown(context, row);
    },

    remove: async (context: Given) => {
      const { id } = context.params;
      const before = await find(context.db, id, within(context));
      await rules.onRemove?.(context, before);
      await deleteRecord(context, kept, { id, version: context.query.version }, before as never);
      await rules.afterRemove?.(context, before);
      return null;
    },
  };
  // the calls are those of this entity, whose schemas have shaped what comes in and shape what goes out
  return handlers as unknown as Handlers<E['calls']>;
}

const asText = (value: unknown) => (value === undefined || value === null ? null : String(value));

/** What is written of a body: neither the version it was made on, nor the name of the attempt. */
function fieldsOf({ version: _version, requestId: _requestId, ...values }: Given['body']): Values {
  return values;
}
