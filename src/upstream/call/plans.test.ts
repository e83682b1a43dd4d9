// @tier full
/** What a call centre asks for, with two years of it behind: counted in rows that are read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBusyCallCentre } from '../../../tests/builders/busy-call-centre.ts';
import { aReport } from '../../../tests/builders/calls.ts';
import { aHearingStore, type Statement } from '../../../tests/builders/heard-statements.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { callCentreCalls } from '../../contract/call-centre.ts';
import { callCountCalls, callRecordCalls } from '../../contract/call-record.ts';
import { complaint, complaintCalls } from '../../contract/complaint.ts';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import type { AnyCall, Input } from '../../contract/grammar/call.ts';
import { passenger, passengerCalls } from '../../contract/passenger.ts';
import { takeReports } from '../domain/calls/taking.ts';

const CALLS = 60_000;
/** Their rows are not few. */
const LARGE = [
  'call_record',
  'call_report',
  'call_back',
  'complaint',
  'passenger',
  'lost_order',
  'taxi_order',
];
/** Of a page, however rare what it asks for: what a filter that fits one in some hundreds may look at in vain. */
const MOST_READ = 2_500;

let hearing: Awaited<ReturnType<typeof aHearingStore>>;
let office: Office;
let limited: Person;
let busy: Awaited<ReturnType<typeof aBusyCallCentre>>;
beforeAll(async () => {
  hearing = await aHearingStore();
  office = await anOffice({ store: hearing.store });
  limited = await office.aClerk({
    rights: [
      'callmgr',
      'lost',
      'monitoring.complaint',
      'order',
      'order.list',
      'monitoring.map',
      'reportStatistics',
    ],
    areaIds: ['450103'],
  });
  busy = await aBusyCallCentre(hearing.store.db, { calls: CALLS, orders: CALLS / 2, now: office.clock() });
}, 240_000);
afterAll(() => office.close());

const DAY_MS = 86_400_000;
const isCount = ({ text }: Statement) => text.includes('count(*)');
const ask = (who: Person, call: AnyCall, query: object) =>
  hearing.during(async () => expect((await who.ask(call, { query } as Input<AnyCall>)).errCode).toBe(0));

/** No large table from end to end, and no more rows of it than that. */
async function expectLittleReadBy(statements: readonly Statement[], most: number, what: unknown) {
  for (const statement of statements) {
    const { read, whole } = await hearing.readingOf(statement);
    expect({ what, text: statement.text, read, whole: whole.filter(table => LARGE.includes(table)) }).toEqual(
      {
        what,
        text: statement.text,
        read: expect.toSatisfy((rows: number) => rows <= most),
        whole: [],
      },
    );
  }
}

const LATEST = { order: 'desc' };
const PAGES: readonly (readonly [string, AnyCall, () => readonly Record<string, unknown>[]])[] = [
  [
    'calls',
    callRecordCalls.queryCallRecordList,
    () => [
      {},
      ...[1, 2, 3, 4, 7, 30].map(timeType => ({ timeType })),
      ...['dealing', 'notDeal', 'leak', 'queueLeak', 'blackList', 'voicemail'].map(state => ({ state })),
      ...['1', '99'].map(tagging => ({ tagging })),
      { tagging: '0', state: 'dealing' },
      ...['answered', 'soon', 'missed', 'rung', 'tagged', 'ordered'].map(only => ({ only })),
      { agentId: 'call8003' },
      { agentId: 'call8003', state: 'dealing', tagging: '0', timeType: 1, size: 1 },
      { callType: 'dialout' },
      { ivrkey: '2' },
      { mobile: busy.mobile },
      { mobile: '0777' },
      { passengerId: busy.passengerId },
      { startTime: office.clock() - 400 * DAY_MS, endTime: office.clock() - 370 * DAY_MS },
    ],
  ],
  [
    'numbers to call back',
    callCentreCalls.listCallBacks,
    () => [{}, { state: 1 }, { state: 2 }, { state: 3 }],
  ],
  ['the screen pop', callCentreCalls.screenPop, () => [{ callId: busy.callId }]],
  ['who is at his desk', callCentreCalls.listAgents, () => [{}]],
  [
    'one person',
    passengerCalls.callerTimeline,
    () => [{ id: busy.passengerId }, { id: busy.passengerId, cursor: `${office.clock()}.order.1` }],
  ],
  [
    'who has a number',
    dispatchQueryCalls.getPassagerInfo,
    () => [{ mobile: busy.mobile }, { mobile: '13500000007' }, { mobile: '0001' }],
  ],
  [
    'callers',
    passenger.calls.list,
    () => [
      {},
      ...passenger.sorts.flatMap(orderBy => [{ orderBy }, { orderBy, ...LATEST }]),
      { mobile: busy.mobile },
      { mobile: '13500000007' },
      { mobile: '0007' },
      { isOldPerson: 1 },
      { isBlack: 1 },
    ],
  ],
  [
    'complaints',
    complaint.calls.list,
    () => [
      {},
      ...complaint.sorts.flatMap(orderBy => [{ orderBy }, { orderBy, ...LATEST }]),
      ...[0, 1, 2, 3, 4].map(state => ({ state })),
      ...['over', 'soon'].map(due => ({ due })),
      { mobile: busy.mobile },
      { mobile: '0777' },
      { complaintNo__is: 'busy777' },
      { plateNumber__is: '桂ab0777' },
      { deadline__lte: office.clock(), deadline__gte: office.clock() - DAY_MS, orderBy: 'deadline' },
    ],
  ],
];

