/** What a new embedded database is filled with. */
import type { Chance } from '../../upstream/core/context.ts';
import type { Store } from '../../upstream/core/database/store.ts';
import type { Demonstrate } from '../../upstream/seed/seed.ts';
import type { CityLoad } from '../city/profiles.ts';
import { demonstration } from '../demonstration/demonstration.ts';
import { addPast } from './past.ts';

interface Options {
  load: CityLoad;
  chance: Chance;
  citySeed: number;
  /** Wanted by `npm start`, not by tests. */
  hasPast: boolean;
}

/**
 * In one transaction with the seed: a start that is cut short leaves nothing, and the next one begins anew. Undefined where
 * the database is an operator's own, which has its own people: `npm run admin -- create` makes the first one.
 */
export function demonstrationOf(
  { kind }: Pick<Store, 'kind'>,
  { load, chance, citySeed, hasPast }: Options,
): Demonstrate | undefined {
  if (kind !== 'embedded') return undefined;
  const { vehicles, ordersADay } = load;
  const addSamples = demonstration({ chance, vehicles, citySeed });
  return async (db, now) => {
    await addSamples(db, now);
    if (hasPast) await addPast(db, { now, seed: citySeed, citySeed, ordersADay });
  };
}
