/** Opens the database, brings it up to date, fills an empty one, and listens. */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { version } from '../../package.json';
import { releaseText } from '../contract/build.ts';
import { createCityGround } from '../simulator/city/host/city-ground.ts';
import { createCityRoads } from '../simulator/city/host/city-roads.ts';
import { type HostOptions, hostCity } from '../simulator/city/host/hosting.ts';
import { cityInThread } from '../simulator/city/host/in-thread.ts';
import { ensureRun } from '../simulator/city/host/steering.ts';
import { CITY_LOADS } from '../simulator/city/profiles.ts';
import { HOW_TO_ENABLE, setDemoPasswords } from '../simulator/demonstration/demo-accounts.ts';
import { addPlaces } from '../simulator/demonstration/places.ts';
import { addSamplePictures } from '../simulator/demonstration/sample-pictures.ts';
import { demonstrationOf } from '../simulator/past/with-past.ts';
import { buildApp } from './app.ts';
import { readBuild } from './build.ts';
import { type Config, checkStorage, isLocalOnly, readConfig } from './config.ts';
import { realChance } from './core/chance.ts';
import type { Clock } from './core/context.ts';
import { migrate } from './core/database/migrate.ts';
import { openStore } from './core/database/open.ts';
import { COMPARE_EVERY_MS, openClock, type SharedClock } from './core/database/shared-clock.ts';
import type { Store } from './core/database/store.ts';
import { cutJournal, tendTables } from './core/database/upkeep.ts';
import { createWriteHealth } from './core/database/write-health.ts';
import { checkUniqueIndexes } from './core/generic/unique-indexes.ts';
import { listen } from './core/http/listen.ts';
import { answerWhileStarting } from './core/http/starting.ts';
import { SERVICE_COST } from './core/identity/password.ts';
import { innerCalls } from './core/inner-calls.ts';
import { type Job, runJobs } from './core/jobs.ts';
import { createPortWatch, type PortWatch, watchPorts } from './core/outside/port-watch.ts';
import type { Roads } from './core/outside/roads.ts';
import { roughRoads } from './core/outside/rough-roads.ts';
import { createLiveFleet } from './core/positions/live-fleet.ts';
import { channelOf } from './core/positions/share.ts';
import { beginNumbers } from './core/push/numbers.ts';
import { releaseAll } from './core/work/queue.ts';
import { createWorkshop } from './core/work/workshop.ts';
import { createFleetRegister } from './domain/fleet/known-vehicles.ts';
import { explain } from './explain.ts';
import { jobKinds } from './job/kinds.ts';
import { sheetsInChild } from './job/sheets/in-child.ts';
import { followLogLevel } from './log/level.ts';
import { denyByText, payFee, reportCase } from './lost/money/outside.ts';
import { openPorts } from './open-ports.ts';
import { openOperating } from './operating.ts';
import { readDisk, type Surroundings } from './platform/surroundings.ts';
import { geocoderPlaces } from './ports/geocoder.ts';
import { osrmServer } from './ports/osrm-server.ts';
import { servedRoads } from './ports/served-roads.ts';
import { statementKind } from './reconciliation/import-kind.ts';
import { statementsInChild } from './reconciliation/reading-in-child.ts';
import type { Upstreams } from './relay/target.ts';
import { findRecordByKey, RESOURCES } from './resources.ts';
import { REVISED } from './revised.ts';
import { seed } from './seed/seed.ts';
import { standingJobs } from './standing-jobs.ts';
import { createStartLog, type StartLog } from './start-log.ts';
import { writeVisits } from './watched-place/visit-writer.ts';

/** How often a process looks for jobs that another one has made or let go of. */
const TAKE_UP_MS = 1_000;

const build = readBuild(import.meta.dirname);
const FIRST = 'First start: making permissions, roles, menus and dictionaries';

