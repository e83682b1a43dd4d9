/** What the sites of windows begin with: as a first start of the server today, with its demonstration's files. */
import fs from 'node:fs';
import path from 'node:path';
import { CITY_LOADS } from '../../src/simulator/city/profiles.ts';
import { addSamplePictures } from '../../src/simulator/demonstration/sample-pictures.ts';
import { aStore } from '../builders/database.ts';
import { beginOpenings, checkOpenings } from '../builders/openings.ts';
import { somePorts } from '../builders/ports.ts';
import { dumped, filled } from '../builders/seeded-database.ts';
import { seededChance } from '../builders/time-and-chance.ts';

const DATABASE = path.resolve('.cache/seeded-today.tar');
const FILES = path.resolve('.cache/seeded-files.json');

/** What the present ones were made from, and on which day. */
const MADE = path.resolve('.cache/seeded-today');

/** Global set-up of the tests with windows. */
export default async function setup() {
  await seedOnce();
  beginOpenings();
  return checkOpenings;
}

async function seedOnce() {
  const print = `${fs.readFileSync('dist/built-from', 'utf8')} ${new Date().toDateString()}`;
  if (fs.existsSync(MADE) && fs.readFileSync(MADE, 'utf8') === print) return;
  const { storage, objects } = somePorts();
  await dumped(DATABASE, async store => {
    const clock = () => Date.now();
    await filled(store, CITY_LOADS.dev.vehicles, clock);
    await addSamplePictures({ db: store.db, storage, chance: seededChance(3), now: clock() });
  });
  const kept = [...objects].map(([key, bytes]) => [key, bytes.toString('base64')]);
  fs.writeFileSync(FILES, JSON.stringify(kept));
  fs.writeFileSync(MADE, print);
}

export const aSeededStore = () => aStore(DATABASE);

let files: ReadonlyMap<string, Buffer> | undefined;

export function seededFiles(): ReadonlyMap<string, Buffer> {
  files ??= new Map(
    (JSON.parse(fs.readFileSync(FILES, 'utf8')) as [string, string][]).map(([key, text]) => [
      key,
      Buffer.from(text, 'base64'),
    ]),
  );
  return files;
}
