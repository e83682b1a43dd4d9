/** Numbers in what drivers ask for, for who sees it in a list and has a reason. */
import { and, eq } from 'drizzle-orm';
import { driverApprovalCalls } from '../../contract/driver-approval.ts';
import type { Revealable } from '../core/audit/revealable.ts';
import { driverApproval } from '../domain/fleet/driver-desk.ts';
import { seenApprovals } from './approval/queries.ts';

const FIELDS = ['mobile', 'idCard', 'licenseNo'] as const;

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
