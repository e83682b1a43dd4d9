/**
 * Runs the simulated city in one of the processes: each second it is asked for its next moments, and what its
 * terminals and drivers report goes the way of every report. Whoever holds the run says so each second; when he
 * falls silent another process begins the city anew, at the hour outside or the one it is to begin at.
 */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { CityProfile } from '../../../contract/city.ts';
import type { Clock, Db } from '../../../upstream/core/context.ts';
import type { Job } from '../../../upstream/core/jobs.ts';
import type { Intake } from '../../../upstream/core/positions/intake.ts';
import { beginShift, endShift } from '../../../upstream/domain/fleet/shifts.ts';
import { driver, vehicle } from '../../../upstream/domain/fleet/tables.ts';
import type { CityVehicle } from '../city.ts';
import { dayOf, MINUTE_MS, midnightOf } from '../driving/day.ts';
import { CITY_LOADS } from '../profiles.ts';
import { createCityCalls } from './city-calls.ts';
import { type CityClock, createCityClock } from './city-clock.ts';
import { type CityLosses, createCityLosses, type LossDesk } from './city-losses.ts';
import { type CityOrders, createCityOrders } from './city-orders.ts';
import type { CityRequest, CityThread, Moments, ShiftReport } from './city-work.ts';
import { accidentsOf, claimRun, cutOf, releaseRun, writeRun } from './steering.ts';
import type { CityReport, CityRunRow } from './tables.ts';

export interface HostOptions {
  db: Db;
  clock: Clock;
  /** Names this process among others. */
  holder: string;
  profile: CityProfile;
  seed: number;
  /** Minutes after midnight at which the city begins; unset: the time of day outside. */
  startsAt?: number | undefined;
  intake: Pick<Intake, 'takeFixes'>;
  /** The switchboard is simulated: its passengers call. */
  hasTelephone: boolean;
  /** Where its passengers tell what they have left in a taxi; unset: nothing is left. */
  lossDesk?: LossDesk;
  startThread(): CityThread;
}

interface Running {
  thread: CityThread;
  time: CityClock;
  orders: CityOrders;
  losses: CityLosses | undefined;
  /** Shifts that the database has not heard of yet, by the time outside: what the city has told it does not tell again. */
  untold: ShiftReport[];
}

const EVERY_MS = 1_000;
const OPERATING = 1;
/** What is taken in at once, however fast the city is to be. */
const MOST_FIXES = 60_000;
const MOST_SHIFTS = 50;

export function hostCity(options: HostOptions): { job: Job; stop(): Promise<void> } {
  const { db, clock, holder, profile, seed, startsAt, hasTelephone, lossDesk } = options;
  const load = CITY_LOADS[profile];
  let running: Running | undefined;

  async function begin(now: number): Promise<Running> {
    const fleet = await fleetOf(db, load.vehicles);
    const startOn = startsAt === undefined ? now : midnightOf(dayOf(now)) + startsAt * MINUTE_MS;
    const thread = options.startThread();
    try {
      await thread.ask({ kind: 'begin', profile, seed, startOn, fleet });
    } catch (error) {
      await thread.end();
      throw error;
    }
    const calls = hasTelephone ? createCityCalls({ db, clock, seed }) : undefined;
    const orders = createCityOrders({ db, clock, seed, fleet, calls });
    await orders.begin();
    const losses = lossDesk && createCityLosses({ db, clock, seed, desk: lossDesk, calls });
    return { thread, time: createCityClock(startOn, now), orders, losses, untold: [] };
  }

  async function end(): Promise<void> {
    const ended = running;
    running = undefined;
    await ended?.thread.end();
  }

  async function live(thread: CityThread, asked: CityRequest): Promise<Moments> {
    try {
      return await thread.ask(asked);
    } catch (error) {
      await end();
      throw error;
    }
  }

  async function turn(): Promise<void> {
    const row = await claimRun(db, holder, clock());
    if (!row) return end();
    running ??= await begin(clock());
    const { thread, time, orders, losses, untold } = running;
    const now = clock();
    const mostMs = (MOST_FIXES / load.vehicles) * load.interval * 1_000;
    const outside = time.moveTo(now, { ...row, mostMs });
    const errands = row.isPaused ? { fetch: [], release: [] } : await orders.next();
    const moments = await live(thread, {
      kind: 'run',
      ...errands,
      until: time.now,
      rain: row.rain,
      silent: cutOf(row, now)?.percent ?? 0,
      accidents: accidentsOf(row, now).map(({ id }) => id),
    });
    const fixes = moments.fixes.map(fix => ({ ...fix, gpsTime: outside(fix.gpsTime) }));
    if (fixes.length > 0) options.intake.takeFixes(fixes);
    untold.push(...moments.shifts.map(shift => ({ ...shift, on: outside(shift.on) })));
    await reportShifts(db, untold);
    await orders.take(moments, errands);
    await losses?.hear(
      moments.losses.map(ride => ({
        ...ride,
        beganOn: outside(ride.beganOn),
        endedOn: outside(ride.endedOn),
      })),
    );
    if (!row.isPaused) await losses?.tend();
    await writeRun(db, { told: JSON.stringify(cityReport(row, moments, now)) });
  }

  return {
    job: { name: 'run-city', everyMs: EVERY_MS, run: turn },
    async stop() {
      await end();
      await releaseRun(db, holder);
    },
  };
}

/** Operating vehicles that can report where they are, with those who drive them, the oldest first. */
async function fleetOf(db: Db, most: number): Promise<CityVehicle[]> {
  const vehicles = await db
    .select({ vehicleId: vehicle.id, dataFrom: vehicle.dataFrom })
    .from(vehicle)
    .where(and(eq(vehicle.state, OPERATING), isNotNull(vehicle.terminalNo)))
    .orderBy(asc(vehicle.id))
    .limit(most);
  const drivers = await db
    .select({ id: driver.id, vehicleId: driver.vehicleId })
    .from(driver)
    .where(and(eq(driver.state, OPERATING), isNotNull(driver.vehicleId)))
    .orderBy(asc(driver.driverType), asc(driver.id));
  const byVehicle = new Map<string | null, string[]>();
  for (const { id, vehicleId } of drivers)
    byVehicle.set(vehicleId, [...(byVehicle.get(vehicleId) ?? []), id]);
  return vehicles.map(row => ({ ...row, driverIds: byVehicle.get(row.vehicleId)?.slice(0, 2) }));
}

/** By the same commands as the open door, a few at a time, so that nobody waits long; takes away what is told. */
async function reportShifts(db: Db, untold: ShiftReport[]): Promise<void> {
  while (untold.length > 0) {
    const some = untold.slice(0, MOST_SHIFTS);
    await db.transaction(async transaction => {
      const inside = transaction as unknown as Db;
      for (const { isBegin, driverId, vehicleId, on: time } of some) {
        if (driverId === undefined) continue;
        await (isBegin
          ? beginShift(inside, { driverId, vehicleId, time })
          : endShift(inside, { driverId, time }));
      }
    });
    untold.splice(0, some.length);
  }
}

function cityReport(row: CityRunRow, moments: Moments, now: number): CityReport {
  const { cityTime, fixes, carrying, taken, empty, out, roads } = moments;
  return {
    on: now,
    cityTime,
    vehicles: carrying + taken + empty + out,
    carrying,
    taken,
    empty,
    out,
    positions: row.isPaused ? 0 : fixes.length,
    roads,
  };
}
