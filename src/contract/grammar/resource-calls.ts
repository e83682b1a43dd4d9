/** The calls of a resource: the five of the generic protocol, or those that the specification names. */
import * as z from 'zod/mini';
import {
  type AnyCall,
  type CallSpec,
  call,
  callGroup,
  type Importable,
  type Method,
  type RefusalForm,
  type Updating,
} from './call.ts';
import type { FailureName } from './failures.ts';
import type { FilterFields } from './filters.ts';
import type { May } from './may.ts';
import { adList, genericList, type Partially, type Shape, specifiedList } from './resource-lists.ts';
import { clientOf } from './services.ts';
import { Id, writeFields } from './wire.ts';

/** What nobody may do has no right, and no call. */
export interface ResourceMay {
  read: May;
  add?: May;
  edit: May;
  remove?: May;
  export?: May;
}

/** The calls for which there is a right. */
type Offered<C, M extends ResourceMay> = Omit<
  C,
  (M extends { add: May } ? never : 'create') | (M extends { remove: May } ? never : 'remove')
>;

/** What the calls are made of. */
export interface Parts<
  R extends Shape,
  I extends Shape,
  N extends Shape,
  O extends Shape,
  Q extends Shape,
  C extends FilterFields,
  M extends ResourceMay = ResourceMay,
> {
  Row: z.ZodMiniObject<R>;
  /** What a person fills in at any time. */
  input: I;
  /** What he fills in when adding only. */
  fixed: N;
  /** Only in the answer to who adds a record. */
  once: O | undefined;
  equals: Q;
  several: Shape;
  counted: Shape;
  filters: C;
  hasKeyword: boolean;
  sorts: readonly string[];
  /** Fields that are added up. */
  sums: readonly string[];
  may: M;
  fails: readonly FailureName[];
  refusal: RefusalForm | undefined;
  unique: readonly string[];
  /** Of these, those that are not masked. */
  keys: readonly string[];
  isImportable: Importable | undefined;
  isByArea: boolean;
}

const id = z.object({ id: Id });

const scopeOf = ({ isByArea }: { isByArea: boolean }) => (isByArea ? ({ scope: 'areas' } as const) : {});

/** Where the protocol is this project's own choice. @param address `/api/rest/<path>` */
export function genericCalls<
  A extends string,
  R extends Shape,
  I extends Shape,
  N extends Shape,
  O extends Shape,
  Q extends Shape,
  C extends FilterFields,
  M extends ResourceMay,
>(name: string, address: A, parts: Parts<R, I, N, O, Q, C, M>) {
  const { Row, may, once } = parts;
  const scope = scopeOf(parts);
  const calls = callGroup(
    name,
    {
      list: call('GET', address, {
        query: genericList(parts),
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
        ...creating(parts, 'update'),
        data: z.object({ ...Row.shape, ...((once ?? {}) as O) }),
        ...(once && { hasSecretAnswer: true }),
        ...scope,
      }),
      update: call('PUT', `${address}/{id}`, {
        params: id,
        body: z.object({ ...partially(parts.input), ...writeFields }),
        data: Row,
        takesRow: true,
        may: may.edit,
        ...changing(parts),
        business: 'update',
        ...scope,
      }),
      remove: call('DELETE', `${address}/{id}`, {
        params: id,
        query: z.object(writeFields),
        data: Row,
        may: may.remove ?? may.edit,
        ...changing(parts),
        business: 'delete',
        ...scope,
      }),
    },
    { isBeyondPlain: true, isStrict: true },
  );
  const { create, remove, ...always } = calls;
  const offered = { ...always, ...(may.add && { create }), ...(may.remove && { remove }) };
  return offered as unknown as Offered<typeof calls, M>;
}

const partially = <I extends Shape>(input: I) => z.partial(z.object(input)).shape as Partially<I>;

/** @param update the call that changes a record, where there is one */
const creating = <I extends Shape, N extends Shape>(
  {
    input,
    fixed,
    may,
    fails,
    unique,
    keys,
    isImportable,
  }: Pick<
    Parts<Shape, I, N, Shape, Shape, FilterFields>,
    'input' | 'fixed' | 'may' | 'fails' | 'unique' | 'keys' | 'isImportable'
  >,
  update?: string,
) => ({
  body: z.object({ ...input, ...fixed, ...writeFields }),
  may: may.add ?? may.edit,
  fails,
  business: 'add' as const,
  ...(isImportable && { isImportable }),
  ...(isImportable &&
    update !== undefined &&
    // what is given once could not be changed by a row
    Object.keys(fixed).length === 0 &&
    keys.length > 0 && { updating: { call: update, may: may.edit, keys } satisfies Updating }),
  ...(unique.length > 0 && { unique }),
});

