/**
 * What waits for a second person, of whatever kind. 待复核 waits for approval · 申请人 applicant · 复查 audit. Each kind has calls of
 * its own by which it is decided.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { anyOf } from './grammar/may.ts';
import { EpochMs, Flag, Id } from './grammar/wire.ts';
import { ASKING_RIGHTS } from './payment-states.ts';

export const WaitingApproval = z.object({
  /**
   * `outlay`: it is paid once it is approved. `rewardAudit`: it was paid, and drawn for an audit. `withdrawal`: it waits for an
   * auditor. `cashAdjustment`: it is booked once it is approved. Later versions know more.
   */
  kind: z.string(),
  /** Which of its kind, as a field of the resource has it: of an outlay its `bizCode`, of a withdrawal its `channel`. */
  type: z.nullable(z.int()),
  /** react-admin's name of the resource, and the record that is decided. */
  resource: z.string(),
  recordId: Id,
  version: z.int(),
  /** What it is for, where that is a record of its own. */
  about: z.nullable(z.object({ resource: z.string(), recordId: Id, name: z.string() })),
  /** Fen; null where no money is involved. */
  amount: z.nullable(z.int()),
  applicant: z.string(),
  since: EpochMs,
});
export type WaitingApproval = z.output<typeof WaitingApproval>;

export const approvalCalls = callGroup(
  'approvals',
  {
    /**
     * What the asking person may decide, the oldest first; with `mine`, what he has asked for himself and others decide. At
     * most a hundred.
     */
    listWaitingApprovals: call('GET', '/api/admin/approvals/waiting', {
      query: z.object({ mine: z.optional(Flag) }),
      data: z.array(WaitingApproval),
      may: anyOf('finance:check', 'finance', 'finance.withdrawal:audit', ...ASKING_RIGHTS),
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
