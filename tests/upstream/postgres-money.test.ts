/** Claims, approvals and payments at two processes of the built server at the same moment: each is done once. */
import fs from 'node:fs';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LostOrder } from '../../src/contract/lost-order.ts';
import { outlayCalls } from '../../src/contract/outlay.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { withdrawalCalls } from '../../src/contract/withdrawal-calls.ts';
import {
  APPROVED,
  BEING_PAID,
  TO_AUDIT,
  WITHDRAWN,
  type WithdrawalState,
} from '../../src/contract/withdrawal-states.ts';
import { simulatedPayment } from '../../src/simulator/providers/payments.ts';
import { openPostgres } from '../../src/upstream/core/database/postgres.ts';
import type { Store } from '../../src/upstream/core/database/store.ts';
import { lostLog, lostOrderTable } from '../../src/upstream/domain/lost/tables.ts';
import { incomeTable, outlayTable } from '../../src/upstream/domain/payments/tables.ts';
import { type WithdrawalRow, withdrawalTable } from '../../src/upstream/withdrawal/tables.ts';
import { aDatabase } from '../builders/database.ts';
import { aLostCase, askAboutCase } from '../builders/lost-cases.ts';
import { aMachine, doorAt, type Machine } from '../builders/open-door.ts';
import { askAt } from '../builders/request.ts';
import { aDataDirectory, type Server, serve } from '../builders/server.ts';
import type { Person } from '../builders/upstream.ts';
import { theBooks, theWithdrawal } from '../builders/withdrawals.ts';

const ROUNDS = 8;
const FEE = 1_000;
const BIG_FEE = 30_000;

let database: Awaited<ReturnType<typeof aDatabase>>;
let store: Store;
const dataDirs = [aDataDirectory(), aDataDirectory()] as const;
let servers: Server[];
/** Each at both servers, in one session. */
let people: Record<'agent' | 'lost' | 'lost2' | 'finance' | 'finance2', readonly Person[]>;
let machine: Machine;
beforeAll(async () => {
  database = await aDatabase();
  store = openPostgres({ url: database.url, poolSize: 2, statementMs: 20_000 });
  const environment = { DATABASE_URL: database.url };
  servers = await Promise.all(dataDirs.map(dataDir => serve(dataDir, environment)));
  const accounts = ['agent', 'lost', 'lost2', 'finance', 'finance2'] as const;
  const signedIn = await Promise.all(accounts.map(async account => [account, await atBoth(account)]));
  people = Object.fromEntries(signedIn);
  const [admin] = await atBoth('admin');
  machine = await aMachine(doorAt(servers[0]?.url ?? ''), admin as Person, ['reportPayments']);
}, 300_000);
afterAll(async () => {
  await Promise.all((servers ?? []).map(server => server.stop()));
  for (const dataDir of dataDirs) fs.rmSync(dataDir, { recursive: true, force: true });
  await store.close();
  await database.drop();
});

async function atBoth(account: string): Promise<Person[]> {
  const body = { account, password: 'taxi-demo' };
  const { data } = await askAt(servers[0]?.url ?? '', sessionCalls.login, { body });
  const { token, id } = data;
  return servers.map(({ url }) => ({ token, id, ask: (call, input) => askAt(url, call, input, token) }));
}

const all = (...accounts: (keyof typeof people)[]): Person[] => accounts.flatMap(account => people[account]);
const rounds = Array.from({ length: ROUNDS }, (_, at) => at);
const [agent, lost] = [() => people.agent[0] as Person, () => people.lost[0] as Person];

/** Reported at both servers at once. */
async function aPaidCase(amount: number): Promise<LostOrder> {
  const row = await aLostCase(agent());
  const income = { tradeChannel: 1, tradeNo: `WX-${row.id}`, bizCode: 1, bizStrId: row.id, amount };
  const told = await Promise.all(
    servers.map(async ({ url }, at) => {
      const report = { reportId: `i-${row.id}-${at}`, ...income, payTime: Date.now() };
      const sent = { reports: [report] };
      const { data } = await machine
        .at(doorAt(url))
        .send<{ outcome: string }[]>('POST', '/api/open/incomes', sent);
      return data[0]?.outcome;
    }),
  );
  expect(told.toSorted()).toEqual(['known', 'noted']);
  return row;
}
const outlaysOf = (id: string) =>
  store.db
    .select()
    .from(outlayTable)
    .where(and(eq(outlayTable.bizStrId, id), inArray(outlayTable.bizCode, [1, 2])));
const theCase = async (id: string) =>
  (await store.db.select().from(lostOrderTable).where(eq(lostOrderTable.id, id)))[0];

it('a case is claimed by one person', { timeout: 300_000 }, async () => {
  for (const _round of rounds) {
    const { id } = await aLostCase(agent());
    const replies = await Promise.all(
      all('lost', 'lost2', 'agent').map(async who => ({
        who,
        reply: await askAboutCase(who, 'handleUser', id),
      })),
    );
    const winners = new Set(replies.filter(({ reply }) => reply.errCode === 0).map(({ who }) => who.id));
    expect([...winners]).toEqual([(await theCase(id))?.handleUserId]);
    const claims = and(eq(lostLog.lostId, id), eq(lostLog.action, 'claim'));
    expect(await store.db.$count(lostLog, claims)).toBe(1);
  }
});

