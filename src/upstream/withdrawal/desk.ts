/** What clerks look up before they ask for a withdrawal or audit one. */
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CashDriver, withdrawalDeskCalls } from '../../contract/withdrawal-desk.ts';
import { mayAct } from '../../contract/withdrawal-states.ts';
import type { Db, Handlers } from '../core/context.ts';
import { formOf } from '../core/lookups/numbers.ts';
import { contains, ifGiven, numberIs, readPage } from '../core/paging.ts';
import { readProperties } from '../core/properties.ts';
import { findInAreas } from '../core/records-in-areas.ts';
import { dependenceOf } from '../domain/approvals/second-person.ts';
import { isFrozen, type Payee, payeeOf } from '../domain/cash/payees.ts';
import { driver, vehicle } from '../domain/fleet/tables.ts';
import { isAskedFor, othersOfDay } from './checks.ts';
import { withdrawalTable as table, type WithdrawalRow } from './tables.ts';

export const withdrawalDeskHandlers = {
  getWithdrawalEvidence: async ({ db, scope, query, user, clock }) => {
    const row = await findInAreas(db, table, { scope, id: query.id });
    const payee = await payeeOf(db, row.driverId, row.channel);
    const [of] = await db
      .select({ since: driver.registerTime, state: driver.state })
      .from(driver)
      .where(eq(driver.id, row.driverId));
    const limits = await readProperties(
      db,
      'withdrawal.secondAmount',
      'withdrawal.secondDay',
      'withdrawal.newPayeeHours',
    );
    return {
      payeeSince: payee?.changedOn ?? null,
      isSamePayee: payee !== undefined && isAskedFor(row, payee) ? 1 : 0,
      driverSince: of?.since ?? null,
      driverState: of?.state ?? null,
      daySum: row.amount + (await othersOfDay(db, row)),
      secondAmount: limits['withdrawal.secondAmount'],
      secondDay: limits['withdrawal.secondDay'],
      newPayeeHours: limits['withdrawal.newPayeeHours'],
      whyNotApprove: await whyNotApprove(db, row, { payee, userId: user.userId, now: clock() }),
    };
  },

  findCashDrivers: ({ db, scope, query }) => {
    const where = and(
      scope.byArea(driver.addressType),
      ifGiven(query.keyword, text =>
        or(
          contains(driver.searchKey, text),
          formOf(text, true) ? numberIs(driver.mobile, text) : undefined,
          inArray(
            driver.vehicleId,
            sql`(select ${vehicle.id} from ${vehicle} where ${contains(sql`lower(${vehicle.plateNumber})`, text)})`,
          ),
        ),
      ),
    );
    return readPage<CashDriver>(db, { table: driver, where, ...query }, ({ limit, offset }) =>
      db
        .select({
          driverId: driver.id,
          name: driver.name,
          mobile: driver.mobile,
          plateNum: vehicle.plateNumber,
          state: driver.state,
        })
        .from(driver)
        .leftJoin(vehicle, eq(vehicle.id, driver.vehicleId))
        .where(where)
        .orderBy(asc(driver.searchKey), asc(driver.id))
        .limit(limit)
        .offset(offset),
    );
  },
} satisfies Handlers<typeof withdrawalDeskCalls>;

interface Judging {
  payee: Payee | undefined;
  userId: string;
  now: number;
}

/** The refusal that approving it would meet now, as `approve` judges it; null where it would meet none. */
async function whyNotApprove(
  db: Db,
  row: WithdrawalRow,
  { payee, userId: approverId, now }: Judging,
): Promise<string | null> {
  if (!mayAct('approve', row.state)) return 'WITHDRAWAL_NOT_TO_AUDIT';
  if (row.firstAuditUserId === approverId) return 'WITHDRAWAL_AUDITED_FIRST';
  for (const applicantId of [row.applyUserId, row.firstAuditUserId]) {
    const reason = applicantId && (await dependenceOf(db, { applicantId, approverId, now }));
    if (reason) return reason;
  }
  if (await isFrozen(db, row.driverId)) return 'WITHDRAWAL_FROZEN';
  return payee !== undefined && isAskedFor(row, payee) ? null : 'WITHDRAWAL_PAYEE_CHANGED';
}
