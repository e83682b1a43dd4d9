/** Setting a password, through whichever door; every other session of the account ends. */
import { eq, sql } from 'drizzle-orm';
import type { Chance, Db } from './context.ts';
import { hashPassword, type PasswordCost } from './password.ts';
import { endSessions } from './sessions.ts';
import { adminUser, renewal } from './tables.ts';

export interface PasswordChange {
  userId: string;
  newPassword: string;
  /** He who chose it himself need not renew it at the next sign-in. */
  mustChangePwd: 0 | 1;
  updatedBy: string;
  /** The session that goes on. */
  exceptSessionId?: string;
  cost: PasswordCost;
  chance: Chance;
  now: number;
}

export async function changePassword(db: Db, change: PasswordChange): Promise<void> {
  const { userId, newPassword, now } = change;
  await db
    .update(adminUser)
    .set({
      passwordHash: await hashPassword(newPassword, change.cost, change.chance),
      mustChangePwd: change.mustChangePwd,
      pwdUpdatedOn: now,
      updatedOn: now,
      updatedBy: change.updatedBy,
      version: sql`${adminUser.version} + 1`,
    })
    .where(eq(adminUser.id, userId));
  await db.delete(renewal).where(eq(renewal.userId, userId));
  await endSessions(db, {
    userId,
    reason: 'password',
    now,
    ...(change.exceptSessionId === undefined ? {} : { exceptId: change.exceptSessionId }),
  });
}
