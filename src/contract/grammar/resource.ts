/**
 * A resource: a kind of record, declared once by what its fields mean (`kinds/`). 资源 resource
 *
 * Where the protocol is this project's own choice, the five calls that `ra-data-simple-rest` speaks follow from it,
 * inside the envelope:
 * `GET /api/rest/<path>?sort=["name","ASC"]&range=[0,24]&filter={"state":1}` · `GET …/7` · `POST` · `PUT …/7` ·
 * `DELETE …/7`. What names its records, `filter={"id":["7","9"]}` without a range, is answered whole. The same list
 * takes paging, order and filters as plain fields, as every other list does. A row may be sent back whole, masks included;
 * what nothing changes is no change.
 */
import * as z from 'zod/mini';
import type { AnyCall, Importable, RefusalForm } from './call.ts';
import type { FailureName } from './failures.ts';
import type { FilterFields, FilterKind } from './filters.ts';
import type { Fields } from './kinds/field.ts';
import type { AnyField, Kind } from './kinds/kind.ts';
import { entryShape, rowShape } from './kinds/shapes.ts';
import type { LiveRecord } from './live.ts';
import type { May } from './may.ts';
import { type Addresses, genericCalls, type ResourceMay, specifiedCalls } from './resource-calls.ts';
import type { Shape } from './resource-lists.ts';
import type { Schema } from './walk.ts';
import { Id, recordFields } from './wire.ts';

interface ResourceSpec<
  F extends Fields,
  Q extends keyof F,
  C extends keyof F,
  O extends Shape,
  M extends ResourceMay = ResourceMay,
> {
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
  /** Amounts and counts that are added up over all records that a list finds; shown beside the list. */
  sums?: readonly (keyof F & string)[];
  /** The choice by whose values they are told apart: `amount.1` beside `amount`. */
  sumsBy?: keyof F & string;
  /** Of the order of a list that asks for none; ascending, unless it says so. */
  isNewestFirst?: true;
  may: M;
  /** Who hears of changes besides those who see it. */
  mayHear?: May;
  /** Acts, not its own calls, change its records: their changes are pushed too. */
  changesByActs?: true;
  /** Rows of a file may be added. */
  isImportable?: Importable;
  /** What adding, editing and removing can fail with besides a conflict and a value that another record has. */
  fails?: readonly FailureName[];
  /** How its list introduces a refusal. */
  refusal?: RefusalForm;
}

/** Of the generic protocol. */
export function resource<
  const F extends Fields,
  const Q extends keyof F = never,
  const C extends keyof F = never,
  const O extends Shape = Record<never, Schema>,
  const M extends ResourceMay = ResourceMay,
>(name: string, spec: ResourceSpec<F, Q, C, O, M>) {
  const parts = partsOf(spec);
  const address = `/api/rest/${pathOf(name)}` as const;
  return { ...about(name, spec, parts), path: address, calls: genericCalls(name, address, parts) };
}

/** Whose calls the specification names; or that has some of the five alone, `isBeyondPlain` where they are this project's own. */
export function specifiedResource<
  const F extends Fields,
  const Q extends keyof F = never,
  const C extends keyof F = never,
>(
  name: string,
  spec: Omit<ResourceSpec<F, Q, C, never>, 'once'> & { calls: Addresses; isBeyondPlain?: true },
) {
  const parts = partsOf<F, Q, C, Record<never, Schema>, ResourceMay>(spec);
  const common = spec.isBeyondPlain ? { isBeyondPlain: true as const } : {};
  return {
    ...about(name, spec, parts),
    path: undefined,
    calls: specifiedCalls(name, spec.calls, parts, common),
  };
}

/** A row of what is not a record of its own: its fields, and the id that names it. */
export const rowOf = <F extends Fields>(fields: F) => z.object({ id: Id, ...rowShape(fields) });

interface GivenSpec<F extends Fields, Row extends Schema, C extends FilterFields>
  extends Pick<ResourceSpec<F, never, never, never>, 'path' | 'fields' | 'sorts' | 'isNewestFirst'> {
  Row: Row;
  calls: AnyResource['calls'];
  filters?: C;
  /** Filters of which its list tells how many records each would find. */
  counted?: object;
  /** The field that names a record, also in the calls' input. */
  idField?: string;
  /** Where its words stand, unless in the room of its name. */
  words?: string;
  /** What the operate log calls one, unless by its name. */
  loggedAs?: string;
  /** Changes and locks of its records are pushed to users who may read its list. */
  live?: Pick<LiveRecord, 'mayEdit' | 'mayHear'> & Partial<Pick<LiveRecord, 'isByArea'>>;
}

