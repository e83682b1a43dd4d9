import type { AnyPgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import type { AnyResource } from '../../../contract/grammar/resource.ts';
import type { Outside } from '../context.ts';
import type { Inside } from '../inner-calls.ts';
import type { Writing } from '../records.ts';
import type { AreaScope } from '../scope.ts';
import type { Versioned } from '../versions.ts';
import type { FilterRules, SortRules } from './reading.ts';

/** What the generic mount serves, said in the `resource.ts` of its room. */
export interface Served {
  resource: AnyResource;
  /** What is written, and read where there is no view. */
  table: ResourceTable;
  /**
   * What is read: has a row for each record, with the id and the version of its row in the table, or those that this will
   * have once a rule puts it in.
   */
  view?: ResourceView;
  /** Where it is more than its fields. */
  rules?: ResourceRules;
}

export type Values = Record<string, unknown>;
export type ResourceTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn };
export type ResourceView = PgView & { id: AnyPgColumn; version: AnyPgColumn };
export type Stored = Values & Versioned & { id: string };

/** What a rule is given: who writes, into which transaction; and of records with areas, which he has. */
export type RuleContext = Outside<object> & Writing & Pick<Inside, 'anewFrom'> & { scope?: AreaScope };

export type ReadContext = Pick<RuleContext, 'db' | 'clock' | 'chance'>;

/** Where a resource is more than its fields. A rule that throws a `Failure` refuses. */
export interface ResourceRules {
  /** Filters that are more than "the same value". */
  filters?: FilterRules;
  /** Sorts that go by something else than the column of their name. */
  sorts?: SortRules;
  /** The columns to write for a new record, and what only the answer to this call tells. */
  onCreate?(context: RuleContext, values: Values): Promise<{ written: Values; told?: Values }>;
  /** The columns to change. */
  onUpdate?(context: RuleContext, before: Stored, values: Values): Promise<Values>;
  onRemove?(context: RuleContext, before: Stored): Promise<void>;
  /** What follows from a change, in the same transaction. */
  afterUpdate?(context: RuleContext, before: Stored, after: Stored): Promise<void>;
  afterCreate?(context: RuleContext, after: Stored): Promise<void>;
  afterRemove?(context: RuleContext, before: Stored): Promise<void>;
  /** What readers are shown besides or instead of the columns, in the same order. */
  joined?(context: ReadContext, rows: readonly Stored[]): Promise<Stored[]>;
}
