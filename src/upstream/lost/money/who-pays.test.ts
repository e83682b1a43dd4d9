/** Who may pay what alone: every path to a payment of a lost case that one person tries, above every limit there is. */
import { eq } from 'drizzle-orm';
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
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import { setProperty } from '../../../../tests/builders/property.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { lostCalls } from '../../../contract/lost-calls.ts';
import { type LostOrder, lostOrder } from '../../../contract/lost-order.ts';
import { outlayCalls } from '../../../contract/outlay.ts';
import type { Payment } from '../../core/outside/ports.ts';
import { lostOrderTable } from '../../domain/lost/tables.ts';
import { driverBankCard } from '../../domain/lost/things-tables.ts';
import { runPayments } from '../../domain/payments/paying.ts';
import { outlayTable } from '../../domain/payments/tables.ts';
import { SETTLERS } from '../../settlers.ts';

const MONEY = [...LOST_RIGHTS, 'lost:refund', 'lost:reward'];
const DAY_LIMIT = 100_000;
const PAYER = { payerName: '韦丽娟', payerMobile: '13807710000' };

let office: Office;
let clerk: Person;
let colleague: Person;
let desk: Person;
/** With a card entered long ago, and with one entered today. */
let driver: { id: string; mobile: string };
let other: { id: string };
/** What the provider was asked to pay. */
let books: Payment[];

beforeAll(async () => {
  office = await anOffice();
  [clerk, colleague] = [await office.aClerk({ rights: MONEY }), await office.aClerk({ rights: MONEY })];
  desk = await office.aClerk({ rights: LOST_RIGHTS });
  [driver, other] = [await aDriverWithAccount(office), await aDriverWithAccount(office)];
  const card = { bankName: '桂林银行', cardHolder: '韦师傅', createdOn: 0 };
  await office.store.db.insert(driverBankCard).values([
    { ...card, driverId: driver.id, cardNo: '6222021234567890128', updatedOn: 0 },
    { ...card, driverId: other.id, cardNo: '6222020000000000000', updatedOn: office.clock() },
  ]);
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.store.db.delete(outlayTable);
  books = [];
  office.ports.payments = {
    isReal: true,
    pay: async payment => {
      books.push(payment);
      return { state: 'paid', tradeNo: `T-${payment.outTradeNo}`, payTime: office.clock() };
    },
    query: async () => ({ state: 'unknown' }),
  };
});

async function aPaidCase(amount: number, by = desk): Promise<LostOrder> {
  const row = await aLostCase(by);
  await ownerPays(office, row.id, amount, PAYER);
  return row;
}
async function aReturnedCase(driverId = driver.id, by = desk): Promise<LostOrder> {
  const row = await aLostCase(by);
  return doWithCase(by, row.id, returnedBy(driverId));
}
/** The same as stored, without the calls that lead there. */
async function aStoredCase(matchDriverId: string): Promise<Pick<LostOrder, 'id'>> {
  const { id } = await aLostCase(desk);
  const returned = { handleStatus: 2, handleResult: 1, ownerConfirm: 1, rewardStatus: 0 } as const;
  await office.store.db
    .update(lostOrderTable)
    .set({ ...returned, matchStatus: 1, matchDriverId, propertyConfirm: 1, propertyReturn: 2 })
    .where(eq(lostOrderTable.id, id));
  return { id };
}
const reward = (rewardAmount: number, about: object = {}): Step => ['sendReward', { rewardAmount, ...about }];
const refund = (about: object = {}): Step => ['refund', { refundReason: '没有找到', ...about }];
let serials = 0;
const atBank = (rewardAmount: number): Step => [
  'unionpay',
  { rewardAmount, serialNum: `B-${++serials}`, payTime: office.clock() },
];
const ask = (by: Person, { id }: Pick<LostOrder, 'id'>, [act, body]: Step) => askAboutCase(by, act, id, body);
const outlays = () => office.store.db.select().from(outlayTable);
const pay = () => office.run(runPayments(SETTLERS));
/** What left of a day's limit a clerk has used up. */
async function usesUp(by: Person, driverId = other.id): Promise<void> {
  for (const amount of [50_000, 50_000])
    expect(await ask(by, await aReturnedCase(driverId), reward(amount))).toMatchObject({ errCode: 0 });
}