/** @param hasPast records of the last days and figures of three months: wanted by `npm start`, not by tests */
async function start(config: Config, { announce, warn: say }: StartLog, hasPast: boolean) {
  checkStorage(config);
  const letGoOfPort =
    config.port === 0 ? undefined : await answerWhileStarting({ ...config, version, build });
  const chance = realChance;
  const stopping = new AbortController();
  const store = await openStore(config, say);
  const shared = await openClock(store);
  const clock = shared.now;
  await migrate(store, clock);
  await checkUniqueIndexes(store, RESOURCES);
  await beginNumbers(store.db, clock());
  const load = CITY_LOADS[config.city ?? 'dev'];
  const demonstrate = demonstrationOf(store, { ...config, load, chance, hasPast });
  const onEmpty = () =>
    say(demonstrate ? `First start: making people, ${load.vehicles} vehicles and their past` : FIRST);
  await seed(store.db, { clock, demonstrate, onEmpty });

  const isLocal = isLocalOnly(config);
  const portsOutside = createPortWatch(clock);
  const ports = watchPorts(await openPorts(config, { db: store.db, clock }), portsOutside);
  if (demonstrate) {
    await addSamplePictures({ db: store.db, storage: ports.storage, chance, now: clock() });
  }
  const services = { clock, chance, isPlain: config.isPlain, ports };
  const [inner, sheets, statements] = [innerCalls(), sheetsInChild(), statementsInChild()];
  // who was at them before this process has gone with his: nobody waits for his lease to end
  if (store.kind === 'embedded') await releaseAll(store.db, clock());
  const workshop = createWorkshop({
    ...services,
    db: store.db,
    kinds: [
      ...jobKinds({ inner, find: findRecordByKey, sheets, revised: REVISED }),
      statementKind(statements),
    ],
    onError: (error, { id, kind }) => app.log.error({ err: error, job: `${kind} ${id}` }, 'job failed'),
  });
  const takeUp: Job = { name: 'take-up-jobs', everyMs: TAKE_UP_MS, run: () => workshop.turn() };
  const share = await openShare(config, store, say);
  const fleet = createLiveFleet({
    ...services,
    db: store.db,
    register: createFleetRegister(store.db),
    isEmbedded: store.kind === 'embedded',
    share,
    followers: [writeVisits],
    onError: error => app.log.error({ err: error }, 'positions not written'),
  });
  const demo = { isLocal, chance, clock, cost: SERVICE_COST };
  // neither waits for the other: comparing a password keeps a thread of its own busy
  const [disabled] = await Promise.all([demonstrate ? setDemoPasswords(store.db, demo) : 0, fleet.start()]);
  const roads = roadsOf(config, clock, say, portsOutside);
  const writes = createWriteHealth(clock, () => app.log.warn('database takes writes again'));
  const surroundings: Surroundings = {
    clock: shared,
    writes,
    readDisk: () => readDisk(config.dataDir),
    isEmbedded: store.kind === 'embedded',
    share,
  };
  const operating = openOperating(config, {
    store,
    clock,
    version,
    surroundings,
    portsOutside,
    holder: chance.bytes(8).toString('hex'),
    log: () => app.log,
    inner,
    sheets,
  });
  const app = buildApp({
    ...services,
    store,
    inner,
    fleet,
    roads,
    places:
      config.geocoder &&
      geocoderPlaces(config.geocoder, { clock, say, note: portsOutside.noteOf('geocoder') }),
    // what another process has made is found at the next look
    statements,
    jobs: { sheets, wake: () => void workshop.turn().catch(() => {}) },
    version,
    build,
    title: config.appTitle,
    passwordCost: SERVICE_COST,
    ...(isLocal && demonstrate && { demo: { say } }),
    consoleFolder: builtConsole(),
    stopping: stopping.signal,
    writes,
    surroundings,
    furtherWarnings: operating.furtherWarnings,
    logLevel: config.logLevel,
    trustedProxies: config.trustedProxies,
    basePath: config.basePath,
    singleSignOn: config.singleSignOn,
    hasMail: config.alertMail !== undefined,
    hasCity: config.city !== undefined,
    map: config.map,
    mapHosts: config.mapHosts,
  });

  // a server does that by itself
  const upkeep = store.kind === 'embedded' ? [tendTables, cutJournal] : [];
  const city = await openCity(config, {
    ...services,
    db: store.db,
    intake: fleet.intake,
    holder: chance.bytes(8).toString('hex'),
    startThread: cityInThread,
    hasTelephone: !ports.switchboard.isReal,
    lossDesk: { report: reportCase, pay: payFee, deny: denyByText },
  });
  const stopJobs = runJobs(
    [
      ...standingJobs({ fleet, roads, cityGround: config.city && createCityGround() }),
      ...fleet.jobs,
      ...(city ? [city.job] : []),
      ...upkeep,
      takeUp,
      writes.probe,
      compareClock(shared),
      followLogLevel(app.log, config.logLevel),
      ...operating.jobs,
    ],
    { ...services, db: store.db },
    (error, job) => app.log.error({ err: error, job }, 'job failed'),
  );

  await letGoOfPort?.();
  await listen(app, {
    ...config,
    stopping,
    onListening: url => {
      if (disabled > 0) say(HOW_TO_ENABLE);
      announce(`Ready on ${url}`);
    },
    onStopFailed: error => say(explain(error)),
    closeRest: async () => {
      await stopJobs();
      await city?.stop();
      await workshop.stop();
      await fleet.close();
      await store.close();
    },
  });
}

