/** Adjustments of cash accounts: asked for by one person, booked once another one approves. */
import { and, eq } from 'drizzle-orm';
import {
  ADJUSTMENT_BOOKED,
  ADJUSTMENT_REFUSED,
  ADJUSTMENT_WAITS,
  CASH_ADJUSTMENT,
  REVERSIBLE_BIZ_TYPES,
} from '../../contract/cash-states.ts';
import { type driverCashCalls, cashAdjustment as resource } from '../../contract/driver-cash.ts';
import { holds } from '../../contract/grammar/may.ts';
import type { Db, Handlers, SignedIn } from '../core/context.ts';
import { nextId } from '../core/database/next-id.ts';
import { dayInShanghai } from '../core/day.ts';
import { Failure, refuse } from '../core/failure.ts';
import { auditOf } from '../core/generic/audit-of.ts';
import { updateRecord, type Writing } from '../core/records.ts';
import { findInAreas } from '../core/records-in-areas.ts';
import type { AreaScope } from '../core/scope.ts';
import { searchKey } from '../core/search-key.ts';
import { checkVersion } from '../core/versions.ts';
import { checkSecondPerson } from '../domain/approvals/second-person.ts';
import { announceWaiting } from '../domain/approvals/waiting.ts';
import { standingIn } from '../domain/cash/accounts.ts';
import { postCashEntry } from '../domain/cash/entries.ts';
import { readCashAccount } from '../domain/cash/reading.ts';
import { type CashAdjustmentRow, cashEntry, cashAdjustment as table } from '../domain/cash/tables.ts';
import { driver } from '../domain/fleet/tables.ts';

type Acting = Writing & { user: SignedIn; scope: AreaScope };

const AUDIT = auditOf(resource, table);

export const driverCashHandlers = {
  getCashAccount: ({ db, scope, query }) =>
    readCashAccount(db, query.driverId, scope.byArea(driver.addressType)),

  askCashAdjustment: async context => {
    const { db, scope, body } = context;
    const { id, name, addressType } = await findInAreas(db, driver, { scope, id: body.driverId });
    const { amount, reason } = body;
    return ask(context, { driverId: id, driverName: name, addressType, amount, reason, reverses: null });
  },

  askCashReversal: async context => {
    const { db, scope, body } = context;
    const entry = await findInAreas(db, cashEntry, { scope, id: body.entryId });
    const isReversible = REVERSIBLE_BIZ_TYPES.includes(entry.bizType) && entry.reverses === null;
    if (!isReversible) throw refuse('STATE_NOT_ALLOWED', 'CASH_NOT_REVERSIBLE');
    if ((await db.$count(cashEntry, eq(cashEntry.reverses, entry.entryNo))) > 0)
      throw refuse('DUPLICATE', 'CASH_REVERSED');
    const { driverId, driverName, addressType, entryNo: reverses } = entry;
    const amount = -entry.amount;
    return ask(context, { driverId, driverName, addressType, amount, reason: body.reason, reverses });
  },

  approveCashAdjustment: async context => {
    const { db, clock, user } = context;
    const before = await findWaiting(context, context.body);
    await checkSecondPerson(db, {
      applicantId: before.applyUserId,
      approverId: user.userId,
      now: clock(),
    });
    const entry = await postCashEntry(context, await entryOf(db, before));
    return decide(context, before, { state: ADJUSTMENT_BOOKED, entryNo: entry.entryNo });
  },

  refuseCashAdjustment: async context => {
    const { user, body } = context;
    const before = await findWaiting(context, body);
    if (!holds(user.rights, 'finance:check') && before.applyUserId !== user.userId)
      throw new Failure('NO_PERMISSION');
    return decide(context, before, { state: ADJUSTMENT_REFUSED, closeReason: body.reason });
  },
} satisfies Handlers<typeof driverCashCalls>;

type Asked = Pick<
  CashAdjustmentRow,
  'driverId' | 'driverName' | 'addressType' | 'amount' | 'reason' | 'reverses'
>;

async function ask({ db, clock, user, changed }: Acting, asked: Asked): Promise<CashAdjustmentRow> {
  const { available } = await standingIn(db, asked.driverId);
  if (available + asked.amount < 0) throw refuse('STATE_NOT_ALLOWED', 'CASH_SHORT');
  const now = clock();
  const id = await nextId(db, table);
  const adjustNo = `CA${dayInShanghai(now)}${id}`;
  const [row] = await db
    .insert(table)
    .values({
      ...asked,
      id,
      adjustNo,
      applyUserId: user.userId,
      applyUser: user.userName,
      searchKey: searchKey(asked.driverName, adjustNo, asked.reverses, user.userName),
      createdOn: now,
      createdBy: user.userName,
      updatedOn: now,
      updatedBy: user.userName,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refuse('DUPLICATE', 'CASH_REVERSED');
  changed({
    objectType: AUDIT.objectType,
    objectId: row.id,
    after: AUDIT.summary(row),
    record: { after: row },
  });
  await announceWaiting(db, {
    kind: 'cashAdjustment',
    resource: resource.resource,
    recordId: row.id,
    amount: row.amount,
    applicant: row.applyUser,
    applicantId: row.applyUserId,
    may: 'finance:check',
    addressType: row.addressType,
    now,
  });
  return row;
}

/** Held until the transaction ends. */
async function findWaiting(
  context: Acting,
  { id, version }: { id: string; version?: number | undefined },
): Promise<CashAdjustmentRow> {
  const found = await findInAreas(context.db, table, { scope: context.scope, id }, true);
  checkVersion(context, found, version);
  if (found.state !== ADJUSTMENT_WAITS) throw refuse('STATE_NOT_ALLOWED', 'CASH_ADJUSTMENT_DECIDED');
  return found;
}

/** A reversal is of the kind of the entry that it takes back. */
async function entryOf(
  db: Db,
  { driverId, adjustNo, amount, reverses, reason, applyUser }: CashAdjustmentRow,
) {
  const entry = { driverId, amount, bizNo: adjustNo, reverses, remark: reason, operator: applyUser };
  if (reverses === null) return { ...entry, bizType: CASH_ADJUSTMENT };
  const [reversed] = await db
    .select({ bizType: cashEntry.bizType })
    .from(cashEntry)
    .where(and(eq(cashEntry.entryNo, reverses), eq(cashEntry.driverId, driverId)));
  if (!reversed) throw new Failure('NOT_FOUND');
  return { ...entry, bizType: reversed.bizType };
}

function decide(
  context: Acting,
  before: CashAdjustmentRow,
  set: Partial<CashAdjustmentRow>,
): Promise<CashAdjustmentRow> {
  const { userId: checkUserId, userName: checkUser } = context.user;
  const decided = { ...set, checkUserId, checkUser, checkedOn: context.clock(), id: before.id };
  return updateRecord(context, AUDIT, decided, before);
}
