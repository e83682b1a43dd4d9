/** The ways of candidates, as they are drawn on the map. */
import { expect, it } from 'vitest';
import { type DispatchDesk, northOf, PICK_UP } from '../../../tests/builders/dispatch-desk.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { withDispatchDesk } from '../../../tests/builders/with-dispatch-desk.ts';
import { dispatchDeskCalls } from '../../contract/dispatch-desk.ts';

let desk: DispatchDesk;
let clerk: Person;
withDispatchDesk(given => {
  ({ desk, clerk } = given);
});

const waysOf = async (orderId: string, ...vehicleIds: string[]) =>
  (await clerk.ask(dispatchDeskCalls.candidateWays, { query: { orderId, vehicleIds: vehicleIds.join(',') } }))
    .data;

it('lead from each vehicle to the origin; where no roads are known they are straight, and say so', async () => {
  const [near, far] = [await desk.aTaxi({ metres: 200 }), await desk.aTaxi({ metres: 900 })];
  const { id } = await desk.order();
  const ways = await waysOf(id, far.vehicleId, near.vehicleId, '999999');
  expect(ways.map(({ vehicleId, isRough }) => [vehicleId, isRough])).toEqual([
    [far.vehicleId, 1],
    [near.vehicleId, 1],
  ]);
  expect(ways[0]?.line[0]?.[1]).toBeCloseTo(northOf(900).lat, 5);
  expect(ways[0]?.line.at(-1)).toEqual([PICK_UP.lng, PICK_UP.lat]);
});

it('are of no order that one does not see', async () => {
  const { vehicleId } = await desk.aTaxi();
  const query = { orderId: '999999', vehicleIds: vehicleId };
  expect((await clerk.ask(dispatchDeskCalls.candidateWays, { query })).errCode).toBe(3006);
});
