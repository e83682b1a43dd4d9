/**
 * The upstream as `main.ts` builds it, on the embedded database with vehicles in it, that notes how long each position
 * took: from the moment that it names as its own until it is among the last positions, from which the next frame of
 * every console is made. Prints where it listens, and the figures when it is told to stop.
 */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { simulatedPayments } from '../../src/simulator/providers/payments.ts';
import { simulatedSms } from '../../src/simulator/providers/sms.ts';
import { simulatedSwitchboard } from '../../src/simulator/switchboard/port.ts';
import { buildApp } from '../../src/upstream/app.ts';
import { realChance } from '../../src/upstream/core/chance.ts';
import { openEmbedded } from '../../src/upstream/core/database/embedded.ts';
import { tendTables } from '../../src/upstream/core/database/upkeep.ts';
import { SERVICE_COST } from '../../src/upstream/core/identity/password.ts';
import { innerCalls } from '../../src/upstream/core/inner-calls.ts';
import { runJobs } from '../../src/upstream/core/jobs.ts';
import { roughRoads } from '../../src/upstream/core/outside/rough-roads.ts';
import { createLiveFleet } from '../../src/upstream/core/positions/live-fleet.ts';
import { memoryPositions } from '../../src/upstream/core/positions/memory-positions.ts';
import { createFleetRegister } from '../../src/upstream/domain/fleet/known-vehicles.ts';
import { sheetsInProcess } from '../../src/upstream/job/sheets/in-process.ts';
import { localStorage } from '../../src/upstream/ports/local-storage.ts';
import { statementsInProcess } from '../../src/upstream/reconciliation/reading.ts';

const dataDir = path.resolve(process.env.DATA_DIR ?? '');
const vehicles = Number(process.env.VEHICLES);
const store = await openEmbedded(dataDir);
const { db } = store;
await db.execute(sql`
  insert into vehicle (plate_number, area_id, search_key, created_on, updated_on)
  select '桂B' || lpad(n::text, 5, '0'), '450102', '', 1, 1 from generate_series(1, ${vehicles}::int) n`);

const clock = () => Date.now();
const ports = {
  sms: simulatedSms,
  storage: localStorage(dataDir),
  switchboard: simulatedSwitchboard(db, clock),
  payments: simulatedPayments(db, clock),
};
const services = { clock, chance: realChance, isPlain: false, ports };
const failures: string[] = [];
const fail = (error: unknown) => failures.push(String(error));

const took: number[] = [];
const positions = memoryPositions();
const take = positions.take.bind(positions);
positions.take = (fix, receivedOn) => {
  const isTaken = take(fix, receivedOn);
  // whole milliseconds, of one clock on one machine; one that was overtaken by the next of its vehicle counts as well
  took.push(Date.now() - fix.gpsTime);
  return isTaken;
};

const fleet = createLiveFleet({
  ...services,
  db,
  register: createFleetRegister(db),
  positions,
  isEmbedded: true,
  onError: fail,
});
await fleet.start();
const app = buildApp({
  ...services,
  store,
  inner: innerCalls(),
  fleet,
  roads: roughRoads,
  statements: statementsInProcess,
  jobs: { sheets: sheetsInProcess, wake: () => {} },
  version: 'bench',
  build: null,
  title: 'bench',
  passwordCost: SERVICE_COST,
});
const stopJobs = runJobs([...fleet.jobs, tendTables], { ...services, db }, fail);
process.once('SIGTERM', async () => {
  await app.close();
  await stopJobs();
  await fleet.close();
  await store.close();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)];
  const { user, system } = process.cpuUsage();
  process.stdout.write(
    `${JSON.stringify({
      taken: took.length,
      median: at(0.5),
      p99: at(0.99),
      worst: took.at(-1),
      cpuMs: (user + system) / 1000,
      failures,
    })}\n`,
  );
  process.exit(0);
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`Ready on http://127.0.0.1:${(app.server.address() as { port: number }).port}\n`);