const SEEN = [
  ['everywhere', () => office.admin],
  ['in one area of five', () => limited],
] as const;

describe.each(PAGES)('%s', (_what, call, queries) => {
  it.each(SEEN)('%s, are read through an index, a small part of them', async (_where, who) => {
    for (const query of queries()) {
      const statements = await ask(who(), call, query);
      // a whole count is the same for every page of a list, and reads what it counts
      const pages = statements.filter(one => /^select/i.test(one.text) && !isCount(one));
      expect(pages.length).toBeGreaterThan(1);
      await expectLittleReadBy(pages, MOST_READ, query);
    }
  });
});

it('the counts beside a list of calls are one statement, and each reads what it counts, in an index', async () => {
  const counted = async (query: object) => {
    const counts = (await ask(office.admin, callRecordCalls.queryCallRecordList, query)).filter(isCount);
    expect(counts).toHaveLength(1);
    return counts;
  };
  // all of them, and of these the missed and those of the month
  await expectLittleReadBy(await counted({}), CALLS * 1.25, 'of nothing');
  await expectLittleReadBy(await counted({ agentId: 'call8003' }), CALLS / 10, 'of an agent');
  await expectLittleReadBy(await counted({ mobile: busy.mobile }), 400, 'of a number');
  await expectLittleReadBy(await counted({ state: 'voicemail' }), CALLS / 45, 'of a state');
});

it('the counts of complaints read those that are open', async () => {
  const counts = (await ask(office.admin, complaintCalls.countComplaints, {})).filter(isCount);
  expect(counts).toHaveLength(1);
  await expectLittleReadBy(counts, CALLS / 5 / 50, 'open');
});

describe('statistics of a month', () => {
  it.each([
    ['by day', callCountCalls.countList],
    ['by agent', callCountCalls.countAgents],
    ['by key', callCountCalls.countIvrList],
    ['by tag', callCountCalls.countTaggingList],
  ])('%s, read the calls of that month', async (_what, call) => {
    const endTime = office.clock() - 300 * DAY_MS;
    const month = { startTime: endTime - 30 * DAY_MS, endTime };
    const statements = (await ask(office.admin, call, month)).filter(isCount);
    expect(statements).toHaveLength(1);
    await expectLittleReadBy(statements, CALLS / 20, month);
  });
});

it('a report is taken by what was reported of its call and its number alone', async () => {
  const { db } = hearing.store;
  const on = office.clock();
  const statements = await hearing.during(() =>
    db.transaction(inside =>
      takeReports(
        { db: inside as never, clock: office.clock },
        [
          aReport({ callId: 'busy-new', kind: 'enter', on, callno: busy.mobile }),
          aReport({ callId: 'busy-new', kind: 'end', on: on + 9_000, callno: busy.mobile }),
        ],
        null,
      ),
    ),
  );
  const read = statements.filter(({ text }) => /^(select|update)/i.test(text));
  expect(read.length).toBeGreaterThan(5);
  await expectLittleReadBy(read, MOST_READ, 'report');
});
