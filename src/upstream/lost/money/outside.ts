/** Cases that come without anybody at a desk, as from a passenger's app, and what drivers answer to text messages. */
import { and, eq } from 'drizzle-orm';
import { FIRST_ACTION_MS } from '../../../contract/lost-order.ts';
import { VIP_FEE } from '../../../contract/payment-states.ts';
import type { Clock, Db } from '../../core/context.ts';
import { together } from '../../core/database/append.ts';
import { nextOfDay } from '../../core/database/day-number.ts';
import { serialize } from '../../core/database/serialize.ts';
import { Failure } from '../../core/failure.ts';
import { pushes } from '../../core/outbox/outbox.ts';
import { changesToTell } from '../../core/outbox/record-changed.ts';
import { searchKey } from '../../core/search-key.ts';
import { changeUnattended } from '../../core/unattended.ts';
import { bindToCall } from '../../domain/calls/binding.ts';
import { vehicle } from '../../domain/fleet/tables.ts';
import { tellFitOfCase } from '../../domain/lost/found/pushes.ts';
import {
  type LostContactRow,
  type LostOrderRow,
  lostContact,
  lostOrderTable as table,
} from '../../domain/lost/tables.ts';
import { takeIncome } from '../../domain/payments/reports.ts';
import { CASE_KIND, noteOnCase } from '../case/audit.ts';
import { tellNewCase } from '../case/pushes.ts';
import { checkNew } from '../case/resource.ts';
import { settleVipFee } from './settled.ts';

interface Taking {
  /** Within a transaction. */
  db: Db;
  clock: Clock;
}

const TELEPHONE = 1;
const MINI_PROGRAM = 2;
const PAID_IN_IT = 1;
/** Fen. */
const FEE = 1_000;

/** `callId`: of the call in which it was told. */
type Told = Pick<LostOrderRow, 'goodsName' | 'goodsType'> & Partial<typeof table.$inferInsert>;

/** Its id; null where the same owner has told of the same kind of goods within a day. */
export async function reportCase({ db, clock }: Taking, told: Told): Promise<string | null> {
  const now = clock();
  await serialize(db, 'lostOrder');
  try {
    await checkNew({ db, clock }, told as Partial<LostOrderRow>);
  } catch (error) {
    if (error instanceof Failure && error.failure === 'DUPLICATE') return null;
    throw error;
  }
  const lostNo = await nextOfDay(db, now, { column: table.lostNo, prefix: 'SW', digits: 4 });
  const { ownerName = null, plateNumber = null, goodsName } = told;
  const [row] = await db
    .insert(table)
    .values({
      ...told,
      lostNo,
      source: told.callId ? TELEPHONE : MINI_PROGRAM,
      slaDeadline: now + FIRST_ACTION_MS.usual,
      searchKey: searchKey(ownerName ?? '', goodsName, plateNumber, lostNo),
      createdOn: now,
      updatedOn: now,
    })
    .returning();
  if (!row) throw new Error('NO_CASE');
  await noteOnCase(db, { lostId: row.id, action: 'create', by: null, now });
  if (row.callId !== null) await bindToCall(db, row.callId, { lostId: row.id });
  await tellNewCase({ db, clock }, row);
  await tellFitOfCase({ db, clock }, row);
  const { objectType, summary } = CASE_KIND;
  const made = { objectType, objectId: row.id, after: summary(row) };
  await together(db, [pushes(changesToTell([made], { call: { business: 'add' }, user: undefined, now }))]);
  return row.id;
}

/** The fee of who wants to be served first, as the provider of the simulation reports it. */
export async function payFee({ db, clock }: Taking, lostId: string): Promise<void> {
  const income = {
    reportNo: `simulated fee ${lostId}`,
    tradeChannel: PAID_IN_IT,
    tradeNo: `SIM-FEE-${lostId}`,
    bizCode: VIP_FEE,
    bizStrId: lostId,
    amount: FEE,
    payTime: clock(),
    reportedBy: null,
  } as const;
  await takeIncome({ db, clock, settlers: { [VIP_FEE]: settleVipFee } }, income);
}

const CONTACT_KIND = {
  table: lostContact,
  objectType: 'lostContact',
  summary: ({ contactStatus, remark }: LostContactRow) => ({ contactStatus, remark }),
};
const ASKED = 0;
const DENIED = 1;

/** A driver answers the text message that he has not got it; nothing where somebody has spoken to him since. */
export async function denyByText(
  { db, clock }: Taking,
  { lostId, vehicleId, words }: { lostId: string; vehicleId: string; words: string },
): Promise<void> {
  const isIt = and(eq(lostContact.lostId, lostId), eq(lostContact.vehicleId, vehicleId));
  const [asked] = await db.select().from(lostContact).where(isIt).for('update');
  if (asked?.contactStatus !== ASKED || asked.contactedOn !== null) return;
  const [taxi] = await db
    .select({ plateNumber: vehicle.plateNumber })
    .from(vehicle)
    .where(eq(vehicle.id, vehicleId));
  const now = clock();
  await changeUnattended({ db, clock }, CONTACT_KIND, asked, {
    contactStatus: DENIED,
    contactedOn: now,
    remark: words,
  });
  const content = [taxi?.plateNumber, words].filter(Boolean).join(' · ');
  await noteOnCase(db, { lostId, action: 'contactDenied', by: null, now, content });
}
