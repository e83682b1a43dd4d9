/** Whoever asks for more than his share waits for himself or is refused, and nobody else. */
import { describe, expect, it } from 'vitest';
import { aClock } from '../../../../tests/builders/time-and-chance.ts';
import { gisPastCalls } from '../../../contract/gis-past.ts';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { jobCalls } from '../../../contract/job.ts';
import { sessionCalls } from '../../../contract/session.ts';
import { Failure } from '../failure.ts';
import { type BudgetLimits, createBudgets, type Principal } from './budgets.ts';

const ONE: Principal = { kind: 'person', id: '1' };
const OTHER: Principal = { kind: 'person', id: '2' };
const LIGHT = sessionCalls.userInfo;
const HEAVY = gisPastCalls.circleSearchTrackVehicles;
const LOGGED = jobCalls.startExport;

function someBudgets(limits: Partial<BudgetLimits> = {}) {
  const clock = aClock();
  const budgets = createBudgets(clock, async () => ({
    requests: 10_000,
    sentBytes: 10_000,
    logBytes: 10_000,
    ...limits,
  }));
  let running = 0;
  let most = 0;
  /** Work that ends when it is let go. */
  const begun: (() => void)[] = [];
  const ask = (principal: Principal, call: AnyCall) =>
    budgets.within(principal, call, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>(resolve => begun.push(resolve));
      running -= 1;
    });
  return { clock, budgets, ask, begun, counts: () => ({ running, most }) };
}

/** Lets whatever runs end, until nothing does. */
async function drain(begun: (() => void)[]) {
  for (let idle = 0; idle < 20; idle += 1) {
    await new Promise(resolve => setImmediate(resolve));
    if (begun.length > 0) idle = 0;
    for (const end of begun.splice(0)) end();
  }
}

const refusalOf = async (work: Promise<unknown>) => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.data;
    throw error;
  }
};

describe('a budget', () => {
  it.each([
    ['heavy calls of one person one at a time', HEAVY, 24, 1],
    ['light ones as a browser sends them', LIGHT, 24, 6],
  ] as const)('does %s', async (_what, call, count, atOnce) => {
    const { ask, begun, counts } = someBudgets();
    const all = Array.from({ length: count }, () => ask(ONE, call));
    await drain(begun);
    await Promise.all(all);
    expect(counts()).toEqual({ running: 0, most: atOnce });
  });

  it('keeps nobody waiting for another one', async () => {
    const { ask, begun, counts } = someBudgets();
    const all = Array.from({ length: 24 }, () => ask(ONE, HEAVY));
    await expect.poll(() => counts().running).toBe(1);
    all.push(ask(OTHER, HEAVY));
    await expect.poll(() => counts().running).toBe(2);
    await drain(begun);
    await Promise.all(all);
  });

  it('sends away who already has many waiting', async () => {
    const { ask, begun } = someBudgets();
    const all = Array.from({ length: 40 }, () => refusalOf(ask(ONE, HEAVY)));
    await drain(begun);
    const refusals = (await Promise.all(all)).filter(data => data !== undefined);
    expect(refusals).toHaveLength(9);
    expect(refusals[0]).toEqual({ reason: 'TOO_MANY_AT_ONCE' });
  });

  it('does the calls of one person one at a time once he is faster than a person is', async () => {
    const { budgets, ask, begun, counts } = someBudgets();
    for (let call = 0; call < 601; call += 1) await budgets.take(ONE, LIGHT, 0);
    const all = Array.from({ length: 8 }, () => ask(ONE, LIGHT));
    await drain(begun);
    await Promise.all(all);
    expect(counts().most).toBe(1);
  });

  it('refuses what is too much for a minute, and says until when', async () => {
    const { budgets, clock } = someBudgets({ requests: 3 });
    const ask = (principal: Principal) => refusalOf(budgets.take(principal, LIGHT, 0));
    for (let call = 0; call < 3; call += 1) expect(await ask(ONE)).toBeUndefined();
    const refused = await ask(ONE);
    expect(refused).toMatchObject({ reason: 'BUDGET_REQUESTS' });
    expect(await ask(OTHER)).toBeUndefined();
    clock.advance((refused?.retryOn ?? 0) - clock());
    expect(await ask(ONE)).toBeUndefined();
  });

  it('tells who sends on and on later that he is refused', async () => {
    const { budgets } = someBudgets({ requests: 0 });
    const ask = () => refusalOf(budgets.take(ONE, LIGHT, 0));
    for (let call = 0; call < 20; call += 1) await ask();
    const begun = performance.now();
    const many = await Promise.all(Array.from({ length: 50 }, ask));
    expect(many.every(data => data?.reason === 'BUDGET_REQUESTS')).toBe(true);
    expect(performance.now() - begun).toBeGreaterThan(900);
  });

  it('refuses what brings too much for a minute', async () => {
    const { budgets } = someBudgets();
    const ask = (principal: Principal) => refusalOf(budgets.take(principal, LIGHT, 6_000));
    expect(await ask(ONE)).toBeUndefined();
    expect(await ask(ONE)).toMatchObject({ reason: 'BUDGET_REQUESTS' });
    expect(await ask(OTHER)).toBeUndefined();
  });

  it('refuses what would be logged once his part of the log is full, and lets him read', async () => {
    const { budgets, clock } = someBudgets();
    const ask = (principal: Principal, call: AnyCall) => refusalOf(budgets.take(principal, call, 0));
    budgets.logged(ONE, 9_999);
    expect(await ask(ONE, LOGGED)).toBeUndefined();
    budgets.logged(ONE, 1);
    const refused = await ask(ONE, LOGGED);
    expect(refused).toMatchObject({ reason: 'BUDGET_LOG' });
    expect(await ask(ONE, LIGHT)).toBeUndefined();
    expect(await ask(OTHER, LOGGED)).toBeUndefined();
    clock.advance((refused?.retryOn ?? 0) - clock());
    expect(await ask(ONE, LOGGED)).toBeUndefined();
  });

  it('lets an address have that of many', async () => {
    const { budgets } = someBudgets({ requests: 3 });
    const address: Principal = { kind: 'address', id: '10.0.0.1' };
    const ask = () => refusalOf(budgets.take(address, sessionCalls.login, 0));
    for (let call = 0; call < 30; call += 1) expect(await ask()).toBeUndefined();
    expect(await ask()).toMatchObject({ reason: 'BUDGET_REQUESTS' });
  });
});
