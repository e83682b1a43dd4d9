/** Writing one record of a table: who made it when, the version it was made on, and the entry of the log. */
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Change, Db, Services, SignedIn } from './context.ts';
import { Failure } from './failure.ts';
import { checkVersion, conflict, type Versioned } from './versions.ts';

/** The part of a call's context that writing needs. */
export interface Writing extends Services {
  db: Db;
  user: Pick<SignedIn, 'userName'>;
  changed(change: Change): void;
}

/** A table with `ownId()` and `recordColumns()`. */
type RecordTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn };

type Row<T extends RecordTable> = T['$inferSelect'] & Versioned & { id: string };
type Stamps = 'id' | 'version' | 'createdOn' | 'createdBy' | 'updatedOn' | 'updatedBy';
type Values<T extends RecordTable> = Omit<T['$inferInsert'], Stamps>;

interface RecordKind<T extends RecordTable> {
  table: T;
  /** As the operate log calls it. */
  objectType: string;
  /** What the log keeps of a record; without it, all. */
  summary?: (row: Row<T>) => unknown;
  /** Of a record that is more than its row in the table: how it is read. */
  reread?: (db: Db, id: string) => Promise<Row<T>>;
}

/** Fails with NOT_FOUND. */
export async function findRecord<T extends RecordTable>(db: Db, table: T, id: string): Promise<Row<T>> {
  const [found] = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id));
  if (!found) throw new Failure('NOT_FOUND');
  return found as Row<T>;
}

export async function insertRecord<T extends RecordTable>(
  { db, user, clock, changed }: Writing,
  { table, objectType, summary = whole }: RecordKind<T>,
  values: Values<T>,
): Promise<Row<T>> {
  const now = clock();
  const by = user.userName;
  const [created] = await db
    .insert(table as PgTable)
    .values({ ...values, createdOn: now, createdBy: by, updatedOn: now, updatedBy: by })
    .returning();
  if (!created) throw new Failure('NOT_FOUND');
  const row = created as Row<T>;
  changed({ objectType, objectId: row.id, after: summary(row), record: { after: row } });
  return row;
}

/**
 * Fails with NOT_FOUND, and with STATE_CONFLICT where somebody was faster.
 * @param before the record as it was read in this transaction, where the caller has looked at it already
 */
export async function updateRecord<T extends RecordTable>(
  writing: Writing,
  { table, objectType, summary = whole, reread }: RecordKind<T>,
  { id, version, ...values }: Partial<Values<T>> & { id: string; version?: number | undefined },
  before?: Row<T>,
): Promise<Row<T>> {
  const { db, user, clock, changed } = writing;
  const read = reread ?? ((from: Db) => findRecord(from, table, id));
  const old = before ?? (await read(db, id));
  checkVersion(writing, old, version);
  const [written] = await db
    .update(table as PgTable)
    .set({ ...values, updatedOn: clock(), updatedBy: user.userName, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), eq(table.version, old.version)))
    .returning();
  if (!written) throw conflict(await read(db, id));
  const row = reread ? await reread(db, id) : (written as Row<T>);
  changed({
    objectType,
    objectId: id,
    before: summary(old),
    after: summary(row),
    record: { before: old, after: row },
  });
  return row;
}

/** Fails with NOT_FOUND, and with STATE_CONFLICT where it is no longer the one that was read. */
export async function deleteRecord<T extends RecordTable>(
  writing: Writing,
  { table, objectType, summary = whole }: RecordKind<T>,
  { id, version }: { id: string; version?: number | undefined },
  before?: Row<T>,
): Promise<void> {
  const { db, changed } = writing;
  const old = before ?? (await findRecord(db, table, id));
  checkVersion(writing, old, version);
  const [gone] = await db
    .delete(table as PgTable)
    .where(and(eq(table.id, id), eq(table.version, old.version)))
    .returning({ id: table.id });
  if (!gone) throw conflict(await findRecord(db, table, id));
  changed({ objectType, objectId: id, before: summary(old), record: { before: old } });
}

const whole = (row: unknown) => row;
