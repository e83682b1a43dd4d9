/** What rings at one's own account, as it is told, and as the list of calls has it after a gap. */
import { useCallback, useEffect } from 'react';
import { CALL_DESK } from '../../../contract/call-centre.ts';
import { type CallRecord, callRecordCalls, UNTAGGED } from '../../../contract/call-record.ts';
import type { PushData } from '../../../contract/push.ts';
import { ask } from '../../../data/ask.ts';
import { usePush, usePushState } from '../../../data/push/push-context.tsx';
import { serverNow } from '../../../data/server-clock.ts';
import { useCapability, useSession } from '../../../data/session-context.tsx';
import { changeCalls, isUntagged, openCalls } from './call-store.ts';
import { type CallsNow, linked, passedOn, tagged, unlinked } from './calls-now.ts';

/** Nobody has more calls at once, or had since the connection was lost. */
const LATEST = 10;
/** An old system may leave out how its calls have ended: one of before that is not taken for one that goes on. */
const LONGEST_MS = 3_600_000;

export function useOwnCalls(): void {
  const { user } = useSession();
  const { id: userId, callSystemAccount } = user;
  const knowsAll = useCapability('calls');
  const isOwn = ({ agent }: PushData<'ADMIN_LINK'>) =>
    // an old system tells calls to whom they are for, and may not say at whose account they ring; whoever has no account
    // has no call of his own
    agent === null ? !knowsAll : agent === callSystemAccount;
  usePush('ADMIN_LINK', ({ data }) => {
    if (isOwn(data)) changeCalls(now => linked(now, data, serverNow()));
  });
  usePush('ADMIN_UNLINK', ({ data: { callId, end, state } }) => {
    const goesOn = knowsAll && end === null && state === null;
    changeCalls(now => (goesOn ? passedOn(now, callId) : unlinked(now, callId)));
  });

  useEffect(() => openCalls(userId), [userId]);
  const isOpen = usePushState() === 'open';
  const look = useCallback(() => {
    if (!callSystemAccount) return;
    const query = { agentId: callSystemAccount, current: 1, size: LATEST };
    ask(callRecordCalls.queryCallRecordList, { query }, { isBackground: true }).then(
      ({ recordExpands }) => {
        for (const record of recordExpands) changeCalls(now => asRecorded(now, record, knowsAll));
      },
      // what is told goes on; the next connection asks again
      () => {},
    );
  }, [callSystemAccount, knowsAll]);
  useEffect(() => {
    if (isOpen) look();
  }, [isOpen, look]);
  // what was taken down in a call has tagged it
  usePush('RECORD_CHANGED', ({ data: { resource, recordId } }) => {
    if (resource === CALL_DESK && isUntagged(recordId)) look();
  });
}

/** What was told of it before, and what the list of calls says. */
function asRecorded(now: CallsNow, record: CallRecord, knowsAll: boolean): CallsNow {
  const isTagged = record.tagging !== UNTAGGED;
  if (record.end !== null) {
    const next = unlinked(now, record.id);
    return isTagged ? tagged(next, record.id) : next;
  }
  if (!isOn(record, knowsAll)) return now;
  const next = linked(now, linkPush(record), serverNow());
  return isTagged ? tagged(next, record.id) : next;
}

/** Rings at somebody's or is answered, and not over; what was told before anybody listened is had again so. */
const isOn = ({ ringingdate, state, callstate }: CallRecord, knowsAll: boolean): boolean =>
  ringingdate !== null &&
  (knowsAll ||
    (state === null &&
      (callstate === 'Ring' || callstate === 'Link') &&
      serverNow() - ringingdate < LONGEST_MS));

const linkPush = ({ id, ...record }: CallRecord): PushData<'ADMIN_LINK'> => ({ ...record, callId: id });
