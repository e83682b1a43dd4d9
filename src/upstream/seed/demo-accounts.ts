/** Accounts to try the console with. A password that a person has chosen for one of them is never touched. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Chance, Clock, Db } from '../core/context.ts';
import {
  hashPassword,
  oneTimePassword,
  type PasswordCost,
  verifyPassword,
} from '../core/identity/password.ts';
import { endSessions } from '../core/identity/sessions.ts';
import { adminUser } from '../core/tables.ts';
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

export interface DemoAccount {
  account: string;
  password: string;
}

export const demoAccountLine = ({ account, password }: DemoAccount) => `demo account ${account}: ${password}`;

/**
 * At every start: the well-known password where nobody else can reach the server, otherwise a new random one for each account,
 * answered so that it can be printed.
 */
export async function setDemoPasswords(db: Db, options: DemoOptions): Promise<DemoAccount[]> {
  const accounts = await db
    .select({ id: adminUser.id, account: adminUser.account, passwordHash: adminUser.passwordHash })
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
    if (await haveDemoPassword(accounts)) return [];
    const hash = await hashPassword(DEMO_PASSWORD, cost, chance);
    for (const { id } of accounts) await setHash(db, id, hash, options);
    return [];
  }
  return Promise.all(
    accounts.map(async ({ id, account }) => {
      const password = oneTimePassword(chance);
      await setHash(db, id, await hashPassword(password, cost, chance), options);
      return { account, password };
    }),
  );
}

/** One hash serves all accounts, so that a start costs one comparison and not nine. */
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
