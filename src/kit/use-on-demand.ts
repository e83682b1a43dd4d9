/** A part of the frame that is fetched when it is first wanted; that it does not come breaks nothing. */
import { type ComponentType, useEffect, useState } from 'react';

type State<Props> = { Part: ComponentType<Props> } | 'failed' | null;

/** What has come is drawn at once the next time, without an empty moment. */
const known = new WeakMap<object, unknown>();

/** @param load the same function at every call */
export function useOnDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): { Part: ComponentType<Props> | null; hasFailed: boolean; retry: () => void } {
  const [state, setState] = useState<State<Props>>(() => {
    const Part = known.get(load) as ComponentType<Props> | undefined;
    return Part ? { Part } : null;
  });
  const isMissing = isWanted && state === null;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    load().then(
      ({ default: Part }) => {
        known.set(load, Part);
        if (!isGone) setState({ Part });
      },
      () => isGone || setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [load, isMissing]);
  return {
    Part: state !== null && state !== 'failed' ? state.Part : null,
    hasFailed: state === 'failed',
    retry: () => setState(null),
  };
}
