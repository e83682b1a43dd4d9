/** Rides of a complaint: found, attached as they were driven, and kept when nothing else of them is. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aComplaintThatIs,
  addComplaint,
  COMPLAINT_RIGHTS,
  logOf,
} from '../../../tests/builders/complaints.ts';
import { aFix, aMovingFleet } from '../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOrder } from '../../../tests/builders/orders.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { complaintCalls, MOST_POINTS } from '../../contract/complaint.ts';
import { positionBatch, trajectory } from '../core/positions/tables.ts';
import { complaintEvidence } from '../domain/complaints/tables.ts';

const CALLER = '13877110009';
const OTHER = '13877110010';
const RIDE_MS = 600_000;

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
let clerk: Person;

beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
  clerk = await office.aClerk({ rights: COMPLAINT_RIGHTS });
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.store.db.delete(complaintEvidence);
});

const evidenceOf = async ({ id }: { id: string }) =>
  (await clerk.ask(complaintCalls.listEvidence, { query: { complaintId: id } })).data;
const attach = ({ id }: { id: string }, orderId: string, by = clerk) =>
  by.ask(complaintCalls.attachRide, { body: { complaintId: id, orderId } });

describe('a ride', () => {
  /** Driven, with this many reports. */
  async function aRide(reports: number, over: object = {}) {
    const { db } = office.store;
    const { vehicleId, plateNumber } = await fleet.aVehicle();
    const end = office.clock();
    const start = end - RIDE_MS;
    const fixes = Array.from({ length: reports }, (_, at) =>
      aFix({
        vehicleId,
        gpsTime: start + Math.round((at * RIDE_MS) / reports),
        receivedOn: end,
        lng: 108.3 + at / 10_000,
        lat: 22.8,
        status: 1,
      }),
    );
    office.fleet.intake.takeFixes(fixes);
    await office.fleet.intake.settled();
    return anOrder(db, {
      mainStatus: 3,
      subStatus: 31,
      vehicleId,
      plateNum: plateNumber,
      mobile: CALLER,
      useTime: start,
      matchTime: start,
      onboardTime: start + 1,
      finishTime: end,
      distance: 4_200,
      price: 1_650,
      ...over,
    });
  }

  it('is attached as it was, once, and stays when tracks are gone', async () => {
    const order = await aRide(3);
    const { data: made } = await addComplaint(clerk, { orderId: order.id });
    const both = await Promise.all([attach(made, order.id), attach(made, order.id)]);
    expect(both.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3004]);
    const { db } = office.store;
    await db.delete(trajectory);
    await db.delete(positionBatch);
    const [kept] = await evidenceOf(made);
    expect(kept).toMatchObject({
      orderId: order.id,
      orderNo: order.orderNo,
      onboardTime: order.onboardTime,
      finishTime: order.finishTime,
      distance: 4_200,
      price: 1_650,
    });
    expect(kept?.line.map(([lng, lat]) => [lng, lat])).toEqual([
      [108.3, 22.8],
      [expect.closeTo(108.3001, 5), 22.8],
      [expect.closeTo(108.3002, 5), 22.8],
    ]);
    expect(await logOf(clerk, made)).toMatchObject([
      { action: 'create' },
      { action: 'attach', content: order.orderNo },
    ]);
  });

  it('of many reports is kept with so many of them, its ends among them', async () => {
    const order = await aRide(MOST_POINTS + 500);
    const { data: made } = await addComplaint(clerk, { orderId: order.id });
    await attach(made, order.id);
    const [kept] = await evidenceOf(made);
    expect(kept?.line).toHaveLength(MOST_POINTS);
    expect(kept?.line[0]?.[2]).toBe(order.matchTime);
  });

  it('without a track, or that nobody drove, is attached with what is known of it', async () => {
    const { data: made } = await addComplaint(clerk);
    const undriven = await anOrder(office.store.db, {
      mainStatus: 4,
      subStatus: 41,
      cancelTime: office.clock(),
    });
    for (const order of [await aRide(0), undriven])
      expect((await attach(made, order.id)).data).toMatchObject({ orderId: order.id, line: [] });
  });

  it('is found by the order, the number or the plate, about the time that it happened', async () => {
    const own = await aRide(0, { mobile: '13600000000' });
    const same = await aRide(0, { mobile: OTHER });
    await aRide(0, { mobile: OTHER, useTime: office.clock() - 2 * 86_400_000 });
    await aRide(0, { mobile: OTHER, addressType: '450105' });
    const { data: made } = await addComplaint(clerk, { orderId: own.id, mobile: OTHER });
    const limited = await office.aClerk({ rights: COMPLAINT_RIGHTS, areaIds: ['450102'] });
    const { data } = await limited.ask(complaintCalls.listComplaintRides, {
      query: { complaintId: made.id },
    });
    expect(data.map(({ orderId }) => orderId)).toEqual([own.id, same.id]);
  });

  it('is attached to nothing that is settled, and none of other areas', async () => {
    const settled = await aComplaintThatIs(clerk, 4);
    const order = await aRide(0);
    expect((await attach(settled, order.id)).errCode).toBe(3002);
    const { data: made } = await addComplaint(clerk, { addressType: '450105' });
    const elsewhere = await office.aClerk({ rights: COMPLAINT_RIGHTS, areaIds: ['450105'] });
    expect((await attach(made, order.id, elsewhere)).errCode).toBe(3006);
    expect(await office.store.db.select({ n: sql`count(*)::int` }).from(complaintEvidence)).toEqual([
      { n: 0 },
    ]);
  });
});
