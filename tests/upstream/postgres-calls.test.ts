/** The call centre where reports, agents and clerks really come at the same moment, at two servers on one database. */
import { eq } from 'drizzle-orm';
import { shuffle } from 'es-toolkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callCentreCalls } from '../../src/contract/call-centre.ts';
import { callRecordCalls } from '../../src/contract/call-record.ts';
import { passengerCalls } from '../../src/contract/passenger.ts';
import { callBack, callRecord, callReport } from '../../src/upstream/domain/calls/tables.ts';
import { unfold } from '../../src/upstream/domain/calls/unfolding.ts';
import { passenger } from '../../src/upstream/domain/orders/tables.ts';
import { aReport } from '../builders/calls.ts';
import { aMobile } from '../builders/dispatch-desk.ts';
import { aMachine, type Machine } from '../builders/open-door.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';

const ROUNDS = 5;
const [DONE, CHANGED, NOT_ALLOWED, NOT_FOUND] = [0, 3001, 3002, 3006];

let first: Upstream;
let second: Upstream;
let boards: [Machine, Machine];
/** One agent at each. */
let agents: [Person, Person];
beforeAll(async () => {
  first = await anUpstream();
  const { store, clock } = first;
  // the clock of both is that of the first
  second = { ...(await anUpstream({ store, now: clock, seed: 3 })), clock };
  agents = [await first.signIn('agent'), await second.signIn('dispatcher')];
  const admins = [await first.signIn('admin'), await second.signIn('admin')] as const;
  boards = [
    await aMachine(first, admins[0], ['reportCalls']),
    await aMachine(second, admins[1], ['reportCalls']),
  ];
});
afterAll(() => first.close());
beforeEach(async () => {
  for (const table of [callBack, callReport, callRecord]) await first.store.db.delete(table);
});

type About = Parameters<typeof aReport>[0];
const send = (board: Machine, reports: readonly object[]) =>
  board.send<{ outcome: string }[]>('POST', '/api/open/calls', { reports });
let made = 0;
const aName = () => `at-once-${++made}`;

/** Of a call that was answered. */
function reportsOf(callId: string, callno: string): ReturnType<typeof aReport>[] {
  const on = first.clock();
  const said: readonly Omit<About, 'callId'>[] = [
    { kind: 'enter', on },
    { kind: 'key', on: on + 3_000, ivrkey: '1' },
    { kind: 'ring', on: on + 5_000, agent: 'call8001' },
    { kind: 'link', on: on + 9_000, agent: 'call8001' },
    { kind: 'end', on: on + 60_000, endedBy: 'caller' },
    { kind: 'record', on: on + 61_000, recordUrl: 'a.mp3' },
  ];
  return said.map(each => aReport({ callId, callno, ...each }));
}

/** Of a call that nobody has answered. */
const missed = (callId: string, callno: string) => [
  aReport({ callId, callno, kind: 'enter', on: first.clock() }),
  aReport({ callId, callno, kind: 'end', on: first.clock() + 8_000 }),
];

async function aNumberToCall(callno: string) {
  await send(boards[0], missed(aName(), callno));
  const [row] = await first.store.db.select().from(callBack).where(eq(callBack.callno, callno));
  if (!row) throw new Error('nobody to call back');
  return row;
}

async function aCaller() {
  const now = first.clock();
  const [row] = await first.store.db
    .insert(passenger)
    .values({ mobile: aMobile(), searchKey: '', createdOn: now, updatedOn: now })
    .returning();
  if (!row) throw new Error('no caller');
  return row;
}

const codesOf = async (asked: readonly Promise<{ errCode: number }>[]) =>
  (await Promise.all(asked)).map(({ errCode }) => errCode).toSorted((one, other) => one - other);

describe('reports', () => {
  it('of one call, all at once and twice, are one call', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const reports = reportsOf(aName(), aMobile());
      const replies = await Promise.all(
        boards.flatMap(board => shuffle(reports).map(report => send(board, [report]))),
      );
      expect(replies.map(({ errCode }) => errCode)).toEqual(replies.map(() => DONE));
      const outcomes = replies.map(({ data }) => data[0]?.outcome).toSorted();
      expect(outcomes).toEqual([...reports.map(() => 'known'), ...reports.map(() => 'noted')]);
    }
    const rows = await first.store.db.select().from(callRecord);
    expect(rows).toHaveLength(ROUNDS);
    const { callno: _callno, ...told } = unfold(reportsOf('any', rows[0]?.callno ?? ''));
    for (const row of rows) expect(row).toMatchObject(told);
  });

  it('of many calls of the same new numbers, in opposite turns, wait for each other and not in a circle', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const numbers = Array.from({ length: 6 }, aMobile);
      const inTurn = (of: readonly string[]) => of.flatMap(number => missed(aName(), number));
      const replies = await Promise.all([
        send(boards[0], inTurn(numbers)),
        send(boards[1], inTurn(numbers.toReversed())),
        send(boards[0], inTurn(shuffle(numbers))),
        send(boards[1], inTurn(shuffle(numbers))),
      ]);
      expect(replies.map(({ errCode }) => errCode)).toEqual(replies.map(() => DONE));
    }
    const open = await first.store.db.select().from(callBack);
    expect(open).toHaveLength(6 * ROUNDS);
    expect(new Set(open.map(({ missedCount }) => missedCount))).toEqual(new Set([4]));
    const calls = await first.store.db.select().from(callRecord);
    expect(new Set(calls.map(({ passengerId }) => passengerId)).size).toBe(6 * ROUNDS);
  });

  it('that somebody was answered and that he has called in vain leave nobody to call back', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const callno = aMobile();
      const before = missed(aName(), callno);
      const later = aName();
      const answered = reportsOf(later, callno).map(report => ({ ...report, on: report.on + 10_000 }));
      await Promise.all([send(boards[0], before), send(boards[1], answered)]);
      const rows = await first.store.db.select().from(callBack).where(eq(callBack.callno, callno));
      expect(rows.filter(({ state }) => state === 1)).toEqual([]);
    }
  });
});