/** One person tries; `first` prepares what stands in his way. */
const WAITING: readonly (readonly [what: string, about: () => Promise<LostOrder>, Step | (() => Step)])[] = [
  ['a refund above its limit', () => aPaidCase(20_001), refund()],
  [
    'a refund to another payee, however small',
    () => aPaidCase(1_000),
    refund({ refundAmount: 1, payeeName: '甲', payeeAccount: '13900001111', payeeChannel: 4 }),
  ],
  [
    'a refund that follows from a cancelling, above its limit',
    () => aPaidCase(20_001),
    ['cancel', { cancelReason: '不找了' }],
  ],
  ['a reward above its limit', () => aReturnedCase(), reward(50_001)],
  ['a reward that was paid at the bank, above its limit', () => aReturnedCase(), () => atBank(50_001)],
  [
    'a reward to a card that was entered today',
    () => aReturnedCase(other.id),
    reward(1, { rewardChannel: 2 }),
  ],
  [
    'a reward beyond what the applicant may pay in a day',
    async () => {
      await usesUp(clerk);
      return aReturnedCase();
    },
    reward(1),
  ],
  [
    'a refund beyond it',
    async () => {
      await usesUp(clerk);
      return aPaidCase(1_000);
    },
    refund(),
  ],
  [
    'a cancelling beyond it',
    async () => {
      await usesUp(clerk);
      return aPaidCase(1_000);
    },
    ['cancel', { cancelReason: '不找了' }],
  ],
  [
    'a payment at the bank beyond it',
    async () => {
      await usesUp(clerk);
      return aReturnedCase();
    },
    () => atBank(1),
  ],
  [
    'a reward beyond what the payee is paid in a day, by others too',
    async () => {
      await usesUp(colleague, driver.id);
      return aReturnedCase();
    },
    reward(1),
  ],
];

describe('what one person asks for', () => {
  it.each(WAITING)('waits for a second one: %s', async (_what, about, asked) => {
    const row = await about();
    await pay();
    const before = books.length;
    const step = typeof asked === 'function' ? asked() : asked;
    const { errCode, data } = await ask(clerk, row, step);
    expect(errCode === 3009 || data.waitsForCheck === 1).toBe(true);
    const waiting = (await outlays()).filter(({ bizStrId }) => bizStrId === row.id);
    expect(waiting).toMatchObject([{ state: 0, applyUserId: clerk.id }]);
    // neither by asking again nor from the list
    if (step[0] !== 'cancel') expect((await ask(clerk, row, step)).errCode).not.toBe(0);
    const [{ id = '', version = 0 } = {}] = waiting;
    expect(await clerk.ask(outlayCalls.approveOutlay, { body: { id, version } })).toMatchObject({
      failure: { reason: 'APPROVES_OWN' },
    });
    await pay();
    expect(books.length).toBe(before);
    expect(await colleague.ask(outlayCalls.approveOutlay, { body: { id, version } })).toMatchObject({
      errCode: 0,
    });
  });

  it('within the limits goes out at once', async () => {
    expect((await ask(clerk, await aReturnedCase(), reward(50_000))).errCode).toBe(0);
    expect((await ask(clerk, await aPaidCase(20_000), refund())).errCode).toBe(0);
    expect((await ask(clerk, await aReturnedCase(), reward(100, { rewardChannel: 2 }))).errCode).toBe(0);
    await pay();
    const paid = books.toSorted((one, other) => other.amount - one.amount);
    expect(paid.map(({ amount, payee: { account } }) => [amount, account])).toEqual([
      [50_000, driver.mobile],
      [20_000, PAYER.payerMobile],
      [100, '6222021234567890128'],
    ]);
  });

  it('counts anew on the next day, and what has failed does not count', async () => {
    await usesUp(clerk);
    await office.store.db.update(outlayTable).set({ state: 3 });
    expect((await ask(clerk, await aReturnedCase(), reward(50_000))).errCode).toBe(0);
    expect((await ask(clerk, await aReturnedCase(), reward(50_000))).errCode).toBe(0);
    expect((await ask(clerk, await aReturnedCase(), reward(1))).errCode).toBe(3009);
    await office.store.db.update(outlayTable).set({ createdOn: office.clock() - 86_400_000 });
    expect((await ask(clerk, await aReturnedCase(), reward(1))).errCode).toBe(0);
  });
});

