/** Opens the database, brings it up to date, fills an empty one, and listens. */
import fs from 'node:fs';
import path from 'node:path';
import { version } from '../../package.json';
import { buildApp } from './app.ts';
import { type Config, isLoopback, readConfig, WrongSetting } from './config.ts';
import { realChance } from './core/chance.ts';
import { MigrationChanged, migrate } from './core/database/migrate.ts';
import { DirectoryInUse, DirectoryUnusable, openEmbedded } from './core/database/store.ts';
import { type Job, runJobs } from './core/jobs.ts';
import { SERVICE_COST } from './core/password.ts';
import { forgetOldRequests } from './core/request-id.ts';
import { localStorage } from './ports/local-storage.ts';
import { simulatedSms } from './ports/simulated-sms.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, setDemoPasswords } from './seed/demo-accounts.ts';
import { seed } from './seed/seed.ts';

/** How long running requests have to end. */
const LONGEST_STOP_MS = 10_000;
const IDLE_CHECK_MS = 100;

/** What the upstream does by itself. */
const JOBS: readonly Job[] = [forgetOldRequests];

async function start(config: Config) {
  const clock = () => Date.now();
  const chance = realChance;
  const store = await openEmbedded(path.resolve(config.dataDir));
  await migrate(store, clock);
  await seed(store.db, { clock, chance });

  const isLocal = isLoopback(config.host);
  const printed = await setDemoPasswords(store.db, { isLocal, chance, clock, cost: SERVICE_COST });
  for (const { account, password } of printed) console.warn(`demo account ${account}: ${password}`);

  const ports = { sms: simulatedSms, storage: localStorage(path.resolve(config.dataDir, 'files')) };
  const consoleFolder = path.resolve(import.meta.dirname, '../console');
  const app = buildApp({
    store,
    clock,
    chance,
    version,
    isPlain: config.isPlain,
    ports,
    title: config.appTitle,
    passwordCost: SERVICE_COST,
    demo: isLocal ? { demoAccounts: DEMO_ACCOUNTS, demoPassword: DEMO_PASSWORD } : undefined,
    consoleFolder: fs.existsSync(consoleFolder) ? consoleFolder : undefined,
    logLevel: config.logLevel,
    trustsProxy: config.trustsProxy,
  });

  const stopJobs = runJobs(
    JOBS,
    { db: store.db, clock, chance, isPlain: config.isPlain, ports },
    (error, job) => app.log.error({ err: error, job }, 'job failed'),
  );

  let isStopping = false;
  const stop = async () => {
    // a terminal's Ctrl-C arrives twice: from the terminal, and passed on by `npm start`
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    // a browser keeps a connection for more requests after its last answer; nobody waits for those
    setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    await app.close();
    await stopJobs();
    await store.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as { port: number };
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  process.stdout.write(`Ready on http://${host}:${port}\n`);
}

const MENDABLE = [WrongSetting, DirectoryInUse, DirectoryUnusable, MigrationChanged];
const NOT_HERE = 'HOST is not an address of this machine';
/** What each error of listening means to the person who starts it. */
const LISTENING: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'PORT is in use by another program'],
  ['EACCES', 'PORT is one that only an administrator may take'],
  ['EADDRNOTAVAIL', NOT_HERE],
  ['ENOTFOUND', NOT_HERE],
  ['EAI_AGAIN', NOT_HERE],
]);

/** Errors that the person who starts it can mend get one line; the rest keep their stack. */
function explain(error: unknown): string {
  if (error instanceof Error && MENDABLE.some(kind => error instanceof kind)) return error.message;
  const { code = '' } = error as { code?: string };
  const line = LISTENING.get(code);
  if (line) return line;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

if (fs.existsSync('.env')) process.loadEnvFile('.env');
try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
