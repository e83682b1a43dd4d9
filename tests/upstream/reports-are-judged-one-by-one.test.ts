/** Malformed, shuffled, repeated and late reports at the open door: every good one is taken once, every bad one is named. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { alarmLog, alarmTable } from '../../src/upstream/alarm/tables.ts';
import { callBack, callRecord, callReport } from '../../src/upstream/domain/calls/tables.ts';
import { foundItemTable } from '../../src/upstream/domain/lost/found/tables.ts';
import { incomeTable, paymentReport } from '../../src/upstream/domain/payments/tables.ts';
import { aMovingFleet } from '../builders/moving-fleet.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { aMachine, type Machine } from '../builders/open-door.ts';
import { aBadDay, sendAll } from '../builders/reports-of-machines.ts';
import { isMeasuring, report } from '../measure/row.ts';

const REPORTS = isMeasuring ? 5_000 : 60;
const RUNS = isMeasuring ? 1 : 4;
const PLATE = '桂AB1234';

let office: Office;
let machine: Machine;
beforeAll(async () => {
  office = await anOffice();
  machine = await aMachine(office, office.admin, [
    'reportPayments',
    'reportCalls',
    'handInItems',
    'raiseAlarms',
  ]);
  const fleet = aMovingFleet(office);
  const { vehicleId } = await fleet.aVehicle({ plateNumber: PLATE });
  await fleet.aDriver({ vehicleId });
});
afterAll(() => office.close());

async function clear(): Promise<void> {
  const tables = [incomeTable, paymentReport, callReport, callBack, callRecord, foundItemTable];
  for (const table of [...tables, alarmLog, alarmTable]) await office.store.db.delete(table);
}
beforeEach(clear);

const kept = async () => {
  const { db } = office.store;
  return {
    incomes: await db.$count(incomeTable),
    calls: await db.$count(callRecord),
    'found-items': await db.$count(foundItemTable),
    alarms: await db.$count(alarmTable),
  };
};

it(`each of ${REPORTS} reports is taken once or named`, async () => {
  const figures = { reports: 0, bad: 0, notOnce: 0, notNamed: 0 };
  const world = { now: office.clock(), plateNumber: PLATE };
  await fc.assert(
    fc.asyncProperty(aBadDay(world, REPORTS), async sent => {
      await clear();
      const { different, notOnce, notNamed, bad } = await sendAll(machine, sent);
      figures.reports += sent.length;
      figures.bad += bad;
      figures.notOnce += notOnce;
      figures.notNamed += notNamed;
      expect({ notOnce, notNamed, kept: await kept() }).toEqual({ notOnce: 0, notNamed: 0, kept: different });
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  report({
    id: 'R13',
    what: `${figures.reports} malformed, shuffled, repeated and late reports at the open door`,
    target: 'every good one taken once, every bad one named',
    figure: `${figures.notOnce} not once, ${figures.notNamed} of ${figures.bad} not named`,
    isMet: figures.notOnce === 0 && figures.notNamed === 0,
  });
});
