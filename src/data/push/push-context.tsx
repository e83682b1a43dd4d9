/** The live connection, for whoever draws. */
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { PushType } from '../../contract/push.ts';
import type { PushBus, PushListener } from './push-bus.ts';

/** `off`: nobody is signed in. `lost`: it was open and is not now, or could not be opened yet. */
export type PushState = 'off' | 'connecting' | 'open' | 'lost';

export interface Push {
  bus: PushBus;
  readState(): PushState;
  onState(listener: () => void): () => void;
}

export const PushContext = createContext<Push | null>(null);

function usePushContext(): Push {
  const push = useContext(PushContext);
  if (!push) throw new Error('NO_PUSH');
  return push;
}

/** Hears messages of one type as long as the component is shown. */
export function usePush<T extends PushType>(type: T, listener: PushListener<T>) {
  const { bus } = usePushContext();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bus.listen(type, (message, delivery) => latest.current(message, delivery)), [bus, type]);
}

export function usePushState(): PushState {
  const { readState, onState } = usePushContext();
  return useSyncExternalStore(onState, readState);
}
