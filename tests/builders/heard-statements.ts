/** An embedded database that remembers what it was asked, so that a test can ask how each statement was answered. */
import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from '../../src/upstream/core/context.ts';
import { storeOf } from '../../src/upstream/core/database/embedded.ts';
import { SEEDED_DATABASE } from './database.ts';
import { EXPLAIN, readBy, stepsOf } from './plans.ts';

export interface Statement {
  text: string;
  params: unknown[];
}

export interface Reading {
  /** Of rows, over all tables: those that fitted and those that were looked at in vain. */
  read: number;
  /** Tables that were read from end to end. */
  whole: string[];
}

export async function aHearingStore() {
  const client = await PGlite.create({ loadDataDir: new Blob([fs.readFileSync(SEEDED_DATABASE)]) });
  let heard: Statement[] = [];
  const logQuery = (text: string, params: unknown[]) => void heard.push({ text, params });
  const store = { ...storeOf(client), db: drizzle({ client, logger: { logQuery } }) as unknown as Db };

  return {
    store,
    /** What is asked while `act` runs. */
    async during(act: () => Promise<unknown>): Promise<Statement[]> {
      heard = [];
      await act();
      return heard;
    },
    /** Asks again, and answers how much was read for it. */
    async readingOf({ text, params }: Statement): Promise<Reading> {
      const { rows } = await client.query(`${EXPLAIN} ${text}`, params);
      const scans = stepsOf(rows).filter(node => node['Relation Name']);
      return {
        read: scans.reduce((sum, node) => sum + readBy(node), 0),
        whole: scans.flatMap(node => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [])),
      };
    },
  };
}
