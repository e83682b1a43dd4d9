/** Writes down now and then how much of the fleet is heard, and forgets it after some days. */
import { desc, eq, sql } from 'drizzle-orm';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import { GROUP_TYPES, SAMPLE_MS } from '../../contract/online-rate.ts';
import type { Db } from '../core/context.ts';
import { trySerialize } from '../core/database/serialize.ts';
import type { Job } from '../core/jobs.ts';
import { readProperties } from '../core/properties.ts';
import { onlineSpan } from '../domain/fleet/locations.ts';
import { onlineRateSample } from '../domain/fleet/online-samples.ts';
import { countBy, type Fleet, groupOf } from './groups.ts';

const DAY_MS = 86_400_000;
/** Several looks in each five minutes: where one does not come off, the next one does. */
const LOOK_MS = 15_000;
/** Others wait for a statement on the embedded database. */
const ROWS_AT_ONCE = 5_000;

/** The beginning of the five minutes in which a time lies. */
const slotOf = (time: number) => Math.floor(time / SAMPLE_MS) * SAMPLE_MS;

/**
 * A sample for each five minutes. Of several processes one writes it, the others find it there. A process leaves out
 * the five minutes in which it began: it has not heard yet who is there, and would tell of a gap that was its own.
 */
export function sampleOnlineRates(fleet: Fleet): Job {
  /** Nothing is left to do in these. */
  let done: number | undefined;
  return {
    name: 'sample-online-rates',
    everyMs: LOOK_MS,
    run: async ({ db, clock }) => {
      const slot = slotOf(clock());
      done ??= slot;
      if (slot === done) return;
      if (await sample(db, fleet, { slot, heardSince: clock() - (await onlineSpan(db)) })) done = slot;
    },
  };
}

/** Whether there is one now. */
async function sample(db: Db, fleet: Fleet, at: { slot: number; heardSince: number }): Promise<boolean> {
  return db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    if (!(await trySerialize(inside, 'online rate'))) return false;
    const known = inside.select({ sampledOn: onlineRateSample.sampledOn }).from(onlineRateSample);
    const [there] = await known.where(eq(onlineRateSample.sampledOn, at.slot)).limit(1);
    const samples = there ? [] : samplesOf(fleet, at);
    if (samples.length > 0) await inside.insert(onlineRateSample).values(samples);
    return true;
  });
}

/** Every group in each of its areas, of every kind. */
function samplesOf(
  fleet: Fleet,
  { slot, heardSince }: { slot: number; heardSince: number },
): (typeof onlineRateSample.$inferInsert)[] {
  return GROUP_TYPES.flatMap(groupType => {
    const parts = countBy(fleet, [], heardSince, known =>
      JSON.stringify([groupOf(groupType, known), known.addressType]),
    );
    return [...parts].map(([key, counts]) => {
      const [groupId = '', addressType = ALL_AREAS] = JSON.parse(key) as string[];
      return { groupType, groupId, addressType, sampledOn: slot, ...counts };
    });
  });
}

/** Deletes what is older than the property `position.rateDays`. Two at a time delete the same. */
export const forgetOldRates: Job = {
  name: 'forget-old-rates',
  everyMs: 3_600_000,
  run: async ({ db, clock }) => {
    const { 'position.rateDays': days } = await readProperties(db, 'position.rateDays');
    const [newest] = await db
      .select({ sampledOn: onlineRateSample.sampledOn })
      .from(onlineRateSample)
      .orderBy(desc(onlineRateSample.sampledOn))
      .limit(1);
    if (!newest) return;
    // a clock that has jumped ahead takes nothing with it
    const now = Math.min(clock(), newest.sampledOn + DAY_MS);
    while (await forgetBefore(db, now - days * DAY_MS));
  },
};

/** Whether there may be more. */
async function forgetBefore(db: Db, time: number): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    with forgotten as (
      delete from ${onlineRateSample} where ctid = any (array(
        select ctid from ${onlineRateSample} where sampled_on < ${time} limit ${ROWS_AT_ONCE})) returning 1)
    select count(*)::int as forgotten from forgotten`)) as unknown as { rows: { forgotten: number }[] };
  return rows[0]?.forgotten === ROWS_AT_ONCE;
}
