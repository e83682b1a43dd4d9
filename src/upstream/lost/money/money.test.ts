/** Refunds and rewards: what is asked for, by whom it is approved, and what a provider makes of it. */
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aDriverWithAccount,
  aLostCase,
  askAboutCase,
  doWithCase,
  LOST_RIGHTS,
  ownerPays,
  returnedBy,
  type Step,
} from '../../../../tests/builders/lost-cases.ts';
import { setProperty } from '../../../../tests/builders/property.ts';
import { anOfficeWithPush, until } from '../../../../tests/builders/push-client.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { lostCalls } from '../../../contract/lost-calls.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { outlayCalls } from '../../../contract/outlay.ts';
import { PROCESSING } from '../../../contract/payment-states.ts';
import { type Payment, type PaymentAnswer, PortFailed } from '../../core/outside/ports.ts';
import { lostOrderTable } from '../../domain/lost/tables.ts';
import { driverBankCard } from '../../domain/lost/things-tables.ts';
import { runPayments } from '../../domain/payments/paying.ts';
import { incomeTable, outlayTable } from '../../domain/payments/tables.ts';
import { SETTLERS } from '../../settlers.ts';

const MONEY = [...LOST_RIGHTS, 'lost:refund', 'lost:reward', 'lost:reopen'];
const FEE = 1_000;
/** Above the limits as they are unless set. */
const BIG_FEE = 30_000;
const BIG_REWARD = 60_000;

let office: Awaited<ReturnType<typeof anOfficeWithPush>>;
let clerk: Person;
let colleague: Person;
/** Takes cases down and matches them; who pays is another one. */
let desk: Person;
let driverId: string;
beforeAll(async () => {
  office = await anOfficeWithPush();
  // one of the samples is under way
  await office.store.db.delete(outlayTable);
  [clerk, colleague] = [await office.aClerk({ rights: MONEY }), await office.aClerk({ rights: MONEY })];
  desk = await office.aClerk({ rights: LOST_RIGHTS });
  driverId = (await aDriverWithAccount(office)).id;
  // entered long ago
  await office.store.db.insert(driverBankCard).values({
    driverId,
    bankName: '桂林银行',
    cardNo: '6222021234567890128',
    cardHolder: '韦师傅',
    createdOn: 0,
    updatedOn: 0,
  });
  for (const name of ['applicant', 'payee'] as const)
    await setProperty(office.store.db, `pay.dailyLimit.${name}`, '100000000');
});
afterAll(() => office.close());

/** What the provider does with the next payments, and then with every one: `paid`. */
type Behaviour = 'paid' | 'failed' | 'silent' | 'lost' | 'late';
let behaviours: Behaviour[];
/** What it has really paid, by the name under which it was sent. */
let books: Map<string, Payment>;

beforeEach(async () => {
  office.hangUp();
  [behaviours, books] = [[], new Map()];
  office.ports.payments = {
    isReal: true,
    pay: async payment => {
      const answer = answerOf(payment.outTradeNo);
      if (answer.state === 'paid') return answer;
      const behaviour = behaviours.shift() ?? 'paid';
      if (behaviour === 'failed') return { state: 'failed', failCode: 'REFUSED' };
      if (behaviour === 'lost') throw new PortFailed('payments', 'TIMEOUT');
      books.set(payment.outTradeNo, payment);
      if (behaviour === 'silent') throw new PortFailed('payments', 'TIMEOUT');
      return behaviour === 'late' ? { state: 'processing' } : answerOf(payment.outTradeNo);
    },
    query: async outTradeNo => answerOf(outTradeNo),
  };
});
const answerOf = (outTradeNo: string): PaymentAnswer =>
  books.has(outTradeNo)
    ? { state: 'paid', tradeNo: `T-${outTradeNo}`, payTime: office.clock() }
    : { state: 'unknown' };

