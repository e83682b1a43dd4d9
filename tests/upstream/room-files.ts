/** What the files of `legal/` say of their rooms for the tests over all of them: a new room touches no table of others. */
import type { PgTable, PgView } from 'drizzle-orm/pg-core';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import type { Schema } from '../../src/contract/grammar/walk.ts';
import type { ResourceCalls } from '../../src/data/feature.ts';
import type { RulesOf, Values } from './legal-values.ts';

/** How a call is tried on a version that is no longer there, or that another test does so. */
type TriedOnOldVersion =
  | 'elsewhere'
  | {
      /** Where its records are found, unless by the list of the resource whose row it answers. */
      list?: AnyCall;
      query?: Values;
      /** Of what is one and has no list. */
      isSingle?: true;
      /** What it needs besides the record, the version, and the least that its schema asks for. */
      input?: Values;
    };

/** A table that calls read without the areas of who asks: why, and the calls by room and name. */
type Unscoped = readonly [table: string, why: string, calls: readonly string[]];

/** What the contract declares of an entity that is no resource of the generic mount, and the fields that no column has. */
type Paired = readonly [name: string, schema: Schema, seen: PgTable | PgView, derived: readonly string[]];

export interface RoomFile {
  default?: RulesOf;
  /** A resource without a page of its own, as a page would have it. */
  ROW?: { name: string; calls: ResourceCalls; entity?: undefined };
  /** Calls that add records without a form, and aliases of calls that are tried. */
  NO_RECORDS?: readonly AnyCall[];
  /** By room and name of the call. */
  VERSIONED?: Readonly<Record<string, TriedOnOldVersion>>;
  /** Records of which the seed has none that may be removed. */
  ADDED?: readonly (readonly [create: AnyCall, body: Values])[];
  UNSCOPED?: readonly Unscoped[];
  PAIRED?: readonly Paired[];
}

export const ROOM_FILES: readonly RoomFile[] = Object.values(
  import.meta.glob<RoomFile>('./legal/*.ts', { eager: true }),
);