/**
 * Whose calls are said by hand, because they are asked or answered in a way of their own: the fields say what they
 * mean all the same, and the pages follow from that.
 */
export function resourceWithCalls<F extends Fields, Row extends Schema, const C extends FilterFields>(
  name: string,
  spec: GivenSpec<F, Row, C>,
) {
  const {
    path,
    fields,
    Row,
    calls,
    sorts,
    isNewestFirst = false,
    idField = 'id',
    words = name,
    loggedAs = name,
  } = spec;
  const isWritten = calls.create !== undefined || calls.update !== undefined;
  return {
    name,
    words,
    loggedAs,
    resource: path,
    path: undefined,
    fields,
    Row,
    calls,
    idField,
    searches: searchesOf(fields),
    equals: [],
    filters: (spec.filters ?? {}) as C,
    sorts,
    several: [],
    counted: Object.keys(spec.counted ?? {}),
    sums: [],
    isNewestFirst,
    area: areaOf(fields),
    inputs: isWritten ? namesOf(fields, ({ access }) => access === 'write') : [],
    derived: [],
    live: spec.live && {
      resource: path,
      may: calls.list.may,
      isByArea: calls.list.scope === 'areas',
      ...spec.live,
    },
  };
}

function partsOf<
  F extends Fields,
  Q extends keyof F,
  C extends keyof F,
  O extends Shape,
  M extends ResourceMay,
>(spec: ResourceSpec<F, Q, C, O, M>) {
  const { fields } = spec;
  const unique = namesOf(fields, ({ taken }) => taken !== undefined);
  const equals = shapeOf(fields, spec.equals ?? []);
  const kindOf = (name: string) => (fields[name] as AnyField).kind.is;
  return {
    Row: z.object({ id: Id, ...rowShape(fields), ...recordFields }),
    input: entryShape(fields, 'write'),
    fixed: entryShape(fields, 'create'),
    once: spec.once,
    equals,
    several: pick(equals, name => SEVERAL.has(kindOf(name)) && !spec.filters?.includes(name as C & string)),
    // what would be sought in a masked value is rationed
    counted: pick(equals, name => kindOf(name) !== 'masked'),
    filters: filterKinds(fields, spec.filters ?? []),
    hasKeyword: searchesOf(fields).length > 0,
    sorts: spec.sorts,
    sums: spec.sums ?? [],
    may: spec.may,
    refusal: spec.refusal,
    fails: [...(unique.length > 0 ? (['DUPLICATE'] as const) : []), ...(spec.fails ?? [])],
    unique,
    keys: unique.filter(name => fields[name]?.kind.is !== 'masked'),
    isImportable: spec.isImportable,
    isByArea: areaOf(fields) !== undefined,
  };
}

function about<F extends Fields, Row extends Schema>(
  name: string,
  spec: Pick<
    ResourceSpec<F, never, never, never>,
    'path' | 'fields' | 'may' | 'mayHear' | 'changesByActs' | 'sorts' | 'sums' | 'sumsBy' | 'isNewestFirst'
  >,
  {
    Row,
    input,
    equals,
    several,
    counted,
    filters,
  }: { Row: Row; input: object; equals: object; several: object; counted: object; filters: FilterFields },
) {
  const { path, fields, may, mayHear, sorts, sums = [], sumsBy, isNewestFirst = false } = spec;
  const area = areaOf(fields);
  const live: LiveRecord = {
    resource: path,
    may: may.read,
    mayEdit: may.edit,
    ...(mayHear && { mayHear }),
    isByArea: area !== undefined,
  };
  return {
    /** Room of its calls and of its words. */
    name,
    words: name,
    loggedAs: name,
    may,
    /** react-admin's name of it. */
    resource: path,
    fields,
    Row,
    idField: 'id',
    searches: searchesOf(fields),
    equals: Object.keys(equals),
    several: Object.keys(several),
    counted: Object.keys(counted),
    filters,
    sorts,
    sums: sums as readonly string[],
    sumsBy: sumsBy as string | undefined,
    isNewestFirst,
    area,
    /** What a person fills in, for a form and what tells two versions of it apart. */
    inputs: Object.keys(input),
    /** Shown to readers, and no column. */
    derived: namesOf(fields, ({ isDerived, access }) => isDerived && access !== 'filter'),
    /** Its line among the records whose changes and locks are told. */
    live,
    changesByActs: spec.changesByActs ?? false,
  };
}

