/** What the call centre has before it: asked again whenever it is told that it is otherwise. */
import { CALL_DESK, callCentreCalls } from '../../contract/call-centre.ts';
import { callRecordCalls } from '../../contract/call-record.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { useSession } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { answeredOf, untaggedOf } from '../../nouns/call-drawer/call-selection.ts';

/** In case that something was not told. */
const REPEAT_MS = 20_000;
const TO_CALL = 1;

/** Nobody calls more numbers back than that; what is further down waits its turn. */
const MOST = 100;

export function useCallBacks() {
  const answer = useAnswer(
    callCentreCalls.listCallBacks,
    { query: { state: TO_CALL, current: 1, size: MOST } },
    { repeatMs: REPEAT_MS },
  );
  useDeskNews(answer.refetch);
  return answer;
}

export function useAgents() {
  const answer = useAnswer(callCentreCalls.listAgents, {}, { repeatMs: REPEAT_MS });
  useDeskNews(answer.refetch);
  return answer;
}

function useDeskNews(refetch: () => unknown): void {
  usePush('RECORD_CHANGED', ({ data: { resource } }) => {
    if (resource === CALL_DESK) void refetch();
  });
}

/** One's own calls of today that were answered, and how many of them still have no tag. */
export function useOwnDay(): { answered: number | undefined; untagged: number | undefined } {
  const { callSystemAccount } = useSession().user;
  const own = { ...answeredOf(callSystemAccount ?? ''), current: 1, size: 1 };
  const options = { repeatMs: REPEAT_MS, enabled: Boolean(callSystemAccount) };
  const answered = useAnswer(callRecordCalls.queryCallRecordList, { query: own }, options);
  const untagged = useAnswer(
    callRecordCalls.queryCallRecordList,
    { query: { ...untaggedOf(callSystemAccount ?? ''), current: 1, size: 1 } },
    options,
  );
  useDeskNews(() => {
    if (!callSystemAccount) return;
    void answered.refetch();
    void untagged.refetch();
  });
  return { answered: answered.data?.total, untagged: untagged.data?.total };
}
