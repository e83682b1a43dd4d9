/** Rights that were taken from a user, and their being given back. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PermissionCode } from '../../contract/grammar/permissions.ts';
import type { suspendedRightCalls } from '../../contract/suspended-right.ts';
import type { Handlers } from '../core/context.ts';
import { refuse } from '../core/failure.ts';
import { restoreRight } from '../core/identity/suspended-rights.ts';
import { suspendedRight as table } from '../core/identity/tables.ts';
import { findUser } from './user-queries.ts';

export const suspendedRightHandlers = {
  listSuspendedRights: async context => {
    const { db, query } = context;
    await findUser(context, query.userId);
    return db
      .select()
      .from(table)
      .where(and(eq(table.userId, query.userId), isNull(table.restoredOn)))
      .orderBy(asc(table.id));
  },

  restoreRight: async context => {
    const { userId, val } = context.body;
    await findUser(context, userId);
    if (userId === context.user.userId) throw refuse('STATE_NOT_ALLOWED', 'RESTORES_OWN');
    return restoreRight(context, { userId, val: val as PermissionCode });
  },
} satisfies Handlers<typeof suspendedRightCalls>;
