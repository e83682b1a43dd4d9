import { and, eq } from 'drizzle-orm';
import { accessCalls } from '../../contract/access.ts';
import type { Revealable } from '../core/audit/revealable.ts';
import { adminUser } from '../core/identity/tables.ts';
import { visible } from './user-queries.ts';

/** A colleague's number, for who sees him in the list of users. */
export const revealableUser: Revealable = {
  objectType: 'adminUser',
  fields: ['mobile'],
  may: accessCalls.listAdminUsers.may,
  read: async (db, id, scope) => {
    const [found] = await db
      .select({ name: adminUser.userName, mobile: adminUser.mobile })
      .from(adminUser)
      .where(and(eq(adminUser.id, id), visible(scope)));
    return found && { name: found.name, values: { mobile: found.mobile } };
  },
};
