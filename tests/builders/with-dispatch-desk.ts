/** A desk of dispatchers for the tests of a file. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { pushRow } from '../../src/upstream/core/outbox/tables.ts';
import { orderLog, orderOffer, orderTimer, taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { aDispatchDesk, type DispatchDesk } from './dispatch-desk.ts';
import { anUpstream, type Person, type Upstream } from './upstream.ts';

export interface AtDesk {
  upstream: Upstream;
  desk: DispatchDesk;
  clerk: Person;
}

/** @param begin is given it before each test, with no order, no push and no taxi there */
export function withDispatchDesk(begin: (given: AtDesk) => void): void {
  let upstream: Upstream;
  let desk: DispatchDesk;
  beforeAll(async () => {
    upstream = await anUpstream();
    desk = await aDispatchDesk(upstream);
  });
  afterAll(() => upstream.close());
  beforeEach(async () => {
    const { db } = upstream.store;
    for (const table of [orderOffer, orderTimer, orderLog, taxiOrder, pushRow]) await db.delete(table);
    await desk.fleet.clear();
    begin({ upstream, desk, clerk: await desk.clerk() });
  });
}
