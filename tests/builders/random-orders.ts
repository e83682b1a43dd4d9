/** Orders with random lives, as the table has them at each step. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Db } from '../../src/upstream/core/context.ts';
import { taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { anOrder } from './orders.ts';
import { TEST_TIME } from './time-and-chance.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SHANGHAI = 8 * HOUR;

/** Around these an order falls on one day, month or year or on the next: midnight of Nanning. */
export const TURNS = [
  Date.UTC(2023, 11, 31, 24) - SHANGHAI,
  Date.UTC(2024, 1, 29) - SHANGHAI,
  Date.UTC(2024, 2, 1) - SHANGHAI,
  Date.UTC(2025, 5, 15) - SHANGHAI,
  TEST_TIME - 10 * HOUR,
  TEST_TIME,
] as const;

const aShift = fc.oneof(
  fc.constantFrom(-1, 0, 1, -1_000, 999, 1_000, HOUR - 1, HOUR),
  fc.integer({ min: -40 * HOUR, max: 40 * HOUR }),
);

/** Of one of two turns, so that several fall together: milliseconds since 1970. */
const aTime = (turns: readonly number[]) =>
  fc.record({ turn: fc.constantFrom(...turns), shift: aShift }).map(({ turn, shift }) => turn + shift);

const AREAS = ['450102', '450103', '-1'] as const;
const COMPANIES = ['1', '2', null] as const;

const STEPS = [
  'waits',
  'offered',
  'onTheWay',
  'aboard',
  'unpaid',
  'paid',
  'archived',
  'closedUnpaid',
  'closedAbnormal',
  'byPassenger',
  'byDriver',
  'byOffice',
  'auto',
  'noShow',
] as const;
type Step = (typeof STEPS)[number];

/** What is known of an order at a step; minutes after it was created, some of them before it. */
const aStep = fc.record({
  step: fc.constantFrom<Step>(...STEPS),
  addressType: fc.constantFrom<string>(...AREAS),
  companyId: fc.constantFrom<string | null>(...COMPANIES),
  isMatched: fc.boolean(),
  hasArrived: fc.boolean(),
  match: fc.integer({ min: -5, max: 90 }),
  pickup: fc.integer({ min: -5, max: 30 }),
  price: fc.option(fc.integer({ min: 0, max: 20_000 })),
});

const aLife = (turns: readonly number[]) =>
  fc.record({
    createdOn: aTime(turns),
    source: fc.constantFrom<0 | 2 | 4>(0, 2, 4),
    type: fc.constantFrom<'0' | '1'>('0', '1'),
    orderCallType: fc.constantFrom<1 | 2 | 5>(1, 2, 5),
    oldPeopleUse: fc.constantFrom<0 | 1>(0, 1),
    steps: fc.array(aStep, { minLength: 1, maxLength: 4 }),
  });
export type RandomLife = ReturnType<typeof aLife> extends fc.Arbitrary<infer Life> ? Life : never;

/** Orders about two turns, and a period whose ends are near them. Milliseconds since 1970; both ends belong to it. */
export const someLives = fc.shuffledSubarray([...TURNS], { minLength: 2, maxLength: 2 }).chain(turns =>
  fc.record({
    lives: fc.array(aLife(turns), { minLength: 8, maxLength: 24 }),
    period: fc.tuple(aTime(turns), aTime(turns)).map(([one, other]) => ({
      from: Math.min(one, other),
      to: Math.max(one, other),
    })),
  }),
);

const STATES: Readonly<Record<Step, readonly [number, number]>> = {
  waits: [1, 11],
  offered: [1, 12],
  onTheWay: [2, 21],
  aboard: [2, 23],
  unpaid: [3, 31],
  paid: [3, 32],
  archived: [4, 41],
  closedUnpaid: [4, 43],
  closedAbnormal: [4, 43],
  byPassenger: [5, 11],
  byDriver: [6, 21],
  byOffice: [7, 12],
  auto: [8, 14],
  noShow: [9, 22],
};
const RIDDEN: ReadonlySet<Step> = new Set(['unpaid', 'paid', 'archived', 'closedUnpaid']);
const MATCHED: ReadonlySet<Step> = new Set([
  ...RIDDEN,
  'onTheWay',
  'aboard',
  'closedAbnormal',
  'byDriver',
  'noShow',
]);

function columnsAt(createdOn: number, driverId: string, step: RandomLife['steps'][number]) {
  const [mainStatus, subStatus] = STATES[step.step];
  const isMatched = step.step !== 'waits' && (MATCHED.has(step.step) || step.isMatched);
  const matchTime = isMatched ? createdOn + step.match * MINUTE : null;
  const pickedUpOn = matchTime === null ? null : matchTime + step.pickup * MINUTE;
  return {
    mainStatus,
    subStatus,
    addressType: step.addressType,
    driverId: isMatched ? driverId : null,
    companyId: isMatched ? step.companyId : null,
    pushTime: step.step === 'waits' ? null : createdOn + MINUTE,
    matchTime,
    arriveTime: step.hasArrived ? pickedUpOn : null,
    onboardTime: step.step === 'aboard' || RIDDEN.has(step.step) ? pickedUpOn : null,
    finishTime: RIDDEN.has(step.step) ? createdOn + 120 * MINUTE : null,
    price: step.price,
  } as Partial<typeof taxiOrder.$inferInsert>;
}

/** These and no others, step by step of all of them in turn. @param between runs after each round of steps */
export async function liveOrders(
  db: Db,
  lives: readonly RandomLife[],
  between: (round: number) => Promise<unknown>,
): Promise<void> {
  await db.delete(taxiOrder);
  const ids = new Map<number, string>();
  const rounds = Math.max(0, ...lives.map(({ steps }) => steps.length));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { steps, ...life }] of lives.entries()) {
      const step = steps[round];
      if (!step) continue;
      const columns = columnsAt(life.createdOn, String(900_000 + at), step);
      const id = ids.get(at);
      if (id) await db.update(taxiOrder).set(columns).where(eq(taxiOrder.id, id));
      else ids.set(at, (await anOrder(db, { ...life, ...columns })).id);
    }
    await between(round);
  }
}
