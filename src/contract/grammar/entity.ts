/**
 * Records whose protocol is this project's own choice: one declaration of fields, input, filters and rights gives the
 * five calls that `ra-data-simple-rest` speaks, inside the envelope. 实体 entity
 *
 * `GET /api/rest/<path>?sort=["name","ASC"]&range=[0,24]&filter={"state":1}` · `GET …/7` · `POST` · `PUT …/7` ·
 * `DELETE …/7`. What names its records, `filter={"id":["7","9"]}` without a range, is answered whole. The same list
 * takes paging, order and filters as plain fields, as every other list does.
 */
import * as z from 'zod/mini';
import { type AnyCall, call, room } from './call.ts';
import type { FailureName } from './failures.ts';
import { type FilterFields, type FilterKind, filterable } from './filters.ts';
import type { May } from './may.ts';
import type { Schema } from './walk.ts';
import { Id, LARGEST_PAGE, listQuery, recordFields, writeFields } from './wire.ts';

type Fields = Readonly<Record<string, Schema>>;

interface EntitySpec<
  F extends Fields,
  I extends Fields,
  X extends Fields,
  Q extends Fields,
  C extends FilterFields,
  O extends Fields,
> {
  /** react-admin's name of it: the path of its page without the first slash. */
  resource: string;
  /** A record, besides its id and what every record carries. */
  fields: F;
  /** What a person fills in, when adding and when editing. */
  input: I;
  /** What is said when adding and stays: a code by which others name the record. */
  fixed?: X;
  /** Plain filters, for the same value, besides `id`, and `keyword` where there are `searches`. */
  equals?: Q;
  /** Fields that are filtered by operator and value. */
  filters?: C;
  /** Only in the answer to who adds a record: a secret that is shown once. */
  once?: O;
  /** Texts that `keyword` looks into, by pinyin too; the first is read as a name. The table has a `search_key`. */
  searches?: readonly (keyof F & string)[];
  /** Fields to sort by, besides `id`. The first is the order of a list that asks for none. */
  sorts: readonly [string, ...string[]];
  /** Of the order of a list that asks for none; ascending, unless it says so. */
  isNewestFirst?: true;
  may: { read: May; add: May; edit: May; remove: May; export?: May };
  /** Rows of a file may be added. */
  isImportable?: true;
  /** Inputs whose values no two records share: an import finds those that are twice in a file. */
  unique?: readonly (keyof I & string)[];
  /** What adding, editing and removing can fail with besides a conflict. */
  fails?: readonly FailureName[];
  /** The field that says in which area a record lies: who is limited to areas has to do with no other records. */
  area?: keyof F & string;
}

export function entity<
  const F extends Fields,
  const I extends Fields,
  const X extends Fields = Record<never, Schema>,
  const Q extends Fields = Record<never, Schema>,
  const C extends FilterFields = Record<never, FilterKind>,
  const O extends Fields = Record<never, Schema>,
