/** Which entries of a log a reader sees: who sees some areas only must not learn from a log what lies outside. */
import { type AnyColumn, eq, or, type SQL } from 'drizzle-orm';
import type { SignedIn } from '../context.ts';
import type { AreaScope } from '../scope.ts';

/**
 * His own entries, and those of people whose areas lay inside his when they acted: nothing that they touched then
 * can have lain elsewhere.
 */
export const entriesSeen = (
  scope: AreaScope,
  reader: Pick<SignedIn, 'userId'>,
  columns: { by: AnyColumn; areaIds: AnyColumn },
): SQL | undefined =>
  scope.isUnlimited ? undefined : or(eq(columns.by, reader.userId), scope.bySubset(columns.areaIds));
