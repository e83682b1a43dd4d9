/** The live connection, for whoever draws. */
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { PushType } from '../../contract/push.ts';
import { createPushBus, type PushBus, type PushListener } from './push-bus.ts';

/** `off`: nobody is signed in. `lost`: it was open and is not now, or could not be opened yet. */
export type PushState = 'off' | 'connecting' | 'open' | 'lost';

export interface Push {
  bus: PushBus;
  readState(): PushState;
  /** When the connection was lost, by this machine's clock; null while it is not. */
  readLostOn(): number | null;
  onState(listener: () => void): () => void;
}

/** Where nobody is signed in, nothing is said. */
const SILENT: Push = {
  bus: createPushBus(error => console.error(error)),
  readState: () => 'off',
  readLostOn: () => null,
  onState: () => () => {},
};

export const PushContext = createContext<Push>(SILENT);

/** Hears messages of one type as long as the component is shown. */
export function usePush<T extends PushType>(type: T, listener: PushListener<T>) {
  const { bus } = useContext(PushContext);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bus.listen(type, (message, delivery) => latest.current(message, delivery)), [bus, type]);
}

export function usePushState(): PushState {
  const { readState, onState } = useContext(PushContext);
  return useSyncExternalStore(onState, readState);
}

export function usePushLostOn(): number | null {
  const { readLostOn, onState } = useContext(PushContext);
  return useSyncExternalStore(onState, readLostOn);
}
