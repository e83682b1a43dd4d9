/** The bank cards of drivers to which rewards are paid. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { type DriverBankCardRow, driverBankCard } from './things-tables.ts';

/** @param driverId null: nobody of the register */
export async function cardOfDriver(
  db: Db,
  driverId: string | null,
  isHeld = false,
): Promise<DriverBankCardRow | undefined> {
  if (driverId === null) return undefined;
  const asked = db.select().from(driverBankCard).where(eq(driverBankCard.driverId, driverId));
  const [found] = await (isHeld ? asked.for('update') : asked);
  return found;
}

/** Something has been paid to this card of his; of another one nothing is said. */
export async function verifyCard(db: Db, driverId: string, cardNo: string): Promise<void> {
  await db
    .update(driverBankCard)
    .set({ verified: 1 })
    .where(and(eq(driverBankCard.driverId, driverId), eq(driverBankCard.cardNo, cardNo)));
}
