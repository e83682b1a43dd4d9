/** What these resources speak, besides the register, which is an entity. */
import { driverApprovalCalls } from '../../contract/driver-approval.ts';
import { driverCalls } from '../../contract/driver-calls.ts';
import type { ResourceCalls } from '../../data/feature.ts';

/** Of an upstream without a register. */
export const knownRow: ResourceCalls = {
  list: driverCalls.all,
  one: driverCalls.info,
  idField: 'driverId',
};

export const approvalRow: ResourceCalls = {
  list: driverApprovalCalls.listApprovals,
  one: driverApprovalCalls.oneApproval,
  idField: 'id',
};
