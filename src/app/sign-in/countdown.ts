/** Time that runs out before the clerk's eyes. */
import { serverNow } from '../../data/server-clock.ts';

const SECOND_MS = 1000;

/**
 * @param until by the server's clock
 * @param tell called now and every second with the seconds left, last with 0
 */
export function countDown(until: number, tell: (seconds: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const left = until - serverNow();
    tell(Math.max(0, Math.ceil(left / SECOND_MS)));
    if (left > 0) timer = setTimeout(tick, left % SECOND_MS || SECOND_MS);
  };
  tick();
  return () => clearTimeout(timer);
}

/** 4:05, or 1:04:05. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...rest] = parts[0] ? parts : parts.slice(1);
  return [first, ...rest.map(part => String(part).padStart(2, '0'))].join(':');
}
