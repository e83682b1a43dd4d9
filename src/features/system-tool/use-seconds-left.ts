/** Seconds until a moment of the server, counted down; 0 after it. */
import { useEffect, useState } from 'react';
import { serverNow } from '../../data/server-clock.ts';

const SECOND_MS = 1_000;

export function useSecondsLeft(endsOn: number): number {
  const [now, setNow] = useState(() => serverNow());
  const left = Math.max(0, Math.ceil((endsOn - now) / SECOND_MS));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