const changing = ({ fails }: { fails: readonly FailureName[] }) => ({
  fails: ['NOT_FOUND', 'STATE_CONFLICT', ...fails] as readonly FailureName[],
});

type Address<M extends Method> = `${M} /${string}`;

/**
 * Method and path as the specification has them: `POST /api/ad/admin/adCustomer`. A record is named by `{id}` in the
 * path, else by the field `id`. Where one call adds and changes, it stands in both places, and changes what `id` names.
 */
export interface Addresses {
  list: Address<'GET'>;
  /** Without it, the list is asked with the id as filter. */
  one?: Address<'GET'>;
  create?: Address<'POST' | 'PUT'>;
  update?: Address<'POST' | 'PUT'>;
  remove?: Address<'DELETE' | 'POST'>;
  /** Calls that change some of the fields alone, by their names. */
  partly?: Readonly<Record<string, { at: Address<'POST' | 'PUT'>; fields: readonly string[] }>>;
}

/** Where the specification names them. */
export function specifiedCalls<
  R extends Shape,
  I extends Shape,
  N extends Shape,
  Q extends Shape,
  C extends FilterFields,
>(
  name: string,
  addresses: Addresses,
  parts: Parts<R, I, N, Shape, Q, C>,
  common: Pick<CallSpec, 'isBeyondPlain'> = {},
) {
  const { Row, may, input, fixed } = parts;
  const scope = scopeOf(parts);
  const at = (address: string) => {
    const [method, path = ''] = address.split(' ');
    return {
      method: method as Method,
      path,
      client: clientOf(path),
      ...(path.includes('{id}') && { params: id }),
    };
  };
  /** Named by the path, or beside the other fields. */
  const named = (address: string) => (address.includes('{id}') ? {} : id.shape);
  const { list, one, create, update, remove, partly = {} } = addresses;
  const savesBoth = create !== undefined && create === update;
  const asked = at(list).client === 'ad' ? adList(parts) : specifiedList(parts);
  const save = savesBoth && {
    ...at(create),
    ...creating(parts),
    ...changing(parts),
    body: z.object({ id: z.optional(Id), ...input, ...fixed, ...writeFields }),
    data: Row,
    takesRow: true as const,
    business: 'update' as const,
    ...scope,
  };
  const changes = (address: string, fields: object) => ({
    ...at(address),
    body: z.object({ ...named(address), ...fields, ...writeFields }),
    data: Row,
    takesRow: true as const,
    may: may.edit,
    ...changing(parts),
    business: 'update' as const,
    ...scope,
  });
  const changeable: Shape = partially(input);
  const calls = {
    ...Object.fromEntries(
      Object.entries(partly).map(([key, { at: address, fields }]) => [
        key,
        changes(address, Object.fromEntries(fields.map(field => [field, changeable[field]]))),
      ]),
    ),
    list: {
      ...at(list),
      query: asked,
      data: z.array(Row),
      isPaged: true as const,
      may: may.read,
      refusal: parts.refusal,
      ...(may.export && { exports: may.export }),
      ...scope,
    },
    ...(one && { one: { ...at(one), data: Row, may: may.read, fails: ['NOT_FOUND'] as const, ...scope } }),
    ...(save && { save }),
    ...(create &&
      !save && {
        create: { ...at(create), ...creating(parts, update && 'update'), data: Row, ...scope },
      }),
    ...(update && !save && { update: changes(update, changeable) }),
    ...(remove && {
      remove: {
        ...at(remove),
        query: z.object({ ...named(remove), ...writeFields }),
        data: z.null(),
        may: may.remove ?? may.edit,
        ...changing(parts),
        business: 'delete' as const,
        ...scope,
      },
    }),
  };
  const { save: both, ...others } = callGroup(name, calls, common) as unknown as Record<string, AnyCall>;
  return { ...others, ...(both && { create: both, update: both }) } as unknown as SpecifiedRoom<
    ReturnType<typeof specifiedList<Q, C>>,
    R
  >;
}

export interface SpecifiedRoom<Query extends z.ZodMiniObject, R extends Shape> {
  readonly list: AnyCall & { query: Query; data: z.ZodMiniArray<z.ZodMiniObject<R>>; isPaged: true };
  readonly one?: AnyCall & { data: z.ZodMiniObject<R> };
  readonly create?: AnyCall;
  readonly update?: AnyCall;
  readonly remove?: AnyCall;
}
