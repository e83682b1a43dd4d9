/** A console whose server starts on a database that the test has written into. */
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '../../src/upstream/core/context.ts';
import { storeOf } from '../../src/upstream/core/database/embedded.ts';
import { aSeededDirectory } from '../builders/server.ts';
import { aSite } from './console.ts';

/** A server of its own, for the tests of the present block. */
export function aFilledSite(fill: (db: Db) => Promise<unknown>) {
  let directory = '';
  beforeAll(async () => {
    directory = aSeededDirectory();
    const client = await PGlite.create({ dataDir: path.join(directory, 'database') });
    await fill(storeOf(client).db);
    await client.close();
  });
  afterAll(() => fs.rmSync(directory, { recursive: true, force: true }));
  return aSite(() => ({ DATA_DIR: directory }), { hasGraphics: true });
}
