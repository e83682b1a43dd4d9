/**
 * A resource: a kind of record, declared once by what its fields mean (`kinds.ts`). 资源 resource
 *
 * Where the protocol is this project's own choice, the five calls that `ra-data-simple-rest` speaks follow from it,
 * inside the envelope:
 * `GET /api/rest/<path>?sort=["name","ASC"]&range=[0,24]&filter={"state":1}` · `GET …/7` · `POST` · `PUT …/7` ·
 * `DELETE …/7`. What names its records, `filter={"id":["7","9"]}` without a range, is answered whole. The same list
 * takes paging, order and filters as plain fields, as every other list does.
 */
import * as z from 'zod/mini';
import { type AnyCall, call, room } from './call.ts';
import type { FailureName } from './failures.ts';
import { type FilterFields, type FilterKind, filterable } from './filters.ts';
import { type AnyField, type EntryShape, entryShape, type Fields, rowShape } from './kinds.ts';
import type { May } from './may.ts';
import type { Schema } from './walk.ts';
import { Id, LARGEST_PAGE, listQuery, recordFields, writeFields } from './wire.ts';

type Shape = Readonly<Record<string, Schema>>;

interface ResourceSpec<F extends Fields, Q extends keyof F, C extends keyof F, O extends Shape> {
  /** react-admin's name of it: the path of its page without the first slash. */
  path: string;
  /**
   * A record, besides its id and what every record carries; in the order of its form. Where one is an `area`, who is
   * limited to areas has to do with no other records than those of his. The first that is searched is read as a name.
   */
  fields: F;
  /** Plain filters, for the same value, besides `id`, and `keyword` where fields are searched. */
  equals?: readonly (Q & string)[];
  /** Fields that are filtered by operator and value. */
  filters?: readonly (C & string)[];
  /** Only in the answer to who adds a record: a secret that is shown once. */
  once?: O;
  /** Fields to sort by, besides `id`. The first is the order of a list that asks for none. */
  sorts: readonly [string, ...string[]];
  /** Of the order of a list that asks for none; ascending, unless it says so. */
  isNewestFirst?: true;
  may: { read: May; add: May; edit: May; remove: May; export?: May };
  /** Rows of a file may be added. */
  isImportable?: true;
  /** What adding, editing and removing can fail with besides a conflict and a value that another record has. */
  fails?: readonly FailureName[];
}

export function resource<
  const F extends Fields,
  const Q extends keyof F = never,
  const C extends keyof F = never,
  const O extends Shape = Record<never, Schema>,
