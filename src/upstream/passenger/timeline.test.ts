/** What became of a person, over everything that there was. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCallerDesk, type CallerAnswer } from '../../../tests/builders/callers.ts';
import { aListOf } from '../../../tests/builders/calls.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { lostOrder } from '../../contract/lost-order.ts';
import { passengerCalls } from '../../contract/passenger.ts';
import { callRecord } from '../domain/calls/tables.ts';
import { lostOrderTable } from '../domain/lost/tables.ts';

let office: Office;
let agent: Person;
let desk: ReturnType<typeof aCallerDesk>;
beforeAll(async () => {
  office = await anOffice();
  agent = await office.signIn('agent');
  desk = aCallerDesk(office, agent);
});
afterAll(() => office.close());
beforeEach(() => office.store.db.delete(callRecord));

describe('what became of a person', () => {
  const timeline = async (query: object, by: Person = agent) =>
    (await by.ask(passengerCalls.callerTimeline, { query } as never)).data;

  it('is told over calls, orders and lost cases of all his numbers, the newest first', async () => {
    const [a, b] = [await desk.aCaller(), await desk.aCaller()];
    const { id: orderId } = await desk.order(a.mobile);
    office.clock.advance(1_000);
    await desk.ring('t-1', b.mobile);
    office.clock.advance(1_000);
    const lost = (await agent.ask(
      lostOrder.calls.create as never,
      {
        body: { ownerMobile: b.mobile, goodsName: '雨伞', goodsType: 99 },
      } as never,
    )) as CallerAnswer<{ id: string }>;
    await desk.merge({ ...a, version: (await desk.one(a.id)).data.version }, b);
    const { entries, next } = await timeline({ id: a.id });
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      { kind: 'lost', id: lost.data.id, state: '0', about: '雨伞' },
      { kind: 'call', state: null },
      { kind: 'order', id: orderId, state: '11', about: '金湖广场' },
    ]);
  });

  it('is limited to areas and to what one may see', async () => {
    const who = await desk.aCaller();
    await aListOf(office.store.db, [
      { passengerId: who.id, addressType: '450102' },
      { passengerId: who.id, addressType: '450103' },
      { passengerId: who.id },
    ]);
    await desk.order(who.mobile);
    const limited = await office.aClerk({ rights: ['callmgr'], areaIds: ['450102'] });
    expect((await timeline({ id: who.id }, limited)).entries.map(({ kind }) => kind)).toEqual([
      'call',
      'call',
    ]);
    const none = await office.aClerk({ rights: ['order', 'order.list'] });
    expect((await none.ask(passengerCalls.callerTimeline, { query: { id: who.id } } as never)).errCode).toBe(
      3008,
    );
  });

  it('comes in pages that leave nothing out and tell nothing twice', async () => {
    const { db } = office.store;
    const who = await desk.aCaller();
    const moments = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(moments, moments, fc.integer({ min: 1, max: 5 }), async (calls, cases, size) => {
        await db.delete(callRecord);
        await db.delete(lostOrderTable);
        await aListOf(
          db,
          calls.map(enteredOn => ({ passengerId: who.id, enteredOn })),
        );
        for (const [at, createdOn] of cases.entries())
          await db.insert(lostOrderTable).values({
            lostNo: `t${at}`,
            goodsName: '雨伞',
            goodsType: 99,
            ownerMobile: who.mobile,
            searchKey: '',
            createdOn,
            updatedOn: createdOn,
          });
        const seen: { kind: string; id: string; on: number }[] = [];
        for (let cursor: string | undefined; ; ) {
          const { entries, next } = await timeline({ id: who.id, size, ...(cursor && { cursor }) });
          seen.push(...entries);
          if (next === null) break;
          expect(entries).toHaveLength(size);
          cursor = next;
        }
        expect(new Set(seen.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(calls.length + cases.length);
        expect(seen).toHaveLength(calls.length + cases.length);
        expect(seen.map(({ on }) => on)).toEqual([...calls, ...cases].toSorted((one, other) => other - one));
      }),
      { numRuns: 15 },
    );
  });

  it('is asked for by a cursor of its own, of somebody who is there', async () => {
    const who = await desk.aCaller();
    const code = async (query: object) =>
      (await agent.ask(passengerCalls.callerTimeline, { query } as never)).errCode;
    expect(await code({ id: who.id, cursor: 'x' })).toBe(3007);
    expect(await code({ id: who.id, cursor: '1.letter.1' })).toBe(3007);
    expect(await code({ id: '999999' })).toBe(3006);
  });
});
