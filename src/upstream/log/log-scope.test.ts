/** Who sees some areas only learns from no log what lies outside. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, DOORS, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import { logCalls } from '../../contract/log.ts';
import { sessionCalls } from '../../contract/session.ts';

const QINGXIU = '450103';
const XINGNING = '450102';

let office: Office;
let north: Person & { account: string };
let colleague: Person & { account: string };
let south: Person & { account: string };
beforeAll(async () => {
  office = await anOffice();
  const rights = [...DOORS, 'log:view'];
  north = await office.aClerk({ rights, areaIds: [XINGNING] });
  colleague = await office.aClerk({ rights, areaIds: [XINGNING] });
  south = await office.aClerk({ rights, areaIds: [QINGXIU] });
});
afterAll(() => office.close());

const operationsSeenBy = async (reader: Person) => {
  const reply = await reader.ask(logCalls.listOperateLog, { query: { size: 200 } });
  expect(reply.errCode).toBe(0);
  return reply.data;
};

/** A user of these areas, made and then renamed by this person. */
async function changeOneOf(person: Person, areaIds: string[], userName: string) {
  const { userId } = await office.aUser({ areaIds });
  const reply = await person.ask(accessCalls.updateAdminUser, { body: { userId, userName } });
  expect(reply.errCode).toBe(0);
  return userId;
}

describe('the operate log, read by one who sees some areas', () => {
  it('shows his own entries and those of his colleagues there, and no others', async () => {
    const own = await changeOneOf(north, [XINGNING], '甲');
    const theirs = await changeOneOf(colleague, [XINGNING], '乙');
    const elsewhere = await changeOneOf(south, [QINGXIU], '丙');
    const byAll = await changeOneOf(office.admin, [XINGNING], '丁');
    const seen = (await operationsSeenBy(north)).map(({ objectId }) => objectId);
    expect(seen).toContain(own);
    expect(seen).toContain(theirs);
    expect(seen).not.toContain(elsewhere);
    expect(seen).not.toContain(byAll);
    const all = (await operationsSeenBy(office.admin)).map(({ objectId }) => objectId);
    for (const id of [own, theirs, elsewhere, byAll]) expect(all).toContain(id);
  });

  it('goes by the areas of then: who is moved here later brings nothing along', async () => {
    const moved = await office.aClerk({ rights: [...DOORS], areaIds: [QINGXIU] });
    const elsewhere = await changeOneOf(moved, [QINGXIU], '戊');
    await office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId: moved.id, areaIds: [XINGNING] },
    });
    const here = await changeOneOf(moved, [XINGNING], '己');
    const seen = (await operationsSeenBy(north)).map(({ objectId }) => objectId);
    expect(seen).toContain(here);
    expect(seen).not.toContain(elsewhere);
  });

  it('is neither counted nor found by an id outside', async () => {
    const [entry] = (
      await office.admin.ask(logCalls.listOperateLog, { body: { operName: '黄志强' }, query: { size: 1 } })
    ).data;
    const ask = { body: { id: entry?.id ?? '' } };
    expect((await office.admin.ask(logCalls.listOperateLog, ask)).total).toBe(1);
    expect(await north.ask(logCalls.listOperateLog, ask)).toMatchObject({ total: 0, data: [] });
    const byTrace = { body: { traceId: entry?.traceId ?? '' } };
    expect((await office.admin.ask(logCalls.listOperateLog, byTrace)).total).toBe(1);
    expect((await north.ask(logCalls.listOperateLog, byTrace)).total).toBe(0);
  });
});

it('the login log shows one who sees some areas the accounts that he sees', async () => {
  await office.ask(sessionCalls.login, { body: { account: 'nobody-at-all', password: 'wrong' } });
  await office.ask(sessionCalls.login, {
    body: { account: colleague.account.toUpperCase(), password: 'wrong' },
  });
  const accountsSeenBy = async (reader: Person) => {
    const { data } = await reader.ask(logCalls.listLoginLog, { query: { size: 200 } });
    return new Set(data.map(({ account }) => account.toLowerCase()));
  };
  const seen = await accountsSeenBy(north);
  expect([...seen].toSorted()).toEqual(expect.arrayContaining([north.account, colleague.account].toSorted()));
  expect(seen.has('admin')).toBe(false);
  expect([...seen].some(account => account.startsWith('no'))).toBe(false);
  expect(seen.has(south.account)).toBe(false);
  const all = await accountsSeenBy(office.admin);
  expect([...all]).toEqual(expect.arrayContaining(['admin', south.account]));
  // what fits no account may be a password typed into the wrong field
  expect([...all].some(account => account.startsWith('no'))).toBe(true);
});
