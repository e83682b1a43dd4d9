/** Column types that every table shares, so that a value has one form in the database and one in the code. */
import type { IsIdentity } from 'drizzle-orm/column-builder';
import { bigint, customType, integer, PgIntColumnBaseBuilder, smallint, text } from 'drizzle-orm/pg-core';

/** No record has this id. */
const NOBODY = '-1';
/** One spelling for each id: `007` would pass comparisons of text that `7` does not. */
const DIGITS = /^[1-9]\d{0,17}$/;

/**
 * A 64-bit id that is a string everywhere outside the database. What cannot be an id becomes one that no record
 * has, so an unknown id is not found instead of being an error of the database.
 */
export const recordId = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  toDriver: value => (DIGITS.test(value) ? value : NOBODY),
  fromDriver: value => String(value),
});

/** An id that the database counts, from `startWith` up; an insert may leave it out. */
export function ownId(startWith = 1) {
  const id = recordId('id').primaryKey();
  // Drizzle offers this on its own types of numbers only
  PgIntColumnBaseBuilder.prototype.generatedByDefaultAsIdentity.call(id as never, { startWith });
  return id as IsIdentity<typeof id, 'byDefault'>;
}

/** Milliseconds since 1970. */
export const epochMs = (name: string) => bigint(name, { mode: 'number' });

/** 1 and 0. */
export const flag = (name: string) => smallint(name).$type<0 | 1>();

/** What every record carries besides its own fields. `createdBy` and `updatedBy` are names of persons. */
export const recordColumns = () => ({
  createdOn: epochMs('created_on').notNull(),
  createdBy: text('created_by'),
  updatedOn: epochMs('updated_on').notNull(),
  updatedBy: text('updated_by'),
  remark: text('remark'),
  version: integer('version').notNull().default(1),
});
