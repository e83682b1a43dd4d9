/** Accounts to try the console with. A password that a person has chosen for one of them is never touched. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Chance, Clock, Db } from '../../upstream/core/context.ts';
import {
  hashPassword,
  isPasswordHash,
  noPassword,
  type PasswordCost,
  verifyPassword,
} from '../../upstream/core/identity/password.ts';
import { endSessions } from '../../upstream/core/identity/sessions.ts';
import { adminUser } from '../../upstream/core/identity/tables.ts';
import { DEMO_PEOPLE } from './people.ts';

export const DEMO_ACCOUNTS: readonly string[] = DEMO_PEOPLE.map(({ account }) => account);

/** Known to everybody, so it holds only while nobody but this machine can reach the console. */
export const DEMO_PASSWORD = 'taxi-demo';

export interface DemoOptions {
  /** Nobody but this machine can reach the server. */
  isLocal: boolean;
  clock: Clock;
  chance: Chance;
  cost: PasswordCost;
}

/** Printed for the operator. Only that command prints a password. */
export const HOW_TO_ENABLE =
  'The demo accounts are disabled. Stop the server, and npm run admin -- reset <account> gives one a password.';

/**
 * At every start: the well-known password where only this machine reaches the server; otherwise none, so that the account
 * stays closed until an operator at the machine sets one.
 *
 * @returns how many accounts have no password
 */
export async function setDemoPasswords(db: Db, options: DemoOptions): Promise<number> {
  const accounts = await db
    .select({ id: adminUser.id, passwordHash: adminUser.passwordHash })
    .from(adminUser)
    .where(
      and(
        inArray(adminUser.account, [...DEMO_ACCOUNTS]),
        eq(adminUser.deleted, 0),
        isNull(adminUser.pwdUpdatedOn),
      ),
    )
    .orderBy(adminUser.id);
  const { chance, cost } = options;
  if (options.isLocal) {
    if (await haveDemoPassword(accounts)) return 0;
    const hash = await hashPassword(DEMO_PASSWORD, cost, chance);
    for (const { id } of accounts) await setHash(db, id, hash, options);
    return 0;
  }
  for (const { id, passwordHash } of accounts)
    if (isPasswordHash(passwordHash)) await setHash(db, id, noPassword(chance), options);
  return accounts.length;
}

/** One hash serves all accounts, so that a start costs one comparison and not one for each. */
async function haveDemoPassword(accounts: readonly { passwordHash: string }[]): Promise<boolean> {
  const [first, ...others] = accounts;
  if (!first) return true;
  return (
    others.every(({ passwordHash }) => passwordHash === first.passwordHash) &&
    (await verifyPassword(DEMO_PASSWORD, first.passwordHash))
  );
}

async function setHash(db: Db, userId: string, passwordHash: string, { clock }: DemoOptions): Promise<void> {
  await db.update(adminUser).set({ passwordHash }).where(eq(adminUser.id, userId));
  await endSessions(db, { userId, reason: 'password', now: clock() });
}
