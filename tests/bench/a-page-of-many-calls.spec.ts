/** A page of the list of calls, of a million of them. */
import { callRecordCalls } from '../../src/contract/call-record.ts';
import type { Input } from '../../src/contract/grammar/call.ts';
import { aBusyCallCentre } from '../builders/busy-call-centre.ts';
import { TEST_TIME } from '../builders/time-and-chance.ts';
import { describePages, PAGE, ROWS } from './page-against-sql.ts';

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

describePages('a page of many calls', {
  id: 'S8c',
  of: 'calls',
  fill: db => aBusyCallCentre(db, { calls: ROWS, orders: 1_000, now: TEST_TIME }),
  table: 'call_record',
  orderBy: 'entered_on desc, id desc',
  asked: ASKED,
  ask: async (admin, query) => {
    const { data } = await admin.ask(callRecordCalls.queryCallRecordList, {
      query: { size: PAGE, ...query },
    });
    return { ids: data.recordExpands.map(row => row.id), total: data.total };
  },
});
