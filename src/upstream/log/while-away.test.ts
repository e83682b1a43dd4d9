import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffice, DOORS, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import { logCalls } from '../../contract/log.ts';

/** No session ends within it. */
const WHILE_MS = 300_000;
const HERE = '450102';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const rename = async (by: Person, userId: string, userName: string) => {
  const reply = await by.ask(accessCalls.updateAdminUser, { body: { userId, userName } });
  expect(reply.errCode).toBe(0);
};
const toldTo = async (person: Person) =>
  (await person.ask(logCalls.listChangesWhileAway, {})).data?.changes.map(({ recordId }) => recordId);

/** Worked on one of two users, went home, and both were changed by an administrator meanwhile. */
async function aNight(rights: readonly string[], areaIds: string[] = []) {
  const person = await office.aClerk({ rights, areaIds });
  const [known, other] = [await office.aUser({ areaIds }), await office.aUser({ areaIds })];
  await rename(person, known.userId, '白班');
  office.clock.advance(WHILE_MS);
  await rename(office.admin, known.userId, '夜班');
  await rename(office.admin, other.userId, '夜班');
  office.clock.advance(WHILE_MS);
  return { known, back: await office.signIn(person.account, 'new-password'), person };
}

it('who comes back is told what others did to what he has worked on, and of nothing else', async () => {
  const { known, back, person } = await aNight(DOORS);
  const { data } = await back.ask(logCalls.listChangesWhileAway, {});
  expect(data).toMatchObject({
    to: office.clock(),
    changes: [
      {
        recordId: known.userId,
        resource: 'system-manage/admin-user',
        objectType: 'adminUser',
        objectName: '夜班',
        operName: expect.any(String),
      },
    ],
  });
  expect(data?.from).toBeLessThan(office.clock() - WHILE_MS);
  // what is done in the present session was done under his eyes
  await rename(office.admin, known.userId, '早班');
  expect(await toldTo(back)).toEqual([known.userId]);
  expect(await toldTo(person)).toBeUndefined();
});

it('who sees one area is told of nobody who sees more, and of no record that he may not see any more', async () => {
  const limited = await aNight(DOORS, [HERE]);
  expect(await toldTo(limited.back)).toEqual([]);
  const { back, person } = await aNight(DOORS);
  await office.admin.ask(accessCalls.updateRoleGroup, {
    body: { roleId: person.roleIds[0] ?? '', permissions: [{ val: 'lost' }] },
  });
  expect(await toldTo(back)).toEqual([]);
});