const namesOf = (fields: Fields, isMeant: (field: AnyField) => boolean): string[] =>
  Object.entries<AnyField>(fields).flatMap(([field, of]) => (isMeant(of) ? [field] : []));
const searchesOf = (fields: Fields) => namesOf(fields, ({ isSearched }) => isSearched);
/** Where a record lies: in one area, or in those that the server says. What a person fills in as several is what he grants. */
const areaOf = (fields: Fields) =>
  namesOf(fields, ({ kind, access }) => kind.is === 'area' || (kind.is === 'areas' && access === 'read'))[0];

/** Some resource, where it does not matter which. */
export interface AnyResource {
  readonly name: string;
  /** Key of the catalogue under which its words stand. */
  readonly words: string;
  /** What the operate log calls one, and its earlier versions with it. */
  readonly loggedAs: string;
  readonly resource: string;
  /** Of the generic protocol; undefined where the specification names the calls. */
  readonly path: string | undefined;
  readonly fields: Readonly<Record<string, AnyField>>;
  readonly Row: Schema;
  readonly calls: { readonly list: AnyCall } & Readonly<
    Partial<Record<'one' | 'create' | 'bring' | 'update' | 'remove', AnyCall>>
  >;
  /** The field that names a record, also in the calls' input. */
  readonly idField: string;
  readonly searches: readonly string[];
  readonly equals: readonly string[];
  /** Of these, those that take several values, by `<field>__in`. */
  readonly several: readonly string[];
  /** Of these, those of which it can be asked how many records each value would find. */
  readonly counted: readonly string[];
  readonly filters: FilterFields;
  readonly sorts: readonly [string, ...string[]];
  readonly sums: readonly string[];
  /** The choice by whose values these are told apart as well. */
  readonly sumsBy?: string | undefined;
  readonly isNewestFirst: boolean;
  readonly area: string | undefined;
  readonly inputs: readonly string[];
  readonly derived: readonly string[];
  /** Unless its calls are said by hand. */
  readonly live?: LiveRecord | undefined;
  readonly changesByActs?: boolean;
  readonly may?: ResourceMay;
}

/** One whose calls follow from its declaration. */
export type DeclaredResource = AnyResource & Required<Pick<AnyResource, 'live' | 'may'>>;

/** One that speaks the generic protocol. */
export type GenericResource = AnyResource & {
  readonly path: string;
  readonly calls: Readonly<Record<'list' | 'one' | 'update', AnyCall>>;
};

/** Of the other kinds one value is sought at a time. */
const SEVERAL: ReadonlySet<Kind['is']> = new Set(['choice', 'choices', 'area', 'reference']);

const pick = (shape: Shape, isMeant: (name: string) => boolean): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([name]) => isMeant(name)));

type Entry<F> = F extends { entry: infer I extends Schema } ? I : never;
type KindOf<F> = F extends { filterKind: infer K extends FilterKind | null } ? NonNullable<K> : never;

const shapeOf = <F extends Fields, Q extends keyof F>(fields: F, names: readonly (Q & string)[]) =>
  Object.fromEntries(
    names.map(name => {
      const { sought, entry } = fields[name] as AnyField;
      return [name, sought ?? entry];
    }),
  ) as { [N in Q]: Entry<F[N]> };

/** By which operators these fields are filtered. */
export function filterKinds<F extends Fields, const C extends keyof F>(
  fields: F,
  names: readonly (C & string)[],
) {
  const kind = (name: C & string) => {
    const found = fields[name]?.filterKind ?? null;
    if (found === null) throw new TypeError(`${name} is not filtered by an operator`);
    return found;
  };
  return Object.fromEntries(names.map(name => [name, kind(name)])) as { [N in C & string]: KindOf<F[N]> };
}

/** `openDataAccount` as `open-data-account`. */
const pathOf = (name: string) => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
