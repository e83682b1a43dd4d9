/** Lost cases as clerks have them, and what is done about them. */
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { lostCalls } from '../../src/contract/lost-calls.ts';
import { type LostOrder, lostOrder } from '../../src/contract/lost-order.ts';
import type { Person } from './upstream.ts';

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
export const HELD: readonly Step[] = [...MATCHED, ['propertyConfirm', { propertyConfirm: 1 }]];
export const CONFIRMED: readonly Step[] = [...HELD, ['ownerConfirmInfo', { ownerConfirm: 1 }]];
export const GIVEN_BACK: readonly Step[] = [
  ...CONFIRMED,
  ['propertyReturn', { propertyReturn: 2, returnType: 1 }],
];
export const CLOSED_AS_RETURNED: readonly Step[] = [...GIVEN_BACK, ['handleResult', { handleResult: 1 }]];
