/** Timers kept in a worker. Until it has said that it runs, and where it cannot, the window's own serve. */
import { type Timers, windowTimers } from './timers.ts';

/** To the worker; null milliseconds call a timer off. */
export interface TimerRequest {
  id: number;
  milliseconds: number | null;
}

/** From the worker; null when it has started. */
export interface TimerReply {
  due: number | null;
}

interface Waiting {
  run: () => void;
  dueOn: number;
  /** Only of what the window waits for. */
  cancel?: () => void;
}

export type TimerWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface WorkerTimers extends Timers {
  /** Whatever waits is called off. */
  end(): void;
}

/**
 * @param open starts the worker; may throw, as browsers do that refuse it
 * @param now milliseconds of a clock that nobody sets
 */
export function createWorkerTimers(
  open: () => TimerWorker,
  fallback: Timers = windowTimers,
  now: () => number = () => performance.now(),
): WorkerTimers {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isRunning = false;
  let worker: TimerWorker | null = null;

  const fire = (id: number) => {
    const found = waiting.get(id);
    waiting.delete(id);
    found?.run();
  };
  const inWindow = (id: number, held: Waiting, milliseconds: number) => {
    held.cancel = fallback.after(milliseconds, () => fire(id));
  };
  const handleFailure = () => {
    isRunning = false;
    worker?.terminate();
    worker = null;
    for (const [id, held] of waiting) {
      if (!held.cancel) inWindow(id, held, Math.max(0, held.dueOn - now()));
    }
  };

  try {
    worker = open();
    worker.addEventListener('message', ({ data }: MessageEvent<TimerReply>) => {
      if (data.due === null) isRunning = true;
      else fire(data.due);
    });
    worker.addEventListener('error', handleFailure);
  } catch {
    worker = null;
  }

  const post = (asked: TimerRequest) => worker?.postMessage(asked);
  return {
    after(milliseconds, run) {
      lastId += 1;
      const id = lastId;
      const held: Waiting = { run, dueOn: now() + milliseconds };
      waiting.set(id, held);
      if (isRunning) post({ id, milliseconds });
      else inWindow(id, held, milliseconds);
      return () => {
        if (!waiting.delete(id)) return;
        if (held.cancel) held.cancel();
        else post({ id, milliseconds: null });
      };
    },
    end() {
      for (const { cancel } of waiting.values()) cancel?.();
      waiting.clear();
      isRunning = false;
      worker?.terminate();
      worker = null;
    },
  };
}
