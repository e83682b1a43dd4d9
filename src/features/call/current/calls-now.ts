/** Calls that ring at this agent's or that he talks in, as they are told: in any order, and as often as one likes. */
import type { PushData } from '../../../contract/push.ts';

export interface CallNow extends Omit<PushData<'ADMIN_LINK'>, 'agent' | 'agentname' | 'district'> {
  /** When it was answered, or began to ring: milliseconds since 1970, by the upstream's clock. */
  since: number;
  /** It is said already what it is about. */
  isTagged?: boolean;
}

export interface CallsNow {
  calls: readonly CallNow[];
  /** Those that are over: what is told of them later changes nothing. */
  over: readonly string[];
  /** The last that was answered and is over: what it was about is still to be said. */
  toWrapUp: CallNow | null;
}

export const NO_CALLS: CallsNow = { calls: [], over: [], toWrapUp: null };

/** So many calls are remembered as over. */
const MOST_OVER = 50;

/** @param heardOn when it was told, where it does not say since when it rings */
export function linked(now: CallsNow, told: PushData<'ADMIN_LINK'>, heardOn: number): CallsNow {
  if (now.over.includes(told.callId)) return now;
  const { agent: _agent, agentname: _agentname, district: _district, ...call } = told;
  const known = now.calls.find(({ callId }) => callId === told.callId);
  const since = told.begin ?? told.ringingdate ?? known?.since ?? heardOn;
  const others = now.calls.filter(({ callId }) => callId !== told.callId);
  return {
    ...now,
    calls: [...others, { ...known, ...call, since }],
    toWrapUp: told.begin === null ? now.toWrapUp : null,
  };
}

/** It goes on at somebody else's, and may come back. */
export const passedOn = (now: CallsNow, callId: string): CallsNow => ({
  ...now,
  calls: now.calls.filter(call => call.callId !== callId),
});

export function unlinked(now: CallsNow, callId: string): CallsNow {
  const over = [...now.over.filter(id => id !== callId), callId].slice(-MOST_OVER);
  const ended = now.calls.find(call => call.callId === callId);
  const calls = now.calls.filter(call => call !== ended);
  return { calls, over, toWrapUp: ended && ended.begin !== null && !ended.isTagged ? ended : now.toWrapUp };
}

/** What it is about is said, while it lasts or after it. */
export const tagged = (now: CallsNow, callId: string): CallsNow => ({
  ...now,
  calls: now.calls.map(call => (call.callId === callId ? { ...call, isTagged: true } : call)),
  toWrapUp: now.toWrapUp?.callId === callId ? null : now.toWrapUp,
});

/** Nobody wants to say now what it was about. */
export const wrappedUp = (now: CallsNow): CallsNow => ({ ...now, toWrapUp: null });

/** The one that is answered; else the one that began to ring last. */
export function mainOf({ calls }: Pick<CallsNow, 'calls'>): CallNow | undefined {
  return (
    calls.find(({ begin }) => begin !== null) ?? calls.toSorted((one, other) => other.since - one.since)[0]
  );
}
