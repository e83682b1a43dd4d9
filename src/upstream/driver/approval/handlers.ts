/** Requests of drivers: read, decided once, handed in. */
import {
  type driverApprovalCalls,
  LONGEST_REASON,
  PASSED,
  PENDING,
  REJECTED,
} from '../../../contract/driver-approval.ts';
import { storageCalls } from '../../../contract/storage.ts';
import type { Context, Handlers } from '../../core/context.ts';
import { Failure } from '../../core/failure.ts';
import { signedAddress } from '../../core/http/signed-address.ts';
import { updateRecord } from '../../core/records.ts';
import { applyApproval } from './apply.ts';
import { approvalAudit } from './audit.ts';
import { handIn } from './hand-in.ts';
import { type ApprovalRow, approvalAnswer, findApproval, listApprovals } from './queries.ts';

export const driverApprovalHandlers = {
  listApprovals: ({ db, scope, query, isPlain }) => listApprovals(db, scope, query, isPlain),

  oneApproval: async context => {
    const { db, scope, params } = context;
    return withAddresses(context, await findApproval(db, scope, params.id));
  },

  decideApproval: async context => {
    const { db, body, scope, user, clock } = context;
    const before = await findApproval(db, scope, body.id, { isLocked: true });
    if (before.auditStatus !== PENDING) {
      throw new Failure('STATE_NOT_ALLOWED', {
        reason: 'APPROVAL_DECIDED',
        updatedBy: before.auditUser,
        updatedOn: before.auditTime ?? before.updatedOn,
      });
    }
    const reason = body.reason?.slice(0, LONGEST_REASON) || null;
    if (body.auditStatus === REJECTED && reason === null) {
      throw new Failure('PARAMETER', { fields: [{ field: 'reason', code: 'too_small' }] });
    }
    const driverId = body.auditStatus === PASSED ? await applyApproval(context, before) : before.driverId;
    const after = await updateRecord(
      context,
      approvalAudit,
      {
        id: before.id,
        version: body.version,
        driverId,
        auditStatus: body.auditStatus,
        reason: body.auditStatus === REJECTED ? reason : null,
        auditUser: user.userName,
        auditTime: clock(),
      },
      before,
    );
    return withAddresses(context, after);
  },

  handInApproval: handIn,
} satisfies Handlers<typeof driverApprovalCalls>;

type Signing = Pick<Context<object>, 'db' | 'clock' | 'chance'>;

async function withAddresses(context: Signing, row: ApprovalRow) {
  const signed = await Promise.all(
    row.attachments.map(async ({ fileId }) => {
      const { url } = await signedAddress(context, storageCalls.readFile, { params: { fileId } });
      return [fileId, url] as const;
    }),
  );
  return approvalAnswer(row, new Map(signed));
}
