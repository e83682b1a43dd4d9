import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anOfficeWithPush, until } from '../../../../tests/builders/push-client.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { lostCalls } from '../../../contract/lost-calls.ts';
import { DUPLICATE_MS, FIRST_ACTION_MS, type LostOrder, lostOrder } from '../../../contract/lost-order.ts';

const { list, create, update } = lostOrder.calls;
let office: Awaited<ReturnType<typeof anOfficeWithPush>>;
let clerk: Person;
beforeAll(async () => {
  office = await anOfficeWithPush();
  clerk = await office.signIn('lost');
});
afterEach(() => office.hangUp());
afterAll(() => office.close());

let last = 0;
const aMobile = () => `1381234${String(++last).padStart(4, '0')}`;
interface Answer {
  errCode: number;
  data: LostOrder;
  failure?: unknown;
}
const add = (body: object = {}, by = clerk) =>
  by.ask(
    create as AnyCall,
    {
      body: { ownerMobile: aMobile(), goodsName: '黑色双肩包', goodsType: 2, ...body },
    } as never,
  ) as Promise<Answer>;

describe('a new case', () => {
  it('begins with the first value of each axis, numbered, with a time by which somebody begins', async () => {
    const { data } = await add();
    expect(data).toMatchObject({ handleStatus: 0, matchStatus: 0, ownerConfirm: 2, refundStatus: 0 });
    expect(data.rewardStatus).toBeNull();
    expect(data.lostNo).toMatch(/^SW\d{8}\d{4}$/);
    expect(data.slaDeadline).toBe(data.createdOn + FIRST_ACTION_MS.usual);
    const next = await add();
    expect(Number(next.data.lostNo.slice(2))).toBe(Number(data.lostNo.slice(2)) + 1);
  });

  it('of an owner who has paid comes first', async () => {
    const { data } = await add({ payStatus: 1 });
    expect(data).toMatchObject({ payStatus: 1, payTime: data.createdOn });
    expect(data.slaDeadline).toBe(data.createdOn + FIRST_ACTION_MS.vip);
  });

  it('names its owner by a number or by the call', async () => {
    const wrong = { errCode: 3007, failure: { fields: [{ field: 'ownerMobile' }] } };
    expect(await add({ ownerMobile: null })).toMatchObject(wrong);
    expect(await add({ ownerMobile: null, callId: 'c-1' })).toMatchObject({ errCode: 0 });
  });

  it('says nothing of its axes, then or later', async () => {
    const { data } = await add({ handleStatus: 2, refundStatus: 1 });
    expect(data).toMatchObject({ handleStatus: 0, refundStatus: 0 });
    const changed = (await clerk.ask(
      update as AnyCall,
      {
        params: { id: data.id },
        body: { version: data.version, goodsColor: '黑', handleStatus: 2, payStatus: 1 },
      } as never,
    )) as Answer;
    expect(changed.data).toMatchObject({ goodsColor: '黑', handleStatus: 0, payStatus: 0 });
  });
});

describe('a case that is sought', () => {
  it('is found by the plate that its owner told, and by the one that it was matched to', async () => {
    const { data } = await add({ plateNumber: '桂AT1234' });
    const found = async (keyword: string) =>
      ((await clerk.ask(list, { query: { size: 200, keyword } } as never)).data as LostOrder[]).map(
        ({ id }) => id,
      );
    expect(await found('桂A·x5678')).toEqual([]);
    await clerk.ask(lostCalls.handleUser, { params: { id: data.id }, body: { version: data.version } });
    const { errCode } = await clerk.ask(lostCalls.matchInfo, {
      params: { id: data.id },
      body: { version: data.version + 1, matchPlateNumber: '桂AX5678' },
    });
    expect(errCode).toBe(0);
    for (const keyword of ['桂AT1234', '桂A·x5678', 'x5678', data.lostNo])
      expect(await found(keyword), keyword).toEqual([data.id]);
  });
});

describe('who is told of a case', () => {
  it('hears what it is with the right to such cases, and with that to the map or the calls only that there is one', async () => {
    const consoles = [await office.listen(clerk)];
    for (const right of ['monitoring.map', 'callmgr', 'vehiclemgr'])
      consoles.push(await office.listen(await office.aClerk({ rights: [right] })));
    const [{ data: usual }, { data: vip }] = [await add(), await add({ payStatus: 1 })];
    const heard = (type: string) =>
      consoles.map(console => console.heard.filter(message => message.type === type));
    await until(() => heard('LOST_NEW_VIP_ORDER')[0]?.length === 1);
    for (const console of consoles) await console.heart();
    const [own, map, calls, others] = heard('LOST_NEW_ORDER');
    expect(own?.map(({ data }) => data)).toMatchObject([{ lostId: usual.id, goodsName: '黑色双肩包' }]);
    for (const told of [map, calls]) expect(told?.map(({ data }) => data)).toEqual([{ lostId: usual.id }]);
    expect(others).toEqual([]);
    expect(heard('LOST_NEW_VIP_ORDER').map(all => all.map(({ data }) => data))).toMatchObject([
      [{ lostId: vip.id }],
      [],
      [],
      [],
    ]);
  });

  it('sees the cases of his own areas', async () => {
    const { data } = await add({ addressType: '450103' });
    const elsewhere = await office.aClerk({ rights: ['lost'], areaIds: ['450105'] });
    const seen = (await elsewhere.ask(list, { query: { size: 200 } } as never)).data as LostOrder[];
    expect(seen.map(({ id }) => id)).not.toContain(data.id);
    expect(seen.filter(({ addressType }) => !['450105', '-1'].includes(addressType))).toEqual([]);
  });
});

describe('the same owner and kind of goods', () => {
  const DUPLICATE = { errCode: 3004, failure: { reason: 'LOST_ALREADY_REPORTED' } };

  it('are one case when they are sent twice at once', async () => {
    const ownerMobile = aMobile();
    const codes = (await Promise.all([add({ ownerMobile }), add({ ownerMobile })])).map(
      ({ errCode }) => errCode,
    );
    expect(codes.toSorted()).toEqual([0, 3004]);
  });

  // last: a day later nobody is signed in any more
  it('are one case for a day', async () => {
    const ownerMobile = aMobile();
    await add({ ownerMobile });
    expect(await add({ ownerMobile })).toMatchObject(DUPLICATE);
    expect(await add({ ownerMobile, goodsType: 1 })).toMatchObject({ errCode: 0 });
    office.clock.advance(DUPLICATE_MS);
    clerk = await office.signIn('lost');
    expect(await add({ ownerMobile })).toMatchObject({ errCode: 0 });
  });
});
