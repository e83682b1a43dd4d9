// @tier full
/**
 * Thirty calls a minute of a switchboard whose reports come late, twice and in any order: at each moment list, queue,
 * presence and statistics are what has been reported, as it is counted here by hand.
 */
import { groupBy, sumBy } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReport } from '../../../tests/builders/calls.ts';
import { aMachine, type Machine } from '../../../tests/builders/open-door.ts';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { callCentreCalls } from '../../contract/call-centre.ts';
import { callCountCalls, callRecordCalls } from '../../contract/call-record.ts';
import { streamOf } from '../core/streams.ts';
import { callBack, callRecord, callReport } from '../domain/calls/tables.ts';
import type { Reported } from '../domain/calls/taking.ts';

const MINUTES = 2;
const A_MINUTE = 30;
const NUMBERS = 20;
/** A provider sends what it has every five seconds. */
const STEP_MS = 5_000;
const LATEST_MS = 90_000;
const WRAP_UP_MS = 120_000;

/** What happened, in milliseconds since 1970; null where it came to nothing. */
interface Planned {
  callId: string;
  callno: string | null;
  agent: string | null;
  enteredOn: number;
  ringingdate: number | null;
  begin: number | null;
  end: number;
}

let upstream: Upstream;
let agent: Person;
let provider: Machine;
let accounts: string[];
/** At the switchboard. */
let ownAccount: string;
let calls: Planned[];
beforeAll(async () => {
  upstream = await anUpstream();
  for (const table of [callBack, callReport, callRecord]) await upstream.store.db.delete(table);
  const admin = await upstream.signIn('admin');
  agent = await upstream.signIn('agent');
  provider = await aMachine(upstream, admin, ['reportCalls']);
  const desks = (await agent.ask(callCentreCalls.listAgents)).data;
  ownAccount = desks.find(({ userId }) => userId === agent.id)?.agent ?? '';
  accounts = [ownAccount, ...desks.map(desk => desk.agent).filter(other => other !== ownAccount)].slice(0, 5);
  calls = someCalls();
  await pass();
}, 240_000);
afterAll(() => upstream.close());

const chance = streamOf(30, 'many calls');
const seconds = (least: number, most: number) => Math.floor(chance.between(least, most)) * 1_000;
const oneOf = <Item>(items: readonly Item[]): Item => items[chance.below(items.length)] as Item;

function someCalls(): Planned[] {
  const start = upstream.clock();
  return Array.from({ length: MINUTES * A_MINUTE }, (_, at) => {
    const enteredOn = start + Math.floor(at / A_MINUTE) * 60_000 + seconds(0, 60);
    const hasRung = chance.happens(0.85);
    const isAnswered = hasRung && chance.happens(0.8);
    const ringingdate = hasRung ? enteredOn + seconds(2, 9) : null;
    const begin = isAnswered ? (ringingdate ?? 0) + seconds(1, 8) : null;
    return {
      callId: `many-${at}`,
      callno: chance.happens(0.1) ? null : `1387725${String(1_000 + chance.below(NUMBERS))}`,
      agent: hasRung ? oneOf(accounts) : null,
      enteredOn,
      ringingdate,
      begin,
      end: (begin ?? ringingdate ?? enteredOn) + seconds(5, isAnswered ? 120 : 25),
    };
  });
}

const reportsOf = ({ callId, callno, agent: account, ...times }: Planned): Reported[] => {
  const of = (kind: Reported['kind'], on: number | null, by: string | null = null) =>
    on === null ? [] : aReport({ callId, callno, kind, on, agent: by });
  return [
    of('enter', times.enteredOn),
    of('ring', times.ringingdate, account),
    of('link', times.begin, account),
    of('end', times.end),
  ].flat();
};

/** Until the last minute is over: by then all has come that had happened until then. */
async function pass(): Promise<void> {
  const until = upstream.clock() + MINUTES * 60_000;
  const sent = calls
    .flatMap(reportsOf)
    .filter(({ on }) => on <= until)
    .flatMap(report => (chance.happens(0.2) ? [report, report] : report))
    .map(report => ({ report, dueOn: Math.min(until, report.on + chance.between(0, LATEST_MS)) }));
  for (let from = upstream.clock(); from < until; from += STEP_MS) {
    upstream.clock.advance(STEP_MS);
    const isLast = from + STEP_MS >= until;
    const due = sent.filter(({ dueOn }) => dueOn >= from && (isLast || dueOn < from + STEP_MS));
    const reports = chance.shuffled(due).map(({ report }) => report);
    for (let at = 0; at < reports.length; at += 40) {
      const some = reports.slice(at, at + 40);
      expect((await provider.send('POST', '/api/open/calls', { reports: some })).errCode).toBe(0);
    }
  }
}

/** Of what had happened by then. */
const isOver = ({ end }: Planned) => end <= upstream.clock();
const isAnswered = (call: Planned) => isOver(call) && call.begin !== null;
const isMissed = (call: Planned) => isOver(call) && call.begin === null;
const cut = (time: number | null) => (time !== null && time <= upstream.clock() ? time : null);
const secondsBetween = (from: number, to: number) => (to - from) / 1_000;