>(name: string, spec: ResourceSpec<F, Q, C, O>) {
  const { may, fields } = spec;
  const named = Object.entries<AnyField>(fields);
  const namesOf = (isMeant: (field: AnyField) => boolean) =>
    named.flatMap(([field, about]) => (isMeant(about) ? [field] : []));
  const address = `/api/rest/${pathOf(name)}` as const;
  const [area] = namesOf(({ kind }) => kind.is === 'area');
  const scope = area === undefined ? {} : ({ scope: 'areas' } as const);
  const searches = namesOf(({ isSearched }) => isSearched);
  const unique = namesOf(({ taken }) => taken !== undefined);
  const fails: readonly FailureName[] = [
    ...(unique.length > 0 ? (['DUPLICATE'] as const) : []),
    ...(spec.fails ?? []),
  ];
  const equals = shapeOf(fields, spec.equals ?? []);
  const filters = kindsOf(fields, spec.filters ?? []);
  const Row = z.object({ id: Id, ...rowShape(fields), ...recordFields });
  const input = entryShape(fields, 'write');
  const id = z.object({ id: Id });
  const calls = room(
    name,
    {
      list: call('GET', address, {
        query: listFields({ equals, filters, hasKeyword: searches.length > 0, sorts: spec.sorts }),
        data: z.array(Row),
        isPaged: true,
        may: may.read,
        ...(may.export && { exports: may.export }),
        ...scope,
      }),
      one: call('GET', `${address}/{id}`, {
        params: id,
        data: Row,
        may: may.read,
        fails: ['NOT_FOUND'],
        ...scope,
      }),
      create: call('POST', address, {
        body: z.object({ ...input, ...entryShape(fields, 'create'), ...writeFields }),
        data: z.object({ ...Row.shape, ...((spec.once ?? {}) as O) }),
        may: may.add,
        fails,
        business: 'add',
        ...(spec.isImportable && { isImportable: true }),
        ...(unique.length > 0 && { unique }),
        ...(spec.once && { hasSecretAnswer: true }),
        ...scope,
      }),
      update: call('PUT', `${address}/{id}`, {
        params: id,
        body: z.object({
          ...(z.partial(z.object(input)).shape as Partially<EntryShape<F, 'write'>>),
          ...writeFields,
        }),
        data: Row,
        may: may.edit,
        fails: ['NOT_FOUND', 'STATE_CONFLICT', ...fails],
        business: 'update',
        ...scope,
      }),
      remove: call('DELETE', `${address}/{id}`, {
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
    /** react-admin's name of it. */
    resource: spec.path,
    path: address,
    fields: fields as F,
    Row,
    calls,
    searches,
    equals: Object.keys(equals),
    filters,
    sorts: spec.sorts,
    isNewestFirst: spec.isNewestFirst ?? false,
    area,
    /** What a person fills in, for a form and what tells two versions of it apart. */
    inputs: Object.keys(input),
    /** Shown to readers, and no column. */
    derived: namesOf(({ isDerived, access }) => isDerived && access !== 'filter'),
    /** Its line among the records whose changes and locks are told. */
    live: { resource: spec.path, may: may.read, mayEdit: may.edit, isByArea: area !== undefined },
  };
}

/** Some resource, where it does not matter which. */
export interface AnyResource {
  readonly name: string;
  readonly resource: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, AnyField>>;
  readonly Row: Schema;
  readonly calls: Readonly<Record<'list' | 'one' | 'create' | 'update' | 'remove', AnyCall>>;
  readonly searches: readonly string[];
  readonly equals: readonly string[];
  readonly filters: FilterFields;
  readonly sorts: readonly [string, ...string[]];
  readonly isNewestFirst: boolean;
  readonly area: string | undefined;
  readonly inputs: readonly string[];
  readonly derived: readonly string[];
}

type Entry<F> = F extends { entry: infer I extends Schema } ? I : never;
type KindOf<F> = F extends { filterKind: infer K extends FilterKind | null } ? NonNullable<K> : never;

const shapeOf = <F extends Fields, Q extends keyof F>(fields: F, names: readonly (Q & string)[]) =>
  Object.fromEntries(
    names.map(name => {
      const { sought, entry } = fields[name] as AnyField;
      return [name, sought ?? entry];
    }),
  ) as { [N in Q]: Entry<F[N]> };

function kindsOf<F extends Fields, C extends keyof F>(fields: F, names: readonly (C & string)[]) {
  const kind = (name: C & string) => {
    const found = fields[name]?.filterKind ?? null;
    if (found === null) throw new TypeError(`${name} is not filtered by an operator`);
    return found;
  };
  return Object.fromEntries(names.map(name => [name, kind(name)])) as { [N in C & string]: KindOf<F[N]> };
}

type Partially<I extends Shape> = { [K in keyof I]: z.ZodMiniOptional<I[K] & z.core.SomeType> };

/** Several names of records at once. */
const Ids = z.array(Id).check(z.maxLength(LARGEST_PAGE));

interface Asked<Q extends Shape, C extends FilterFields> {
  equals: Q;
  filters: C;
  hasKeyword: boolean;
  sorts: readonly string[];
}

function listFields<Q extends Shape, C extends FilterFields>(spec: Asked<Q, C>) {
  const filters = {
    id: z.optional(z.union([Id, Ids])),
    ...(spec.hasKeyword && { keyword: z.optional(z.string().check(z.maxLength(100))) }),
    ...(z.partial(z.object(spec.equals)).shape as Partially<Q>),
    ...filterable(spec.filters),
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