const pay = () => office.run(runPayments(SETTLERS));
/** Until nothing is under way: every answer that settles nothing costs a turn, and pauses grow. */
async function payAll(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    await pay();
    if ((await office.store.db.$count(outlayTable, eq(outlayTable.state, PROCESSING))) === 0) return;
    office.clock.advance(30_000);
  }
}
async function aPaidCase(amount: number): Promise<LostOrder> {
  const row = await aLostCase(desk);
  await notice(row.id, amount);
  return row;
}
const notice = (lostId: string, amount: number, tradeNo?: string) =>
  ownerPays(office, lostId, amount, tradeNo === undefined ? {} : { tradeNo });
const caseOf = async (id: string) => {
  const [row] = await office.store.db.select().from(lostOrderTable).where(eq(lostOrderTable.id, id));
  if (!row) throw new Error('no case');
  return row;
};
const REFUND: Step = ['refund', { refundReason: '没有找到' }];
const ask = askAboutCase;
const refused = (reason: string) => ({ errCode: 3002, failure: { reason } });

describe('a fee that an owner pays', () => {
  it('makes him one who is served first, once for each notice', async () => {
    const listening = await office.listen(clerk);
    const { id } = await aLostCase(desk);
    await notice(id, FEE, 'WX-TWICE');
    await notice(id, FEE, 'WX-TWICE');
    expect(await caseOf(id)).toMatchObject({ payStatus: 1, payAmount: FEE, transactionId: 'WX-TWICE' });
    await until(() => listening.heard.some(({ type }) => type === 'LOST_NEW_VIP_ORDER'));
  });
});

describe('a refund', () => {
  it('is under way, and then tells what it came to', async () => {
    const listening = await office.listen(clerk);
    const { id } = await aPaidCase(FEE);
    expect(await doWithCase(clerk, id, [REFUND])).toMatchObject({ refundStatus: 2, refundAmount: FEE });
    expect(await ask(clerk, ...REFUND_OF(id))).toMatchObject(refused('LOST_REFUND_UNDER_WAY'));
    await pay();
    expect(await caseOf(id)).toMatchObject({ refundStatus: 1, refundTime: office.clock() });
    const told = () =>
      listening.heard.flatMap(({ type, data }) =>
        type === 'WX_REFUND_RESULT' ? [(data as { status: number }).status] : [],
      );
    await until(() => told().length === 2);
    expect(told()).toEqual([2, 1]);
    expect((await clerk.ask(lostCalls.getRefund, { params: { id } })).data).toMatchObject({
      lostId: id,
      status: 1,
      amount: FEE,
      isWaiting: false,
    });
  });

  it.each([
    ['all of it', undefined, [4, 4]],
    ['one payment of two', FEE, [4, 1]],
    ['half of the second as well', FEE * 1.5, [4, 5]],
  ])('of %s says so of what was paid, and not before it is over', async (_, refundAmount, states) => {
    const { id } = await aPaidCase(FEE);
    await notice(id, FEE);
    const incomes = async () =>
      (
        await office.store.db
          .select({ state: incomeTable.state, amount: incomeTable.amount })
          .from(incomeTable)
          .where(eq(incomeTable.bizStrId, id))
          .orderBy(asc(incomeTable.id))
      ).map(({ state, amount }) => ({ state, amount }));
    await doWithCase(clerk, id, [
      ['refund', { refundReason: '找不到', ...(refundAmount && { refundAmount }) }],
    ]);
    expect(await incomes()).toEqual([1, 1].map(state => ({ state, amount: FEE })));
    await pay();
    expect(await incomes()).toEqual(states.map(state => ({ state, amount: FEE })));
  });

  it('that failed is asked for again', async () => {
    behaviours = ['failed'];
    const { id } = await aPaidCase(FEE);
    await doWithCase(clerk, id, [REFUND]);
    await pay();
    expect((await caseOf(id)).refundStatus).toBe(3);
    await doWithCase(clerk, id, [REFUND]);
    await pay();
    expect((await caseOf(id)).refundStatus).toBe(1);
    expect(books.size).toBe(1);
  });

  it('of more than was paid, or of nothing, is refused', async () => {
    const { id } = await aPaidCase(FEE);
    const more = await ask(clerk, 'refund', id, { refundReason: '多退', refundAmount: FEE + 1 });
    expect(more).toMatchObject({ errCode: 3007, failure: { fields: [{ field: 'refundAmount' }] } });
    const { id: unpaid } = await aLostCase(desk);
    expect(await ask(clerk, 'refund', unpaid, { refundReason: '退', refundAmount: 1 })).toMatchObject(
      refused('LOST_NOT_PAID'),
    );
  });

  it('of who was only said to have paid is refused, whatever amount is named', async () => {
    const { id } = await aLostCase(desk, { payStatus: 1 });
    const asked = await ask(clerk, 'refund', id, { refundReason: '退', refundAmount: 1 });
    expect(asked).toMatchObject(refused('LOST_PAYMENT_UNKNOWN'));
    expect((await ask(clerk, 'cancel', id, { cancelReason: '不找了' })).data).toMatchObject({
      stage: 'cancelled',
      refundStatus: 0,
    });
    await pay();
    expect(books.size).toBe(0);
  });

  it('begins with the cancelling of who has paid', async () => {
    const { id } = await aPaidCase(FEE);
    const cancelled = await doWithCase(clerk, id, [['cancel', { cancelReason: '找到了' }]]);
    expect(cancelled).toMatchObject({
      stage: 'refunding',
      cancelStatus: 1,
      handleResult: 3,
      refundStatus: 2,
    });
    await pay();
    expect((await caseOf(id)).stage).toBe('refunded');
  });
});

