/** Many drivers and dispatchers reach for one order at the same moment, at two servers: one of them has it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dispatchCalls } from '../../src/contract/dispatch.ts';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import { hasDriver } from '../../src/contract/order-states.ts';
import { orderLog, taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { isOnPostgres } from '../builders/database.ts';
import { aDispatchDesk, type DispatchDesk } from '../builders/dispatch-desk.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';
import { isMeasuring, report } from '../measure/row.ts';

/** Of each half accepts and half assigns. */
const AT_ONCE = 100;
const ORDERS = isMeasuring ? 20 : 2;
const TAXIS = 25;
const { STATE_CONFLICT, STATE_NOT_ALLOWED } = FAILURES;
const LOST: ReadonlySet<number> = new Set([STATE_CONFLICT.errCode, STATE_NOT_ALLOWED.errCode]);

let upstream: Upstream;
let first: DispatchDesk;
let second: DispatchDesk;
let clerks: Person[];
let driverIds: string[];
beforeAll(async () => {
  upstream = await anUpstream();
  const { store, clock } = upstream;
  const beside = { ...(await anUpstream({ store, now: clock, seed: 3 })), clock };
  first = await aDispatchDesk(upstream, [beside]);
  second = await aDispatchDesk(beside);
  clerks = [await first.clerk(), await second.clerk()];
  driverIds = [];
  for (let made = 0; made < TAXIS; made += 1)
    driverIds.push((await first.aTaxi({ metres: 20 * made })).driverId);
});
afterAll(() => upstream.close());

it('who comes first has it, and each of the others is told so', { timeout: 600_000 }, async () => {
  const { db } = upstream.store;
  let [winners, unclear] = [0, 0];
  for (let count = 0; count < ORDERS; count += 1) {
    const { id: orderId } = await first.order();
    await clerks[0]?.ask(dispatchCalls.pushOrderMessageToDrivers, { body: { orderId, driverIds } });
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => {
        const driverId = driverIds[at % TAXIS] ?? '';
        const desk = at % 4 < 2 ? first : second;
        if (at % 2 === 0) return desk.accept(orderId, driverId);
        return clerks[at % 4 < 2 ? 0 : 1]?.ask(dispatchCalls.assignOrder, { body: { orderId, driverId } });
      }),
    );
    const codes = replies.map(reply => reply?.errCode ?? -1);
    // who sends it again is told again that he has it
    const told = codes.flatMap((code, at) => (code === 0 ? (driverIds[at % TAXIS] ?? '') : []));
    const [row] = await db.select().from(taxiOrder).where(eq(taxiOrder.id, orderId));
    const taken = await db.select().from(orderLog).where(eq(orderLog.orderId, orderId));
    const accepted = taken.filter(({ action }) => action === 'accept').length;
    const assigned = taken.filter(({ action }) => action === 'assign').length;
    const isHis = told.length > 0 && told.every(driverId => driverId === row?.driverId);
    // whom it was assigned to may be one of those who reach for it
    if (row && hasDriver(row) && isHis && accepted <= 1 && assigned <= 1) winners += 1;
    unclear += codes.filter(code => code !== 0 && !LOST.has(code)).length;
    // he is free for the next one
    await clerks[0]?.ask(dispatchCalls.cancelOrder, { body: { orderId, cancelType: 2 } });
  }
  report({
    id: isOnPostgres ? 'R3b' : 'R3',
    what: `${AT_ONCE} accepts and assigns of one order at the same moment, at two servers on one database (${isOnPostgres ? 'PostgreSQL' : 'embedded'}), ${ORDERS} orders`,
    target: 'one winner; each of the others is told',
    figure: `${winners} of ${ORDERS} with one winner, ${unclear} answered otherwise`,
    isMet: winners === ORDERS && unclear === 0,
  });
  expect({ winners, unclear }).toEqual({ winners: ORDERS, unclear: 0 });
});
