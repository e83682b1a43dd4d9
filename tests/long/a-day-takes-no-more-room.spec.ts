/**
 * The built server lives a day with a town on its embedded database, by a clock that is hurried inside the process:
 * whatever is kept for hours only is done with well before the second quarter is over, so from then on neither memory
 * nor disk may grow, but by what is kept for good.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, it } from 'vitest';
import { aDataDirectory, type Server, serve } from '../builders/server.ts';

/** At most, see `hurried.mjs`: on two cores that have nothing else to do the day takes some twenty minutes. */
const HURRY = 80;
const HOURS = 24;
const HOUR_MS = 3_600_000;
const VEHICLES = 1_500;
/** Fewest rides of a vehicle in a day, by docs/city.md. */
const FEWEST_RIDES = 18;
/** How much more the last quarter may take than the second. */
const MOST_MORE = 0.1;
/** The database's own journal comes in files of 16 MB, and is cut at 32 MB: some more are kept to be written over. */
const LONGEST_JOURNAL = 128_000_000;
/** Tables that nothing is ever swept from, and that the city writes into. */
const KEPT_FOR_GOOD = ['trip', 'driver_shift'];

interface Hour {
  /** Bytes of the whole process, and of its first thread's objects, after collecting. */
  rss: number;
  heapUsed: number;
  /** Bytes of the data directory: the database's own journal, and all the rest. */
  journal: number;
  rest: number;
}

const directory = aDataDirectory();
let server: Server | undefined;
afterAll(async () => {
  await server?.stop();
  fs.rmSync(directory, { recursive: true, force: true });
});

it('takes no more room in the last quarter of a day than in the second', {
  timeout: 4 * 3_600_000,
}, async () => {
  const hurried = pathToFileURL(path.join(import.meta.dirname, 'hurried.mjs'));
  server = await serve(directory, {
    CITY: 'town',
    HURRY: String(HURRY),
    NODE_OPTIONS: `--import ${hurried}`,
  });
  const hours: Hour[] = [];
  for (let hour = 0; hour < HOURS; hour += 1) {
    const taken = await hourAfter(server, hour);
    process.stdout.write(`hour ${hour + 1}: ${told(taken)}\n`);
    hours.push(taken);
  }
  await server.stop();
  const printed = server.printed();
  server = undefined;
  const { trips, keptForGood } = await wayOfLife();
  process.stdout.write(`${trips} trips; kept for good ${megabytes(keptForGood)}\n`);

  // nothing went wrong, and the town lived a whole day
  expect(printed).not.toContain('"level":50');
  expect(trips).toBeGreaterThan(VEHICLES * FEWEST_RIDES);
  const grownBy = (what: (hour: Hour) => number) =>
    mean(hours.slice(18, 24).map(what)) - mean(hours.slice(6, 12).map(what));
  const mostOf = (what: (hour: Hour) => number) => MOST_MORE * mean(hours.slice(6, 12).map(what));
  expect(grownBy(({ rss }) => rss)).toBeLessThan(mostOf(({ rss }) => rss));
  expect(grownBy(({ heapUsed }) => heapUsed)).toBeLessThan(mostOf(({ heapUsed }) => heapUsed));
  expect(Math.max(...hours.map(({ journal }) => journal))).toBeLessThan(LONGEST_JOURNAL);
  // between the middles of the two quarters lies half a day
  expect(grownBy(({ rest }) => rest)).toBeLessThan(keptForGood / 2 + mostOf(({ rest }) => rest));
});

/** Once that hour has been told of; nothing else is done meanwhile. */
async function hourAfter({ printed, process }: Server, hour: number): Promise<Hour> {
  const line = () => printed().match(/^memory .*$/gm)?.[hour];
  const patient = { timeout: (20 * HOUR_MS) / HURRY, interval: 200 };
  await expect.poll(() => line() ?? process.exitCode, patient).not.toBeNull();
  const { rss, heapUsed } = JSON.parse(line()?.slice('memory '.length) ?? '{}') as Hour;
  const journal = bytesIn(path.join(directory, 'database/pg_wal'));
  return { rss, heapUsed, journal, rest: bytesIn(directory) - journal };
}

/** A file may go while it is looked at. */
function bytesIn(folder: string): number {
  return fs.readdirSync(folder, { withFileTypes: true, recursive: true }).reduce((sum, entry) => {
    if (!entry.isFile()) return sum;
    const file = path.join(entry.parentPath, entry.name);
    return sum + (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  }, 0);
}

/** How many trips there were, and what is left of the day for good, in bytes. */
async function wayOfLife() {
  const database = await PGlite.create({ dataDir: path.join(directory, 'database') });
  const { rows } = await database.query<{ trips: number; keptForGood: number }>(
    `select (select count(*) from trip)::int as trips,
      (select sum(pg_total_relation_size(name::regclass)) from unnest($1::text[]) name)::int as "keptForGood"`,
    [KEPT_FOR_GOOD],
  );
  await database.close();
  const [row] = rows;
  if (!row) throw new Error('the database does not answer');
  return row;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
const told = (hour: Hour) =>
  Object.entries(hour)
    .map(([what, bytes]) => `${what} ${megabytes(bytes)}`)
    .join(', ');
