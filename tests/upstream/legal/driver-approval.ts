import { DriverApproval, driverApprovalCalls } from '../../../src/contract/driver-approval.ts';
import { driverApproval } from '../../../src/upstream/domain/fleet/driver-desk.ts';
import type { RoomFile } from '../room-files.ts';

export const VERSIONED: RoomFile['VERSIONED'] = {
  'driverApproval.decideApproval': {
    list: driverApprovalCalls.listApprovals,
    query: { auditStatus: 0 },
    input: { auditStatus: 1 },
  },
};

export const PAIRED: RoomFile['PAIRED'] = [
  ['a request of a driver', DriverApproval, driverApproval, ['companyName', 'plateNum']],
];
