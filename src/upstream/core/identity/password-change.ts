/** Setting a password, through whichever door; every other session of the account ends. */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { forgetDevices } from './devices.ts';
import { endSessions } from './sessions.ts';
import { adminUser, renewal } from './tables.ts';

export interface PasswordChange {
  userId: string;
  /** Made before the transaction: it takes long on purpose. */
  passwordHash: string;
  /** He who chose it himself need not renew it at the next sign-in. */
  mustChangePwd: 0 | 1;
  updatedBy: string;
  /** The session that goes on. */
  exceptSessionId?: string;
  now: number;
}

export async function changePassword(db: Db, change: PasswordChange): Promise<void> {
  const { userId, passwordHash, now } = change;
  await db
    .update(adminUser)
    .set({
      passwordHash,
      mustChangePwd: change.mustChangePwd,
      pwdUpdatedOn: now,
      updatedOn: now,
      updatedBy: change.updatedBy,
      version: sql`${adminUser.version} + 1`,
    })
    .where(eq(adminUser.id, userId));
  await db.delete(renewal).where(eq(renewal.userId, userId));
  // who had to have it reset may have lost more than the password
  if (change.mustChangePwd === 1) await forgetDevices(db, userId);
  await endSessions(db, {
    userId,
    reason: 'password',
    now,
    ...(change.exceptSessionId === undefined ? {} : { exceptId: change.exceptSessionId }),
  });
}
