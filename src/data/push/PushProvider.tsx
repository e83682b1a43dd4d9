/** Keeps the one live connection of this window for as long as somebody is signed in. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { RECONNECT_MS } from '../../contract/push-times.ts';
import { loadCode } from '../../late/load-code.ts';
import { afterFirstPage } from '../first-page.ts';
import { useSession } from '../session-context.tsx';
import { createPushBus, type PushBus } from './push-bus.ts';
import { type Push, PushContext, type PushState } from './push-context.tsx';

export function PushProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { user, capabilities } = useSession();
  const [push] = useState(createHeldPush);
  const userId = user.id;
  const canResume = capabilities.has('push');

  useEffect(() => {
    if (!userId) return;
    let isGone = false;
    let close = () => {};
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      try {
        const { openPush } = await loadCode(() => import('./live.ts'));
        if (!isGone) close = openPush({ userId, canResume, bus: push.bus, queryClient, onState: push.enter });
      } catch {
        if (isGone) return;
        // without the script there is no connection, and that is said
        push.enter('lost');
        retry = setTimeout(open, RECONNECT_MS);
      }
    };
    const cancel = afterFirstPage(queryClient, open);
    return () => {
      isGone = true;
      clearTimeout(retry);
      cancel();
      close();
    };
  }, [push, userId, canResume, queryClient]);

  return <PushContext.Provider value={push}>{children}</PushContext.Provider>;
}

interface HeldPush extends Push {
  bus: PushBus;
  enter(state: PushState): void;
}

function createHeldPush(): HeldPush {
  const listeners = new Set<() => void>();
  let state: PushState = 'off';
  let lostOn: number | null = null;
  return {
    bus: createPushBus(error => console.error(error)),
    readState: () => state,
    readLostOn: () => lostOn,
    onState(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter(next) {
      if (next === 'lost') lostOn ??= Date.now();
      else if (next !== 'connecting') lostOn = null;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
