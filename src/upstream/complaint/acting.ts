/** What is done about a complaint: each act asks for something, and says what becomes of it. */
import { type Complaint, type complaintCalls, UNDETERMINED } from '../../contract/complaint.ts';
import { afterAct, type ComplaintAct, mayAct, REPLY_MS } from '../../contract/complaint-states.ts';
import type { Reason } from '../../contract/grammar/reasons.ts';
import type { Context } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { updateRecord } from '../core/records.ts';
import { checkVersion } from '../core/versions.ts';
import type { complaintTable } from '../domain/complaints/tables.ts';
import { COMPLAINT_AUDIT, findComplaint, note } from './audit.ts';

type Acting = Context<typeof complaintCalls.actOnComplaint>;

interface Done {
  set: Partial<typeof complaintTable.$inferInsert>;
  content?: string | null;
  result?: number;
}

/**
 * Fails with STATE_CONFLICT where somebody was faster, with STATE_NOT_ALLOWED where the act does not fit, and with PARAMETER
 * where something is missing that it needs.
 */
export async function act(context: Acting): Promise<Complaint> {
  const { db, scope, body, clock, user } = context;
  const before = await findComplaint(db, scope, body.id, true);
  checkVersion(context, before, body.version);
  const now = clock();
  if (!mayAct(body.act, before, now)) throw refuse('STATE_NOT_ALLOWED', WHY_NOT[body.act]);
  const { set, content, result } = ACTS[body.act](context);
  const after = await updateRecord(
    context,
    COMPLAINT_AUDIT,
    { ...set, state: afterAct(body.act), id: before.id },
    before,
  );
  await note(db, {
    complaintId: before.id,
    action: body.act,
    by: user.userName,
    now,
    content: content ?? null,
    result: result ?? null,
  });
  return after as Complaint;
}

const WHY_NOT = {
  accept: 'COMPLAINT_NOT_TO_ACCEPT',
  reply: 'COMPLAINT_NOT_INVESTIGATED',
  close: 'COMPLAINT_NOT_TO_VISIT',
  reject: 'COMPLAINT_NOT_REJECTABLE',
  reopen: 'COMPLAINT_NOT_REOPENABLE',
} as const satisfies Record<ComplaintAct, Reason>;

const ACTS: Readonly<Record<ComplaintAct, (acting: Acting) => Done>> = {
  accept: acting => ({ set: { ...begun(acting), acceptedOn: acting.clock() } }),

  reply: ({ body: { reply, dutyResult, penalty }, clock }) => {
    const said = needed('reply', reply);
    const duty = needed('dutyResult', dutyResult === UNDETERMINED ? undefined : dutyResult);
    return {
      set: { reply: said, dutyResult: duty, penalty: penalty || null, repliedOn: clock() },
      content: said,
      result: duty,
    };
  },

  close: ({ body, clock }) => {
    const visitResult = needed('visitResult', body.visitResult);
    return { set: { visitResult, closedOn: clock() }, result: visitResult };
  },

  reject: ({ body, clock, user }) => {
    const reason = needed('reason', body.reason);
    return { set: { reason, closedOn: clock(), handleUserName: user.userName }, content: reason };
  },

  // what was answered before stays in the log
  reopen: acting => {
    const reason = needed('reason', acting.body.reason);
    const unanswered = { reply: null, repliedOn: null, dutyResult: UNDETERMINED, penalty: null };
    return {
      set: { ...begun(acting), ...unanswered, visitResult: null, closedOn: null, reason },
      content: reason,
    };
  },
};

/** The time to answer begins. */
const begun = ({ clock, user }: Acting) => ({
  deadline: clock() + REPLY_MS,
  handleUserName: user.userName,
});

function needed<V>(field: string, value: V | undefined): V {
  if (value === undefined || value === '')
    throw new Failure('PARAMETER', { fields: [{ field, code: 'too_small' }] });
  return value;
}