const compareClock = (shared: SharedClock): Job => ({
  name: 'compare-clock',
  everyMs: COMPARE_EVERY_MS,
  run: () => shared.compare(),
});

/** Of the server that is named; else of the city, wherever it is simulated. */
function roadsOf(
  { routingUrl, city, citySeed: seed }: Config,
  clock: Clock,
  say: (line: string) => void,
  portsOutside: PortWatch,
): Roads {
  if (routingUrl)
    return servedRoads(osrmServer(routingUrl), { clock, say, note: portsOutside.noteOf('routing') });
  return city ? createCityRoads({ seed, clock }) : roughRoads;
}

/** Undefined where the database itself shares, or nobody is there to share with. */
async function openShare({ redisUrl }: Config, { kind, db }: Store, say: (line: string) => void) {
  if (redisUrl === undefined || kind === 'embedded') return undefined;
  // its client loads only where a Redis is named
  const { openRedisShare } = await import('./ports/redis-share.ts');
  return openRedisShare(redisUrl, await channelOf(db), say);
}

/** Undefined where none is simulated. */
async function openCity(
  { city: profile, citySeed: seed, cityStartsAt: startsAt }: Config,
  own: Omit<HostOptions, 'profile' | 'seed' | 'startsAt'>,
) {
  if (profile === undefined) return undefined;
  await ensureRun(own.db, { profile, seed });
  await addPlaces(own.db, seed);
  return hostCity({ ...own, profile, seed, startsAt });
}

/** With an operator's own upstream behind it, the server is the console and a relay, and needs no database. */
async function startRelay(config: Config, upstreams: Upstreams, { announce, warn }: StartLog) {
  const { buildRelay } = await import('./relay/relay.ts');
  const stopping = new AbortController();
  const app = buildRelay({
    ...config,
    stopping: stopping.signal,
    upstreams,
    title: config.appTitle,
    version,
    build,
    chance: realChance,
    consoleFolder: builtConsole(),
  });
  await listen(app, {
    ...config,
    stopping,
    onListening: url => announce(`Ready on ${url}`),
    onStopFailed: error => warn(explain(error)),
  });
}

function builtConsole(): string | undefined {
  const folder = path.resolve(import.meta.dirname, '../console');
  return fs.existsSync(folder) ? folder : undefined;
}

const { values: flags } = parseArgs({ options: { past: { type: 'boolean', default: false } } });
if (fs.existsSync('.env')) process.loadEnvFile('.env');
// errors in the settings themselves are printed as text
let log = createStartLog('text');
try {
  const config = readConfig(process.env);
  log = createStartLog(config.logFormat);
  log.announce(`Cabdesk ${releaseText(version, build)}`);
  await (config.upstreams ? startRelay(config, config.upstreams, log) : start(config, log, flags.past));
} catch (error) {
  log.fatal(explain(error));
  process.exit(1);
}
