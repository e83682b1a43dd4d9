/** What must hold when calls really run at the same time, on connections of their own. */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import { retryTransaction } from '../../src/upstream/core/database/fault.ts';
import { migrate } from '../../src/upstream/core/database/migrate.ts';
import { forgetOldRequests } from '../../src/upstream/core/http/request-id.ts';
import { request } from '../../src/upstream/core/http/tables.ts';
import { adminUser, role } from '../../src/upstream/core/identity/tables.ts';
import { deliverSms } from '../../src/upstream/core/outside/sms-delivery.ts';
import { queueSms, smsOutbox } from '../../src/upstream/core/outside/sms-outbox.ts';
import { seed } from '../../src/upstream/seed/seed.ts';
import { anEmptyStore } from '../builders/database.ts';
import { anOffice, type Office } from '../builders/office.ts';

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

describe('at the same time', () => {
  let office: Office;
  beforeEach(async () => {
    office = await anOffice();
  });
  afterEach(() => office.close());

  it('eight super-users give up the right, and one keeps it', async () => {
    const { admin } = office;
    await admin.ask(accessCalls.updateAdminUser, { body: { userId: admin.id, roles: [] } });
    const people = [admin];
    for (const _ of times(7, Boolean)) people.push(await office.aClerk({ isSuperuser: 1 }));
    const replies = await Promise.all(
      people.map(person =>
        person.ask(accessCalls.updateAdminUser, { body: { userId: person.id, isSuperuser: 0 } }),
      ),
    );
    expect(replies.map(({ errCode }) => errCode).sort()).toEqual([...times(7, () => 0), 3002]);
    const left = await office.store.db
      .select()
      .from(adminUser)
      .where(and(eq(adminUser.isSuperuser, 1), eq(adminUser.deleted, 0)));
    expect(left).toHaveLength(1);
  });

  it('two super-users delete each other, and one is left, who can go on', async () => {
    const { admin } = office;
    await admin.ask(accessCalls.updateAdminUser, { body: { userId: admin.id, roles: [] } });
    const other = await office.aClerk({ isSuperuser: 1 });
    const replies = await Promise.all([
      admin.ask(accessCalls.deleteUser, { body: { userId: other.id } }),
      other.ask(accessCalls.deleteUser, { body: { userId: admin.id } }),
    ]);
    expect(replies.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
    const keeper = replies[0]?.errCode === 0 ? admin : other;
    expect((await keeper.ask(accessCalls.listRoles)).errCode).toBe(0);
  });

  it('ten save one record, and nine learn whose save came first', async () => {
    const { userId } = await office.aUser();
    const { data } = await office.admin.ask(accessCalls.listAdminUsers, { query: { userId } });
    const version = data[0]?.version ?? 0;
    const replies = await Promise.all(
      times(10, index =>
        office.admin.ask(accessCalls.updateAdminUser, { body: { userId, remark: `save ${index}`, version } }),
      ),
    );
    expect(replies.map(({ errCode }) => errCode).sort()).toEqual([0, ...times(9, () => 3001)]);
    const won = replies.find(({ errCode }) => errCode === 0);
    for (const { failure } of replies.filter(({ errCode }) => errCode !== 0)) {
      expect(failure.current).toMatchObject({ remark: won?.data.remark, version: version + 1 });
    }
  });

  it('a write sent ten times with one request id is done once, and answered ten times alike', async () => {
    const requestId = randomUUID();
    const body = { account: 'once', userName: '一次', requestId };
    const replies = await Promise.all(
      times(10, () => office.admin.ask(accessCalls.createAdminUser, { body })),
    );
    expect(new Set(replies.map(({ errCode }) => errCode))).toEqual(new Set([0]));
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const made = await office.store.db.select().from(adminUser).where(eq(adminUser.account, 'once'));
    expect(made).toHaveLength(1);
  });

  it('several processes send what waits in the outbox, each message once', async () => {
    const { db } = office.store;
    const now = office.clock();
    for (const index of times(30, i => i)) {
      await queueSms(db, { mobile: `138771${10_000 + index}`, kind: 'test', text: `${index}`, now });
    }
    await Promise.all(times(4, () => office.run(deliverSms)));
    const ids = office.ports.sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
    for (let left = 30; left > 0; left = await waiting(db)) await office.run(deliverSms);
    expect(new Set(office.ports.sent.map(({ text }) => text)).size).toBe(30);
    expect(office.ports.sent).toHaveLength(30);
  });

  it('several processes forget old answers, and no new one', async () => {
    await office.admin.ask(accessCalls.createRoleGroup, {
      body: { name: 'old', permissions: [], requestId: randomUUID() },
    });
    office.clock.advance(25 * 3_600_000);
    const values = { key: 'new', call: 'x', inputHash: 'x', createdOn: office.clock() };
    await office.store.db.insert(request).values(values);
    await Promise.all(times(4, () => office.run(forgetOldRequests)));
    const kept = await office.store.db.select().from(request);
    expect(kept.map(({ key }) => key)).toEqual(['new']);
  });

  it('two transactions that block each other are both done', async () => {
    const { db } = office.store;
    let met = 0;
    let bothMet: (value: unknown) => void = () => {};
    const meeting = new Promise(resolve => {
      bothMet = resolve;
    });
    let attempts = 0;
    const inOrder = (...ids: [string, string]) =>
      retryTransaction(db, async transaction => {
        attempts += 1;
        const touch = (id: string) =>
          transaction
            .update(role)
            .set({ sort: sql`${role.sort} + 1` })
            .where(eq(role.id, id));
        await touch(ids[0]);
        met += 1;
        if (met === 2) bothMet(undefined);
        await meeting;
        await touch(ids[1]);
      });
    const before = await db.select({ sort: role.sort }).from(role).where(eq(role.id, '2'));
    await Promise.all([inOrder('2', '3'), inOrder('3', '2')]);
    const after = await db.select({ sort: role.sort }).from(role).where(eq(role.id, '2'));
    expect(after[0]?.sort).toBe((before[0]?.sort ?? 0) + 2);
    expect(attempts).toBe(3);
  });
});

it('four processes that start together migrate and fill one database once', async () => {
  const store = await anEmptyStore();
  const clock = () => 0;
  const filled = await Promise.all(
    times(4, async () => {
      await migrate(store, clock);
      return seed(store.db, { clock });
    }),
  );
  expect(filled.filter(Boolean)).toHaveLength(1);
  expect(await store.db.select().from(adminUser)).toEqual([]);
  expect((await store.db.select().from(role)).length).toBeGreaterThan(8);
  await store.close();
});

async function waiting(db: Db): Promise<number> {
  const rows = await db.select({ id: smsOutbox.id }).from(smsOutbox).where(eq(smsOutbox.state, 0));
  return rows.length;
}
