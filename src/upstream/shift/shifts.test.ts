/** Shifts as terminals report them: once, twice, late and in any order; never two open ones of a driver or a vehicle. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMachine, type Machine } from '../../../tests/builders/open-door.ts';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import type { ShiftOutcome, ShiftReport } from '../../contract/shift.ts';
import { driver, driverShift, vehicle } from '../domain/fleet/tables.ts';

let upstream: Upstream;
let machine: Machine;
let people: { id: string; certNo: string }[];
let plates: string[];

beforeAll(async () => {
  upstream = await anUpstream();
  const admin = await upstream.signIn('admin');
  machine = await aMachine(upstream, admin, ['pushPositions']);
  const { db } = upstream.store;
  const stamps = { createdOn: 1, updatedOn: 1, searchKey: '', addressType: '450103' };
  plates = ['桂A00001', '桂A00002', '桂A00003'];
  await db.insert(vehicle).values(plates.map(plateNumber => ({ plateNumber, ...stamps })));
  const rows = await db
    .insert(driver)
    .values(
      ['1', '2', '3'].map(digit => ({
        name: `司机${digit}`,
        mobile: `1390000000${digit}`,
        certNo: `T${digit}`,
        ...stamps,
      })),
    )
    .returning();
  people = rows.map(({ id, certNo }) => ({ id, certNo: certNo ?? '' }));
});
afterAll(() => upstream.close());

async function report(...shifts: ShiftReport[]): Promise<ShiftOutcome[]> {
  const { errCode, data } = await machine.send<{ outcome: ShiftOutcome }[]>('POST', '/api/open/shifts', {
    shifts,
  });
  expect(errCode).toBe(0);
  return data.map(({ outcome }) => outcome);
}

const at = (minutes: number) => upstream.clock() - 600 * 60_000 + minutes * 60_000;
const begin = (person: number, car: number, minutes: number): ShiftReport => ({
  act: 'begin',
  certNo: people[person]?.certNo ?? '',
  plateNumber: plates[car] ?? '',
  time: at(minutes),
});
const end = (person: number, minutes: number): ShiftReport => ({
  act: 'end',
  driverId: people[person]?.id ?? '',
  time: at(minutes),
});
const clear = () => upstream.store.db.delete(driverShift);
const kept = () => upstream.store.db.select().from(driverShift).orderBy(driverShift.beganOn, driverShift.id);

describe('a shift', () => {
  it('begins, ends, and is taken once however often it is sent', async () => {
    await clear();
    expect(await report(begin(0, 0, 0), begin(0, 0, 0))).toEqual(['begun', 'known']);
    expect(await report(begin(0, 0, 0))).toEqual(['known']);
    expect(await report(end(0, 90), end(0, 90))).toEqual(['ended', 'known']);
    expect(await kept()).toMatchObject([{ driverId: people[0]?.id, beganOn: at(0), endedOn: at(90) }]);
  });

  it('ends when the next one takes the wheel, or the driver another vehicle', async () => {
    await clear();
    expect(await report(begin(0, 0, 0), begin(1, 0, 60), begin(1, 1, 120))).toEqual([
      'begun',
      'begun',
      'begun',
    ]);
    expect((await kept()).map(({ endedOn }) => endedOn)).toEqual([at(60), at(120), null]);
  });

  it('is left aside where something later is known', async () => {
    await clear();
    expect(await report(begin(0, 0, 60), begin(1, 0, 30), end(0, 40))).toEqual(['begun', 'stale', 'stale']);
    expect(await report(end(0, 90), begin(1, 0, 70))).toEqual(['ended', 'stale']);
  });

  it('of somebody or something that nobody has registered stops nobody else', async () => {
    await clear();
    const nobody: ShiftReport = { act: 'begin', certNo: 'none', plateNumber: plates[0], time: at(0) };
    const nothing: ShiftReport = { act: 'begin', certNo: 'T1', plateNumber: '桂A99999', time: at(0) };
    const early: ShiftReport = { ...begin(0, 0, 0), time: upstream.clock() + 3_600_000 };
    expect(await report(nobody, nothing, early, begin(2, 2, 5))).toEqual([
      'unknownDriver',
      'unknownVehicle',
      'early',
      'begun',
    ]);
  });

  it('never overlaps another of the same driver or vehicle, in whatever order reports come', async () => {
    const one = fc.record({
      isBegin: fc.boolean(),
      person: fc.integer({ min: 0, max: 2 }),
      car: fc.integer({ min: 0, max: 2 }),
      minutes: fc.integer({ min: 0, max: 300 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 25 }), async reports => {
        await clear();
        await report(
          ...reports.map(({ isBegin, person, car, minutes }) =>
            isBegin ? begin(person, car, minutes) : end(person, minutes),
          ),
        );
        const shifts = await kept();
        for (const [index, one] of shifts.entries()) {
          expect(one.endedOn ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(one.beganOn);
          for (const other of shifts.slice(index + 1)) {
            const isShared = one.driverId === other.driverId || one.vehicleId === other.vehicleId;
            if (isShared) expect(one.endedOn ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(other.beganOn);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
