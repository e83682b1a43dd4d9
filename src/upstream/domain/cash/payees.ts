/** Whether a driver may withdraw, and where the money goes. 冻结 frozen · 银行卡 bank card · 绑定账号 bound account */
import { and, desc, eq, sql } from 'drizzle-orm';
import { driver as driverResource } from '../../../contract/driver.ts';
import { ENTERPRISE_PAY, UNION_PAY } from '../../../contract/payment-states.ts';
import type { WithdrawalChannel } from '../../../contract/withdrawal-states.ts';
import type { Db } from '../../core/context.ts';
import { revision } from '../../core/revisions/tables.ts';
import { driverAccount } from '../fleet/driver-desk.ts';
import { driver } from '../fleet/tables.ts';
import { cardOfDriver } from '../lost/bank-cards.ts';

export interface Payee {
  channel: WithdrawalChannel;
  name: string;
  /** Whole: the number of the card, or of the account that is bound to the app. */
  account: string;
  bankName: string | null;
  /** When it was entered or changed last. Milliseconds since 1970. */
  changedOn: number;
}

const IN_USE = 1;

/** Who has left may withdraw; whose account in the app is frozen may not. @param isHeld until the transaction ends */
export async function isFrozen(db: Db, driverId: string, isHeld = false): Promise<boolean> {
  const asked = db
    .select({ state: driverAccount.state })
    .from(driverAccount)
    .where(eq(driverAccount.driverId, driverId));
  const rows = await (isHeld ? asked.for('share') : asked);
  return rows.some(({ state }) => state !== IN_USE);
}

/** Undefined where nothing is registered for this channel. */
export const payeeOf = (db: Db, driverId: string, channel: WithdrawalChannel): Promise<Payee | undefined> =>
  channel === UNION_PAY ? cardPayee(db, driverId) : appPayee(db, driverId);

async function cardPayee(db: Db, driverId: string): Promise<Payee | undefined> {
  const card = await cardOfDriver(db, driverId);
  if (!card) return undefined;
  const { cardHolder, cardNo, bankName, updatedOn } = card;
  // what was paid to it since changes nothing about the card
  return { channel: UNION_PAY, name: cardHolder, account: cardNo, bankName, changedOn: updatedOn };
}

async function appPayee(db: Db, driverId: string): Promise<Payee | undefined> {
  const [found] = await db
    .select({ name: driver.name, mobile: driver.mobile, boundOn: driverAccount.createdOn })
    .from(driver)
    .innerJoin(driverAccount, and(eq(driverAccount.driverId, driver.id), eq(driverAccount.state, IN_USE)))
    .where(eq(driver.id, driverId));
  if (!found) return undefined;
  const { name, mobile, boundOn } = found;
  const changedOn = Math.max(boundOn, await mobileChangedOn(db, driverId));
  return { channel: ENTERPRISE_PAY, name, account: mobile, bankName: null, changedOn };
}

/** The earlier versions of a driver say when the number changed; 0 where they do not. */
async function mobileChangedOn(db: Db, driverId: string): Promise<number> {
  const [last] = await db
    .select({ on: revision.createdOn })
    .from(revision)
    .where(
      and(
        eq(revision.objectType, driverResource.name),
        eq(revision.objectId, driverId),
        sql`'mobile' = any(${revision.fields})`,
      ),
    )
    .orderBy(desc(revision.id))
    .limit(1);
  return last?.on ?? 0;
}
