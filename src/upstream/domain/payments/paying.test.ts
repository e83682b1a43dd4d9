/** What is sent to a provider, how often, and what is made of his answers. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  A_REFUND,
  anOutlay,
  aPaymentOutside,
  outlaysIn,
  theOutlay,
} from '../../../../tests/builders/outlays.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import { type PaymentAnswer, type PaymentsPort, PortFailed } from '../../core/outside/ports.ts';
import { runPayments } from './paying.ts';
import { type Settlers, settleOutlay } from './settling.ts';
import { outlayTable } from './tables.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
});
afterAll(() => upstream.close());

let asked: string[];
let settled: [string, number][];
const settlers: Settlers = {
  1: async (_settling, { bizStrId, state }) => void settled.push([bizStrId, state]),
};
const go = () => upstream.run(runPayments(settlers));
const later = () => upstream.clock.advance(600_000);

beforeEach(async () => {
  await upstream.store.db.delete(outlayTable);
  asked = [];
  settled = [];
});

const PAID: PaymentAnswer = { state: 'paid', tradeNo: 'T1', payTime: 5 };
const gone = async (): Promise<never> => {
  throw new PortFailed('payments', 'TIMEOUT');
};
const refused = async (): Promise<never> => {
  throw new PortFailed('payments', 'HTTP_400', { isFinal: true });
};

/** Each answer in its turn. */
function aProvider(pay: (() => Promise<PaymentAnswer>)[], query: (() => Promise<PaymentAnswer>)[] = []) {
  const next = (what: string, answers: typeof pay) => {
    asked.push(what);
    const answer = answers.shift();
    if (!answer) throw new Error(`nobody expects ${what}`);
    return answer();
  };
  const port: PaymentsPort = {
    isReal: true,
    pay: async ({ outTradeNo }) => next(`pay ${outTradeNo}`, pay),
    query: async outTradeNo => next(`query ${outTradeNo}`, query),
  };
  upstream.ports.payments = port;
}

describe('what is to be paid', () => {
  it('is sent once it is asked for, and is paid as the provider says', async () => {
    aProvider([async () => PAID]);
    const { id, outTradeNo } = await anOutlay(upstream);
    await go();
    await go();
    expect(asked).toEqual([`pay ${outTradeNo}`]);
    expect(await theOutlay(upstream, { id })).toMatchObject({
      state: 1,
      saveStatus: 1,
      tradeNo: 'T1',
      payTime: 5,
      nextOn: null,
    });
    expect(settled).toEqual([[A_REFUND.bizStrId, 1]]);
  });

  it('waits for a second person over the limit, and is not sent', async () => {
    aProvider([]);
    expect(await anOutlay(upstream, { amount: 1_001, limit: 1_000 })).toMatchObject({
      state: 0,
      nextOn: null,
    });
    await go();
    expect(asked).toEqual([]);
    expect(await anOutlay(upstream, { bizStrId: '78', amount: 1_000, limit: 1_000 })).toMatchObject({
      state: 2,
    });
  });

  it('is there once for a business, however many ask for it', async () => {
    const tries = await Promise.allSettled([1, 2, 3].map(() => anOutlay(upstream)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { failure: 'DUPLICATE', data: { reason: 'OUTLAY_LIVE' } },
    });
    expect(await outlaysIn(upstream)).toHaveLength(1);
    await expect(aPaymentOutside(upstream, { bizCode: 1 })).rejects.toMatchObject({
      failure: 'DUPLICATE',
    });
  });
});

describe('an answer that does not come', () => {
  it('is no failure: the provider is asked, and nothing is sent again where he knows it', async () => {
    aProvider([gone], [async () => ({ state: 'processing' }), gone, async () => PAID]);
    const { id, outTradeNo } = await anOutlay(upstream);
    for (let turn = 0; turn < 4; turn++) {
      await go();
      expect((await theOutlay(upstream, { id })).saveStatus).toBe(turn < 3 ? null : 1);
      later();
    }
    expect(asked).toEqual([`pay ${outTradeNo}`, ...Array(3).fill(`query ${outTradeNo}`)]);
    expect(await theOutlay(upstream, { id })).toMatchObject({ state: 1 });
  });

  it('is sent again under the same name where he does not know it', async () => {
    aProvider([gone, async () => PAID], [async () => ({ state: 'unknown' })]);
    const { outTradeNo } = await anOutlay(upstream);
    await go();
    later();
    await go();
    expect(asked).toEqual([`pay ${outTradeNo}`, `query ${outTradeNo}`, `pay ${outTradeNo}`]);
    expect(settled).toEqual([[A_REFUND.bizStrId, 1]]);
  });

  it('is asked about in growing pauses', async () => {
    const processing = async () => ({ state: 'processing' }) as const;
    aProvider([processing], Array(20).fill(processing));
    const { id } = await anOutlay(upstream);
    const pauses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      await go();
      const pause = ((await theOutlay(upstream, { id })).nextOn ?? 0) - upstream.clock();
      pauses.push(pause);
      upstream.clock.advance(pause);
    }
    expect(pauses.slice(0, 3)).toEqual([2_000, 4_000, 8_000]);
    expect(pauses.at(-1)).toBe(600_000);
  });
});

