/** Starts the built server once on an empty directory; each browser test opens a copy of what it left instead. */
import fs from 'node:fs';
import path from 'node:path';
import { aDataDirectory, SEEDED_DIRECTORY, serve } from './server.ts';

export default async function setup() {
  const directory = aDataDirectory();
  await (await serve(directory)).stop();
  fs.rmSync(SEEDED_DIRECTORY, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(SEEDED_DIRECTORY), { recursive: true });
  fs.cpSync(directory, SEEDED_DIRECTORY, { recursive: true });
  fs.rmSync(directory, { recursive: true, force: true });
}
