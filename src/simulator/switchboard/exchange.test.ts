/** The simulated switchboard on the clock: calls that go on by themselves, a hand on them, and what outlives a process. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { adminUser, role, session } from '../../upstream/core/identity/tables.ts';
import { streamOf } from '../../upstream/core/streams.ts';
import { sayPresence } from '../../upstream/domain/calls/presence.ts';
import { callNamed } from '../../upstream/domain/calls/reading.ts';
import { callBack, callRecord, callReport } from '../../upstream/domain/calls/tables.ts';
import { freeAgents } from './agents.ts';
import { actOnCall, beginCall, busyAgents, runExchange } from './exchange.ts';
import { simulatedSwitchboard } from './port.ts';
import { type Fate, incoming, type Script } from './script.ts';
import { simulatedStep } from './tables.ts';

const AGENT = 'call8004';
const NUMBER = '13877110077';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  for (const table of [simulatedStep, callReport, callRecord, callBack])
    await upstream.store.db.delete(table);
});

let count = 0;
const aScript = (fate: Fate, over: Partial<Parameters<typeof incoming>[2]> = {}): Script => {
  count += 1;
  const line = { callId: `test-${count}`, callno: NUMBER, addressType: '450102', on: upstream.clock() };
  return incoming(streamOf(count, 'test'), line, {
    fate,
    agent: AGENT,
    ivrkey: '2',
    talk: 40,
    tagging: '2',
    ...over,
  });
};
const begin = async (script: Script) => {
  await beginCall(upstream.store.db, script);
  return script.callId;
};
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    upstream.clock.advance(1_000);
    await upstream.run(runExchange);
  }
}
const theCall = (callId: string) => callNamed(upstream.store.db, callId);
const act = (callId: string, what: Parameters<typeof actOnCall>[3]) =>
  upstream.store.db.transaction(transaction => actOnCall(transaction as never, upstream.clock, callId, what));

describe('a simulated call', () => {
  it.each(['dealing', 'notDeal', 'leak', 'queueLeak', 'voicemail'] as const)('comes to be %s', async fate => {
    const callId = await begin(aScript(fate));
    await pass(150);
    const call = await theCall(callId);
    expect(call).toMatchObject({ state: fate, callno: NUMBER, addressType: '450102' });
    expect(call?.tagging).toBe(fate === 'dealing' ? '2' : '0');
    expect(call?.recordUrl === null).toBe(!['dealing', 'voicemail'].includes(fate));
    expect(await upstream.store.db.$count(simulatedStep)).toBe(0);
    expect(await upstream.store.db.$count(callBack)).toBe(fate === 'dealing' ? 0 : 1);
  });

  it('rings and is answered before it is over', async () => {
    const callId = await begin(aScript('dealing'));
    const phases = new Set<string | undefined>();
    for (let second = 0; second < 90; second += 1) {
      await pass(1);
      phases.add((await theCall(callId))?.phase);
    }
    expect([...phases].filter(phase => phase !== 'Queue').slice(0, 3)).toEqual(['Enter', 'Ring', 'Link']);
  });

  it('goes on where the process has stopped, and is over when it was to be', async () => {
    const script = aScript('dealing');
    await begin(script);
    await pass(30);
    expect(await theCall(script.callId)).toMatchObject({ phase: 'Link', state: null });
    upstream.clock.advance(3_600_000);
    await upstream.run(runExchange);
    expect(await theCall(script.callId)).toMatchObject({ state: 'dealing', end: script.endOn });
  });

  it('is one process’s to report, of two that run it', async () => {
    await begin(aScript('dealing'));
    upstream.clock.advance(150_000);
    await Promise.all([upstream.run(runExchange), upstream.run(runExchange)]);
    const reports = await upstream.store.db.select().from(callReport).orderBy(asc(callReport.on));
    expect(new Set(reports.map(({ digest }) => digest)).size).toBe(reports.length);
    expect(reports.at(0)?.kind).toBe('enter');
  });

  it('keeps its agent busy until it is over', async () => {
    const { db } = upstream.store;
    await begin(aScript('dealing'));
    expect(await busyAgents(db)).toEqual(new Set([AGENT]));
    expect((await freeAgents(db, upstream.clock())).map(({ account }) => account)).not.toContain(AGENT);
    await pass(150);
    expect(await busyAgents(db)).toEqual(new Set());
    expect((await freeAgents(db, upstream.clock())).map(({ account }) => account)).toContain(AGENT);
  });

  it('rings at nobody who has said that he is busy', async () => {
    const { db } = upstream.store;
    const [agent] = await db.select().from(adminUser).where(eq(adminUser.callSystemAccount, AGENT));
    const isFree = async () =>
      (await freeAgents(db, upstream.clock())).some(({ account }) => account === AGENT);
    await sayPresence(db, agent?.id ?? '', 1, upstream.clock());
    expect(await isFree()).toBe(false);
    await sayPresence(db, agent?.id ?? '', 0, upstream.clock());
    expect(await isFree()).toBe(true);
  });

  it('knows who sits at his telephone himself', async () => {
    const { db } = upstream.store;
    const [agent] = await db.select().from(adminUser).where(eq(adminUser.callSystemAccount, AGENT));
    const isPerson = async () =>
      (await freeAgents(db, upstream.clock())).find(({ account }) => account === AGENT)?.isPerson;
    await db.delete(session).where(eq(session.userId, agent?.id ?? ''));
    expect(await isPerson()).toBe(false);
    await upstream.signIn('agent');
    expect(await isPerson()).toBe(true);
    upstream.clock.advance(11 * 60_000);
    expect(await isPerson()).toBe(false);
  });

  it('knows who may take an order down, while the role that says so is in force', async () => {
    const { db } = upstream.store;
    const takers = async () => {
      const free = await freeAgents(db, upstream.clock());
      return new Set(free.flatMap(({ account, takesOrders }) => (takesOrders ? [account] : [])));
    };
    const [lost] = await db.select().from(adminUser).where(eq(adminUser.account, 'lost'));
    expect(lost?.callSystemAccount).toBeTruthy();
    const before = await takers();
    expect(before).toContain(AGENT);
    expect(before).not.toContain(lost?.callSystemAccount);
    await db.update(role).set({ state: 0 }).where(eq(role.roleKey, 'agent'));
    expect(await takers()).not.toContain(AGENT);
    await db.update(role).set({ state: 1 }).where(eq(role.roleKey, 'agent'));
    await db
      .update(adminUser)
      .set({ isSuperuser: 1 })
      .where(eq(adminUser.id, lost?.id ?? ''));
    expect(await takers()).toContain(lost?.callSystemAccount);
    await db
      .update(adminUser)
      .set({ isSuperuser: 0 })
      .where(eq(adminUser.id, lost?.id ?? ''));
  });
});

describe('a hand on a call', () => {
  const ringing = async () => {
    const callId = await begin(aScript('notDeal'));
    while ((await theCall(callId))?.phase !== 'Ring') await pass(1);
    return callId;
  };

  it('answers it, and it stays so until somebody hangs up', async () => {
    const callId = await ringing();
    expect(await act(callId, 'answer')).toBe(true);
    await pass(200);
    expect(await theCall(callId)).toMatchObject({ phase: 'Link', agent: AGENT, state: null });
    expect(await act(callId, 'answer')).toBe(false);
    expect(await act(callId, 'hangUp')).toBe(true);
    await pass(2);
    expect(await theCall(callId)).toMatchObject({
      phase: 'Hangup',
      state: 'dealing',
      recordUrl: 'simulated:200',
    });
    expect(await act(callId, 'hangUp')).toBe(false);
  });

  it('lets the caller leave a message, or go', async () => {
    const left = await ringing();
    expect(await act(left, 'voicemail')).toBe(true);
    await pass(1);
    expect(await theCall(left)).toMatchObject({ state: 'voicemail', recordUrl: 'simulated:12' });
    const gone = await ringing();
    await act(gone, 'hangUp');
    await pass(1);
    expect(await theCall(gone)).toMatchObject({ state: 'notDeal', recordUrl: null });
    expect(await act('nobody', 'hangUp')).toBe(false);
  });
});

describe('a call that is dialled', () => {
  it('rings, is mostly answered, and ends; twice the same is one, and who talks cannot', async () => {
    const { db } = upstream.store;
    const port = simulatedSwitchboard(db, upstream.clock);
    const call = { id: 'dial-1', agent: AGENT, number: NUMBER };
    await port.dial(call);
    await port.dial(call);
    await expect(port.dial({ ...call, id: 'dial-2' })).rejects.toMatchObject({ code: 'BUSY', isFinal: true });
    await pass(150);
    const calls = await db.select().from(callRecord);
    expect(calls).toMatchObject([{ callId: 'dial-1', calltype: 'dialout', agent: AGENT, callno: NUMBER }]);
    expect(calls[0]?.state).not.toBeNull();
    await port.dial(call);
    expect(await db.$count(simulatedStep)).toBe(0);
    const states = new Set<string | null | undefined>();
    for (let dialled = 3; dialled < 20; dialled += 1) {
      await port.dial({ ...call, id: `dial-${dialled}` });
      upstream.clock.advance(300_000);
      await upstream.run(runExchange);
      states.add((await theCall(`dial-${dialled}`))?.state);
    }
    expect(states).toEqual(new Set(['dealing', 'notDeal']));
  });
});
