/** What a search by a masked value tells, to whom, and how often. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { driver } from '../../../contract/driver.ts';
import { driverCalls } from '../../../contract/driver-calls.ts';
import { jobCalls } from '../../../contract/job.ts';
import { lostOrder } from '../../../contract/lost-order.ts';
import { revealCalls } from '../../../contract/reveal.ts';
import { driver as drivers } from '../../domain/fleet/tables.ts';
import { revealLog } from '../audit/tables.ts';
import { property } from '../properties.ts';
import { MOST_ALIKE } from './counting.ts';
import { lookup } from './tables.ts';

const NUMBER = '19912340126';
/** They look like it once they are masked. */
const alike = (at: number) => `199${String(5000 + at)}0126`;
const OVER_LIMIT = { errCode: 3005 };
const ALIKE = { ...OVER_LIMIT, failure: { reason: 'NUMBERS_ALIKE' } };

let office: Office;
let id: string;
let monitor: Person;
let auditor: Person;
let seer: Person;
let lost: Person;
beforeAll(async () => {
  office = await anOffice();
  const [found] = await office.store.db.select().from(drivers).limit(1);
  id = String(found?.id);
  await office.store.db.update(drivers).set({ mobile: NUMBER }).where(eq(drivers.id, id));
  monitor = await office.aClerk({ rights: ['drivermgr', 'drivermgr:edit', 'lost', 'lost:handle'] });
  auditor = await office.aClerk({ rights: ['drivermgr', 'drivermgr:edit', 'privacy:reveal'] });
  seer = await office.aClerk({ rights: ['drivermgr', 'privacy:reveal'] });
  lost = await office.aClerk({ rights: ['lost', 'drivermgr'] });
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.store.db.delete(lookup);
  office.clock.advance(60_000);
});

const list = (person: Person, query: object) => person.ask(driver.calls.list, { query } as never);
const idsOf = async (person: Person, query: object) =>
  ((await list(person, query)).data as { id: string }[]).map(row => row.id);
const logged = (person: Person) =>
  office.store.db.select().from(revealLog).where(eq(revealLog.userId, person.id));

describe('a whole number', () => {
  it('finds its record, masked, and each of them is written down once a day', async () => {
    const before = (await logged(monitor)).length;
    const { data } = await list(monitor, { mobile: NUMBER });
    expect(data).toEqual([expect.objectContaining({ id, mobile: '199****0126' })]);
    await list(monitor, { mobile: NUMBER, current: 2 });
    await list(monitor, { filter: JSON.stringify({ mobile: NUMBER }) });
    const entries = await logged(monitor);
    expect(entries.slice(before)).toEqual([
      expect.objectContaining({
        objectType: 'driver',
        objectId: null,
        objectName: '199****0126',
        field: 'mobile',
        reason: 5,
      }),
    ]);
    await monitor.ask(driverCalls.all, { query: { keyword: NUMBER } });
    expect((await logged(monitor)).slice(before + 1)).toEqual([
      expect.objectContaining({ objectType: 'driver', field: 'keyword', reason: 5 }),
    ]);
  });

  it.each([
    ['its id', () => ({ id })],
    ['its id in JSON', () => ({ filter: JSON.stringify({ id, mobile: NUMBER }), mobile: undefined })],
    ['ids', () => ({ filter: JSON.stringify({ id: [id] }) })],
    ['its name', async () => ({ name__is: await nameOf() })],
    ['a keyword', async () => ({ keyword: await nameOf() })],
  ])('tells nothing beside %s to who may not reveal', async (_what, besides) => {
    const others = await besides();
    expect(await idsOf(monitor, { mobile: NUMBER, ...others })).toEqual([]);
    expect(await idsOf(auditor, { mobile: NUMBER, ...others })).toEqual([id]);
  });

  it('beside a filter that fits many finds what it would', async () => {
    const [{ state = 1 } = {}] = await office.store.db.select().from(drivers).where(eq(drivers.id, id));
    expect(await idsOf(monitor, { mobile: NUMBER, state })).toEqual([id]);
  });

  it('beside an id is a reveal of this record', async () => {
    await list(auditor, { mobile: NUMBER, id });
    const entries = await logged(auditor);
    expect(entries).toContainEqual(
      expect.objectContaining({ objectType: 'driver', objectId: id, field: 'mobile', reason: 5 }),
    );
  });

  it(`is tried ${MOST_ALIKE} times at most where only hidden digits differ, in all lists together`, async () => {
    for (let at = 0; at < MOST_ALIKE; at += 1) {
      const { errCode } =
        at % 2 === 0
          ? await list(monitor, { mobile: alike(at) })
          : await monitor.ask(driverCalls.all, { query: { keyword: alike(at) } });
      expect(errCode).toBe(0);
    }
    expect(await list(monitor, { mobile: NUMBER })).toMatchObject(ALIKE);
    expect(await monitor.ask(driverCalls.all, { query: { keyword: NUMBER } })).toMatchObject(ALIKE);
    // one that was tried before is no other one
    expect((await list(monitor, { mobile: alike(0) })).errCode).toBe(0);
    expect((await list(monitor, { mobile: '13912345678' })).errCode).toBe(0);
    // nor does an export find it
    const columns = [{ field: 'name', head: 'name', kind: 'text' as const }];
    const body = { call: 'driver.list', title: 'all', format: 'csv' as const, columns };
    expect(
      await monitor.ask(jobCalls.startExport, { body: { ...body, filter: { mobile: NUMBER } } }),
    ).toMatchObject(ALIKE);
    office.clock.advance(86_400_000);
    monitor = await signInAgain(monitor);
    auditor = await signInAgain(auditor);
    expect(await idsOf(monitor, { mobile: NUMBER })).toEqual([id]);
  });

  it('that is filled in counts as well, whether it is taken or not', async () => {
    const [other] = await office.store.db
      .select({ id: drivers.id })
      .from(drivers)
      .where(and(eq(drivers.state, 1)))
      .offset(5)
      .limit(1);
    const edit = (person: Person, mobile: string) =>
      person.ask(driver.calls.update, { params: { id: String(other?.id) }, body: { mobile } });
    for (let at = 0; at < MOST_ALIKE; at += 1) expect((await edit(monitor, alike(at))).errCode).toBe(0);
    expect(await edit(monitor, NUMBER)).toMatchObject(ALIKE);
    expect(await edit(auditor, NUMBER)).toMatchObject({ errCode: 3004 });
  });
});

