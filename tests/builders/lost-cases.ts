/** Lost cases as clerks have them, and what is done about them. */
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { lostCalls } from '../../src/contract/lost-calls.ts';
import { type LostOrder, lostOrder } from '../../src/contract/lost-order.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import { driverAccount } from '../../src/upstream/domain/fleet/driver-desk.ts';
import { driver } from '../../src/upstream/domain/fleet/tables.ts';
import { addIncome, type NewIncome } from '../../src/upstream/domain/payments/incomes.ts';
import { INCOME_SETTLERS } from '../../src/upstream/settlers.ts';
import type { Person, Upstream } from './upstream.ts';

export const LOST_RIGHTS = ['lost', 'lost:handle', 'lost:match'] as const;

interface Answer {
  errCode: number;
  data: LostOrder;
  failure?: { reason?: string; fields?: { field: string }[] };
}
/** Those that do something about a case. */
export type LostCall = Exclude<keyof typeof lostCalls, 'getRefund' | 'getReward' | 'serviceInfo'>;
export type Step = readonly [act: LostCall, body?: object];

let last = 0;
/** Of an owner whom nobody else has. */
export async function aLostCase(by: Person, body: object = {}): Promise<LostOrder> {
  const ownerMobile = `138${String(23_450_000 + ++last)}`;
  const { data } = (await by.ask(
    lostOrder.calls.create as AnyCall,
    { body: { ownerMobile, goodsName: '黑色双肩包', goodsType: 2, ...body } } as never,
  )) as Answer;
  return data;
}

export const askAboutCase = (by: Person, act: LostCall, id: string, body: object = {}, query?: object) =>
  by.ask(
    lostCalls[act] as AnyCall,
    { params: { id }, body: { lostId: id, ...body }, ...(query && { query }) } as never,
  ) as Promise<Answer>;

/** Throws where one of them is refused. */
export async function doWithCase(by: Person, id: string, steps: readonly Step[]): Promise<LostOrder> {
  let after: LostOrder | undefined;
  for (const [act, body] of steps) {
    const { errCode, data, failure } = await askAboutCase(by, act, id, body);
    if (errCode !== 0) throw new Error(`${act}: ${errCode} ${failure?.reason}`);
    after = data;
  }
  if (!after) throw new Error('nothing was done');
  return after;
}

export const MATCHED: readonly Step[] = [
  ['handleUser'],
  ['matchInfo', { matchPlateNumber: '桂A12345', matchDriverName: '李师傅' }],
];
/** To a driver of the register, who can be rewarded. */
export const matchedTo = (matchDriverId: string): readonly Step[] => [
  ['handleUser'],
  ['matchInfo', { matchPlateNumber: '桂A12345', matchDriverId }],
];
export const HELD: readonly Step[] = [...MATCHED, ['propertyConfirm', { propertyConfirm: 1 }]];
export const CONFIRMED: readonly Step[] = [...HELD, ['ownerConfirmInfo', { ownerConfirm: 1 }]];
export const GIVEN_BACK: readonly Step[] = [
  ...CONFIRMED,
  ['propertyReturn', { propertyReturn: 2, returnType: 1 }],
];
const TO_THE_END: readonly Step[] = [
  ['propertyConfirm', { propertyConfirm: 1 }],
  ['ownerConfirmInfo', { ownerConfirm: 1 }],
  ['propertyReturn', { propertyReturn: 2, returnType: 1 }],
  ['handleResult', { handleResult: 1 }],
];
export const CLOSED_AS_RETURNED: readonly Step[] = [...MATCHED, ...TO_THE_END];
export const returnedBy = (driverId: string): readonly Step[] => [...matchedTo(driverId), ...TO_THE_END];

/** Of the demonstration: a driver of the register with an app account in use, one further for each call. */
export async function aDriverWithAccount({ store }: Upstream): Promise<typeof driver.$inferSelect> {
  const next = lastDrivers.get(store) ?? 0;
  lastDrivers.set(store, next + 1);
  const [found] = await store.db
    .select(getTableColumns(driver))
    .from(driver)
    .innerJoin(driverAccount, eq(driverAccount.driverId, driver.id))
    .where(eq(driverAccount.state, 1))
    .orderBy(asc(driver.id))
    .limit(1)
    .offset(next);
  if (!found) throw new Error('no driver');
  return found;
}
/** The files of a worker share this module, and no database. */
const lastDrivers = new WeakMap<object, number>();

let payments = 0;
/** An owner pays to be served first, as the provider tells it. Answers the provider's name of the payment. */
export async function ownerPays(
  { store, clock }: Upstream,
  bizStrId: string,
  amount: number,
  about: Partial<NewIncome> = {},
): Promise<string> {
  const paid = { tradeChannel: 1, tradeNo: `WX${++payments}`, payTime: clock(), ...about } as const;
  await store.db.transaction(inside =>
    addIncome(
      { db: inside as unknown as Db, clock, settlers: INCOME_SETTLERS },
      { ...paid, bizCode: 1, bizStrId, amount, reportedBy: null },
    ),
  );
  return paid.tradeNo;
}
