/** A page of the operate log, of a million entries. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Input } from '../../src/contract/grammar/call.ts';
import { logCalls } from '../../src/contract/log.ts';
import { tendTables } from '../../src/upstream/core/database/upkeep.ts';
import { aLongLog } from '../builders/long-log.ts';
import { filled } from '../builders/seeded-database.ts';
import { TEST_TIME } from '../builders/time-and-chance.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';
import { DATABASES, type Opened, SEEDING_MS } from './databases.ts';
import { comparePages, PAGE, ROWS } from './page-against-sql.ts';

const DAY_MS = 86_400_000;

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

describe.each(DATABASES)('a page of a long log on $database', ({ letter, database, open, isThere }) => {
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

  it.runIf(isThere)('costs little more than its SQL', { timeout: SEEDING_MS }, () =>
    comparePages({
      id: `S8${letter}`,
      of: 'log entries',
      database,
      store: opened.store,
      table: 'operate_log',
      orderBy: 'oper_time desc, id desc',
      asked: ASKED,
      ask: async filter => {
        const { data, total } = await admin.ask(logCalls.listOperateLog, {
          query: { size: PAGE },
          body: filter,
        });
        return { ids: data.map(row => row.id), total };
      },
    }),
  );
});
