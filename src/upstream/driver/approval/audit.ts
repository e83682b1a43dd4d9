import { DriverApproval } from '../../../contract/driver-approval.ts';
import { shapeOf } from '../../core/http/shape.ts';
import { driverApproval as table } from '../../domain/fleet/driver-desk.ts';
import { type ApprovalRow, approvalAnswer } from './queries.ts';

const shape = shapeOf(DriverApproval);

/** How the operate log keeps a request: masked as everybody sees it, and where it belongs. */
export const approvalAudit = {
  table,
  objectType: 'driverApproval',
  summary: (row: ApprovalRow) => ({ ...(shape(approvalAnswer(row)) as object), areaIds: [row.addressType] }),
};
