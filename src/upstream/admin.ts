/** `npm run admin`: commands on whichever database the settings name. */
import fs from 'node:fs';
import { CITY_LOADS } from '../simulator/city/profiles.ts';
import { demonstration } from '../simulator/demonstration/demonstration.ts';
import { CommandRefused, runCommand } from './admin-commands.ts';
import { tryAlerts } from './alert-command.ts';
import { readConfig } from './config.ts';
import { realChance } from './core/chance.ts';
import { migrate } from './core/database/migrate.ts';
import { checkPresent, openStore } from './core/database/open.ts';
import { openClock } from './core/database/shared-clock.ts';
import { SERVICE_COST } from './core/identity/password.ts';
import { explain } from './explain.ts';
import { openPorts } from './open-ports.ts';
import { REVISED } from './revised.ts';
import { seed } from './seed/seed.ts';

async function administer(words: readonly string[]): Promise<string> {
  const config = readConfig(process.env);
  // needs no database: it may be away, or belong to the server that runs
  if (words[0] === 'alert') return tryAlerts(config, words.slice(1), Date.now);
  checkPresent(config);
  const chance = realChance;
  const store = await openStore(config, line => console.warn(line));
  try {
    const { now: clock } = await openClock(store);
    // a new database has its roles before its first person
    await migrate(store, clock);
    const { vehicles } = CITY_LOADS[config.city ?? 'dev'];
    const hasPeople = store.kind === 'embedded';
    const demonstrate = hasPeople
      ? demonstration({ chance, vehicles, citySeed: config.citySeed })
      : undefined;
    await seed(store.db, { clock, demonstrate });
    const ports = await openPorts(config, { db: store.db, clock });
    const services = { clock, chance, ports, isPlain: config.isPlain };
    return await runCommand(
      { ...services, db: store.db, passwordCost: SERVICE_COST, revised: REVISED },
      words,
    );
  } finally {
    await store.close();
  }
}

if (fs.existsSync('.env')) process.loadEnvFile('.env');
try {
  process.stdout.write(`${await administer(process.argv.slice(2))}\n`);
} catch (error) {
  console.error(error instanceof CommandRefused ? error.message : explain(error));
  process.exitCode = 1;
}
