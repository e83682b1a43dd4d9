/** What these resources speak, besides the register, which is an entity. */
import { driverApprovalCalls } from '../../contract/driver-approval.ts';
import { driverCalls } from '../../contract/driver-calls.ts';
import { spotCheckCalls, spotCheckWorkCalls } from '../../contract/spot-check.ts';
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

export const checkRow: ResourceCalls = {
  list: spotCheckCalls.listChecks,
  one: spotCheckWorkCalls.oneCheck,
  create: spotCheckCalls.checks,
  idField: 'id',
};
