/** Who gets a hand when, whose job it is to hear, and what is left of one that is cancelled. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOfficeWithPush, type OfficeWithPush } from '../../../../tests/builders/push-client.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { jobCalls } from '../../../contract/job.ts';
import type { PushData } from '../../../contract/push.ts';
import { sweepFiles } from '../files/keeping.ts';
import { advance } from './advance.ts';
import type { Kind } from './kind.ts';
import { claim, end, enqueue, hold, LEASE_MS, releaseAll } from './queue.ts';
import { job, jobPart } from './tables.ts';
import { createWorkshop } from './workshop.ts';

let office: OfficeWithPush;
let people: Person[];
beforeAll(async () => {
  office = await anOfficeWithPush();
  people = [office.admin];
  for (let count = 0; count < 2; count++) people.push(await office.aClerk({ rights: ['usermgr.list'] }));
});
beforeEach(async () => {
  await office.store.db.delete(job);
});
afterAll(() => office.close());

const caller = { ip: '127.0.0.1', userAgent: 'test', traceId: 'trace' };

const ask = (person: Person, title: string) =>
  enqueue(
    office.store.db,
    { ownerId: person.id, kind: 'export', title, call: 'access.listRoleGroups', input: {}, caller },
    office.clock(),
  );

const take = () => claim(office.store.db, office.clock());

describe('people', () => {
  it('take turns, however many jobs one of them has', async () => {
    const [many, few, one] = people as [Person, Person, Person];
    for (const title of ['a1', 'a2', 'a3', 'a4']) await ask(many, title);
    await ask(few, 'b1');
    await ask(few, 'b2');
    await ask(one, 'c1');
    const order: string[] = [];
    for (let taken = await take(); taken; taken = await take()) {
      order.push(taken.title);
      await end(office.store.db, taken, 'done', office.clock());
      office.clock.advance(1);
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('have one turn each at a time, and the next one when it is over', async () => {
    const [many, few] = people as [Person, Person];
    await ask(many, 'a1');
    await ask(many, 'a2');
    await ask(few, 'b1');
    const first = await take();
    expect([first?.title, (await take())?.title, await take()]).toEqual(['a1', 'b1', undefined]);
    if (first) await end(office.store.db, first, 'done', office.clock());
    expect((await take())?.title).toBe('a2');
  });

  it('lose a turn that nobody has been heard of for longer than a lease', async () => {
    await ask(office.admin, 'a1');
    const first = await take();
    office.clock.advance(LEASE_MS - 1);
    expect(await take()).toBeUndefined();
    office.clock.advance(2);
    expect(await take()).toMatchObject({ id: first?.id, claims: 2 });
  });

  it('have it again at once where the only process has begun anew', async () => {
    await ask(office.admin, 'a1');
    const first = await take();
    await releaseAll(office.store.db, office.clock());
    expect(await take()).toMatchObject({ id: first?.id, claims: 2 });
    expect(first && (await hold(office.store.db, first))).toBeUndefined();
  });
});

it('two processes share the jobs of one database, and none is done twice', async () => {
  const done: string[] = [];
  const stepping: Kind = {
    name: 'export',
    step: async ({ job: { title, done: steps } }) => {
      return async () => {
        if (steps === 2) done.push(title);
        return { done: steps + 1, isOver: steps === 2 };
      };
    },
  };
  const workshops = [1, 2].map(() => createWorkshop({ ...office.working, kinds: [stepping] }));
  const titles = people.flatMap((_, at) => ['x', 'y', 'z'].map(letter => `${letter}${at}`));
  for (const title of titles) await ask(people[Number(title[1])] as Person, title);
  // each process looks by itself for what another one has made
  while (done.length < titles.length) {
    await Promise.all(workshops.map(workshop => workshop.turn()));
    await Promise.all(workshops.map(workshop => workshop.settled()));
  }
  expect(done.toSorted()).toEqual(titles.toSorted());
  const rows = await office.store.db.select().from(job);
  expect(rows.every(({ state, done: steps }) => state === 'done' && steps === 3)).toBe(true);
  expect(office.failures).toEqual([]);
});

it('a job is told to its owner, and to nobody else however much he may', async () => {
  const clerk = await office.aClerk({ rights: ['usermgr.list'] });
  const consoles = [await office.listen(clerk), await office.listen(office.admin)] as const;
  await exportBy(clerk);
  await office.work();
  for (const console of consoles) await console.heart();
  const told = consoles.map(({ heard }) => heard.filter(({ type }) => type === 'JOB_CHANGED'));
  expect(told[0]?.map(({ data }) => (data as PushData<'JOB_CHANGED'>).state)).toEqual(['waiting', 'done']);
  expect(told[1]).toEqual([]);
  await office.hangUp();
});

async function exportBy(person: Person): Promise<string> {
  const { data, errCode } = await person.ask(jobCalls.startExport, {
    body: {
      call: 'access.listRoleGroups',
      title: 'roles',
      format: 'csv',
      columns: [{ field: 'name', head: 'name', kind: 'text' }],
    },
  });
  expect(errCode).toBe(0);
  return data.id;
}

describe('a job that is cancelled', () => {
  const cancel = (id: string) => office.admin.ask(jobCalls.cancelJob, { body: { id } });

  async function expectNothing(id: string) {
    const { data } = await office.admin.ask(jobCalls.listJobs, { query: { id } });
    expect(data[0]).toMatchObject({ state: 'cancelled', fileName: null, fileSize: null });
    expect((await office.admin.ask(jobCalls.jobFile, { params: { id } })).errCode).toBe(3006);
    expect(await office.store.db.select().from(jobPart).where(eq(jobPart.jobId, id))).toEqual([]);
    office.clock.advance(2 * LEASE_MS);
    expect(await take()).toBeUndefined();
  }

  it.each([0, 1])('after %s steps offers nothing and is taken up by nobody', async steps => {
    const id = await exportBy(office.admin);
    let held = steps > 0 ? await take() : undefined;
    for (let step = 0; step < steps && held; step++) held = await advance(office.working, held);
    expect((await cancel(id)).errCode).toBe(0);
    expect(held && (await advance(office.working, held))).toBeUndefined();
    await expectNothing(id);
  });

  it('while its file is being stored leaves bytes that nobody is offered, and that are swept', async () => {
    const id = await exportBy(office.admin);
    const { storage, objects } = office.ports;
    const { put } = storage;
    let stored = '';
    storage.put = async (key, ...given) => {
      await put(key, ...given);
      stored = key;
      expect((await cancel(id)).errCode).toBe(0);
    };
    await office.work();
    storage.put = put;
    expect(objects.has(stored)).toBe(true);
    await expectNothing(id);
    office.clock.advance(3 * 3_600_000);
    await office.run(sweepFiles);
    expect(objects.has(stored)).toBe(false);
  });
});