const REFUND_OF = (id: string) => ['refund', id, { refundReason: '再退' }] as const;

describe('above the limit', () => {
  it('a second person asks for the same', async () => {
    const { id } = await aPaidCase(BIG_FEE);
    expect(await ask(clerk, ...REFUND_OF(id))).toMatchObject({ errCode: 3009 });
    expect(await caseOf(id)).toMatchObject({ refundStatus: 2, waitsForCheck: 1, refundAmount: BIG_FEE });
    // not he himself, and nothing is sent meanwhile
    expect(await ask(clerk, ...REFUND_OF(id))).toMatchObject({ errCode: 3009 });
    await pay();
    expect(books.size).toBe(0);
    const agreed = await ask(colleague, ...REFUND_OF(id));
    expect(agreed.data).toMatchObject({ refundStatus: 2, waitsForCheck: 0 });
    await pay();
    expect((await caseOf(id)).refundStatus).toBe(1);
    expect([...books.values()].map(({ amount }) => amount)).toEqual([BIG_FEE]);
  });

  it('one who asks for another amount agrees to nothing', async () => {
    const { id } = await aPaidCase(BIG_FEE);
    await ask(clerk, ...REFUND_OF(id));
    const other = await ask(colleague, 'refund', id, { refundReason: '少退', refundAmount: FEE });
    expect(other.errCode).toBe(3009);
    expect((await caseOf(id)).waitsForCheck).toBe(1);
  });

  it('a reward waits as well', async () => {
    const { id } = await aLostCase(desk);
    await doWithCase(desk, id, returnedBy(driverId));
    const reward = ['sendReward', id, { rewardAmount: BIG_REWARD }] as const;
    const told = async () => (await clerk.ask(lostCalls.getReward, { params: { id } })).data;
    expect(await told()).toMatchObject({ lostId: id, status: 0, isWaiting: false });
    expect(await ask(clerk, ...reward)).toMatchObject({ errCode: 3009 });
    expect(await told()).toMatchObject({ status: 2, amount: BIG_REWARD, isWaiting: true });
    expect(
      await ask(clerk, 'unionpay', id, {
        rewardAmount: BIG_REWARD,
        serialNum: 'B1',
        payTime: office.clock(),
      }),
    ).toMatchObject(refused('LOST_REWARD_UNDER_WAY'));
    expect((await ask(colleague, ...reward)).errCode).toBe(0);
    expect(await told()).toMatchObject({ status: 2, isWaiting: false });
    await pay();
    expect(await caseOf(id)).toMatchObject({ rewardStatus: 1, stage: 'done', rewardAmount: BIG_REWARD });
  });

  it('a reward that was paid by card waits for another person too, whatever rights one holds', async () => {
    const { id } = await aLostCase(desk);
    await doWithCase(desk, id, returnedBy(driverId));
    const boss = await office.aClerk({ rights: [...MONEY, 'finance', 'finance:check'] });
    const payTime = office.clock() - 1_000;
    const paid = ['unionpay', id, { rewardAmount: BIG_REWARD, serialNum: 'B2', payTime }] as const;
    expect(await ask(boss, ...paid)).toMatchObject({ errCode: 3009 });
    expect(await ask(boss, ...paid)).toMatchObject({ errCode: 3009 });
    expect(await caseOf(id)).toMatchObject({ rewardStatus: 2, waitsForCheck: 1 });
    // it was paid at the bank: sending it as well would be the same money twice
    expect(await ask(clerk, 'sendReward', id, { rewardAmount: BIG_REWARD })).toMatchObject(
      refused('LOST_REWARD_UNDER_WAY'),
    );
    await payAll();
    expect(books.size).toBe(0);
    expect((await ask(clerk, ...paid)).data).toMatchObject({ rewardStatus: 1, serialNum: 'B2' });
    expect(await caseOf(id)).toMatchObject({ rewardStatus: 1, waitsForCheck: 0, rewardTime: payTime });
    await payAll();
    expect(books.size).toBe(0);
  });

  it('one that is refused frees the number of the bank', async () => {
    const [one, two] = [await aLostCase(desk), await aLostCase(desk)];
    for (const { id } of [one, two]) await doWithCase(desk, id, returnedBy(driverId));
    const paid = { rewardAmount: BIG_REWARD, serialNum: 'B3', payTime: office.clock() };
    expect(await ask(clerk, 'unionpay', one.id, paid)).toMatchObject({ errCode: 3009 });
    expect(await ask(clerk, 'unionpay', two.id, paid)).toMatchObject({ errCode: 3004 });
    const [waiting] = await office.store.db
      .select()
      .from(outlayTable)
      .where(eq(outlayTable.bizStrId, one.id));
    const { id = '', version = 0 } = waiting ?? {};
    const dropped = await colleague.ask(outlayCalls.refuseOutlay, {
      body: { id, version, reason: '号码不对' },
    });
    expect(dropped.errCode).toBe(0);
    expect(await caseOf(one.id)).toMatchObject({ rewardStatus: 0, waitsForCheck: 0 });
    expect(await ask(clerk, 'unionpay', two.id, { ...paid, rewardAmount: 100 })).toMatchObject({
      errCode: 0,
    });
  });

  it.each([
    ['a year ahead', 365 * 86_400_000],
    ['two years back', -730 * 86_400_000],
  ])('one that is dated %s is refused at its field', async (_when, offset) => {
    const { id } = await aLostCase(desk);
    await doWithCase(desk, id, returnedBy(driverId));
    const body = { rewardAmount: 100, serialNum: 'B4', payTime: office.clock() + offset };
    expect(await ask(clerk, 'unionpay', id, body)).toMatchObject({
      errCode: 3007,
      failure: { reason: 'TIME_OUT_OF_BOUNDS', fields: [{ field: 'payTime' }] },
    });
  });
});

