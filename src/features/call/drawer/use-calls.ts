/** The calls of the drawer, by what is chosen in it: asked again when one begins or ends. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CallRecord, callRecordCalls } from '../../../contract/call-record.ts';
import type { CallState } from '../../../contract/call-states.ts';
import { usePush } from '../../../data/push/push-context.tsx';
import { useSession } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { untaggedOf } from '../../../nouns/call-drawer/call-selection.ts';

/** Incoming; one's own outgoing call while it lasts; all. */
export const TABS = ['waitingOrder', 'ongoingObj', 'completedObj'] as const;
export type Tab = (typeof TABS)[number];

/** All, today, yesterday, last week, last month. */
export const TIMES = [0, 1, 2, 3, 4] as const;

export interface Chosen {
  /** One call alone; empty as below. */
  id: string;
  mobile: string;
  timeType: (typeof TIMES)[number];
  /** Empty where all are wanted. */
  agentId: string;
  state: CallState | '';
  tagging: string;
}

export const NOTHING_CHOSEN: Chosen = {
  id: '',
  mobile: '',
  timeType: 0,
  agentId: '',
  state: '',
  tagging: '',
};

export const PAGE_SIZE = 10;
const REPEAT_MS = 60_000;
/** Thirty calls a minute are read in one go. */
const TOLD_PAUSE_MS = 1_000;

export interface CallsShown {
  rows: readonly CallRecord[] | undefined;
  total: number;
  /** Of all, of those that came in, and of one's own of today that are answered and have no tag. */
  counts: { all: number | undefined; incoming: number | undefined; untagged: number | undefined };
  error: unknown;
  isFetching: boolean;
  ask(): void;
}

export function useCalls(tab: Tab, chosen: Chosen, page: number): CallsShown {
  const { callSystemAccount } = useSession().user;
  const filters = useMemo(() => filled(chosen), [chosen]);
  const isOutgoing = tab === 'ongoingObj';
  const query = isOutgoing
    ? { callType: 'dialout' as const, agentId: callSystemAccount ?? '', current: 1, size: 1 }
    : {
        ...filters,
        ...(tab === 'waitingOrder' && { callType: 'normal' as const }),
        current: page,
        size: PAGE_SIZE,
      };
  const options = { repeatMs: REPEAT_MS, enabled: !isOutgoing || Boolean(callSystemAccount) };
  const { data, error, isFetching, refetch } = useAnswer(
    callRecordCalls.queryCallRecordList,
    { query },
    options,
  );
  const { data: incoming, refetch: count } = useAnswer(
    callRecordCalls.queryCallRecordList,
    { query: { ...filters, callType: 'normal', current: 1, size: 1 } },
    { repeatMs: REPEAT_MS },
  );
  const { data: untagged, refetch: countUntagged } = useAnswer(
    callRecordCalls.queryCallRecordList,
    { query: { ...untaggedOf(callSystemAccount ?? ''), current: 1, size: 1 } },
    { repeatMs: REPEAT_MS, enabled: Boolean(callSystemAccount) },
  );
  const ask = useSoon(() => {
    void refetch();
    void count();
    if (callSystemAccount) void countUntagged();
  });
  usePush('ADMIN_LINK', ask);
  usePush('ADMIN_UNLINK', ask);
  const rows = data?.recordExpands.filter(call => !isOutgoing || (call.end === null && call.state === null));
  return {
    rows: options.enabled ? rows : [],
    total: isOutgoing ? (rows?.length ?? 0) : (data?.total ?? 0),
    counts: {
      all: isOutgoing ? undefined : tab === 'completedObj' ? data?.total : undefined,
      incoming: incoming?.total,
      untagged: untagged?.total,
    },
    error,
    isFetching,
    ask: () => void refetch(),
  };
}

/** Empty filters are not sent. */
const filled = ({ timeType, ...chosen }: Chosen) => ({
  ...(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')) as Partial<Chosen> & {
    state?: CallState;
  }),
  ...(timeType !== 0 && { timeType }),
});

function useSoon(work: () => void): () => void {
  const latest = useRef(work);
  latest.current = work;
  const [due, setDue] = useState(0);
  useEffect(() => {
    if (due === 0) return;
    const timer = setTimeout(() => {
      setDue(0);
      latest.current();
    }, TOLD_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due]);
  return () => setDue(before => before || 1);
}
