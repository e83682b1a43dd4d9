/** Orders and offers as rows of the tables, for what reads them. */
import type { Db } from '../../src/upstream/core/context.ts';
import {
  type OfferRow,
  type OrderRow,
  orderOffer,
  taxiOrder,
} from '../../src/upstream/domain/orders/tables.ts';
import { TEST_TIME } from './time-and-chance.ts';

let count = 0;

/** Waits since now at the middle of the town, unless told otherwise. */
export async function anOrder(db: Db, over: Partial<typeof taxiOrder.$inferInsert> = {}): Promise<OrderRow> {
  const now = over.createdOn ?? TEST_TIME;
  const [row] = await db
    .insert(taxiOrder)
    .values({
      orderNo: `T${String(++count).padStart(15, '0')}`,
      addressType: '450102',
      originAddress: '民族大道 131 号',
      originLng: 108.366,
      originLat: 22.817,
      useTime: now,
      stateOn: now,
      waitingOn: now,
      searchKey: '',
      createdOn: now,
      updatedOn: now,
      ...over,
    })
    .returning();
  if (!row) throw new Error('no order');
  return row;
}

/** Sent now and not answered, unless told otherwise. */
export async function anOffer(
  db: Db,
  over: Pick<OfferRow, 'orderId' | 'driverId'> & Partial<OfferRow>,
): Promise<void> {
  await db.insert(orderOffer).values({ round: 1, pushType: 1, pushTime: TEST_TIME, ...over });
}
