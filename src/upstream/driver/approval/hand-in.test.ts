/** What a driver's app learns from handing in a request: nothing that is masked. */
import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import { aMachine, type Machine } from '../../../../tests/builders/open-door.ts';
import { driverApprovalCalls, PASSED, REJECTED } from '../../../contract/driver-approval.ts';
import { driver } from '../../domain/fleet/tables.ts';

const { oneApproval, decideApproval } = driverApprovalCalls;

let office: Office;
let machine: Machine;
let of: typeof driver.$inferSelect;
beforeAll(async () => {
  office = await anOffice();
  machine = await aMachine(office, office.admin, ['pushPictures']);
  const [found] = await office.store.db
    .select()
    .from(driver)
    .where(isNotNull(driver.licenseNo))
    .orderBy(asc(driver.id))
    .limit(1);
  if (!found) throw new Error('no driver');
  of = found;
});
afterAll(() => office.close());

let count = 0;
const handIn = (type: 3 | 4, values: object) =>
  machine.send<{ id: string; auditStatus: number; reason: string | null }>(
    'POST',
    '/api/open/driver-approvals',
    { submitNo: `h${++count}`, type, driverId: of.id, values, attachments: [] },
  );
const decide = (
  id: string,
  body: { auditStatus: typeof PASSED } | { auditStatus: typeof REJECTED; reason: string },
) => office.admin.ask(decideApproval, { body: { id, ...body } });

it.each([
  [3, 'mobile', '13612348888'],
  [4, 'licenseNo', '450122199912319013'],
] as const)(
  'a request of kind %i says of the same %s what it says of another one',
  async (type, field, other) => {
    const same = await handIn(type, { [field]: of[field] });
    expect(same).toMatchObject({ errCode: 0, data: { auditStatus: 0, reason: null } });
    expect((await handIn(type, { [field]: other })).data).toMatchObject({ reason: 'APPROVAL_WAITS' });
    await decide(same.data.id, { auditStatus: REJECTED, reason: '核对不符' });
    const { data, ...answer } = await handIn(type, { [field]: other });
    expect({ ...answer, data: { ...data, id: '' } }).toEqual({ ...same, data: { ...same.data, id: '' } });
    await decide(data.id, { auditStatus: REJECTED, reason: '核对不符' });
  },
);

it('shows who decides that nothing becomes otherwise, and changes nothing', async () => {
  const { data } = await handIn(3, { mobile: of.mobile });
  const seen = await office.admin.ask(oneApproval, { params: { id: data.id } });
  expect(seen.data).toMatchObject({ changed: [] });
  expect((await decide(data.id, { auditStatus: PASSED })).errCode).toBe(0);
  const [now] = await office.store.db.select().from(driver).where(eq(driver.id, of.id));
  expect([now?.mobile, now?.licenseNo]).toEqual([of.mobile, of.licenseNo]);
});

it('says of what everybody sees that it is the same', async () => {
  expect(await handIn(4, { certNo: of.certNo })).toMatchObject({
    errCode: 3007,
    data: { fields: [{ field: 'values' }] },
  });
});
