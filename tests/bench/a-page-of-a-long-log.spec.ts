/**
 * A page of the operate log with filter and total, of a million entries, against the two statements that a person
 * would type for it. What session, right, validation, shape and envelope add must not count for much.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '../../src/contract/grammar/call.ts';
import { logCalls } from '../../src/contract/log.ts';
import { storeOf } from '../../src/upstream/core/database/embedded.ts';
import { openPostgres } from '../../src/upstream/core/database/postgres.ts';
import type { Store } from '../../src/upstream/core/database/store.ts';
import { tendTables } from '../../src/upstream/core/database/upkeep.ts';
import { aDatabase, isOnPostgres } from '../builders/database.ts';
import { aLongLog } from '../builders/long-log.ts';
import { filled } from '../builders/seeded-database.ts';
import { TEST_TIME } from '../builders/time-and-chance.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';
import { isMeasuring, report } from '../measure/row.ts';

const ROWS = isMeasuring ? 1_000_000 : 20_000;
const ROUNDS = isMeasuring ? 15 : 1;
const SIZE = 25;
const TARGET = 1.5;
/** Of statements that are over in no time, what the call adds is told in milliseconds. */
const SHORT_MS = 20;
const ADDED_MS = 15;
const DAY_MS = 86_400_000;
const SEEDING_MS = 1_800_000;

type Filter = NonNullable<Input<typeof logCalls.listOperateLog>['body']>;

/** What is asked for most: the call's filter, and the same condition as it is typed. */
const ASKED: readonly [what: string, filter: Filter, where: string][] = [
  ['nothing', {}, 'true'],
  ['a module', { title: 'access' }, `title = 'access'`],
  ['a person', { operName__is: 'clerk7' }, `lower(oper_name) = 'clerk7'`],
  ['part of a name', { operName__contains: 'k5' }, `lower(oper_name) like '%k5%'`],
  ['part of a call', { method__contains: 'updateAdmin' }, `lower(method) like '%updateadmin%'`],
  ['exports', { businessType: 5 }, 'business_type = 5'],
  ['failures', { status: 0 }, 'status = 0'],
  ['a day', { startTime: TEST_TIME - DAY_MS }, `oper_time >= ${TEST_TIME - DAY_MS}`],
  ['a year', { startTime: TEST_TIME - 365 * DAY_MS }, `oper_time >= ${TEST_TIME - 365 * DAY_MS}`],
  [
    'a record',
    { objectType: 'adminUser', objectId: '1002' },
    `object_type = 'adminUser' and lower(object_id) = '1002'`,
  ],
  ['a trace', { traceId: 'trace-77777' }, `lower(trace_id) = 'trace-77777'`],
  ['an address', { operIp: '10.8.7.7' }, `lower(oper_ip) = '10.8.7.7'`],
];

interface Opened {
  store: Store;
  close(): Promise<void>;
}

async function anEmbedded(): Promise<Opened> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-bench-'));
  const store = storeOf(await PGlite.create(directory));
  return {
    store,
    close: async () => {
      await store.close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function aServer(): Promise<Opened> {
  const { url, drop } = await aDatabase('template0');
  const store = openPostgres({ url, poolSize: 4, statementMs: SEEDING_MS });
  return {
    store,
    close: async () => {
      await store.close();
      await drop();
    },
  };
}

describe.each([
  { id: 'S8a', database: 'the embedded database', open: anEmbedded, isThere: true },
  { id: 'S8b', database: 'PostgreSQL', open: aServer, isThere: isOnPostgres },
])('a page of a long log on $database', ({ id, database, open, isThere }) => {
  let opened: Opened;
  let upstream: Upstream;
  let admin: Person;
  beforeAll(async () => {
    if (!isThere) return;
    opened = await open();
    await filled(opened.store);
    await aLongLog(opened.store.db, ROWS, TEST_TIME);
    // a server does so by itself, soon
    upstream = await anUpstream({ store: opened.store, checksAnswers: false });
    await upstream.run(tendTables);
    admin = await upstream.signIn('admin');
  }, SEEDING_MS);
  afterAll(async () => {
    await upstream?.app.close();
    await opened?.close();
  });

  const ours = async (filter: Filter) => {
    const begin = performance.now();
    const { data, total } = await admin.ask(logCalls.listOperateLog, { query: { size: SIZE }, body: filter });
    const ms = performance.now() - begin;
    return { ms, answer: { ids: data.map(row => row.id), total } };
  };

  const typed = (where: string) =>
    // a connection is there already, as for the call
    opened.store.withExclusive(async ({ query }) => {
      await query('select 1');
      const begin = performance.now();
      const rows = await query<{ id: number }>(
        `select * from operate_log where ${where} order by oper_time desc, id desc limit ${SIZE}`,
      );
      const [counted] = await query<{ total: number }>(
        `select count(*)::int as total from operate_log where ${where}`,
      );
      const ms = performance.now() - begin;
      return { ms, answer: { ids: rows.map(row => String(row.id)), total: counted?.total } };
    });

  it.runIf(isThere)('costs little more than its SQL', { timeout: SEEDING_MS }, async () => {
    const figures: { what: string; ratio: number; ours: number; typed: number }[] = [];
    for (const [what, filter, where] of ASKED) {
      // the same rows, and what either needs from the disk is in memory by then
      expect((await ours(filter)).answer, what).toEqual((await typed(where)).answer);
      // the fastest of each: what else the machine does counts for neither
      let [best, bare] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let round = 0; round < ROUNDS; round += 1) {
        best = Math.min(best, (await ours(filter)).ms);
        bare = Math.min(bare, (await typed(where)).ms);
      }
      figures.push({ what, ratio: best / bare, ours: best, typed: bare });
    }
    const long = figures.filter(figure => figure.typed >= SHORT_MS).toSorted((a, b) => b.ratio - a.ratio);
    const short = figures.filter(figure => figure.typed < SHORT_MS);
    const [worst] = long;
    const added = Math.max(0, ...short.map(figure => figure.ours - figure.typed));
    report({
      id,
      what: `a page of ${SIZE} of ${ROWS.toLocaleString('en')} log entries, filtered and counted, against its two statements, on ${database}, ${figures.length} filters, the fastest of ${ROUNDS} interleaved rounds each`,
      target: `at most ${TARGET}; where they take less than ${SHORT_MS} ms, at most ${ADDED_MS} ms more`,
      figure: `${worst?.ratio.toFixed(2)} (by ${worst?.what}: ${worst?.ours.toFixed(0)} against ${worst?.typed.toFixed(0)} ms; by nothing: ${figures[0]?.ours.toFixed(0)} against ${figures[0]?.typed.toFixed(0)} ms); ${added.toFixed(1)} ms more`,
      isMet: (worst?.ratio ?? 0) <= TARGET && added <= ADDED_MS,
    });
  });
});
