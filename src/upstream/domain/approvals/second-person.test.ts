/** An approver is another person than the applicant, and not an account that the applicant made. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anOffice, DOORS, type Office } from '../../../../tests/builders/office.ts';
import { anOutlay } from '../../../../tests/builders/outlays.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { accessCalls } from '../../../contract/access.ts';
import { outlayCalls } from '../../../contract/outlay.ts';
import { outlayTable } from '../payments/tables.ts';
import { DEPENDS_MS } from './second-person.ts';

const DAY = 86_400_000;
const OVER = { amount: 30_000, limit: 20_000 };
const CHECKER = ['finance', 'finance:check'];

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());
beforeEach(() => office.store.db.delete(outlayTable));

/** Asked for by the one, approved by the other. */
async function approves(approver: Person, applicant: Person) {
  await office.store.db.delete(outlayTable);
  const { id, version } = await anOutlay(office, OVER, { userId: applicant.id, userName: '申请人' });
  return approver.ask(outlayCalls.approveOutlay, { body: { id, version } });
}
const refused = (reason: string) => ({ http: 409, errCode: 3002, failure: { reason } });
const FINE = { errCode: 0 };

it('who was made by the applicant approves nothing of his for 30 days', async () => {
  const puppet = await office.aClerk({ rights: CHECKER });
  expect(await approves(puppet, office.admin)).toMatchObject(refused('APPROVER_DEPENDS'));
  office.clock.advance(DEPENDS_MS - DAY);
  Object.assign(office.admin, await office.signIn('admin'));
  Object.assign(puppet, office.person(puppet.token, puppet.id));
  const again = await office.aClerk({ rights: CHECKER });
  expect(await approves(again, office.admin)).toMatchObject(refused('APPROVER_DEPENDS'));
});

it('who was reset or changed by the applicant does not either, and everybody else does', async () => {
  const applicant = await office.aClerk({ rights: DOORS });
  const [reset, untouched] = [
    await office.aClerk({ rights: ['systemmgr'] }),
    await office.aClerk({ rights: ['systemmgr'] }),
  ];
  await applicant.ask(accessCalls.updateAdminUser, { body: { userId: reset.id, userName: '改过' } });
  const checking = await office.aRole(CHECKER);
  for (const { id } of [reset, untouched])
    expect(
      await office.admin.ask(accessCalls.updateAdminUser, {
        body: { userId: id, roles: [{ roleId: checking }] },
      }),
    ).toMatchObject(FINE);
  expect(await approves(reset, applicant)).toMatchObject(refused('APPROVER_DEPENDS'));
  expect(await approves(untouched, applicant)).toMatchObject(FINE);
});

it.each([
  ['a telephone number', { mobile: '13807719911' }],
  ['a job number', { jobNo: 'NN-4711' }],
])('who shares %s with the applicant is the same person', async (_what, number) => {
  const [applicant, approver] = [
    await office.aClerk({ rights: ['lost', 'lost:refund'] }),
    await office.aClerk({ rights: CHECKER }),
  ];
  expect(await approves(approver, applicant)).toMatchObject(FINE);
  for (const { id } of [applicant, approver])
    expect(
      await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: id, ...number } }),
    ).toMatchObject(FINE);
  expect(await approves(approver, applicant)).toMatchObject(refused('APPROVER_SHARES_NUMBER'));
});

it('nobody approves his own', async () => {
  const clerk = await office.aClerk({ rights: CHECKER });
  expect(await approves(clerk, clerk)).toMatchObject(refused('APPROVES_OWN'));
});
