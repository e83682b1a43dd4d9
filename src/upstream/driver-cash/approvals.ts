/** Adjustments of cash accounts that wait to be approved. */
import { and, asc, eq, ne } from 'drizzle-orm';
import { ADJUSTMENT_WAITS } from '../../contract/cash-states.ts';
import { driver as driverResource } from '../../contract/driver.ts';
import { cashAdjustment as resource } from '../../contract/driver-cash.ts';
import { holds } from '../../contract/grammar/may.ts';
import type { WaitingKind } from '../domain/approvals/waiting.ts';
import { cashAdjustment as table } from '../domain/cash/tables.ts';

const adjustments: WaitingKind = {
  kind: 'cashAdjustment',
  resource: resource.resource,
  list: async ({ db, scope, user }, whose, most) => {
    if (whose === 'others' && !holds(user.rights, 'finance:check')) return [];
    const applicant = table.applyUserId;
    const rows = await db
      .select()
      .from(table)
      .where(
        and(
          eq(table.state, ADJUSTMENT_WAITS),
          scope.byArea(table.addressType),
          whose === 'mine' ? eq(applicant, user.userId) : ne(applicant, user.userId),
        ),
      )
      .orderBy(asc(table.id))
      .limit(most);
    return rows.map(({ id, version, driverId, driverName, amount, applyUser, applyUserId, createdOn }) => ({
      type: null,
      recordId: id,
      version,
      about: { resource: driverResource.resource, recordId: driverId, name: driverName },
      amount,
      applicant: applyUser,
      applicantId: applyUserId,
      since: createdOn,
    }));
  },
};

export const approvals: readonly WaitingKind[] = [adjustments];
