/** Whether the database takes what this process writes: reads go on when its disk is full, or when it is a standby. */
import { sql } from 'drizzle-orm';
import type { Clock, Db } from '../context.ts';
import type { Job } from '../jobs.ts';
import { PortFailed } from '../outside/ports.ts';
import { isContention, isUnavailable, sqlStateOf } from './fault.ts';

/** A write within this time needs no probe after it. */
const PROBE_EVERY_MS = 10_000;
/** A small probe can succeed on a full disk, so it ends a failure for want of room only after this time. */
const FULL_AT_LEAST_MS = 30_000;
/** No room on the disk of the database. */
const DISK_FULL = '53100';

export interface WriteHealth {
  /** Called for each write that was committed. */
  succeeded(): void;
  /** Called with the error of each write that failed; errors that are the caller's own are left out. */
  failed(error: unknown): void;
  /** Whether the last write failed through no fault of the caller. */
  isFailing(): boolean;
  /** Writes a little where nothing else has written for a while. */
  probe: Job;
}

/** `onBack` is called at the first write that succeeds after one that failed. */
export function createWriteHealth(clock: Clock, onBack: () => void = () => {}): WriteHealth {
  let failedOn: number | undefined;
  let isFull = false;
  let succeededOn = Number.NEGATIVE_INFINITY;

  const succeeded = () => {
    const wasFailing = failedOn !== undefined;
    succeededOn = clock();
    failedOn = undefined;
    isFull = false;
    if (wasFailing) onBack();
  };
  const noteFailure = (error: unknown) => {
    failedOn = clock();
    isFull = sqlStateOf(error) === DISK_FULL;
  };
  const isTooEarly = () => isFull && failedOn !== undefined && clock() - failedOn < FULL_AT_LEAST_MS;
  return {
    succeeded,
    failed(error) {
      // a service outside that is away has the same codes, and says nothing about the database
      if (error instanceof PortFailed) return;
      if (isUnavailable(error) && !isContention(error)) noteFailure(error);
    },
    isFailing: () => failedOn !== undefined,
    probe: {
      name: 'probe-writes',
      everyMs: PROBE_EVERY_MS,
      async run({ db }) {
        const isFresh = failedOn === undefined && clock() - succeededOn < PROBE_EVERY_MS;
        if (isFresh || isTooEarly()) return;
        try {
          await writeProbe(db);
          succeeded();
        } catch (error) {
          noteFailure(error);
        }
      },
    },
  };
}

/** A message in the journal, which nothing reads: it needs a commit and leaves no row. */
const writeProbe = (db: Db) => db.execute(sql`select pg_logical_emit_message(true, 'cabdesk', '')`);
