/** What requests of drivers speak. */
import { driverApprovalCalls } from '../../contract/driver-approval.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const approvalRow: ResourceCalls = {
  list: driverApprovalCalls.listApprovals,
  one: driverApprovalCalls.oneApproval,
  idField: 'id',
};