describe('a refusal', () => {
  it('of what was never sent before is a failure, and the business may ask anew', async () => {
    aProvider([refused, async () => PAID]);
    const { id } = await anOutlay(upstream);
    await go();
    expect(await theOutlay(upstream, { id })).toMatchObject({
      state: 3,
      saveStatus: 0,
      failCode: 'HTTP_400',
    });
    await anOutlay(upstream);
    await go();
    expect(settled).toEqual([
      [A_REFUND.bizStrId, 3],
      [A_REFUND.bizStrId, 1],
    ]);
  });

  it('after an answer that did not come says nothing about the first time', async () => {
    aProvider([gone, refused], [async () => ({ state: 'unknown' }), async () => PAID]);
    const { id } = await anOutlay(upstream);
    await go();
    later();
    await go();
    expect(await theOutlay(upstream, { id })).toMatchObject({ state: 2 });
    later();
    await go();
    expect(await theOutlay(upstream, { id })).toMatchObject({ state: 1 });
  });
});

describe('an end', () => {
  const settle = (id: string, outcome: Parameters<typeof settleOutlay>[2]) =>
    upstream.store.db.transaction(inside =>
      settleOutlay({ db: inside as never, clock: upstream.clock, settlers }, id, outcome),
    );

  it('comes once; what contradicts it changes nothing, and is shown', async () => {
    const { id } = await anOutlay(upstream);
    expect(await settle(id, { state: 'paid', tradeNo: 'T1', payTime: 5, amount: 1_000 })).toBe('settled');
    expect(await settle(id, { state: 'paid', tradeNo: 'T1', payTime: 5 })).toBe('known');
    expect((await theOutlay(upstream, { id })).reconState).toBe(0);
    expect(await settle(id, { state: 'failed', failCode: 'NO' })).toBe('different');
    expect(await theOutlay(upstream, { id })).toMatchObject({ state: 1, reconState: 2, failCode: null });
    expect(settled).toHaveLength(1);
  });

  it('for another amount, or with the name of another payment, is none', async () => {
    const one = await anOutlay(upstream);
    const other = await anOutlay(upstream, { bizStrId: '78' });
    expect(await settle(one.id, { state: 'paid', tradeNo: 'T1', payTime: 5, amount: 999 })).toBe('different');
    expect(await theOutlay(upstream, one)).toMatchObject({ state: 2, reconState: 2 });
    await settle(one.id, { state: 'paid', tradeNo: 'T1', payTime: 5 });
    expect(await settle(other.id, { state: 'paid', tradeNo: 'T1', payTime: 5 })).toBe('different');
    expect(await theOutlay(upstream, other)).toMatchObject({ state: 2, reconState: 2 });
  });

  it('that its business refuses is undone as a whole', async () => {
    aProvider([async () => PAID], [async () => PAID]);
    const { id } = await anOutlay(upstream);
    const failing = runPayments({
      1: async () => {
        throw new Error('NOT_NOW');
      },
    });
    await expect(upstream.run(failing)).rejects.toThrow('NOT_NOW');
    expect(await theOutlay(upstream, { id })).toMatchObject({ state: 2 });
    later();
    await go();
    expect(await theOutlay(upstream, { id })).toMatchObject({ state: 1 });
  });
});

describe('what was paid at the bank', () => {
  it('is over at once, and one serial number pays for one thing', async () => {
    const row = await aPaymentOutside(upstream);
    expect(row).toMatchObject({ state: 1, tradeChannel: 2, tradeNo: 'BBW-1', saveStatus: 1 });
    await expect(aPaymentOutside(upstream, { bizStrId: '78' })).rejects.toMatchObject({
      failure: 'DUPLICATE',
      data: { reason: 'SERIAL_KNOWN' },
    });
  });
});
