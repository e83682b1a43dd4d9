/** What lists of resources are asked with: paging, order and filters, as plain fields or as `ra-data-simple-rest` says them. */
import * as z from 'zod/mini';
import { type FilterFields, filterable } from './filters.ts';
import type { Schema } from './walk.ts';
import { Flag, Id, LARGEST_PAGE, listQuery } from './wire.ts';

export type Shape = Readonly<Record<string, Schema>>;

export type Partially<I extends Shape> = { [K in keyof I]: z.ZodMiniOptional<I[K] & z.core.SomeType> };

/** Several names of records at once. */
const Ids = z.array(Id).check(z.maxLength(LARGEST_PAGE));

interface ListSpec<Q extends Shape, C extends FilterFields> {
  equals: Q;
  filters: C;
  hasKeyword: boolean;
  sorts: readonly string[];
  sums: readonly string[];
}

const filterShape = <Q extends Shape, C extends FilterFields, I extends Schema>(
  spec: ListSpec<Q, C>,
  id: I,
) => ({
  id: z.optional(id as I & z.core.SomeType),
  ...(spec.hasKeyword && { keyword: z.optional(z.string().check(z.maxLength(100))) }),
  ...(z.partial(z.object(spec.equals)).shape as Partially<Q>),
  ...filterable(spec.filters),
});

/** Of who wants the sums beside the page: they cost more than a page, and who reads page after page has no use for them. */
const summing = ({ sums }: Pick<ListSpec<Shape, FilterFields>, 'sums'>): Record<never, Schema> =>
  sums.length > 0 ? { withSums: z.optional(Flag) } : {};

const sortNames = ({ sorts }: Pick<ListSpec<Shape, FilterFields>, 'sorts'>) => z.enum(['id', ...sorts]);

/** Of the generic protocol. */
export function genericList<Q extends Shape, C extends FilterFields>(spec: ListSpec<Q, C>) {
  const filters = filterShape(spec, z.union([Id, Ids]));
  const sorts = sortNames(spec);
  return z.object({
    ...listQuery,
    ...filters,
    ...summing(spec),
    orderBy: z.optional(sorts),
    sort: z.optional(jsonOf(z.tuple([sorts, z.enum(['ASC', 'DESC'])]))),
    range: z.optional(jsonOf(Range)),
    filter: z.optional(jsonOf(z.object(filters))),
  });
}

/** Of the specification's lists. */
export const specifiedList = <Q extends Shape, C extends FilterFields>(spec: ListSpec<Q, C>) =>
  z.object({
    ...listQuery,
    ...filterShape(spec, Id),
    ...summing(spec),
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
    orderBy: z.optional(sortNames(spec)),
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