describe('a number to call back', () => {
  const claim = (agent: Person, { id, version }: { id: string; version: number }) =>
    agent.ask(callCentreCalls.actOnCallBack, { body: { id, version, act: 'claim' } });

  it('is claimed by one of two who reach for it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const waiting = await aNumberToCall(aMobile());
      const replies = await Promise.all(agents.map(agent => claim(agent, waiting)));
      expect(replies.map(({ errCode }) => errCode).toSorted()).toEqual([DONE, CHANGED]);
      const winner = agents[replies.findIndex(({ errCode }) => errCode === DONE)];
      const [row] = await first.store.db.select().from(callBack).where(eq(callBack.id, waiting.id));
      expect(row).toMatchObject({ state: 1, claimedById: winner?.id, version: waiting.version + 1 });
    }
  });

  it('that is claimed while its caller gets through is done', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const callno = aMobile();
      const waiting = await aNumberToCall(callno);
      const answered = reportsOf(aName(), callno).map(report => ({ ...report, on: report.on + 10_000 }));
      const [told, ...claims] = await Promise.all([
        send(boards[0], answered),
        ...agents.map(agent => claim(agent, waiting)),
      ]);
      expect(told.errCode).toBe(DONE);
      for (const { errCode } of claims) expect([DONE, CHANGED, NOT_ALLOWED]).toContain(errCode);
      const [row] = await first.store.db.select().from(callBack).where(eq(callBack.id, waiting.id));
      expect(row?.state).toBe(2);
    }
  });
});

describe('callers', () => {
  type Known = { id: string; version: number };
  const merge = (agent: Person, stays: Known, gone: Known) =>
    agent.ask(passengerCalls.mergeCallers, {
      body: { id: stays.id, version: stays.version, goneId: gone.id, goneVersion: gone.version },
    });

  it('are merged once, whichever way round and with whomever else', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other, third] = [await aCaller(), await aCaller(), await aCaller()];
      const codes = await codesOf([
        merge(agents[0], one, other),
        merge(agents[1], other, one),
        merge(agents[0], third, one),
        merge(agents[1], other, third),
      ]);
      expect(codes[0]).toBe(DONE);
      for (const code of codes) expect([DONE, CHANGED, NOT_FOUND]).toContain(code);
      const rows = await first.store.db.select().from(passenger);
      const byId = new Map(rows.map(row => [row.id, row]));
      // whoever is gone has gone to one who is there
      for (const { id } of [one, other, third]) {
        const into = byId.get(id)?.mergedInto ?? id;
        expect(byId.get(into)?.mergedInto).toBeNull();
      }
    }
  });

  it('who call while they are merged belong to the one that is left', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await aCaller(), await aCaller()];
      // one of the calls goes on already
      const [begun, ended] = missed(aName(), other.mobile);
      await send(boards[1], begun ? [begun] : []);
      const codes = await codesOf([
        merge(agents[0], one, other),
        send(boards[1], ended ? [ended] : []),
        send(boards[0], [...missed(aName(), one.mobile), ...missed(aName(), other.mobile)]),
      ]);
      expect(codes).toEqual([DONE, DONE, DONE]);
      const calls = await first.store.db.select().from(callRecord);
      const own = calls.filter(({ callno }) => callno === one.mobile || callno === other.mobile);
      expect(own.map(({ passengerId }) => passengerId)).toEqual([one.id, one.id, one.id]);
      const waiting = await first.store.db.select().from(callBack).where(eq(callBack.callno, other.mobile));
      expect(waiting).toMatchObject([{ passengerId: one.id, missedCount: 2 }]);
    }
  });
});

it('a call that two tag at once, while it ends, has one of the tags and its end', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const callId = aName();
    const reports = reportsOf(callId, aMobile());
    await send(boards[0], reports.slice(0, 4));
    const [call] = await first.store.db.select().from(callRecord).where(eq(callRecord.callId, callId));
    const tag = (agent: Person, tagging: string) =>
      agent.ask(callRecordCalls.updateQimoTagging, { body: { id: call?.id ?? '', tagging } });
    const codes = await codesOf([
      tag(agents[0], '1'),
      send(boards[1], reports.slice(4)),
      tag(agents[1], '2'),
    ]);
    expect(codes).toEqual([DONE, DONE, DONE]);
    const [row] = await first.store.db.select().from(callRecord).where(eq(callRecord.callId, callId));
    expect(['1', '2']).toContain(row?.tagging);
    expect(row).toMatchObject({ state: 'dealing', recordUrl: 'a.mp3', version: (call?.version ?? 0) + 3 });
  }
});