describe('a reward', () => {
  it('is not paid by who has created or matched the case, as long as the property says so', async () => {
    const rewards = (await outlays()).length;
    const created = await aLostCase(clerk);
    await doWithCase(desk, created.id, returnedBy(driver.id));
    const matched = await aLostCase(desk);
    await doWithCase(clerk, matched.id, returnedBy(driver.id));
    for (const row of [created, matched])
      for (const step of [reward(1), atBank(1)])
        expect(await ask(clerk, row, step)).toMatchObject({
          errCode: 3002,
          failure: { reason: 'LOST_REWARDS_OWN' },
        });
    expect(await outlays()).toHaveLength(rewards);
    await setProperty(office.store.db, 'lost.rewardByAnother', '0');
    expect((await ask(clerk, created, reward(1))).errCode).toBe(0);
    await setProperty(office.store.db, 'lost.rewardByAnother', undefined);
  });

  it('goes to a driver of the register alone, on an account that his record has', async () => {
    const stranger = await aLostCase(desk);
    const STRANGER = {
      matchPlateNumber: '桂A12345',
      matchDriverName: '李师傅',
      matchDriverPhone: '13900001111',
    };
    const steps = returnedBy('').map(
      (step): Step => (step[0] === 'matchInfo' ? ['matchInfo', STRANGER] : step),
    );
    await doWithCase(desk, stranger.id, steps);
    for (const step of [reward(1), reward(1, { rewardChannel: 2 }), atBank(1)])
      expect(await ask(clerk, stranger, step)).toMatchObject({ failure: { reason: 'LOST_DRIVER_UNKNOWN' } });
    // who then names him in the register has matched him
    const known = ['matchInfo', { matchDriverPhone: driver.mobile }] as const;
    expect(
      (await ask(desk, stranger, ['matchInfo', { matchDriverPhone: '13900001111' }])).failure,
    ).toMatchObject({
      reason: 'LOST_DRIVER_UNKNOWN',
    });
    expect((await ask(clerk, stranger, known)).data).toMatchObject({
      matchDriverId: driver.id,
      stage: 'toReward',
    });
    expect(await ask(clerk, stranger, reward(1))).toMatchObject({ failure: { reason: 'LOST_REWARDS_OWN' } });
    expect((await ask(colleague, stranger, reward(1))).errCode).toBe(0);
    const third = await aDriverWithAccount(office);
    const bare = await aReturnedCase(third.id);
    for (const step of [reward(1, { rewardChannel: 2 }), atBank(1)])
      expect(await ask(clerk, bare, step)).toMatchObject({ failure: { reason: 'LOST_DRIVER_WITHOUT_CARD' } });
  });
});

