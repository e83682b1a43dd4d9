// @tier full
/** How a rate went: who writes it down, who sees what of it, and for how long. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aMovingFleet } from '../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { LONGEST_TREND_MS, onlineRateCalls, SAMPLE_MS } from '../../contract/online-rate.ts';
import { INDUSTRY_FEED } from '../../contract/vehicle-location.ts';
import type { Job } from '../core/jobs.ts';
import { countOf } from '../core/paging.ts';
import { property } from '../core/properties.ts';
import { onlineRateSample } from '../domain/fleet/online-samples.ts';
import { forgetOldRates, sampleOnlineRates } from './sampling.ts';

const [ONE, TWO] = ['450102', '450103'] as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
let company: string;
beforeEach(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
  await fleet.clear();
  company = await fleet.aCompany();
  const { vehicleId } = await fleet.aVehicle({ addressType: ONE, companyId: company });
  await fleet.aVehicle({ addressType: ONE, companyId: company });
  await fleet.aVehicle({ addressType: TWO, companyId: company, dataFrom: INDUSTRY_FEED });
  fleet.report({ vehicleId, receivedOn: office.clock() });
});
afterEach(() => office.close());

/** As a process that has been there for a while. */
async function aSampler(): Promise<Job> {
  const job = sampleOnlineRates(office.fleet);
  await office.run(job);
  return job;
}

async function nextSample(job: Job) {
  office.clock.advance(SAMPLE_MS);
  await office.run(job);
}

const trend = (query: object = {}, person = office.admin) =>
  person.ask(onlineRateCalls.onlineRateTrend, {
    query: { from: office.clock() - DAY, to: office.clock(), ...query },
  });
const rows = () => countOf(office.store.db, onlineRateSample, undefined);

/** One vehicle heard in one area, written down as if it had been then. */
const sampledOn = (time: number, onlineCount = 1) =>
  office.store.db.insert(onlineRateSample).values({
    groupType: 1,
    groupId: ONE,
    addressType: ONE,
    sampledOn: time,
    onlineCount,
    totalLocationCount: 2,
    totalRecordCount: 3,
  });

describe('the trend', () => {
  it('is told of all groups together, the oldest first, with floored percent', async () => {
    const began = office.clock();
    const job = await aSampler();
    await nextSample(job);
    office.clock.advance(7 * 60_000);
    await office.run(job);
    expect((await trend()).data).toEqual([
      {
        time: began + SAMPLE_MS,
        onlineCount: 1,
        totalLocationCount: 1,
        totalRecordCount: 3,
        onlineRate: 33,
        accessRate: 33,
      },
      // twelve minutes silent: two more than count as online
      expect.objectContaining({ time: began + 2 * SAMPLE_MS, onlineCount: 0, totalLocationCount: 1 }),
    ]);
  });

  it('is told of one group by area, company and platform', async () => {
    await nextSample(await aSampler());
    expect((await trend({ groupId: ONE })).data).toMatchObject([{ onlineRate: 50, totalRecordCount: 2 }]);
    expect((await trend({ groupType: 2, groupId: company })).data).toMatchObject([{ totalRecordCount: 3 }]);
    expect((await trend({ groupType: 3, groupId: String(INDUSTRY_FEED) })).data).toMatchObject([
      { onlineRate: 0, totalRecordCount: 1 },
    ]);
    expect((await trend({ groupType: 2, groupId: 'none' })).data).toEqual([]);
  });

  it('counts only vehicles of one’s areas', async () => {
    await nextSample(await aSampler());
    const [ofOne, ofTwo] = [await aMonitor([ONE]), await aMonitor([TWO])];
    const ofCompany = { groupType: 2, groupId: company };
    expect((await trend({}, ofOne)).data).toMatchObject([{ onlineCount: 1, totalRecordCount: 2 }]);
    expect((await trend({}, ofTwo)).data).toMatchObject([{ onlineCount: 0, totalRecordCount: 1 }]);
    expect((await trend(ofCompany, ofOne)).data).toMatchObject([{ totalRecordCount: 2 }]);
    expect((await trend(ofCompany, ofTwo)).data).toMatchObject([{ totalRecordCount: 1 }]);
    expect((await trend({ groupId: ONE }, ofTwo)).data).toEqual([]);
  });

  it('has every sample of a day, and the first of each hour of more', async () => {
    const now = office.clock();
    for (const minutes of [0, 5, 55, 65, 90]) await sampledOn(now - 2 * HOUR + minutes * 60_000);
    expect((await trend({ from: now - DAY })).data).toHaveLength(5);
    expect((await trend({ from: now - DAY - 1 })).data.map(({ time }) => time)).toEqual([
      now - 2 * HOUR,
      now - HOUR + 5 * 60_000,
    ]);
  });

  it('has both ends of what is asked for, and nothing beyond', async () => {
    const now = office.clock();
    for (const time of [now - HOUR, now - SAMPLE_MS, now]) await sampledOn(time);
    expect((await trend({ from: now - HOUR, to: now - SAMPLE_MS })).data).toHaveLength(2);
  });

  it('is asked for seven days at most, from an earlier time to a later one', async () => {
    const now = office.clock();
    expect((await trend({ from: now - LONGEST_TREND_MS })).errCode).toBe(0);
    expect((await trend({ from: now - LONGEST_TREND_MS - 1 })).errCode).toBe(3007);
    expect((await trend({ from: now, to: now - 1 })).errCode).toBe(3007);
  });
});