describe('a reward', () => {
  it('by card counts one serial number once', async () => {
    const [one, two] = [await aLostCase(desk), await aLostCase(desk)];
    for (const { id } of [one, two]) await doWithCase(desk, id, returnedBy(driverId));
    const payTime = office.clock() - 5;
    const body = { rewardAmount: 100, serialNum: 'SAME', payTime };
    expect((await ask(clerk, 'unionpay', one.id, body)).data).toMatchObject({
      rewardStatus: 1,
      rewardTime: payTime,
    });
    expect(await ask(clerk, 'unionpay', two.id, body)).toMatchObject({ errCode: 3004 });
    expect((await caseOf(two.id)).rewardStatus).toBe(0);
  });

  it('is not paid before the owner has confirmed', async () => {
    const { id } = await aLostCase(desk);
    const early = await ask(clerk, 'sendReward', id, { rewardAmount: 100 });
    expect(early).toMatchObject(refused('LOST_OWNER_UNCONFIRMED'));
  });
});

const BY: readonly Step[] = [
  ...returnedBy('1'),
  ['ownerConfirmInfo', { ownerConfirm: 0 }],
  ['handleResult', { handleResult: 2 }],
  ['cancel', { cancelReason: '不找了' }],
  ['refund', { refundReason: '退' }],
  ['refund', { refundReason: '退', refundAmount: 500 }],
  ['sendReward', { rewardAmount: 200 }],
  ['sendReward', { rewardAmount: BIG_REWARD }],
];

