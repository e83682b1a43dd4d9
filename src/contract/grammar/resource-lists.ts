/** What lists of resources are asked with: paging, order and filters, as plain fields or as `ra-data-simple-rest` says them. */
import * as z from 'zod/mini';
import type { Importable } from './call.ts';
import { type FilterFields, filterable } from './filters.ts';
import type { Schema } from './walk.ts';
import { Flag, Id, LARGEST_PAGE, listQuery } from './wire.ts';

export type Shape = Readonly<Record<string, Schema>>;

export type Partially<I extends Shape> = { [K in keyof I]: z.ZodMiniOptional<I[K] & z.core.SomeType> };

/** Several names of records at once. */
const Ids = z.array(Id).check(z.maxLength(LARGEST_PAGE));

interface ListSpec<Q extends Shape, C extends FilterFields> {
  equals: Q;
  /** Of these filters, by `<field>__in`: records with one of several values. */
  several: Shape;
  /** Filters of which it can be asked how many records each would find. */
  counted: Shape;
  filters: C;
  hasKeyword: boolean;
  sorts: readonly string[];
  sums: readonly string[];
  isImportable: Importable | undefined;
}

/** The filter by which a list finds what an import has made or changed: the import's job, of its owner alone. */
export const importFilter = { importJob: z.optional(Id) };

const filterShape = <Q extends Shape, C extends FilterFields, I extends Schema>(
  spec: ListSpec<Q, C>,
  id: I,
) => ({
  id: z.optional(id as I & z.core.SomeType),
  ...(spec.hasKeyword && { keyword: z.optional(z.string().check(z.maxLength(100))) }),
  ...(spec.isImportable && importFilter),
  ...(z.partial(z.object(spec.equals)).shape as Partially<Q>),
  ...(Object.fromEntries(
    Object.entries(spec.several).map(([name, one]) => [severally(name), z.optional(Values(one))]),
  ) as Record<never, Schema>),
  ...filterable(spec.filters),
});

/** The name of the filter that takes several values, as that of a field with operators. */
export const severally = (name: string) => `${name}__in`;

const MOST_VALUES = 50;
const Values = (one: Schema) =>
  z.array(one as Schema & z.core.SomeType).check(z.minLength(1), z.maxLength(MOST_VALUES));

/** Of who wants the sums beside the page: they cost more than a page, and who reads page after page has no use for them. */
const summing = ({ sums }: Pick<ListSpec<Shape, FilterFields>, 'sums'>): Record<never, Schema> =>
  sums.length > 0 ? { withSums: z.optional(Flag) } : {};

/** Most that are counted in one answer. */
export const MOST_COUNTS = 60;

/**
 * Of who wants to know how many records would be found with each of these filters besides the others that he asks by. One
 * count is said for each, in their order; the page itself is found without them.
 */
export const countsOf = <C extends Shape>(counted: C) =>
  z.optional(
    jsonOf(z.array(z.partial(z.strictObject(counted))).check(z.minLength(1), z.maxLength(MOST_COUNTS))),
  );

const counting = ({ counted }: Pick<ListSpec<Shape, FilterFields>, 'counted'>): Record<never, Schema> =>
  Object.keys(counted).length > 0 ? { counts: countsOf(counted) } : {};

const sortNames = ({ sorts }: Pick<ListSpec<Shape, FilterFields>, 'sorts'>) => z.enum(['id', ...sorts]);

/** Of the generic protocol. */
export function genericList<Q extends Shape, C extends FilterFields>(spec: ListSpec<Q, C>) {
  const filters = filterShape(spec, z.union([Id, Ids]));
  const sorts = sortNames(spec);
  return z.object({
    ...listQuery,
    ...filters,
    ...summing(spec),
    ...counting(spec),
    orderBy: z.optional(sorts),
    sort: z.optional(jsonOf(z.tuple([sorts, z.enum(['ASC', 'DESC'])]))),
    range: z.optional(jsonOf(Range)),
    filter: z.optional(jsonOf(z.strictObject(filters))),
  });
}

/** Of the specification's lists. */
export const specifiedList = <Q extends Shape, C extends FilterFields>(spec: ListSpec<Q, C>) =>
  z.object({
    ...listQuery,
    ...filterShape(spec, Id),
    ...summing(spec),
    ...counting(spec),
    orderBy: z.optional(sortNames(spec)),
  });

/** Rows of a list of the ad service, whose page has a name of its own: all of a small list are asked for with 999. */
const LARGEST_AD_PAGE = 1000;

/** A page as the ad service asks for it. */
export const adPage = {
  page: listQuery.current,
  size: z._default(z.int().check(z.gte(1), z.lte(LARGEST_AD_PAGE)), 20),
};

/** Of the ad service. */
export function adList<Q extends Shape, C extends FilterFields>(spec: ListSpec<Q, C>) {
  const { current: _current, ...query } = listQuery;
  return z.object({
    ...query,
    ...adPage,
    ...filterShape(spec, Id),
    ...summing(spec),
    ...counting(spec),
    orderBy: z.optional(sortNames(spec)),
  });
}

/** What react-admin asks for at once to export a list. */
const LARGEST_RANGE = 1000;

/** First and last row of a page, from 0. */
const Range = z
  .tuple([z.int().check(z.gte(0)), z.int()])
  .check(
    z.refine(
      ([first, last]) => last >= first && last - first < LARGEST_RANGE && first % (last - first + 1) === 0,
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
