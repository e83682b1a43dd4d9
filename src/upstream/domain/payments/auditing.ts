/** What becomes of a reward that was drawn for an audit. 复查 audit */
import { AUDIT_FAILED, AUDIT_PASSED, AUDIT_WAITS, PAID } from '../../../contract/payment-states.ts';
import type { SignedIn } from '../../core/context.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { suspendRight } from '../../core/identity/suspended-rights.ts';
import { updateRecord, type Writing } from '../../core/records.ts';
import { checkSecondPerson } from '../approvals/second-person.ts';
import { OUTLAY_AUDIT } from './settling.ts';
import type { OutlayRow } from './tables.ts';

interface Verdict {
  isPassed: boolean;
  note: string | null;
}

/**
 * Not in order takes the applicant's right to ask for rewards until a super-user gives it back. Fails with STATE_NOT_ALLOWED
 * where the reward was not drawn, is not paid or has a verdict, or where the auditor depends on the applicant or has approved
 * it; with PARAMETER where a failure has no note.
 */
export async function auditOutlay(
  acting: Writing & { user: SignedIn },
  row: OutlayRow,
  { isPassed, note }: Verdict,
): Promise<OutlayRow> {
  const { db, clock, user } = acting;
  if (row.auditState !== AUDIT_WAITS || row.state !== PAID)
    throw refuse('STATE_NOT_ALLOWED', 'OUTLAY_AUDITED');
  if (!isPassed && !note) throw new Failure('PARAMETER', { fields: [{ field: 'note', code: 'too_small' }] });
  if (row.checkUserId === user.userId) throw refuse('STATE_NOT_ALLOWED', 'AUDITS_APPROVED');
  await checkSecondPerson(db, { applicantId: row.applyUserId, approverId: user.userId, now: clock() });
  const set = {
    auditState: isPassed ? AUDIT_PASSED : AUDIT_FAILED,
    auditUserId: user.userId,
    auditUser: user.userName,
    auditNote: note,
    auditedOn: clock(),
  };
  const after = await updateRecord(acting, OUTLAY_AUDIT, { ...set, id: row.id }, row);
  if (!isPassed && note)
    await suspendRight(acting, { userId: row.applyUserId, val: 'lost:reward', reason: note });
  return after;
}
