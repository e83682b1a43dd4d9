/** Who is told of a found item that fits a case well. */
import { FITS_WELL } from '../../../contract/found-item.ts';
import type { Clock, Db } from '../../core/context.ts';
import { push } from '../../core/push/outbox.ts';
import { areaScope } from '../../core/scope.ts';
import { casesFor } from './suggesting.ts';
import type { FoundItemRow } from './tables.ts';

const EVERY_AREA = areaScope([]);

/** Those who see the item: of the case they hear nothing, since it may lie outside their areas. */
export async function tellFit({ db, clock }: { db: Db; clock: Clock }, item: FoundItemRow): Promise<void> {
  const [first] = await casesFor(db, EVERY_AREA, item);
  if (!first || first.score < FITS_WELL) return;
  await push(db, {
    type: 'FOUND_ITEM_FITS',
    data: { foundId: item.id, goodsName: item.goodsName, score: first.score },
    to: { may: 'lost', areas: [[item.addressType]] },
    now: clock(),
  });
}