const aMonitor = (areaIds: string[]) => office.aClerk({ rights: ['vehiclemonitor.realtime'], areaIds });

describe('samples', () => {
  it('are taken once in five minutes, however often one looks', async () => {
    const job = await aSampler();
    await nextSample(job);
    // an area, a company and a platform for each area in which they have vehicles
    expect(await rows()).toBe(6);
    await office.run(job);
    office.clock.advance(SAMPLE_MS - 1);
    await office.run(job);
    expect(await rows()).toBe(6);
  });

  it('are taken by one of two processes, also when they come at the same time', async () => {
    const [first, second] = [await aSampler(), await aSampler()];
    office.clock.advance(SAMPLE_MS);
    await Promise.all([office.run(first), office.run(second)]);
    expect(await rows()).toBe(6);
    // who comes later knows of one more area, and leaves it
    office.clock.advance(SAMPLE_MS);
    await office.run(first);
    await fleet.aVehicle({ addressType: '450105' });
    await office.run(second);
    expect(await rows()).toBe(12);
  });

  it('leave out the five minutes in which the process began', async () => {
    await aSampler();
    expect(await rows()).toBe(0);
  });

  it('are written again where the first attempt did not come off', async () => {
    const job = await aSampler();
    office.clock.advance(SAMPLE_MS);
    const broken = { ...office.store.db, transaction: () => Promise.reject(new Error('away')) };
    const { clock, ports, working } = office;
    const context = { ...working, clock, ports, db: broken as unknown as typeof office.store.db };
    await expect(job.run(context)).rejects.toThrow();
    await office.run(job);
    expect(await rows()).toBe(6);
  });

  it('are forgotten after the days of the property', async () => {
    const now = office.clock();
    for (const days of [0, 7, 9]) await sampledOn(now - days * DAY);
    await office.run(forgetOldRates);
    expect(await rows()).toBe(2);
    const stamps = { createdOn: now, updatedOn: now };
    await office.store.db.insert(property).values({ name: 'position.rateDays', value: '3', ...stamps });
    await office.run(forgetOldRates);
    expect(await rows()).toBe(1);
  });

  it('stay when the clock jumps a month ahead', async () => {
    await sampledOn(office.clock());
    office.clock.advance(30 * DAY);
    await office.run(forgetOldRates);
    expect(await rows()).toBe(1);
  });
});
