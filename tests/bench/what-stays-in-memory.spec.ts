/**
 * What a server keeps in memory ten minutes after its start, as docs/operating.md has it started, and what a tab with a
 * list keeps.
 */
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/upstream/core/database/postgres.ts';
import { aDatabase, isOnPostgres } from '../builders/database.ts';
import { filled } from '../builders/seeded-database.ts';
import { aDataDirectory, serve } from '../builders/server.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../journeys/console.ts';
import { report } from '../measure/row.ts';
import { heapOf, residentOf } from './memory.ts';

const AFTER_S = 600;
const MOST_MB = { embedded: 450, postgres: 220, tab: 60 };
const AS_OPERATED = { MALLOC_ARENA_MAX: '1' };
const FEW_VEHICLES = 1_500;
const LIST = '/vehicle-manage/vehicle-info';

const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) fs.rmSync(directory, { recursive: true, force: true });
});

/** Resident MB of a server with this environment, ten minutes after it was ready. */
async function keptBy(environment: Record<string, string>): Promise<number> {
  const directory = aDataDirectory();
  directories.push(directory);
  const server = await serve(directory, { ...AS_OPERATED, ...environment });
  await wait(AFTER_S * 1_000);
  const resident = residentOf(server);
  await server.stop();
  expect(resident).toBeGreaterThan(0);
  return resident;
}

const row = (id: string, what: string, most: number, figure: number) =>
  report({
    id,
    what,
    target: `at most ${most} MB`,
    figure: `${figure.toFixed(0)} MB`,
    isMet: figure <= most,
  });

const PATIENCE = { timeout: (AFTER_S + 300) * 1_000 };

it('a server with the embedded town', PATIENCE, async () => {
  const resident = await keptBy({ CITY: 'dev' });
  const what = `resident memory of a server ${AFTER_S / 60} minutes after its first start, embedded database, simulated town of ${FEW_VEHICLES} vehicles`;
  row('S14a', what, MOST_MB.embedded, resident);
});

it.skipIf(!isOnPostgres)('a server on PostgreSQL', PATIENCE, async () => {
  const database = await aDatabase('template0');
  const store = openPostgres({ url: database.url, poolSize: 2, statementMs: 60_000 });
  await filled(store, FEW_VEHICLES);
  await store.close();
  const resident = await keptBy({ DATABASE_URL: database.url });
  await database.drop();
  const what = `resident memory of a server ${AFTER_S / 60} minutes after its start, PostgreSQL, without a city`;
  row('S14b', what, MOST_MB.postgres, resident);
});

describe('a tab', () => {
  const site = aSite(() => ({}));

  it('with a list', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, LIST);
    await page.getByRole('row').nth(1).waitFor();
    const heap = await heapOf(await page.context().newCDPSession(page));
    row('S14c', 'heap of a tab with a list of vehicles, after a forced collection', MOST_MB.tab, heap);
  });
});
