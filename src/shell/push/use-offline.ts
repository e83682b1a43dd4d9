/** Whether this window hears nothing, for more than a moment. */
import { useEffect, useRef } from 'react';
import { RECONNECT_MS } from '../../contract/push-times.ts';
import { usePushLostOn, usePushState } from '../../data/push/push-context.tsx';
import { useDelayed } from '../../kit/use-delayed.ts';
import { useOnline } from '../use-online.ts';

/** A cut that the first new attempt mends is not worth a word. */
export const LOST_FOR_MS = RECONNECT_MS + 2_000;
export const NO_NETWORK_FOR_MS = 1_000;

export interface Offline {
  /** Milliseconds since the epoch, by this machine's clock. */
  since: number;
  /** The machine has one, and the upstream does not answer. */
  hasNetwork: boolean;
}

/** Null while all is well, and while nobody can tell yet. */
export function useOffline(): Offline | null {
  const hasNetwork = useOnline();
  const isLost = usePushState() === 'lost';
  const lostOn = usePushLostOn();
  const noNetworkOn = useRef<number | null>(null);
  useEffect(() => {
    noNetworkOn.current = hasNetwork ? null : Date.now();
  }, [hasNetwork]);
  const isLostLong = useDelayed(isLost, LOST_FOR_MS);
  const isCutLong = useDelayed(!hasNetwork, NO_NETWORK_FOR_MS);
  if (!isLostLong && !isCutLong) return null;
  const began = [lostOn, noNetworkOn.current].filter(time => time !== null);
  return { since: began.length > 0 ? Math.min(...began) : Date.now(), hasNetwork };
}
