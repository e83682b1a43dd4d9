/** Which call the panel shows. It stays there until one leaves it, whatever rings meanwhile: what is acted on is what was read. */
import { useEffect, useRef, useState } from 'react';
import { type CallNow, type CallsNow, workOf } from './calls-now.ts';

export interface HeldCall {
  /** Null while the panel is closed. */
  held: CallNow | null;
  /** It is neither on nor to be wrapped up any more: nobody has answered it, or somebody else has. */
  isGone: boolean;
  /** What rings, is on or is to be wrapped up besides. */
  others: readonly CallNow[];
  hold(call: CallNow): void;
  /** Another page is worked on from now on: what waits does not cover it. */
  leave(): void;
  /** The next call that nobody has left yet comes in its place. */
  goOn(): void;
}

export function useHeldCall(now: CallsNow): HeldCall {
  const [kept, setKept] = useState<CallNow | null>(null);
  const left = useRef(new Set<string>());
  const work = workOf(now);
  const keptId = kept?.callId;
  // as it is told by now
  const told = work.find(({ callId }) => callId === keptId);
  const others = work.filter(({ callId }) => callId !== keptId);
  const asks = (call: CallNow) => !call.isTagged && !left.current.has(call.callId);
  const [first] = work;
  const comes = first && asks(first) ? first.callId : undefined;

  // what rings shows who it is, unless another call is worked on
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each call once
  useEffect(() => {
    if (comes !== undefined && kept === null) setKept(first ?? null);
  }, [comes]);

  const isGone = kept !== null && told === undefined;
  const mayVanish = isGone && !others.some(asks);
  useEffect(() => {
    if (mayVanish) setKept(null);
  }, [mayVanish]);

  const leaveFor = (next: CallNow | null) => {
    if (keptId !== undefined) left.current.add(keptId);
    // another one may have been chosen since
    setKept(shown => (shown?.callId === keptId ? next : shown));
  };
  return {
    held: mayVanish ? null : (told ?? kept),
    isGone,
    others,
    hold: call => {
      left.current.delete(call.callId);
      setKept(call);
    },
    leave: () => leaveFor(null),
    goOn: () => leaveFor(others.find(asks) ?? null),
  };
}
