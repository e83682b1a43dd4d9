/** The hands of this process. How many jobs run at once in all is a matter of how many processes there are. */
import { advance, type Working } from './advance.ts';
import { claim, isWaitedFor, LEASE_MS, release, renew } from './queue.ts';
import type { JobRow } from './tables.ts';

export interface Workshop {
  /** Begins as many jobs as there are hands free, and goes on by itself while there are more. */
  turn(): Promise<void>;
  /** When no hand is busy. */
  settled(): Promise<void>;
  /** Lets go of all jobs after their present step, for others to take. */
  stop(): Promise<void>;
}

const HANDS = 3;
/** How long a job has its hand while somebody else waits for one. */
const TURN_MS = 10_000;

export function createWorkshop(working: Working): Workshop {
  const { db, clock, onError } = working;
  const busy = new Set<Promise<void>>();
  let isStopping = false;
  let turning: Promise<void> | undefined;

  async function fill(): Promise<void> {
    while (busy.size < HANDS && !isStopping) {
      const taken = await claim(db, clock());
      if (!taken) return;
      const work = workAt(taken)
        .catch(error => onError(error, taken))
        .finally(() => {
          busy.delete(work);
          if (!isStopping) void turn().catch(error => onError(error, taken));
        });
      busy.add(work);
    }
  }

  /** One at a time: two would claim for the same hand. */
  function turn(): Promise<void> {
    turning = (turning ?? Promise.resolve()).catch(() => {}).then(fill);
    return turning;
  }

  async function workAt(taken: JobRow): Promise<void> {
    const heartbeat = setInterval(() => void renew(db, taken, clock()).catch(() => {}), LEASE_MS / 3);
    heartbeat.unref();
    try {
      const until = performance.now() + TURN_MS;
      for (let present: JobRow | undefined = taken; present; present = await advance(working, present)) {
        const isLong = performance.now() > until && busy.size >= HANDS;
        if (isStopping || (isLong && (await isWaitedFor(db, present, clock())))) {
          return await release(db, present, clock());
        }
      }
    } finally {
      clearInterval(heartbeat);
    }
  }

  return {
    turn,
    async settled() {
      // what has ended may have begun something else
      for (;;) {
        await turning;
        if (busy.size === 0) return;
        await Promise.all(busy);
      }
    },
    async stop() {
      isStopping = true;
      await turning?.catch(() => {});
      await Promise.all(busy);
    },
  };
}
