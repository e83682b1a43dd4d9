/** Changing a record when nobody is signed in, as after what a provider tells: consoles that show it hear of it. */
import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock, Db } from './context.ts';
import { together } from './database/append.ts';
import { Failure } from './failure.ts';
import { pushes } from './outbox/outbox.ts';
import { changesToTell } from './outbox/record-changed.ts';

type RecordTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn };

interface Kind<T extends RecordTable> {
  table: T;
  /** As the operate log calls it. */
  objectType: string;
  /** As consoles are told of it. */
  summary: (row: T['$inferSelect']) => unknown;
}

/** Fails with NOT_FOUND. @param before held by the caller until the transaction ends */
export async function changeUnattended<T extends RecordTable>(
  { db, clock }: { db: Db; clock: Clock },
  { table, objectType, summary }: Kind<T>,
  before: T['$inferSelect'] & { id: string },
  set: Partial<T['$inferInsert']>,
): Promise<T['$inferSelect']> {
  const now = clock();
  const [after] = await db
    .update(table as PgTable)
    .set({ ...set, updatedOn: now, version: sql`${table.version} + 1` })
    .where(eq(table.id, before.id))
    .returning();
  if (!after) throw new Failure('NOT_FOUND');
  const changed = { objectType, objectId: before.id, before: summary(before), after: summary(after) };
  await together(db, [
    pushes(changesToTell([changed], { call: { business: 'update' }, user: undefined, now })),
  ]);
  return after;
}

/** Consoles hear of a record that was added without a user, as by an app. */
export async function tellAdded<T extends RecordTable>(
  { db, clock }: { db: Db; clock: Clock },
  { objectType, summary }: Pick<Kind<T>, 'objectType' | 'summary'>,
  row: T['$inferSelect'] & { id: string },
): Promise<void> {
  const added = { objectType, objectId: row.id, after: summary(row) };
  await together(db, [
    pushes(changesToTell([added], { call: { business: 'add' }, user: undefined, now: clock() })),
  ]);
}
