/** What drivers have found, as a clerk takes it down. */
import { type FoundItem, foundItem, foundItemCalls } from '../../src/contract/found-item.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import type { Person } from './upstream.ts';

interface Answer<D = FoundItem> {
  errCode: number;
  data: D;
  failure?: { reason?: string; fields?: { field: string }[] };
}

/** Found now in nobody's vehicle, unless it is said. */
export async function aFoundItem(by: Person, body: object = {}): Promise<FoundItem> {
  const said = { goodsName: '黑色双肩包', goodsType: 2, foundOn: Date.now(), ...body };
  const { errCode, data, failure } = (await by.ask(
    foundItem.calls.create as AnyCall,
    { body: said } as never,
  )) as Answer;
  if (errCode !== 0) throw new Error(`found: ${errCode} ${JSON.stringify(failure)}`);
  return data;
}

export const theItem = async (by: Person, id: string): Promise<FoundItem> =>
  ((await by.ask(foundItem.calls.one as AnyCall, { params: { id } } as never)) as Answer).data;

export const link = (by: Person, foundId: string, lostId: string, version?: number) =>
  by.ask(
    foundItemCalls.linkFound as AnyCall,
    { body: { foundId, lostId, ...(version !== undefined && { version }) } } as never,
  ) as Promise<Answer>;

export const unlink = (by: Person, foundId: string, body: object = {}) =>
  by.ask(
    foundItemCalls.unlinkFound as AnyCall,
    { body: { foundId, reason: '不是他的', ...body } } as never,
  ) as Promise<Answer>;
