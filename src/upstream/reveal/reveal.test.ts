import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import { logCalls } from '../../contract/log.ts';
import { REVEALS_A_MINUTE, revealCalls } from '../../contract/reveal.ts';
import { revealLogCalls } from '../../contract/reveal-log.ts';
import { operateLog, revealLog } from '../core/audit/tables.ts';
import { request } from '../core/http/tables.ts';
import { property } from '../core/properties.ts';

const QINGXIU = '450103';
const XINGNING = '450102';
const NUMBER = '13877112233';
const NOT_FOUND = { errCode: 3006 };

let office: Office;
let target: string;
beforeAll(async () => {
  office = await anOffice();
  target = (await office.aUser({ areaIds: [XINGNING] })).userId;
  await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: target, mobile: NUMBER } });
});
afterAll(() => office.close());

const askFor = (person: Person, about: { objectId?: string; objectType?: string; field?: string } = {}) =>
  person.ask(revealCalls.reveal, {
    body: { objectType: 'adminUser', objectId: target, field: 'mobile', reason: 3, ...about },
  });

describe('a masked value', () => {
  it('is told to who may reveal and sees the record, and written down with the reason', async () => {
    const clerk = await office.aClerk({ rights: ['usermgr.list', 'privacy:reveal'] });
    const reply = await askFor(clerk);
    expect(reply.data).toEqual({ value: NUMBER, hideOn: office.clock() + 30_000 });
    const { data } = await office.admin.ask(revealLogCalls.revealLog, { query: { userId: clerk.id } });
    expect(data).toEqual([
      expect.objectContaining({
        userId: clerk.id,
        objectType: 'adminUser',
        objectId: target,
        field: 'mobile',
        reason: 3,
        createdOn: office.clock(),
      }),
    ]);
  });

  it('stands neither in a log nor among the kept answers', async () => {
    const { db } = office.store;
    const written = JSON.stringify([
      await db.select().from(operateLog),
      await db.select().from(revealLog),
      await db.select().from(request),
    ]);
    expect(written).not.toContain(NUMBER);
    const { data } = await office.admin.ask(logCalls.listOperateLog, {
      body: { objectType: 'adminUser', objectId: target, title: 'reveal' },
    });
    expect(data).toEqual([expect.objectContaining({ status: 1, method: 'reveal.reveal', jsonResult: null })]);
  });

  it.each([
    ['cannot see such records', { rights: ['privacy:reveal'] }],
    ['sees other areas only', { rights: ['usermgr.list', 'privacy:reveal'], areaIds: [QINGXIU] }],
  ])('is not found for one who %s', async (_who, about) => {
    const clerk = await office.aClerk(about);
    expect(await askFor(clerk)).toMatchObject(NOT_FOUND);
    expect((await office.admin.ask(revealLogCalls.revealLog, { query: { userId: clerk.id } })).total).toBe(0);
  });

  it('is not found where there is none', async () => {
    const { userId } = await office.aUser();
    expect(await askFor(office.admin, { objectId: userId })).toMatchObject(NOT_FOUND);
    expect(await askFor(office.admin, { objectId: '999999' })).toMatchObject(NOT_FOUND);
  });

  it.each([
    ['objectType', { objectType: 'session' }],
    ['field', { field: 'passwordHash' }],
    ['field', { field: 'constructor' }],
  ])('is refused for an unknown %s', async (field, about) => {
    expect(await askFor(office.admin, about)).toMatchObject({
      errCode: 3007,
      failure: { fields: [{ field }] },
    });
  });

  it('is refused without the right', async () => {
    const clerk = await office.aClerk({ rights: ['usermgr.list'] });
    expect(await askFor(clerk)).toMatchObject({ errCode: 3008 });
  });
});

