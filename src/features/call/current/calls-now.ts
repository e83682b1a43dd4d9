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
  /** Answered and over, the latest last: what each was about is still to be said. */
  toWrapUp: readonly CallNow[];
}

export const NO_CALLS: CallsNow = { calls: [], over: [], toWrapUp: [] };

/** So many calls are remembered as over. */
const MOST_OVER = 50;
/** Further ones are found in the list of calls. */
const MOST_TO_WRAP_UP = 9;

/** @param heardOn when it was told, where it does not say since when it rings */
export function linked(now: CallsNow, told: PushData<'ADMIN_LINK'>, heardOn: number): CallsNow {
  if (now.over.includes(told.callId)) return now;
  const { agent: _agent, agentname: _agentname, district: _district, ...call } = told;
  const known = now.calls.find(({ callId }) => callId === told.callId);
  const since = told.begin ?? told.ringingdate ?? known?.since ?? heardOn;
  const others = now.calls.filter(({ callId }) => callId !== told.callId);
  return { ...now, calls: [...others, { ...known, ...call, since }] };
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
  const isToWrapUp = ended !== undefined && ended.begin !== null && !ended.isTagged;
  const toWrapUp = isToWrapUp ? [...now.toWrapUp, ended].slice(-MOST_TO_WRAP_UP) : now.toWrapUp;
  return { calls, over, toWrapUp };
}

/** What it is about is said, while it lasts or after it. */
export const tagged = (now: CallsNow, callId: string): CallsNow => ({
  ...wrappedUp(now, callId),
  calls: now.calls.map(call => (call.callId === callId ? { ...call, isTagged: true } : call)),
});

/** What it was about is not said now. */
export const wrappedUp = (now: CallsNow, callId: string): CallsNow => ({
  ...now,
  toWrapUp: now.toWrapUp.filter(call => call.callId !== callId),
});

/** The one that is answered; else the one that began to ring last. */
export const mainOf = (now: Pick<CallsNow, 'calls'>): CallNow | undefined => inOrder(now.calls)[0];

/** Every call that somebody may work on: those that go on, the main one first, then those to be wrapped up, the latest first. */
export const workOf = ({ calls, toWrapUp }: CallsNow): readonly CallNow[] => [
  ...inOrder(calls),
  ...toWrapUp.toReversed(),
];

const inOrder = (calls: readonly CallNow[]): readonly CallNow[] =>
  calls.toSorted(
    (one, other) => Number(one.begin === null) - Number(other.begin === null) || other.since - one.since,
  );