describe('a refund', () => {
  it('goes back to the payments that it came by, whatever the case says of its owner', async () => {
    const row = await aLostCase(desk);
    const names = [
      await ownerPays(office, row.id, 1_000, PAYER),
      await ownerPays(office, row.id, 700, { payerName: '覃勇', payerMobile: '13507710001' }),
    ];
    await office.store.db
      .update(lostOrderTable)
      .set({ ownerName: '乙', ownerMobile: '13900001111' })
      .where(eq(lostOrderTable.id, row.id));
    expect((await ask(clerk, row, refund({ refundAmount: 1_200 }))).errCode).toBe(0);
    await pay();
    expect(books).toMatchObject([
      {
        kind: 'refund',
        channel: 1,
        amount: 1_200,
        payee: { name: PAYER.payerName, account: PAYER.payerMobile },
        refundOf: [
          { channel: 1, tradeNo: names[0], amount: 1_000 },
          { channel: 1, tradeNo: names[1], amount: 200 },
        ],
      },
    ]);
  });

  it('of which no payment is known is refused, unless another payee is named', async () => {
    const row = await aLostCase(desk, { payStatus: 1 });
    await office.store.db.update(lostOrderTable).set({ payAmount: 500 }).where(eq(lostOrderTable.id, row.id));
    expect(await ask(clerk, row, refund())).toMatchObject({ failure: { reason: 'LOST_PAYMENT_UNKNOWN' } });
    expect(await ask(clerk, row, refund({ payeeName: '甲' }))).toMatchObject({
      errCode: 3007,
      failure: { fields: [{ field: 'payeeAccount' }, { field: 'payeeChannel' }] },
    });
    const named = refund({ payeeName: '甲', payeeAccount: '13900001111', payeeChannel: 4 });
    expect((await ask(clerk, row, named)).errCode).toBe(3009);
    // who approves has seen to whom it goes
    expect(await ask(colleague, row, refund())).toMatchObject({ failure: { reason: 'LOST_OTHER_PAYEE' } });
    expect((await ask(colleague, row, named)).data).toMatchObject({ refundStatus: 2, waitsForCheck: 0 });
    await pay();
    expect(books).toMatchObject([{ amount: 500, channel: 4, payee: { name: '甲', account: '13900001111' } }]);
    expect(books[0]).not.toHaveProperty('refundOf');
  });

  it('waits where who cancels may not refund', async () => {
    const row = await aPaidCase(1_000);
    const { data } = await ask(desk, row, ['cancel', { cancelReason: '不找了' }]);
    expect(data).toMatchObject({ cancelStatus: 1, refundStatus: 2, waitsForCheck: 1, stage: 'refunding' });
    await pay();
    expect(books).toEqual([]);
    expect((await ask(clerk, row, refund())).data).toMatchObject({ waitsForCheck: 0 });
    await pay();
    expect(books).toMatchObject([{ amount: 1_000, payee: { account: PAYER.payerMobile } }]);
  });

  it('cannot be led elsewhere: the owner of who has paid changes only with its right, and is noted', async () => {
    const { id, version } = await aPaidCase(1_000);
    const edit = (by: Person, body: object) =>
      by.ask(
        lostOrder.calls.update as AnyCall,
        { params: { id }, body: { version: version + 1, ...body } } as never,
      );
    for (const field of ['ownerMobile', 'ownerMobile2', 'ownerName'])
      expect(await edit(desk, { [field]: '13900001111' })).toMatchObject({
        errCode: 3008,
        failure: { reason: 'LOST_OWNER_PAID', fields: [{ field }] },
      });
    expect(await edit(desk, { goodsColor: '黑' })).toMatchObject({ errCode: 0 });
    const changed = await edit(clerk, { version: version + 2, ownerMobile: '13900001111' });
    expect(changed).toMatchObject({ errCode: 0 });
    const { data } = (await clerk.ask(lostOrder.calls.list as AnyCall, { query: { id } } as never)) as {
      data: LostOrder[];
    };
    expect(data[0]?.ownerMobile).toBe('139****1111');
    const { data: service } = await clerk.ask(lostCalls.serviceInfo, { params: { id } });
    expect(service.log.at(-1)).toMatchObject({
      action: 'editOwner',
      content: expect.stringMatching(/^138\*{4}\d{4} → 139\*{4}1111$/),
    });
  });
});

describe('many requests at once', () => {
  const request = fc.record({
    by: fc.nat({ max: 1 }),
    to: fc.nat({ max: 1 }),
    amount: fc.integer({ min: 1, max: 50_000 }),
    isAtBank: fc.boolean(),
  });

  it('never pass the limit of an applicant or a payee together', async () => {
    const [clerks, drivers] = [
      [clerk, colleague],
      [driver, await aDriverWithAccount(office)],
    ];
    const [, second] = drivers;
    await office.store.db.insert(driverBankCard).values({
      driverId: second?.id ?? '',
      bankName: '桂林银行',
      cardHolder: '黄师傅',
      cardNo: '6222021234567890136',
      createdOn: 0,
      updatedOn: 0,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 6, maxLength: 10 }), async requests => {
        await office.store.db.delete(outlayTable);
        const cases = await Promise.all(requests.map(({ to }) => aStoredCase(drivers[to]?.id ?? '')));
        const codes = await Promise.all(
          requests.map(async ({ by, amount, isAtBank }, at) => {
            const step = isAtBank ? atBank(amount) : reward(amount);
            return (await ask(clerks[by] as Person, cases[at] as { id: string }, step)).errCode;
          }),
        );
        const rows = await outlays();
        expect(rows).toHaveLength(requests.length);
        const out = rows.filter(({ state }) => state === 1 || state === 2);
        expect(codes.filter(code => code === 0)).toHaveLength(out.length);
        expect(codes.filter(code => code === 3009)).toHaveLength(rows.length - out.length);
        for (const whose of ['applyUserId', 'driverId'] as const)
          for (const id of new Set(out.map(row => row[whose]))) {
            const sum = out.filter(row => row[whose] === id).reduce((all, { amount }) => all + amount, 0);
            expect(sum).toBeLessThanOrEqual(DAY_LIMIT);
          }
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