describe('the last four', () => {
  it('find among many, and are no reveal', async () => {
    const before = (await logged(monitor)).length;
    expect(await idsOf(monitor, { mobile: '0126' })).toContain(id);
    expect(await logged(monitor)).toHaveLength(before);
  });
  it('tell nothing beside an id to who may not reveal, and are a reveal of who may', async () => {
    expect(await idsOf(monitor, { mobile: '0126', id })).toEqual([]);
    const before = (await logged(auditor)).length;
    expect(await idsOf(auditor, { mobile: '0126', id })).toEqual([id]);
    expect(await logged(auditor)).toHaveLength(before + 1);
  });
});

describe('no more than a day allows', () => {
  const set = (name: 'reveal.dailyLimit' | 'lookup.dailyLimit', value: string) =>
    office.store.db.insert(property).values({ name, value, createdOn: 0, updatedOn: 0 });
  const numbers = ['13900000001', '13911110002', '13922220003'];

  it('is sought by whole numbers and revealed together', async () => {
    const clerk = await signInAgain(seer);
    await set('reveal.dailyLimit', '2');
    const [first = '', second = ''] = numbers;
    expect((await list(clerk, { mobile: first })).errCode).toBe(0);
    const about = { objectType: 'driver', objectId: id, field: 'mobile', reason: 2 } as const;
    expect((await clerk.ask(revealCalls.reveal, { body: about })).errCode).toBe(0);
    expect(await list(clerk, { mobile: second })).toMatchObject(OVER_LIMIT);
    expect((await list(clerk, { mobile: first })).errCode).toBe(0);
  });

  it('is sought at work, which has a limit of its own', async () => {
    const clerk = await signInAgain(lost);
    await set('lookup.dailyLimit', '2');
    const seek = (ownerMobile: string) =>
      clerk.ask(lostOrder.calls.list, { query: { ownerMobile } } as never);
    const codes = [];
    for (const number of numbers) codes.push((await seek(number)).errCode);
    expect(codes).toEqual([0, 0, 3005]);
    expect((await logged(clerk)).map(({ reason }) => reason)).toEqual([6, 6]);
    expect((await list(clerk, { mobile: numbers[2] })).errCode).toBe(0);
  });
});

async function nameOf(): Promise<string> {
  const [found] = await office.store.db
    .select({ name: drivers.name })
    .from(drivers)
    .where(eq(drivers.id, id));
  await office.store.db.update(drivers).set({ name: '独孤一' }).where(eq(drivers.id, id));
  await office.store.db.update(drivers).set({ searchKey: 'duguyi dgy 独孤一' }).where(eq(drivers.id, id));
  return found ? '独孤一' : '';
}

async function signInAgain(person: Person & { account?: string }): Promise<Person> {
  const again = await office.signIn(person.account ?? '', 'new-password');
  return { ...person, ...again };
}
