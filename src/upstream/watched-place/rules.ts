import { MOST_PLACES_WATCHED } from '../../contract/watched-place.ts';
import type { Db } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { Failure } from '../core/failure.ts';
import type { ResourceRules, Values } from '../core/generic/served.ts';
import { countOf } from '../core/paging.ts';
import { watchedPlaceTable } from './tables.ts';
import { endVisitsTo } from './tending.ts';

export const watchedPlaceRules: ResourceRules = {
  sorts: { name: watchedPlaceTable.searchKey },
  async onCreate({ db }, values) {
    checkHours(values);
    await holdPlaces(db);
    if ((await countOf(db, watchedPlaceTable, undefined)) >= MOST_PLACES_WATCHED)
      throw new Failure('OVER_LIMIT', { reason: 'TOO_MANY_PLACES' });
    return { written: values };
  },

  async onUpdate(_context, before, values) {
    checkHours({ ...before, ...values });
    return values;
  },

  async afterUpdate({ db, clock }, before, { id, state }) {
    if (before.state === 1 && state === 0) await endVisitsTo(db, id, clock());
  },
};

/** Fails with PARAMETER where one of the two is missing, or no time lies between them. */
function checkHours({ fromTime = null, untilTime = null }: Values): void {
  if (fromTime === null && untilTime === null) return;
  if (fromTime === null || untilTime === null || fromTime === untilTime) {
    const field = fromTime === null ? 'fromTime' : 'untilTime';
    throw new Failure('PARAMETER', { fields: [{ field, code: 'invalid_value' }] });
  }
}

/** Of two who add one at once, the second finds what the first has added. */
const holdPlaces = (db: Db) => serialize(db, 'watched places');
