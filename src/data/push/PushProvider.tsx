/** Keeps the one live connection of this window for as long as somebody is signed in. */
import { type ReactNode, useState } from 'react';
import { createPushBus } from './push-bus.ts';
import { type Push, PushContext } from './push-context.tsx';

export function PushProvider({ children }: { children: ReactNode }) {
  const [push] = useState<Push>(() => ({
    bus: createPushBus(error => console.error(error)),
    readState: () => 'off',
    onState: () => () => {},
  }));
  return <PushContext.Provider value={push}>{children}</PushContext.Provider>;
}
