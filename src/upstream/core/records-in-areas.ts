/** One record of those that a person sees by area. */
import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './context.ts';
import { Failure } from './failure.ts';
import type { AreaScope } from './scope.ts';

type TableOfAreas = PgTable & { id: AnyPgColumn; addressType: AnyPgColumn };

/** Fails with NOT_FOUND where there is none, or outside the areas. @param isHeld until the transaction ends */
export async function findInAreas<T extends TableOfAreas>(
  db: Db,
  table: T,
  { scope, id }: { scope: AreaScope; id: string },
  isHeld = false,
): Promise<T['$inferSelect']> {
  const asked = db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, id), scope.byArea(table.addressType)));
  const [found] = await (isHeld ? asked.for('update') : asked);
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}