describe('the reveal log, read by one who sees some areas', () => {
  it('shows his own and those of his colleagues there', async () => {
    const rights = ['usermgr.list', 'privacy:reveal', 'log:view'];
    const reader = await office.aClerk({ rights, areaIds: [XINGNING] });
    const colleague = await office.aClerk({ rights, areaIds: [XINGNING] });
    const wider = await office.aClerk({ rights, areaIds: [XINGNING, QINGXIU] });
    for (const person of [reader, colleague, wider]) expect((await askFor(person)).errCode).toBe(0);
    const { data } = await reader.ask(revealLogCalls.revealLog, { query: { size: 200 } });
    expect(data.map(({ userId }) => userId).toSorted()).toEqual([reader.id, colleague.id].toSorted());
  });
});

describe('the limits of one person', () => {
  it('hold for a minute, also when all is asked at once', async () => {
    const clerk = await office.aClerk({ rights: ['usermgr.list', 'privacy:reveal'] });
    const replies = await Promise.all(Array.from({ length: REVEALS_A_MINUTE + 5 }, () => askFor(clerk)));
    const codes = replies.map(({ errCode }) => errCode);
    expect(codes.filter(code => code === 0)).toHaveLength(REVEALS_A_MINUTE);
    expect(codes.filter(code => code === 3010)).toHaveLength(5);
    office.clock.advance(60_000);
    expect((await askFor(clerk)).errCode).toBe(0);
  });

  it('hold for a day of Nanning, by property', async () => {
    const { db } = office.store;
    const now = office.clock();
    await db
      .insert(property)
      .values({ name: 'reveal.dailyLimit', value: '2', createdOn: now, updatedOn: now });
    const clerk = await office.aClerk({ rights: ['usermgr.list', 'privacy:reveal'] });
    for (const expected of [0, 0, 3005]) expect((await askFor(clerk)).errCode).toBe(expected);
    const DAY = 86_400_000;
    const midnight = Math.ceil((now + 8 * 3_600_000) / DAY) * DAY - 8 * 3_600_000;
    office.clock.advance(midnight - 1 - office.clock());
    const late = await office.signIn('admin');
    expect((await askFor(late)).errCode).toBe(0);
    expect((await askFor(late)).errCode).toBe(0);
    expect((await askFor(late)).errCode).toBe(3005);
    office.clock.advance(1);
    expect((await askFor(late)).errCode).toBe(0);
  });
});

describe('the reveal log', () => {
  it('is kept from being changed, deleted or emptied', async () => {
    const { db } = office.store;
    const before = await db.select().from(revealLog);
    expect(before.length).toBeGreaterThan(20);
    for (const statement of [
      sql`update reveal_log set reason = 1`,
      sql`delete from reveal_log`,
      sql`truncate reveal_log`,
    ]) {
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('is not allowed on reveal_log') },
      });
    }
    expect(await db.select().from(revealLog)).toEqual(before);
  });

  it('is found by its filters', async () => {
    const admin = await office.signIn('admin');
    const all = await admin.ask(revealLogCalls.revealLog, { query: { size: 200 } });
    const times = all.data.map(({ createdOn }) => createdOn);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const totalOf = async (query: Parameters<typeof admin.ask<typeof revealLogCalls.revealLog>>[1]) =>
      (await admin.ask(revealLogCalls.revealLog, query)).total;
    expect(await totalOf({ query: { objectType: 'adminUser', objectId: target, reason: 3 } })).toBe(
      all.total,
    );
    expect(await totalOf({ query: { reason: 1 } })).toBe(0);
    expect(await totalOf({ query: { field: 'idCard' } })).toBe(0);
    expect(await totalOf({ query: { userName: '黄志' } })).toBe(3);
    expect(await totalOf({ query: { startTime: office.clock() } })).toBe(1);
  });
});

it('an upstream that is plain knows no reveal', async () => {
  const plain = await anOffice({ isPlain: true });
  expect(await askFor(plain.admin)).toMatchObject(NOT_FOUND);
  expect(await plain.admin.ask(revealLogCalls.revealLog)).toMatchObject(NOT_FOUND);
  await plain.close();
});
