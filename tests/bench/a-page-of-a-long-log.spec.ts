/** A page of the operate log, of a million entries. */
import type { Input } from '../../src/contract/grammar/call.ts';
import { logCalls } from '../../src/contract/log.ts';
import { aLongLog } from '../builders/long-log.ts';
import { TEST_TIME } from '../builders/time-and-chance.ts';
import { describePages, PAGE, ROWS } from './page-against-sql.ts';

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

describePages('a page of a long log', {
  id: 'S8',
  of: 'log entries',
  fill: db => aLongLog(db, ROWS, TEST_TIME),
  table: 'operate_log',
  orderBy: 'oper_time desc, id desc',
  asked: ASKED,
  ask: async (admin, filter) => {
    const { data, total } = await admin.ask(logCalls.listOperateLog, {
      query: { size: PAGE },
      body: filter,
    });
    return { ids: data.map(row => row.id), total };
  },
});
