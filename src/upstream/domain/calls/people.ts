/** Who talks to whom. 坐席 agent · 来电人 caller */
import { eq } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { adminUser } from '../../core/identity/tables.ts';
import { type PassengerRow, passenger } from '../orders/tables.ts';

export interface Agent {
  userId: string;
  userName: string;
}

/** Who has this account at the switchboard; undefined where nobody has. */
export async function agentOf(db: Db, account: string | null): Promise<Agent | undefined> {
  if (account === null) return undefined;
  const [found] = await db
    .select({ userId: adminUser.id, userName: adminUser.userName })
    .from(adminUser)
    .where(eq(adminUser.callSystemAccount, account))
    .limit(1);
  return found;
}

/** Undefined where the number is hidden. */
export async function callerOf(db: Db, passengerId: string | null): Promise<PassengerRow | undefined> {
  if (passengerId === null) return undefined;
  const [found] = await db.select().from(passenger).where(eq(passenger.id, passengerId));
  return found;
}
