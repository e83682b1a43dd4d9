/** A page of the list of calls, of a million of them. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { callRecordCalls } from '../../src/contract/call-record.ts';
import type { Input } from '../../src/contract/grammar/call.ts';
import { aBusyCallCentre } from '../builders/busy-call-centre.ts';
import { filled } from '../builders/seeded-database.ts';
import { TEST_TIME } from '../builders/time-and-chance.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';
import { DATABASES, type Opened, SEEDING_MS } from './databases.ts';
import { comparePages, PAGE, ROWS } from './page-against-sql.ts';

type Filter = NonNullable<Input<typeof callRecordCalls.queryCallRecordList>['query']>;

/** What is asked for most: the call's query, and the same condition as it is typed. */
const ASKED: readonly (readonly [what: string, query: Filter, where: string])[] = [
  ['nothing', {}, 'true'],
  ['an agent', { agentId: 'call8003' }, `agent = 'call8003'`],
  ['those that are answered', { state: 'dealing' }, `state = 'dealing'`],
  ['messages that were left', { state: 'voicemail' }, `state = 'voicemail'`],
  ['a tag', { tagging: '3' }, `tagging = '3'`],
  ['those without a tag', { state: 'dealing', tagging: '0' }, `state = 'dealing' and tagging = '0'`],
  ['a number', { mobile: '13699990001' }, `callno = '13699990001'`],
  ['last four', { mobile: '0777' }, `right(callno, 4) = '0777'`],
];

describe.each(DATABASES)('a page of many calls on $database', ({ letter, database, open, isThere }) => {
  let opened: Opened;
  let upstream: Upstream;
  let admin: Person;
  beforeAll(async () => {
    if (!isThere) return;
    opened = await open();
    await filled(opened.store);
    await aBusyCallCentre(opened.store.db, { calls: ROWS, orders: 1_000, now: TEST_TIME });
    upstream = await anUpstream({ store: opened.store, checksAnswers: false });
    admin = await upstream.signIn('admin');
  }, SEEDING_MS);
  afterAll(async () => {
    await upstream?.app.close();
    await opened?.close();
  });

  it.runIf(isThere)('costs little more than its SQL', { timeout: SEEDING_MS }, () =>
    comparePages({
      id: `S8c${letter}`,
      of: 'calls',
      database,
      store: opened.store,
      table: 'call_record',
      orderBy: 'entered_on desc, id desc',
      asked: ASKED,
      ask: async query => {
        const { data } = await admin.ask(callRecordCalls.queryCallRecordList, {
          query: { size: PAGE, ...query },
        });
        return { ids: data.recordExpands.map(row => row.id), total: data.total };
      },
    }),
  );
});
