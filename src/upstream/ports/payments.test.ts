/** What a provider is asked and how his answers are read; and the simulated one, which keeps books as a real one does. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aLyingProvider, type LyingProvider, type Mood } from '../../../tests/builders/lying-provider.ts';
import { anOutlay, theOutlay } from '../../../tests/builders/outlays.ts';
import { aClock } from '../../../tests/builders/time-and-chance.ts';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { LOST_REFUND, PAID } from '../../contract/payment-states.ts';
import {
  reportSimulatedTwice,
  simulatedPayment,
  simulatedPayments,
} from '../../simulator/providers/payments.ts';
import { property } from '../core/properties.ts';
import { runPayments } from '../domain/payments/paying.ts';
import { takePayment } from '../domain/payments/reports.ts';
import { webhookPayments } from './webhook-payments.ts';

const PAYMENT = {
  outTradeNo: 'P1-1',
  kind: 'refund',
  channel: 1,
  amount: 1_000,
  payee: { name: '韦丽娟', account: null },
} as const;

describe('a provider by webhook', () => {
  const clock = aClock();
  let provider: LyingProvider;
  let mood: Mood = 'honest';
  beforeAll(async () => {
    provider = await aLyingProvider(() => mood);
  });
  afterAll(() => provider.close());
  afterEach(() => provider.books.clear());
  const port = (secret = provider.secret) =>
    webhookPayments({ url: provider.url, secret, clock, timeoutMs: 1_000 });

  it('is told what to pay, and asked what has become of it', async () => {
    mood = 'honest';
    const paid = { state: 'paid', tradeNo: 'WX1', amount: 1_000 };
    expect(await port().query('P1-1')).toEqual({ state: 'unknown' });
    expect(await port().pay(PAYMENT)).toMatchObject(paid);
    expect(await port().query('P1-1')).toMatchObject(paid);
    expect(provider.asked.at(1)).toEqual({ action: 'pay', ...PAYMENT, sentOn: clock() });
    const refundOf = [{ channel: 1, tradeNo: 'WX-2', amount: 1_000 }] as const;
    await port().pay({ ...PAYMENT, outTradeNo: 'P1-2', refundOf });
    expect(provider.asked.at(-1)).toMatchObject({ action: 'pay', outTradeNo: 'P1-2', refundOf });
  });

  it.each([
    ['silent', 'UNREACHABLE', false],
    ['lost', 'UNREACHABLE', false],
    ['broken', 'GARBAGE', false],
    ['busy', 'HTTP_503', false],
    ['refuses', 'HTTP_400', true],
  ] as const)('that is %s says nothing about the payment: %s', async (how, code, isFinal) => {
    mood = how;
    await expect(port().pay(PAYMENT)).rejects.toMatchObject({ port: 'payments', code, isFinal });
  });

  it('that dates a payment years ahead says nothing about it', async () => {
    mood = 'honest';
    await port().pay(PAYMENT);
    const [entry] = provider.books.values();
    if (entry) entry.payTime = clock() + 31 * 365 * 86_400_000;
    await expect(port().query('P1-1')).rejects.toMatchObject({ code: 'GARBAGE' });
  });

  it('takes nothing that is signed by another', async () => {
    mood = 'honest';
    await expect(port('a secret of nobody here').pay(PAYMENT)).rejects.toMatchObject({ code: 'HTTP_401' });
  });
});

describe('the simulated provider', () => {
  let upstream: Upstream;
  const REFUND_OF = [{ channel: 1, tradeNo: 'WX-2', amount: 1_000 }] as const;
  beforeAll(async () => {
    upstream = await anUpstream();
    upstream.ports.payments = simulatedPayments(upstream.store.db, upstream.clock);
  });
  afterAll(() => upstream.close());

  const simulate = async (value: string) => {
    await upstream.store.db.delete(property);
    const now = upstream.clock();
    await upstream.store.db
      .insert(property)
      .values({ name: 'payment.simulated', value, createdOn: now, updatedOn: now });
  };
  it('keeps which payments a refund gives back, and gives back no other amount than theirs', async () => {
    await simulate('paid');
    const { db } = upstream.store;
    const payment = { ...PAYMENT, outTradeNo: 'P-back', refundOf: REFUND_OF };
    expect(await upstream.ports.payments.pay(payment)).toMatchObject({ state: 'paid' });
    const [kept] = await db.select().from(simulatedPayment).where(eq(simulatedPayment.outTradeNo, 'P-back'));
    expect(kept?.refundOf).toEqual(REFUND_OF);
    const other = { ...payment, outTradeNo: 'P-more', amount: 1_001 };
    expect(await upstream.ports.payments.pay(other)).toMatchObject({ state: 'failed' });
  });

  /** States after each of so many turns. */
  async function statesOf(behaviour: string, turns: number): Promise<number[]> {
    await simulate(behaviour);
    const row = await anOutlay(upstream, { bizStrId: behaviour });
    const states: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      await upstream.run(runPayments({}));
      states.push((await theOutlay(upstream, row)).state);
      upstream.clock.advance(15_000);
    }
    return states;
  }

  it.each([
    ['paid', [1, 1]],
    ['failed', [3, 3]],
    ['late', [2, 1]],
    ['double', [1, 1]],
    ['silent', [2, 1]],
    ['lost', [2, 1]],
  ])('that is %s', async (behaviour, states) => {
    expect(await statesOf(behaviour, states.length)).toEqual(states);
  });

  it('reports twice what is to be doubled: it is paid once, and nobody has to look into it', async () => {
    const settled = vi.fn(async () => {});
    const settlers = { [LOST_REFUND]: settled };
    const outcomes: [string, string][] = [];
    const reports = reportSimulatedTwice(async (taking, report) => {
      outcomes.push([report.outTradeNo, await takePayment({ ...taking, settlers }, report)]);
    });
    await simulate('double');
    const row = await anOutlay(upstream, { bizStrId: 'twice' });
    await upstream.run(runPayments(settlers));
    for (let turn = 0; turn < 4; turn++) {
      upstream.clock.advance(5_000);
      await upstream.run(reports);
    }
    expect(outcomes.filter(([name]) => name === row.outTradeNo).map(([, outcome]) => outcome)).toEqual([
      'known',
      'known',
    ]);
    expect(settled).toHaveBeenCalledTimes(1);
    const { state, reconState, tradeNo } = await theOutlay(upstream, row);
    expect({ state, reconState, tradeNo }).toEqual({
      state: PAID,
      reconState: row.reconState,
      tradeNo: `SIM-${row.outTradeNo}`,
    });
  });
});
