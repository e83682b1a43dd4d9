/**
 * What other processes take in: told at once where they share it, and read in the journal where they do not, or did
 * not for a while. A fix that is heard twice is taken once.
 */
import { and, ne, sql } from 'drizzle-orm';
import type { Clock, Db } from '../context.ts';
import type { Job } from '../jobs.ts';
import type { LastPositions } from './last-positions.ts';
import { unpackFixes } from './packed-batch.ts';
import type { PositionShare } from './share.ts';
import { asText, fromText, positionBatch } from './tables.ts';

interface FollowingOptions {
  db: Db;
  clock: Clock;
  positions: LastPositions;
  /** This process. */
  writer: string;
  share: PositionShare;
  hasOthers: boolean;
}

const EVERY_MS = 1_000;
/**
 * Numbers are given when a row is written and seen when its transaction is over: for so long a smaller one may still
 * turn up. Longer than a statement lasts.
 */
const LOOK_BACK_MS = 30_000;
/**
 * While they share, too: another process may have lost its way to the others. And as often as that again after sharing
 * has begun anew, since what was told before may come to the journal later.
 */
const SHARING_MS = 10_000;

export function createFollowing({ db, clock, positions, writer, share, hasOthers }: FollowingOptions) {
  /** Highest number by the time it was seen. */
  let marks: { seenOn: number; id: number }[] = [];
  let read = new Set<number>();
  let openSince = Number.POSITIVE_INFINITY;
  let lookedOn = 0;

  const take = (packed: Uint8Array, receivedOn: number) => {
    for (const fix of unpackFixes(packed)) positions.take(fix, receivedOn);
  };
  share.hear(packed => take(packed, clock()));

  async function look(): Promise<void> {
    const now = clock();
    lookedOn = now;
    marks = marks.filter((mark, index) => index === marks.length - 1 || mark.seenOn > now - 2 * LOOK_BACK_MS);
    const floor = marks.findLast(({ seenOn }) => seenOn <= now - LOOK_BACK_MS)?.id ?? 0;
    read = new Set([...read].filter(id => id > floor));
    const rows = await db
      .select({
        id: positionBatch.id,
        writtenOn: positionBatch.writtenOn,
        packed: asText(positionBatch.packed),
      })
      .from(positionBatch)
      .where(
        and(
          sql`${positionBatch.id} > ${floor}`,
          ne(positionBatch.writer, writer),
          sql`not ${positionBatch.id} = any(string_to_array(${[...read].join(',')}, ',')::bigint[])`,
        ),
      )
      .orderBy(positionBatch.id);
    for (const { packed, writtenOn } of rows) take(fromText(packed), writtenOn);
    for (const { id } of rows) read.add(Number(id));
    const highest = Math.max(floor, ...read);
    if (highest !== marks.at(-1)?.id) marks.push({ seenOn: now, id: highest });
  }

  /** Two at a time see the same: a fix is taken once. */
  const job: Job = {
    name: 'follow-positions',
    everyMs: EVERY_MS,
    run: async () => {
      if (!hasOthers) return;
      const now = clock();
      openSince = share.isOpen ? Math.min(openSince, now) : Number.POSITIVE_INFINITY;
      const isFresh = now - openSince >= SHARING_MS && now - lookedOn < SHARING_MS;
      if (!isFresh) await look();
    },
  };

  return { job, readAll: look };
}
