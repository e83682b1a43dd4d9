/** The developer page's hand on the simulated city. */
import type { CityState, cityCalls } from '../../../contract/city.ts';
import type { Handlers } from '../../../upstream/core/context.ts';
import { Failure } from '../../../upstream/core/failure.ts';
import { accidentsOf, lockRun, readRun, stateOf, writeRun } from './steering.ts';
import type { CityRunRow } from './tables.ts';

const MINUTE_MS = 60_000;
/** More of them at once, and nothing would move. */
const MOST_ACCIDENTS = 5;

export const cityHandlers = {
  cityState: async ({ db, clock }) => {
    const row = await readRun(db);
    return row ? stateOf(row, clock()) : null;
  },

  steerCity: async ({ db, body, clock, changed }) => {
    const before = await lockRun(db);
    if (!before) throw new Failure('NOT_FOUND');
    const now = clock();
    const { isPaused, speed, rain, accident, cut } = body;
    const accidents = accidentsOf(before, now);
    if (accident && accidents.length >= MOST_ACCIDENTS) throw new Failure('OVER_LIMIT');
    const number = before.lastAccident + 1;
    const after = {
      ...before,
      ...(isPaused !== undefined && { isPaused }),
      ...(speed !== undefined && { speed }),
      ...(rain !== undefined && { rain }),
      ...(accident && {
        lastAccident: number,
        accidents: JSON.stringify([...accidents, { id: number, until: now + accident.minutes * MINUTE_MS }]),
      }),
      ...(cut !== undefined && {
        cutPercent: cut?.percent ?? null,
        cutUntil: cut ? now + cut.minutes * MINUTE_MS : null,
      }),
    };
    const { id: _id, told: _told, holder: _holder, holderUntil: _until, ...steered } = after;
    await writeRun(db, steered);
    const logged = (row: CityRunRow) => loggedOf(stateOf(row, now));
    changed({ objectType: 'city', objectId: after.profile, before: logged(before), after: logged(after) });
    return stateOf(after, now);
  },
} satisfies Handlers<typeof cityCalls>;

/** What a person steers; an accident is known by when it is over. */
const loggedOf = ({ isPaused, speed, rain, cut, accidents }: CityState) => ({
  isPaused,
  speed,
  rain,
  cutPercent: cut?.percent ?? null,
  cutUntil: cut?.until ?? null,
  accidents: accidents.map(({ until }) => until),
});
