/** Booking on the cash account of a driver: the only way in which its balance changes. */
import { eq } from 'drizzle-orm';
import type { CashBizType } from '../../../contract/cash-states.ts';
import { cashEntry as resource } from '../../../contract/driver-cash.ts';
import type { Change, Clock, Db } from '../../core/context.ts';
import { nextId } from '../../core/database/next-id.ts';
import { dayInShanghai } from '../../core/day.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { auditOf } from '../../core/generic/audit-of.ts';
import { searchKey } from '../../core/search-key.ts';
import { tellAdded } from '../../core/unattended.ts';
import { driver } from '../fleet/tables.ts';
import { holdAccount, moveBalance } from './accounts.ts';
import { type CashEntryRow, cashEntry as table } from './tables.ts';

interface Booking {
  /** Within a transaction. */
  db: Db;
  clock: Clock;
  /** Of a call: the entry of the operate log follows. Unset where nobody is signed in. */
  changed?: (change: Change) => void;
}

export interface NewCashEntry {
  driverId: string;
  bizType: CashBizType;
  /** What it is for, as its own room names it: there is one entry for each `bizType` and `bizNo`. */
  bizNo: string;
  /** Fen, below 0 where the balance becomes less. */
  amount: number;
  /** Fen of a withdrawal that were held until now. */
  released?: number;
  /** Number of the entry that this one takes back. */
  reverses?: string | null;
  remark?: string | null;
  /** Name of who has booked it; null where no person has. */
  operator: string | null;
}

const AUDIT = auditOf(resource, table);

/**
 * Books one entry, and moves the balance with it.
 *
 * Fails with NOT_FOUND where there is no such driver, with DUPLICATE where the business is booked or the entry reversed
 * already, and with STATE_NOT_ALLOWED where less is available.
 */
export async function postCashEntry(booking: Booking, entry: NewCashEntry): Promise<CashEntryRow> {
  const { db, clock } = booking;
  const { driverId, bizType, bizNo, amount, released = 0, reverses = null, remark = null, operator } = entry;
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError('CASH_AMOUNT');
  const of = await driverOf(db, driverId);
  // who books the same at this moment waits here
  await holdAccount(db, driverId);
  const balance = await moveBalance(db, driverId, { amount, released });
  const now = clock();
  const id = await nextId(db, table);
  const entryNo = `CE${dayInShanghai(now)}${id}`;
  const [row] = await db
    .insert(table)
    .values({
      id,
      entryNo,
      driverId,
      driverName: of.name,
      bizType,
      bizNo,
      amount,
      balance,
      reverses,
      remark,
      operator,
      addressType: of.addressType,
      searchKey: searchKey(of.name, entryNo, bizNo),
      createdOn: now,
      createdBy: operator,
      updatedOn: now,
      updatedBy: operator,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refuse('DUPLICATE', reverses === null ? 'CASH_ENTRY_KNOWN' : 'CASH_REVERSED');
  await tell(booking, row);
  return row;
}

async function tell(booking: Booking, row: CashEntryRow): Promise<void> {
  const { objectType, summary } = AUDIT;
  if (!booking.changed) return tellAdded(booking, AUDIT, row);
  booking.changed({ objectType, objectId: row.id, after: summary(row), record: { after: row } });
}

async function driverOf(db: Db, driverId: string) {
  const [found] = await db
    .select({ name: driver.name, addressType: driver.addressType })
    .from(driver)
    .where(eq(driver.id, driverId));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}
