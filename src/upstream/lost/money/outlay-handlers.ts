/** To which card the driver of a case is paid, and the receipts of rewards that were paid. */
import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { BankCard, BankReceipt, lostOutlayCalls } from '../../../contract/lost-outlay.ts';
import { LOST_REWARD, PAID } from '../../../contract/payment-states.ts';
import { isCardNumber } from '../../core/card-number.ts';
import type { Db, Handlers } from '../../core/context.ts';
import { serialize } from '../../core/database/serialize.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { ifGiven, readRows } from '../../core/paging.ts';
import { readProperties } from '../../core/properties.ts';
import { insertRecord, updateRecord } from '../../core/records.ts';
import type { AreaScope } from '../../core/scope.ts';
import { checkVersion } from '../../core/versions.ts';
import { cardOfDriver } from '../../domain/lost/bank-cards.ts';
import type { LostOrderRow } from '../../domain/lost/tables.ts';
import { type DriverBankCardRow, driverBankCard } from '../../domain/lost/things-tables.ts';
import { type OutlayRow, outlayTable } from '../../domain/payments/tables.ts';
import { findCase, noteOnCase } from '../case/audit.ts';

export const lostOutlayHandlers = {
  getBankcard: async ({ db, scope, params }) => {
    const about = await findCase(db, scope, params.id);
    return toCard(about, await cardOfDriver(db, driverOf(about)));
  },

  saveBankcard: async context => {
    const { db, scope, params, body, user, clock } = context;
    const { cardNo, bankName, cardHolder } = body;
    const about = await findCase(db, scope, params.id, true);
    const driverId = driverOf(about);
    if (!isCardNumber(cardNo))
      throw new Failure('PARAMETER', { fields: [{ field: 'cardNo', code: 'invalid_value' }] });
    // of two cases of one driver at once, one writes after the other
    await serialize(db, `bankCard ${driverId}`);
    const before = await cardOfDriver(db, driverId, true);
    checkVersion(context, before ?? { version: 0, updatedBy: null, updatedOn: 0 }, body.version);
    const set = { cardNo, bankName, cardHolder, branchName: body.branchName || null };
    const verified = before?.cardNo === cardNo ? before.verified : 0;
    const kind = { ...KIND, summary: summaryIn(about) };
    const after = before
      ? await updateRecord(context, kind, { ...set, verified, id: before.id }, before)
      : await insertRecord(context, kind, { ...set, driverId });
    await noteOnCase(db, {
      lostId: about.id,
      action: 'bankCard',
      by: user.userName,
      now: clock(),
      content: bankName,
    });
    return toCard(about, after);
  },

  getReceipt: async ({ db, scope, params }) => {
    const { id } = await findCase(db, scope, params.id);
    const [found] = await db
      .select()
      .from(outlayTable)
      .where(isPaidReward(scope, eq(outlayTable.bizStrId, id)));
    if (!found) throw new Failure('NOT_FOUND');
    return toReceipt(found, await payerAccountOf(db));
  },

  listReceipts: async ({ db, scope, query }) => {
    const where = isPaidReward(
      scope,
      ifGiven(query.serialNum, number => eq(outlayTable.tradeNo, number)),
      ifGiven(query.startTime, time => gte(outlayTable.payTime, time)),
      ifGiven(query.endTime, time => lt(outlayTable.payTime, time)),
    );
    const payer = await payerAccountOf(db);
    const page = await readRows(db, {
      ...query,
      table: outlayTable,
      where,
      orderedBy: [desc(outlayTable.payTime), desc(outlayTable.id)],
    });
    return { ...page, rows: page.rows.map(row => toReceipt(row, payer)) };
  },
} satisfies Handlers<typeof lostOutlayCalls>;

const KIND = { table: driverBankCard, objectType: 'driverBankCard' };

/** The whole number stands in the table alone. */
const summaryIn =
  ({ addressType }: LostOrderRow) =>
  ({ driverId, bankName, cardHolder, branchName, verified }: DriverBankCardRow) => ({
    driverId,
    bankName,
    cardHolder,
    branchName,
    verified,
    areaIds: [addressType],
  });

/** Fails with STATE_NOT_ALLOWED where nobody is matched, or somebody of whom the register knows nothing. */
function driverOf({ matchStatus, matchDriverId }: LostOrderRow): string {
  if (matchStatus !== 1) throw refuse('STATE_NOT_ALLOWED', 'LOST_NOT_MATCHED');
  if (matchDriverId === null) throw refuse('STATE_NOT_ALLOWED', 'LOST_DRIVER_UNKNOWN');
  return matchDriverId;
}

const toCard = ({ id }: LostOrderRow, row: DriverBankCardRow | undefined): BankCard => ({
  lostId: id,
  bankName: row?.bankName ?? null,
  cardNo: row?.cardNo ?? null,
  cardHolder: row?.cardHolder ?? null,
  branchName: row?.branchName ?? null,
  verified: row?.verified ?? 0,
  version: row?.version ?? 0,
});

const isPaidReward = (scope: AreaScope, ...which: (SQL | undefined)[]) =>
  and(
    eq(outlayTable.bizCode, LOST_REWARD),
    eq(outlayTable.state, PAID),
    scope.byArea(outlayTable.addressType),
    ...which,
  );

async function payerAccountOf(db: Db): Promise<string | null> {
  const { 'lost.payerAccount': account } = await readProperties(db, 'lost.payerAccount');
  return account || null;
}

const toReceipt = (row: OutlayRow, payerAccount: string | null): BankReceipt => ({
  lostId: row.bizStrId,
  serialNum: row.tradeNo,
  amount: row.amount,
  payerAccount,
  payeeAccount: row.payeeAccount,
  payeeName: row.payeeName,
  tradeTime: row.payTime,
  receiptUrl: row.receiptUrl,
  state: row.state,
});
