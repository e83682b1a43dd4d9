/** Whatever happens, in any order: no business is paid twice, and the books are those of the provider. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aLyingProvider,
  type LyingProvider,
  MOODS,
  type Mood,
} from '../../../../tests/builders/lying-provider.ts';
import { anOutlay, outlaysIn } from '../../../../tests/builders/outlays.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import { isLive } from '../../../contract/payment-states.ts';
import type { Db } from '../../core/context.ts';
import { webhookPayments } from '../../ports/webhook-payments.ts';
import { runPayments } from './paying.ts';
import { takePayment } from './reports.ts';
import { outlayTable, paymentReport } from './tables.ts';

const BUSINESSES = ['71', '72', '73'];
const LATER_MS = 600_000;

let upstream: Upstream;
let provider: LyingProvider;
let mood: Mood;
/** How often a business was told that it is paid. */
let told: Map<string, number>;

beforeAll(async () => {
  upstream = await anUpstream();
  provider = await aLyingProvider(() => mood);
  upstream.ports.payments = webhookPayments({ ...provider, clock: upstream.clock, timeoutMs: 2_000 });
});
afterAll(async () => {
  provider.close();
  await upstream.close();
});
beforeEach(() => empty());

async function empty() {
  for (const table of [outlayTable, paymentReport]) await upstream.store.db.delete(table);
  provider.books.clear();
  provider.moved.length = 0;
  told = new Map();
}

const settlers = {
  1: async (_settling: unknown, { bizStrId, state }: { bizStrId: string; state: number }) => {
    if (state === 1) told.set(bizStrId, (told.get(bizStrId) ?? 0) + 1);
  },
};

/** What the provider reports by himself of what he has in his books. */
async function report(outTradeNo: string, reportNo: string): Promise<void> {
  const entry = provider.books.get(outTradeNo);
  if (!entry || entry.state === 'processing') return;
  const { state, amount, tradeNo, payTime } = entry;
  const outcome = state === 'paid' ? { state, tradeNo, payTime } : { state, failCode: 'CLOSED' };
  await upstream.store.db.transaction(inside =>
    takePayment(
      { db: inside as unknown as Db, clock: upstream.clock, settlers },
      { reportNo, outTradeNo, amount, outcome, reportedBy: null },
    ),
  );
}

type Step =
  | { does: 'ask'; business: string; clerks: number; amount: number }
  | { does: 'turn'; mood: Mood; processes: number }
  | { does: 'report'; at: number; times: number }
  | { does: 'catchUp' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('ask' as const),
    business: fc.constantFrom(...BUSINESSES),
    clerks: fc.constantFrom(1, 2),
    amount: fc.integer({ min: 1, max: 50_000 }),
  }),
  fc.record({
    does: fc.constant('turn' as const),
    mood: fc.constantFrom(...MOODS),
    processes: fc.constantFrom(1, 2),
  }),
  fc.record({
    does: fc.constant('report' as const),
    at: fc.nat({ max: 5 }),
    times: fc.constantFrom(1, 2),
  }),
  fc.record({ does: fc.constant('catchUp' as const) }),
);

async function take(one: Step, at: number): Promise<void> {
  if (one.does === 'ask') {
    const { business: bizStrId, amount } = one;
    const by = (clerk: number) => ({ userId: String(clerk + 3), userName: `职员${clerk}` });
    await Promise.allSettled(
      Array.from({ length: one.clerks }, (_, clerk) => anOutlay(upstream, { bizStrId, amount }, by(clerk))),
    );
  } else if (one.does === 'turn') {
    mood = one.mood;
    await Promise.all(Array.from({ length: one.processes }, () => upstream.run(runPayments(settlers))));
    upstream.clock.advance(LATER_MS);
  } else if (one.does === 'report') {
    const name = [...provider.books.keys()][one.at];
    if (name) for (let time = 0; time < one.times; time++) await report(name, String(at));
  } else provider.catchUp();
}

describe('money', () => {
  it('goes out once for a business, and the books are those of the provider', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async steps => {
        await empty();
        for (const [at, one] of steps.entries()) await take(one, at);
        // at last everybody does as he should
        provider.catchUp();
        mood = 'honest';
        for (let turn = 0; turn < 4; turn++) {
          await upstream.run(runPayments(settlers));
          upstream.clock.advance(LATER_MS);
        }
        const rows = await outlaysIn(upstream);
        const paid = rows.filter(({ state }) => state === 1);
        const businessOf = new Map(rows.map(({ outTradeNo, bizStrId }) => [outTradeNo, bizStrId]));
        for (const business of BUSINESSES) {
          const of = provider.moved.filter(({ outTradeNo }) => businessOf.get(outTradeNo) === business);
          expect(of.length).toBeLessThanOrEqual(1);
          expect(told.get(business) ?? 0).toBe(of.length);
          expect(
            rows.filter(row => row.bizStrId === business && isLive(row.state)).length,
          ).toBeLessThanOrEqual(1);
        }
        const sum = (amounts: { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0);
        expect(sum(paid)).toBe(sum(provider.moved));
        expect(paid.map(({ tradeNo }) => tradeNo).toSorted()).toEqual(
          provider.moved.map(({ tradeNo }) => tradeNo).toSorted(),
        );
        expect(rows.filter(({ state, reconState }) => state === 2 || reconState === 2)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
