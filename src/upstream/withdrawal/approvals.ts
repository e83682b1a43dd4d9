/** Withdrawals that wait for an auditor, the first or the second. */
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import { driver as driverResource } from '../../contract/driver.ts';
import { holds } from '../../contract/grammar/may.ts';
import { withdrawal } from '../../contract/withdrawal.ts';
import { TO_AUDIT } from '../../contract/withdrawal-states.ts';
import type { WaitingKind } from '../domain/approvals/waiting.ts';
import { withdrawalTable as table } from './tables.ts';

const withdrawals: WaitingKind = {
  kind: 'withdrawal',
  resource: withdrawal.resource,
  list: async ({ db, scope, user }, whose, most) => {
    if (whose === 'others' && !holds(user.rights, 'finance.withdrawal:audit')) return [];
    const { applyUserId, firstAuditUserId } = table;
    const others = and(
      or(isNull(applyUserId), ne(applyUserId, user.userId)),
      or(isNull(firstAuditUserId), ne(firstAuditUserId, user.userId)),
    );
    const rows = await db
      .select()
      .from(table)
      .where(
        and(
          eq(table.state, TO_AUDIT),
          scope.byArea(table.addressType),
          whose === 'mine' ? eq(applyUserId, user.userId) : others,
        ),
      )
      .orderBy(asc(table.createdOn), asc(table.id))
      .limit(most);
    return rows.map(row => ({
      type: row.channel,
      recordId: row.id,
      version: row.version,
      about: { resource: driverResource.resource, recordId: row.driverId, name: row.driverName },
      amount: row.amount,
      applicant: row.applyUser,
      applicantId: row.applyUserId,
      firstApproverId: row.firstAuditUserId,
      since: row.firstAuditTime ?? row.createdOn,
    }));
  },
};

export const approvals: readonly WaitingKind[] = [withdrawals];
