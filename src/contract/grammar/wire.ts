/**
 * The small types that travel between console and upstream, and what is known about them on both sides:
 * ids are strings whatever an upstream sends, masked values never come back, flags are 1 and 0.
 */
import * as z from 'zod/mini';
import { telephoneOrText } from './telephones.ts';
import { oneLine, seenText } from './texts.ts';
import { type Schema, unwrap } from './walk.ts';

/** Milliseconds since 1970, as every time on the wire. */
export type EpochMs = number;

/** A WGS-84 or GCJ-02 degree pair is never a bare pair of numbers: see domain, coordinates. */
export type CoordType = 1 | 2 | 3;

const idSchema = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.int()]),
  z.transform(String),
);

/** Ids are 64-bit numbers as strings; a number from an older client is taken and turned into one. */
export const Id = idSchema;
export const isId = (schema: Schema) => unwrap(schema).inner === idSchema;

const areaIdsSchema = z.array(idSchema);
/** Areas of a record; none is all of them, so a list that an upstream leaves out is not an empty one. */
export const AreaIds = areaIdsSchema;
export const isAreaIds = (schema: Schema) => unwrap(schema).inner === areaIdsSchema;

export const EpochMs = z.int().check(z.nonnegative());
/** Booleans of records are 1 and 0. */
export const Flag = z.union([z.literal(0), z.literal(1)]);
export const Version = z.int().check(z.nonnegative());
/** Names one attempt of a person to change something; sent again with the same id it is done once. */
export const RequestId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/));

/** How a personal value is shortened; the rule of each kind is in `mask.ts`. */
export type MaskKind = 'mobile' | 'identity' | 'card' | 'name';

const maskKinds = new WeakMap<Schema, MaskKind>();

/** A text that leaves the server masked. */
export function masked(kind: MaskKind) {
  const schema = z.string();
  maskKinds.set(schema, kind);
  return schema;
}

export const maskOf = (schema: Schema): MaskKind | undefined => maskKinds.get(unwrap(schema).inner);

const wholeKinds = new WeakMap<Schema, MaskKind>();

/** A personal value as a person fills it in: whole. */
export function wholeValue<S extends Schema>(kind: MaskKind, schema: S): S {
  wholeKinds.set(schema, kind);
  return schema;
}

export const wholeKindOf = (schema: Schema): MaskKind | undefined => wholeKinds.get(unwrap(schema).inner);

/** How a text is sought by that may be a masked value: of which records, unless the room says it, and as what it counts. */
export interface NumberSearch {
  /** As the logs name such records. */
  of?: string;
  /** A clerk types such numbers all day: no reveal, with a limit of its own. */
  isWork?: true;
  /** Words are sought by it as well: only what has the form of a number counts as one. */
  isKeyword?: true;
}
const searches = new WeakMap<Schema, NumberSearch>();

/** A text by which records are found as by a masked value: whole, however it is written, or by its last four. */
export function seeksNumbers(schema: z.ZodMiniString, about: NumberSearch = {}): z.ZodMiniString {
  const search = schema.check(z.overwrite(telephoneOrText));
  searches.set(search, about);
  return search;
}

export const numberSearchOf = (schema: Schema): NumberSearch | undefined =>
  searches.get(unwrap(schema).inner);

/** What every record carries besides its own fields. */
export const recordFields = {
  createdOn: EpochMs,
  createdBy: z.nullable(z.string()),
  updatedOn: EpochMs,
  updatedBy: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  version: Version,
};

/** What every write may carry: the version it was made on, and the name of the attempt. */
export const writeFields = {
  version: z.optional(Version),
  requestId: z.optional(RequestId),
};

/** Rows. */
export const LARGEST_PAGE = 200;

/** Paging and sorting of an admin list. */
export const listQuery = {
  current: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
  size: z._default(z.int().check(z.gte(1), z.lte(LARGEST_PAGE)), 20),
  orderBy: z.optional(z.string().check(z.maxLength(40))),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
};

/** Names and addresses are no longer; what is, are words that somebody writes, in as many lines as he likes. */
const LONGEST_LINE = 120;
const kept = (longest: number) => (longest > LONGEST_LINE ? seenText : oneLine);

/** Free text, trimmed, of one line where it is short, with an upper bound. */
export const line = (longest: number) =>
  z.string().check(z.overwrite(kept(longest)), z.trim(), z.maxLength(longest));
/** The same, not empty. */
export const filledLine = (longest: number) => line(longest).check(z.minLength(1));
