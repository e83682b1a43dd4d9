/** Numbers of drivers, for who sees them in a list and has a reason. */
import { and, eq } from 'drizzle-orm';
import { driver as entity } from '../../contract/driver.ts';
import { driverApprovalCalls } from '../../contract/driver-approval.ts';
import type { Revealable } from '../core/audit/revealable.ts';
import { driverApproval } from '../domain/fleet/driver-desk.ts';
import { driver } from '../domain/fleet/tables.ts';
import { seenApprovals } from './approval/queries.ts';

const FIELDS = ['mobile', 'idCard', 'licenseNo'] as const;

export const revealableDriver: Revealable = {
  objectType: 'driver',
  fields: FIELDS,
  may: entity.calls.list.may,
  read: async (db, id, scope) => {
    const [found] = await db
      .select()
      .from(driver)
      .where(and(eq(driver.id, id), scope.byArea(driver.addressType)));
    if (!found) return undefined;
    const { name, mobile, idCard, licenseNo } = found;
    return { name, values: { mobile, idCard, licenseNo } };
  },
};

/** As the driver would have them: an identity card is compared with its picture. */
export const revealableApproval: Revealable = {
  objectType: 'driverApproval',
  fields: FIELDS,
  may: driverApprovalCalls.listApprovals.may,
  read: async (db, id, scope) => {
    const [found] = await db
      .select()
      .from(driverApproval)
      .where(and(eq(driverApproval.id, id), seenApprovals(scope)));
    if (!found) return undefined;
    const { mobile = null, idCard = null, licenseNo = null } = found.after;
    return { name: found.name, values: { mobile, idCard, licenseNo } };
  },
};