const doing = fc.record({
  /** Of two clerks at the same time. */
  acts: fc.tuple(fc.nat({ max: BY.length - 1 }), fc.nat({ max: BY.length - 1 })),
  isPaying: fc.boolean(),
});
const anything = fc.record({
  fee: fc.constantFrom(0, FEE, BIG_FEE),
  isReturned: fc.boolean(),
  doings: fc.array(doing, { minLength: 3, maxLength: 8 }),
  lies: fc.array(fc.constantFrom<Behaviour>('paid', 'failed', 'silent', 'lost', 'late'), { maxLength: 6 }),
});

const REFUNDING = BY.findIndex(([act]) => act === 'refund');
/** A provider whom three attempts did not reach answers late: it is over at the fifth. */
const LATE_AT_LAST: typeof anything extends fc.Arbitrary<infer T> ? T : never = {
  fee: FEE,
  isReturned: false,
  doings: [{ acts: [REFUNDING, REFUNDING], isPaying: false }],
  lies: ['lost', 'lost', 'lost', 'late'],
};

describe('whatever two clerks do at once and a provider answers', () => {
  it('nothing is paid twice or too early, and the books agree', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async ({ fee, isReturned, doings, lies }) => {
        [behaviours, books] = [[...lies], new Map()];
        await office.store.db.delete(outlayTable);
        const { id } = fee > 0 ? await aPaidCase(fee) : await aLostCase(desk);
        if (isReturned) await doWithCase(desk, id, returnedBy(driverId));
        for (const { acts, isPaying } of doings) {
          await Promise.all(
            [clerk, colleague].map(async (by, index) => {
              const [act, body] = BY[acts[index] ?? 0] as Step;
              const { errCode } = await ask(by, act, id, body);
              expect([0, 3001, 3002, 3004, 3007, 3009]).toContain(errCode);
            }),
          );
          if (isPaying) await pay();
        }
        await payAll();
        const row = await caseOf(id);
        const paid = [...books.values()];
        const ofKind = (kind: Payment['kind']) => paid.filter(each => each.kind === kind);
        expect(ofKind('refund').length).toBe(row.refundStatus === 1 ? 1 : 0);
        expect(ofKind('reward').length).toBe(row.rewardStatus === 1 ? 1 : 0);
        expect(paid.length).toBeLessThanOrEqual(1);
        if (row.rewardStatus === 1)
          expect(row).toMatchObject({ ownerConfirm: 1, propertyReturn: 2, handleResult: 1 });
        const kept = await office.store.db.select().from(outlayTable);
        const sum = (all: readonly { amount: number }[]) =>
          all.reduce((total, { amount }) => total + amount, 0);
        expect(sum(kept.filter(({ state }) => state === 1))).toBe(sum(paid));
      }),
      { numRuns: 25, examples: [[LATE_AT_LAST]] },
    );
  });
});
