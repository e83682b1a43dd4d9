/** Reports of a switchboard as they come: once or twice, early or late, of several calls at a time. */
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aReport } from '../../../../tests/builders/calls.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import { CALL_DESK } from '../../../contract/call-centre.ts';
import { DRIVER_LEFT } from '../../../contract/driver.ts';
import { adminUser } from '../../core/identity/tables.ts';
import { pushRow } from '../../core/outbox/tables.ts';
import { driver } from '../fleet/tables.ts';
import { passenger } from '../orders/tables.ts';
import { callBack, callRecord, callReport } from './tables.ts';
import { type Reported, takeReports } from './taking.ts';

const SECOND = 1_000;
const CALLER = '13877110001';

let upstream: Upstream;
let agent: { account: string; userId: string; name: string };
beforeAll(async () => {
  upstream = await anUpstream();
  const [found] = await upstream.store.db.select().from(adminUser).where(eq(adminUser.account, 'agent'));
  agent = {
    account: found?.callSystemAccount ?? '',
    userId: found?.id ?? '',
    name: found?.userName ?? '',
  };
});
afterAll(() => upstream.close());
beforeEach(async () => {
  for (const table of [callReport, callRecord, callBack, pushRow]) await upstream.store.db.delete(table);
});

const report = (
  callId: string,
  second: number,
  kind: Reported['kind'],
  about: Partial<Reported> = {},
): Reported => aReport({ callId, kind, on: upstream.clock() + second * SECOND, callno: CALLER, ...about });
const take = (...reports: Reported[]) =>
  upstream.store.db.transaction(transaction =>
    takeReports({ db: transaction as never, clock: upstream.clock }, reports, null),
  );
const pushed = async () =>
  (await upstream.store.db.select().from(pushRow).orderBy(asc(pushRow.id))).map(
    ({ type, data, audience }) => ({ type, data: JSON.parse(data), to: JSON.parse(audience) }),
  );
/** Of the calls themselves. */
const told = async () => (await pushed()).filter(({ type }) => type !== 'RECORD_CHANGED');
/** To call desks, that what they show is otherwise. */
const deskNews = async () => (await pushed()).filter(({ data }) => data.resource === CALL_DESK);
const theCall = async () => (await upstream.store.db.select().from(callRecord))[0];

describe('a call', () => {
  it('is told to the agent it rings at, again when he answers, and at its end; nothing twice', async () => {
    const ring = report('a', 3, 'ring', { agent: agent.account });
    const link = report('a', 8, 'link', { agent: agent.account });
    const end = report('a', 68, 'end', { endedBy: 'caller' });
    expect(await take(report('a', 0, 'enter'), ring)).toEqual(['noted', 'noted']);
    expect(await take(ring)).toEqual(['known']);
    await take(link);
    await take(link, end);
    const all = await told();
    expect(all.map(({ type }) => type)).toEqual(['ADMIN_LINK', 'ADMIN_LINK', 'ADMIN_UNLINK']);
    for (const { to } of all) expect(to).toEqual({ userIds: [agent.userId], may: 'callmgr' });
    const callId = (await theCall())?.id;
    expect(all[0]?.data).toMatchObject({
      callId,
      callno: '138****0001',
      agent: agent.account,
      agentname: agent.name,
      begin: null,
    });
    expect(all[1]?.data).toMatchObject({ begin: link.on });
    expect(all[2]?.data).toEqual({ callId, end: end.on, state: 'dealing' });
    expect(await theCall()).toMatchObject({ state: 'dealing', talkSeconds: 60, agentName: agent.name });
  });

  it('that is passed on is over for who has passed it on, and goes on for who gets it', async () => {
    const { db } = upstream.store;
    const [other] = await db
      .select()
      .from(adminUser)
      .where(and(isNotNull(adminUser.callSystemAccount), ne(adminUser.id, agent.userId)))
      .limit(1);
    const next = other?.callSystemAccount ?? '';
    await take(
      report('p', 3, 'ring', { agent: agent.account }),
      report('p', 8, 'link', { agent: agent.account }),
    );
    await take(report('p', 30, 'transfer', { agent: next }));
    await take(report('p', 60, 'end', { agent: next }));
    const callId = (await theCall())?.id;
    const heard = (await told()).map(({ type, data, to }) => [type, to.userIds[0], data.end ?? null]);
    expect(heard).toEqual([
      ['ADMIN_LINK', agent.userId, null],
      ['ADMIN_UNLINK', agent.userId, null],
      ['ADMIN_LINK', other?.id, null],
      ['ADMIN_UNLINK', other?.id, (await theCall())?.end],
    ]);
    expect((await told())[1]?.data).toEqual({ callId, end: null, state: null });
  });

  it('of which only the end is known is told to nobody, and its beginning is not told after that', async () => {
    await take(report('b', 60, 'end'));
    await take(report('b', 5, 'link', { agent: agent.account }));
    expect(await told()).toEqual([]);
    expect(await theCall()).toMatchObject({ state: 'dealing', talkSeconds: 55 });
  });

  it('changes what call desks show when it rings, is answered and ends, and not by what they do not show', async () => {
    await take(report('n', 0, 'enter'));
    expect(await deskNews()).toEqual([]);
    await take(report('n', 3, 'ring', { agent: agent.account }));
    await take(report('n', 8, 'link', { agent: agent.account }));
    await take(report('n', 68, 'end', { endedBy: 'caller' }));
    expect(await deskNews()).toMatchObject(Array(3).fill({ to: { may: 'callmgr' } }));
    await take(report('n', 70, 'rate', { satisfaction: 5 }));
    expect(await deskNews()).toHaveLength(3);
    // in vain, and at nobody's
    await take(report('m', 0, 'enter'), report('m', 9, 'end'));
    expect(await deskNews()).toHaveLength(4);
  });

  it('at nobody’s whom this console knows is told to all who take calls', async () => {
    await take(report('c', 0, 'ring', { agent: 'somebody', addressType: '450102' }));
    expect(await told()).toMatchObject([{ to: { may: 'callmgr', areas: [['450102']] } }]);
  });

  it('makes known who calls, save where the number is hidden', async () => {
    const { db } = upstream.store;
    const unknown = '13866660077';
    await take(report('d', 0, 'enter', { callno: unknown }));
    const [caller] = await db.select().from(passenger).where(eq(passenger.mobile, unknown));
    expect(caller).toMatchObject({ orderCount: 0, name: null });
    expect((await theCall())?.passengerId).toBe(caller?.id);
    await db.delete(callRecord);
    await take(report('e', 0, 'enter', { callno: null }), report('e', 9, 'end', { callno: null }));
    expect(await theCall()).toMatchObject({ callno: null, passengerId: null, state: 'leak' });
    expect(await db.$count(callBack)).toBe(0);
  });

  it('knows a driver from the register, unless he has left', async () => {
    const { db } = upstream.store;
    const stamps = { createdOn: 1, updatedOn: 1, searchKey: '', addressType: '450103' };
    const [here, gone] = ['13866660078', '13866660079'];
    await db.insert(driver).values([
      { name: '韦师傅', mobile: here, ...stamps },
      { name: '覃师傅', mobile: gone, state: DRIVER_LEFT, ...stamps },
    ]);
    await take(report('g', 0, 'enter', { callno: here }), report('h', 0, 'enter', { callno: gone }));
    const personOf = async (mobile: string) =>
      (await db.select().from(passenger).where(eq(passenger.mobile, mobile)))[0];
    expect(await personOf(here)).toMatchObject({ name: '韦师傅', isDriver: 1 });
    expect(await personOf(gone)).toMatchObject({ name: null, isDriver: 0 });
  });
});