it('a refund that several ask for is one, and goes out once', { timeout: 300_000 }, async () => {
  for (const _round of rounds) {
    const { id } = await aPaidCase(FEE);
    const replies = await Promise.all(
      all('lost', 'lost2').map(who => askAboutCase(who, 'refund', id, { refundReason: '没有找到' })),
    );
    expect(replies.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
    // each process sends what is due
    await expect.poll(async () => (await outlaysOf(id)).map(({ state }) => state)).toEqual([1]);
    const [row] = await outlaysOf(id);
    const sent = await store.db
      .select()
      .from(simulatedPayment)
      .where(eq(simulatedPayment.outTradeNo, row?.outTradeNo ?? ''));
    expect(sent).toMatchObject([
      { amount: FEE, refundOf: [{ channel: 1, tradeNo: `WX-${id}`, amount: FEE }] },
    ]);
    expect(await theCase(id)).toMatchObject({ refundStatus: 1, payAmount: FEE });
    const incomes = await store.db.select().from(incomeTable).where(eq(incomeTable.bizStrId, id));
    expect(incomes).toMatchObject([{ amount: FEE, state: 4 }]);
  }
});

it('what waits is decided once, by somebody else', { timeout: 300_000 }, async () => {
  for (const _round of rounds) {
    const { id: caseId } = await aPaidCase(BIG_FEE);
    expect(await askAboutCase(lost(), 'refund', caseId, { refundReason: '没有找到' })).toMatchObject({
      errCode: 3009,
    });
    const [waiting] = await outlaysOf(caseId);
    if (!waiting) throw new Error('nothing waits');
    const { id, version } = waiting;
    const approvals = all('lost', 'lost2', 'finance').map(async who => ({
      who,
      reply: await who.ask(outlayCalls.approveOutlay, { body: { id, version } }),
    }));
    const refusals = all('finance2').map(async who => ({
      who,
      reply: await who.ask(outlayCalls.refuseOutlay, { body: { id, version, reason: '有疑问' } }),
    }));
    const decided = (await Promise.all([...approvals, ...refusals])).filter(
      ({ reply }) => reply.errCode === 0,
    );
    expect(decided).toHaveLength(1);
    const decider = decided[0]?.who.id;
    expect(decider).not.toBe(lost().id);
    const isRefused = decider === people.finance2[0]?.id;
    await expect
      .poll(async () => (await outlaysOf(caseId)).map(({ state }) => state))
      .toEqual([isRefused ? 4 : 1]);
    const [row] = await outlaysOf(caseId);
    expect(row).toMatchObject({ checkUserId: decider, applyUserId: lost().id });
    const sent = eq(simulatedPayment.outTradeNo, waiting.outTradeNo);
    expect(await store.db.$count(simulatedPayment, sent)).toBe(isRefused ? 0 : 1);
    expect(await theCase(caseId)).toMatchObject({ refundStatus: isRefused ? 0 : 1, waitsForCheck: 0 });
  }
});

const withdrawalsIn = (state: WithdrawalState) =>
  store.db.select().from(withdrawalTable).where(eq(withdrawalTable.state, state));
const act = (
  call: (typeof withdrawalCalls)['approveWithdrawal' | 'payWithdrawal'],
  { id, version }: WithdrawalRow,
) =>
  Promise.all(
    all('finance', 'finance2').map(async who => ({
      who,
      reply: await who.ask(call, { body: { id, version } }),
    })),
  );

it('a withdrawal is audited by as many as it needs, and paid once', { timeout: 300_000 }, async () => {
  for (const _auditor of ['first', 'second'])
    for (const row of await withdrawalsIn(TO_AUDIT)) {
      const done = (await act(withdrawalCalls.approveWithdrawal, row)).filter(
        ({ reply }) => reply.errCode === 0,
      );
      expect(done.length).toBeLessThanOrEqual(1);
      expect(done.map(({ who }) => who.id)).not.toContain(row.applyUserId);
      expect(done.map(({ who }) => who.id)).not.toContain(row.firstAuditUserId);
    }
  const approved = await withdrawalsIn(APPROVED);
  expect(approved.length).toBeGreaterThan(4);
  for (const row of approved) {
    const replies = await act(withdrawalCalls.payWithdrawal, row);
    expect(replies.filter(({ reply }) => reply.errCode === 0)).toHaveLength(1);
  }
  // each process sends what is due
  await expect.poll(async () => (await withdrawalsIn(BEING_PAID)).length, { timeout: 60_000 }).toBe(0);
  for (const { id, driverId, withdrawNo, amount } of approved) {
    const outlays = await store.db
      .select()
      .from(outlayTable)
      .where(eq(outlayTable.bizStrId, `${withdrawNo}-1`));
    expect(outlays).toMatchObject([{ state: 1, amount }]);
    const sent = eq(simulatedPayment.outTradeNo, outlays[0]?.outTradeNo ?? '');
    expect(await store.db.$count(simulatedPayment, sent)).toBe(1);
    expect(await theWithdrawal({ store }, { id })).toMatchObject({ state: WITHDRAWN, tries: 1 });
    const { balance, held, entries, open } = await theBooks({ store }, driverId);
    expect([balance, held]).toEqual([entries, open]);
  }
});
