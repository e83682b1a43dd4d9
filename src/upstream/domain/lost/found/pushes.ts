/** Who is told of a found item and a case that fit each other well. */
import { FITS_WELL } from '../../../../contract/found-item.ts';
import type { Clock, Db } from '../../../core/context.ts';
import { push } from '../../../core/outbox/outbox.ts';
import { areaScope } from '../../../core/scope.ts';
import type { LostOrderRow } from '../tables.ts';
import { casesFor, itemsFor } from './suggesting.ts';
import type { FoundItemRow } from './tables.ts';

const EVERY_AREA = areaScope([]);

interface Telling {
  db: Db;
  clock: Clock;
}

/** Those who see the item: of the case they hear nothing, since it may lie outside their areas. */
export async function tellFit({ db, clock }: Telling, item: FoundItemRow): Promise<void> {
  const [first] = await casesFor(db, EVERY_AREA, item);
  if (!first || first.score < FITS_WELL) return;
  await push(db, {
    type: 'FOUND_ITEM_FITS',
    data: { foundId: item.id, goodsName: item.goodsName },
    to: { may: 'lost', areas: [[item.addressType]] },
    now: clock(),
  });
}

/** Those who see the case, the other way round. */
export async function tellFitOfCase({ db, clock }: Telling, lost: LostOrderRow): Promise<void> {
  const [first] = await itemsFor(db, EVERY_AREA, lost);
  if (!first || first.score < FITS_WELL) return;
  await push(db, {
    type: 'LOST_CASE_FITS',
    data: { lostId: lost.id, goodsName: lost.goodsName },
    to: { may: 'lost', areas: [[lost.addressType]] },
    now: clock(),
  });
}