describe('who has called in vain', () => {
  const missed = (callId: string, second: number) => [
    report(callId, second, 'enter'),
    report(callId, second + 20, 'end'),
  ];

  it('stands in the queue once, until a later call is answered', async () => {
    const { db } = upstream.store;
    await take(...missed('a', 0), ...missed('b', 100));
    const open = await db.select().from(callBack);
    expect(open).toMatchObject([{ callno: CALLER, state: 1, missedCount: 2 }]);
    expect((open[0]?.lastMissedOn ?? 0) - (open[0]?.firstMissedOn ?? 0)).toBe(100 * SECOND);
    // he is called back, and is not there; then he is
    await take(
      report('c', 200, 'ring', { calltype: 'dialout' }),
      report('c', 230, 'end', { calltype: 'dialout' }),
    );
    expect(await db.select().from(callBack)).toMatchObject([{ state: 1, missedCount: 2 }]);
    // as soon as he is, so that nobody else rings him up meanwhile
    await take(report('d', 300, 'link', { calltype: 'dialout', agent: agent.account }));
    expect(await db.select().from(callBack)).toMatchObject([{ state: 2, missedCount: 2 }]);
    await take(report('d', 330, 'end', { calltype: 'dialout' }));
    expect(await db.select().from(callBack)).toMatchObject([{ state: 2, missedCount: 2 }]);
    await take(...missed('e', 400));
    const states = (await db.select().from(callBack).orderBy(asc(callBack.id))).map(({ state }) => state);
    expect(states).toEqual([2, 1]);
  });

  it('is the same in whatever order it becomes known, and however often', async () => {
    const { db } = upstream.store;
    const calls = [
      ...missed('a', 0),
      report('b', 100, 'enter'),
      report('b', 105, 'link', { agent: agent.account }),
      report('b', 150, 'end'),
      ...missed('c', 200),
      report('d', 300, 'enter'),
      report('d', 310, 'end', { reason: 'voicemail' }),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...calls, ...calls], { minLength: calls.length }),
        fc.integer({ min: 1, max: 5 }),
        async (some, atOnce) => {
          for (const table of [callReport, callRecord, callBack]) await db.delete(table);
          const all = [...some, ...calls];
          for (let at = 0; at < all.length; at += atOnce) await take(...all.slice(at, at + atOnce));
          const open = await db.select().from(callBack).where(eq(callBack.state, 1));
          expect(open).toMatchObject([{ missedCount: 2, firstMissedOn: calls[5]?.on }]);
          const states = (await db.select().from(callRecord).orderBy(asc(callRecord.callId))).map(
            ({ state }) => state,
          );
          expect(states).toEqual(['leak', 'dealing', 'leak', 'voicemail']);
        },
      ),
      { numRuns: 15 },
    );
  });
});
