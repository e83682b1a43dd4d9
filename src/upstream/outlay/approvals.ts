/** Outlays that wait to be approved, and rewards that were drawn for an audit. */
import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { holds } from '../../contract/grammar/may.ts';
import { lostOrder } from '../../contract/lost-order.ts';
import { outlay } from '../../contract/outlay.ts';
import { AUDIT_WAITS, LIMITED_BIZ_CODES, PAID, WAITING } from '../../contract/payment-states.ts';
import type { Db } from '../core/context.ts';
import type { Deciding, WaitingKind, WaitingRow } from '../domain/approvals/waiting.ts';
import { lostOrderTable } from '../domain/lost/tables.ts';
import { type OutlayRow, outlayTable as table } from '../domain/payments/tables.ts';
import { isApprovedBy } from './handlers.ts';

const { resource } = outlay;

const outlays: WaitingKind = {
  kind: 'outlay',
  resource,
  list: async (deciding, whose, most) => {
    const { scope, user } = deciding;
    // who asked takes it back, whatever he may approve
    const which =
      whose === 'mine'
        ? and(scope.byArea(table.addressType), eq(table.applyUserId, user.userId))
        : and(isApprovedBy(deciding), ne(table.applyUserId, user.userId));
    return listed(deciding, and(eq(table.state, WAITING), which), most);
  },
};

const audits: WaitingKind = {
  kind: 'rewardAudit',
  resource,
  list: async (deciding, whose, most) => {
    const { scope, user } = deciding;
    // the applicant is not notified of an audit
    if (whose === 'mine' || !holds(user.rights, 'finance:check')) return [];
    const isDrawn = and(eq(table.auditState, AUDIT_WAITS), eq(table.state, PAID));
    const isOthers = ne(table.applyUserId, user.userId);
    return listed(deciding, and(isDrawn, scope.byArea(table.addressType), isOthers), most);
  },
};

export const approvals: readonly WaitingKind[] = [outlays, audits];

async function listed({ db }: Deciding, which: SQL | undefined, most: number): Promise<WaitingRow[]> {
  const rows = await db.select().from(table).where(which).orderBy(asc(table.id)).limit(most);
  const numbers = await caseNumbers(db, rows);
  return rows.map(({ id, version, bizCode, bizStrId, amount, applyUser, applyUserId, createdOn }) => {
    const name = numbers.get(bizStrId);
    return {
      type: bizCode,
      recordId: id,
      version,
      about: name === undefined ? null : { resource: lostOrder.resource, recordId: bizStrId, name },
      amount,
      applicant: applyUser,
      applicantId: applyUserId,
      since: createdOn,
    };
  });
}

/** Of those that are paid for lost cases. */
async function caseNumbers(db: Db, rows: readonly OutlayRow[]): Promise<Map<string, string>> {
  const ids = rows
    .filter(({ bizCode }) => LIMITED_BIZ_CODES.some(code => code === bizCode))
    .map(({ bizStrId }) => bizStrId);
  if (ids.length === 0) return new Map();
  const cases = await db
    .select({ id: lostOrderTable.id, lostNo: lostOrderTable.lostNo })
    .from(lostOrderTable)
    .where(inArray(lostOrderTable.id, ids));
  return new Map(cases.map(({ id, lostNo }) => [id, lostNo]));
}
