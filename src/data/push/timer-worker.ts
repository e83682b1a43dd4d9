/** Timers that no browser slows down because nobody looks: see `worker-timers.ts`. */
import type { TimerReply, TimerRequest } from './worker-timers.ts';

const pending = new Map<number, ReturnType<typeof setTimeout>>();

const tell = (told: TimerReply) => postMessage(told);

addEventListener('message', ({ data }: MessageEvent<TimerRequest>) => {
  clearTimeout(pending.get(data.id));
  pending.delete(data.id);
  if (data.milliseconds === null) return;
  const timer = setTimeout(() => {
    pending.delete(data.id);
    tell({ due: data.id });
  }, data.milliseconds);
  pending.set(data.id, timer);
});

tell({ due: null });