>(name: string, spec: EntitySpec<F, I, X, Q, C, O>) {
  const { may, fails = [] } = spec;
  const path = `/api/rest/${pathOf(name)}` as const;
  const scope = spec.area === undefined ? {} : ({ scope: 'areas' } as const);
  const Row = z.object({ id: Id, ...spec.fields, ...recordFields });
  const id = z.object({ id: Id });
  const calls = room(
    name,
    {
      list: call('GET', path, {
        query: listFields(spec),
        data: z.array(Row),
        isPaged: true,
        may: may.read,
        ...(may.export && { exports: may.export }),
        ...scope,
      }),
      one: call('GET', `${path}/{id}`, {
        params: id,
        data: Row,
        may: may.read,
        fails: ['NOT_FOUND'],
        ...scope,
      }),
      create: call('POST', path, {
        body: z.object({ ...spec.input, ...((spec.fixed ?? {}) as X), ...writeFields }),
        data: z.object({ ...Row.shape, ...((spec.once ?? {}) as O) }),
        may: may.add,
        fails,
        business: 'add',
        ...(spec.isImportable && { isImportable: true }),
        ...(spec.unique && { unique: spec.unique }),
        ...(spec.once && { hasSecretAnswer: true }),
        ...scope,
      }),
      update: call('PUT', `${path}/{id}`, {
        params: id,
        body: z.object({ ...(z.partial(z.object(spec.input)).shape as Partially<I>), ...writeFields }),
        data: Row,
        may: may.edit,
        fails: ['NOT_FOUND', 'STATE_CONFLICT', ...fails],
        business: 'update',
        ...scope,
      }),
      remove: call('DELETE', `${path}/{id}`, {
        params: id,
        query: z.object(writeFields),
        data: z.null(),
        may: may.remove,
        fails: ['NOT_FOUND', 'STATE_CONFLICT', ...fails],
        business: 'delete',
        ...scope,
      }),
    },
    { isBeyondPlain: true },
  );
  return {
    /** Room of its calls and of its words, and what the operate log calls one. */
    name,
    resource: spec.resource,
    path,
    Row,
    calls,
    searches: spec.searches ?? [],
    equals: Object.keys(spec.equals ?? {}),
    filters: (spec.filters ?? {}) as FilterFields,
    sorts: spec.sorts,
    isNewestFirst: spec.isNewestFirst ?? false,
    area: spec.area,
    /** What a person fills in, for a form and what tells two versions of it apart. */
    inputs: Object.keys(spec.input),
    /** Its line among the records whose changes and locks are told. */
    live: {
      resource: spec.resource,
      may: may.read,
      mayEdit: may.edit,
      isByArea: spec.area !== undefined,
    },
  };
}

type Partially<I extends Fields> = { [K in keyof I]: z.ZodMiniOptional<I[K] & z.core.SomeType> };

/** Some entity, where it does not matter which. */
export interface AnyEntity {
  readonly name: string;
  readonly resource: string;
  readonly path: string;
  readonly Row: Schema;
  readonly calls: Readonly<Record<'list' | 'one' | 'create' | 'update' | 'remove', AnyCall>>;
  readonly searches: readonly string[];
  readonly equals: readonly string[];
  readonly filters: FilterFields;
  readonly sorts: readonly [string, ...string[]];
  readonly isNewestFirst: boolean;
  readonly area: string | undefined;
  readonly inputs: readonly string[];
}

/** Several names of records at once. */
const Ids = z.array(Id).check(z.maxLength(LARGEST_PAGE));

function listFields<
  F extends Fields,
  I extends Fields,
  X extends Fields,
  Q extends Fields,
  C extends FilterFields,
  O extends Fields,
>(spec: EntitySpec<F, I, X, Q, C, O>) {
  const filters = {
    id: z.optional(z.union([Id, Ids])),
    ...(spec.searches && { keyword: z.optional(z.string().check(z.maxLength(100))) }),
    ...(z.partial(z.object((spec.equals ?? {}) as Q)).shape as Partially<Q>),
    ...filterable((spec.filters ?? {}) as C),
  };
  const sorts = z.enum(['id', ...spec.sorts]);
  return z.object({
    ...listQuery,
    ...filters,
    orderBy: z.optional(sorts),
    sort: z.optional(jsonOf(z.tuple([sorts, z.enum(['ASC', 'DESC'])]))),
    range: z.optional(jsonOf(Range)),
    filter: z.optional(jsonOf(z.object(filters))),
  });
}

/** First and last row of a page, from 0. */
const Range = z
  .tuple([z.int().check(z.gte(0)), z.int()])
  .check(
    z.refine(
      ([first, last]) => last >= first && last - first < LARGEST_PAGE && first % (last - first + 1) === 0,
    ),
  );

const LONGEST_JSON = 8000;

/** A text of JSON, as what is in it. */
function jsonOf<S extends Schema>(schema: S) {
  const read = z.transform((text: string, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'invalid_format', format: 'json', input: text });
      return z.NEVER;
    }
  });
  return z.pipe(z.pipe(z.string().check(z.maxLength(LONGEST_JSON)), read), schema);
}

/** `openDataAccount` as `open-data-account`. */
const pathOf = (name: string) => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