describe('after thirty calls a minute', () => {
  it('the list has each of them as it was', async () => {
    const query = { size: 200, timeType: 1 } as const;
    const { recordExpands, ...counts } = (await agent.ask(callRecordCalls.queryCallRecordList, { query }))
      .data;
    expect(recordExpands.map(({ enteredOn }) => enteredOn)).toEqual(
      calls.map(({ enteredOn }) => enteredOn).toSorted((one, other) => other - one),
    );
    const rows = await upstream.store.db.select().from(callRecord);
    const byName = new Map(rows.map(row => [row.callId, row]));
    for (const call of calls) {
      expect(byName.get(call.callId)).toMatchObject({
        callno: call.callno,
        enteredOn: call.enteredOn,
        ringingdate: cut(call.ringingdate),
        begin: cut(call.begin),
        end: cut(call.end),
        agent: cut(call.ringingdate) === null ? null : call.agent,
        state: !isOver(call) ? null : call.begin ? 'dealing' : call.ringingdate ? 'notDeal' : 'leak',
      });
    }
    expect(calls.filter(call => !isOver(call)).length).toBeGreaterThan(3);
    expect(counts).toMatchObject({
      total: calls.length,
      allCount: calls.length,
      countBy7Day: calls.length,
      callCount: calls.length,
      deElectrifyCount: calls.filter(isMissed).length,
    });
  });

  it('the queue has each number that has called in vain since somebody talked to it', async () => {
    const known = calls.filter(({ callno }) => callno !== null);
    const expected = Object.values(groupBy(known, ({ callno }) => callno ?? '')).flatMap(own => {
      const talked = Math.max(0, ...own.map(({ begin }) => cut(begin) ?? 0));
      const missed = own.filter(call => isMissed(call) && call.enteredOn > talked);
      const times = missed.map(({ enteredOn }) => enteredOn);
      return missed.length === 0
        ? []
        : {
            callno: `138****${own[0]?.callno?.slice(-4)}`,
            missedCount: missed.length,
            firstMissedOn: Math.min(...times),
            lastMissedOn: Math.max(...times),
          };
    });
    const { data } = await agent.ask(callCentreCalls.listCallBacks, { query: { state: 1, size: 100 } });
    const waiting = data.map(({ callno, missedCount, firstMissedOn, lastMissedOn }) => ({
      callno,
      missedCount,
      firstMissedOn,
      lastMissedOn,
    }));
    expect(expected.length).toBeGreaterThan(3);
    const byNumber = (one: { callno: string }, other: { callno: string }) =>
      one.callno.localeCompare(other.callno);
    expect(waiting.toSorted(byNumber)).toEqual(expected.toSorted(byNumber));
  });

  it('everybody is where his calls say', async () => {
    const now = upstream.clock();
    const stateOf = (account: string) => {
      const own = calls.filter(call => call.agent === account && cut(call.ringingdate) !== null);
      const on = own.filter(call => !isOver(call));
      if (on.some(({ begin }) => cut(begin) !== null)) return 3;
      if (on.length > 0) return 2;
      if (own.some(call => isAnswered(call) && call.end >= now - WRAP_UP_MS)) return 4;
      return account === ownAccount ? 1 : 0;
    };
    const desks = (await agent.ask(callCentreCalls.listAgents)).data;
    for (const account of accounts) {
      const own = calls.filter(call => call.agent === account && cut(call.ringingdate) !== null);
      expect(desks.find(desk => desk.agent === account)).toMatchObject({
        state: stateOf(account),
        todayIn: own.length,
        answered: own.filter(isAnswered).length,
      });
    }
  });

  it('the statistics count what has happened', async () => {
    const answered = calls.filter(isAnswered);
    const days = (await agent.ask(callCountCalls.countList, { query: {} })).data;
    expect(days).toHaveLength(1);
    expect(days[0]).toMatchObject({
      callCount: calls.length,
      answerCount: answered.length,
      deElectrifyCount: calls.filter(isMissed).length,
      within10sCount: answered.filter(
        ({ enteredOn, begin }) => secondsBetween(enteredOn, begin ?? Number.POSITIVE_INFINITY) <= 10,
      ).length,
      talkSeconds: sumBy(answered, ({ begin, end }) => secondsBetween(begin ?? end, end)),
    });
    const agents = (await agent.ask(callCountCalls.countAgents, { query: {} })).data;
    for (const row of agents) {
      const own = calls.filter(call => call.agent === row.agent && cut(call.ringingdate) !== null);
      expect(row).toMatchObject({
        in: own.length,
        answered: own.filter(isAnswered).length,
        missed: own.filter(isMissed).length,
      });
    }
    expect(agents.map(row => row.agent).toSorted()).toEqual(accounts.toSorted());
  });
});
