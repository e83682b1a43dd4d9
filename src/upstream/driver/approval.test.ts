/** What drivers ask for: handed in once, decided once, and then true of the driver. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { aMachine, aPictureOf, type Machine } from '../../../tests/builders/open-door.ts';
import { accessCalls } from '../../contract/access.ts';
import { driver as entity } from '../../contract/driver.ts';
import { driverAccountCalls } from '../../contract/driver-account.ts';
import { driverApprovalCalls, PASSED, REJECTED } from '../../contract/driver-approval.ts';
import { driverCalls } from '../../contract/driver-calls.ts';
import { logCalls } from '../../contract/log.ts';
import { revealCalls } from '../../contract/reveal.ts';
import { driverApproval } from '../domain/fleet/driver-desk.ts';
import { driver, vehicle } from '../domain/fleet/tables.ts';

const { listApprovals, oneApproval, decideApproval } = driverApprovalCalls;
const HAND_IN = '/api/open/driver-approvals';
const RIGHTS = ['drivermgr', 'drivermgr.account', 'drivermgr.account:audit'];

let office: Office;
let machine: Machine;
let count = 0;
beforeAll(async () => {
  office = await anOffice();
  machine = await aMachine(office, office.admin, ['pushPictures']);
});
afterAll(() => office.close());

const aDriver = async (index: number) => {
  const rows = await office.store.db
    .select()
    .from(driver)
    .where(and(eq(driver.state, 1), isNotNull(driver.vehicleId)))
    .orderBy(driver.id);
  const found = rows[index];
  if (!found) throw new Error('no driver');
  return found;
};

async function handIn(about: object) {
  return machine.send<{ id: string; auditStatus: number }>('POST', HAND_IN, {
    submitNo: `n${++count}`,
    attachments: [],
    ...about,
  });
}

const aPicture = (colour: string) => aPictureOf(machine, colour);

const newcomer = (about: object = {}) => ({
  type: 1,
  values: {
    name: '蒙新来',
    mobile: `1361234${String(++count).padStart(4, '0')}`,
    idCard: '450122199912319013',
    certNo: `N${count}`,
    companyId: '1',
    ...about,
  },
});

describe('a request', () => {
  it('is handed in once however often it is sent, with pictures that are its own', async () => {
    const face = await aPicture('teal');
    const request = { ...newcomer(), submitNo: 'the-same', attachments: [{ kind: 'face', fileId: face }] };
    const first = await handIn(request);
    const again = await handIn(request);
    expect([first.errCode, again.data.id]).toEqual([0, first.data.id]);
    const { data } = await office.admin.ask(oneApproval, { params: { id: first.data.id } });
    expect(data.attachments).toMatchObject([{ kind: 'face', url: expect.stringContaining(face) }]);
    const shown = await office.app.inject({ url: data.attachments[0]?.url ?? '' });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);

    const other = await aMachine(office, office.admin, ['pushPictures']);
    const stolen = await other.send('POST', HAND_IN, { ...request, submitNo: 'other' });
    expect([stolen.errCode, stolen.data.reason]).toEqual([3007, 'FILE_UNKNOWN']);
    const altered = await machine.send(
      'POST',
      `/api/open/pictures?sha256=${'0'.repeat(64)}`,
      Buffer.from('x'),
    );
    expect(altered.errCode).toBe(3007);
  });

  it('makes a driver with an account and a photo when it is passed', async () => {
    const face = await aPicture('olive');
    const { data: sent } = await handIn({ ...newcomer(), attachments: [{ kind: 'face', fileId: face }] });
    const decided = await office.admin.ask(decideApproval, { body: { id: sent.id, auditStatus: PASSED } });
    expect(decided.errCode).toBe(0);
    const driverId = decided.data.driverId ?? '';
    const made = await office.admin.ask(entity.calls.one, { params: { id: driverId } });
    expect(made.data).toMatchObject({ name: '蒙新来', companyId: '1', photoFileId: face, state: 1 });
    const accounts = await office.admin.ask(driverAccountCalls.listDriverAccounts, { query: { driverId } });
    expect(accounts.data).toMatchObject([{ state: 1, mustChangePwd: 1 }]);
  });

  it('changes of the driver what it asked to change, and nothing that was changed meanwhile', async () => {
    const of = await aDriver(2);
    const [car] = await office.store.db.select().from(vehicle).where(eq(vehicle.id, '9'));
    const asked = { type: 2, driverId: of.id, values: { plateNumber: car?.plateNumber, name: '不作数' } };
    const { data: sent } = await handIn(asked);
    expect((await handIn(asked)).data.reason).toBe('APPROVAL_WAITS');
    await office.admin.ask(entity.calls.update, { params: { id: of.id }, body: { remark: '后来写的' } });
    const seen = await office.admin.ask(oneApproval, { params: { id: sent.id } });
    expect(seen.data).toMatchObject({ changed: ['plateNum'], after: { name: of.name } });
    await office.admin.ask(decideApproval, { body: { id: sent.id, auditStatus: PASSED } });
    const now = await office.admin.ask(entity.calls.one, { params: { id: of.id } });
    expect(now.data).toMatchObject({ vehicleId: '9', remark: '后来写的', name: of.name });
  });

  it('is true of the driver by the word of who may decide, even where he may edit no driver', async () => {
    const auditor = await office.aClerk({ rights: RIGHTS });
    const { data: he } = await office.admin.ask(accessCalls.listAdminUsers, {
      query: { keyword: auditor.account },
    });
    const of = await aDriver(12);
    const body = { mobile: '13612349999' };
    const edited = await auditor.ask(entity.calls.update, { params: { id: of.id }, body });
    expect(edited.errCode).toBe(3008);
    const { data: sent } = await handIn({ type: 3, driverId: of.id, values: body });
    const passed = await auditor.ask(decideApproval, { body: { id: sent.id, auditStatus: PASSED } });
    expect(passed.errCode).toBe(0);
    const [now] = await office.store.db.select().from(driver).where(eq(driver.id, of.id));
    // nothing else is otherwise
    const { updatedOn, updatedBy, version } = now ?? of;
    expect(now).toEqual({ ...of, ...body, updatedOn, updatedBy, version });
    expect([updatedBy, version]).toEqual([he[0]?.userName, of.version + 1]);
    const log = await office.admin.ask(logCalls.listOperateLog, { query: {}, body: { objectId: of.id } });
    expect(log.data[0]).toMatchObject({
      method: 'driverApproval.decideApproval',
      objectType: 'driver',
      operName: he[0]?.userName,
    });
  });

  it('is decided once: the second auditor is told who was faster', async () => {
    const first = await office.aClerk({ rights: RIGHTS });
    const second = await office.aClerk({ rights: RIGHTS });
    const { data: sent } = await handIn(newcomer());
    const answers = await Promise.all([
      first.ask(decideApproval, { body: { id: sent.id, auditStatus: REJECTED, reason: '照片模糊' } }),
      second.ask(decideApproval, { body: { id: sent.id, auditStatus: PASSED } }),
    ]);
    expect(answers.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3002]);
    const winner = answers.find(({ errCode }) => errCode === 0);
    const loser = answers.find(({ errCode }) => errCode !== 0);
    expect(loser?.failure).toMatchObject({ reason: 'APPROVAL_DECIDED', updatedBy: winner?.data.auditUser });
  });

  it('is rejected with a reason, and leaves everything as it was', async () => {
    const { data: sent } = await handIn(newcomer());
    const mute = await office.admin.ask(decideApproval, { body: { id: sent.id, auditStatus: REJECTED } });
    expect([mute.errCode, mute.failure.fields?.[0]?.field]).toEqual([3007, 'reason']);
    const body = { id: sent.id, auditStatus: REJECTED, reason: '证件已过期' } as const;
    const { data } = await office.admin.ask(decideApproval, { body });
    expect(data).toMatchObject({ auditStatus: REJECTED, reason: '证件已过期', driverId: null });
  });

  it('that cannot be true any more stays pending, and says why', async () => {
    const of = await aDriver(4);
    const { data: sent } = await handIn(newcomer({ mobile: of.mobile }));
    const { errCode, failure } = await office.admin.ask(decideApproval, {
      body: { id: sent.id, auditStatus: PASSED },
    });
    expect([errCode, failure.reason]).toEqual([3004, 'MOBILE_TAKEN']);
    const { data } = await office.admin.ask(oneApproval, { params: { id: sent.id } });
    expect(data.auditStatus).toBe(0);
  });

  it('is seen by who sees its area, masked, and logged without a number', async () => {
    const { data: sent } = await handIn(newcomer());
    const [row] = await office.store.db.select().from(driverApproval).where(eq(driverApproval.id, sent.id));
    const elsewhere = row?.addressType === '450103' ? '450105' : '450103';
    const limited = await office.aClerk({ rights: RIGHTS, areaIds: [elsewhere] });
    expect((await limited.ask(oneApproval, { params: { id: sent.id } })).errCode).toBe(3006);
    const theirs = await limited.ask(listApprovals, { query: { size: 200 } });
    expect(theirs.data.map(({ id }) => id)).not.toContain(sent.id);
    expect((await limited.ask(decideApproval, { body: { id: sent.id, auditStatus: PASSED } })).errCode).toBe(
      3006,
    );

    await office.admin.ask(decideApproval, { body: { id: sent.id, auditStatus: PASSED } });
    const seen = await office.admin.ask(oneApproval, { params: { id: sent.id } });
    const log = await office.admin.ask(logCalls.listOperateLog, { query: {}, body: { objectId: sent.id } });
    const whole = row?.after.mobile ?? 'none';
    expect(JSON.stringify([seen, log])).not.toContain(whole);
    expect(seen.data.mobile).toMatch(/^136\*{4}\d{4}$/);
    const revealed = await office.admin.ask(revealCalls.reveal, {
      body: { objectType: 'driverApproval', objectId: sent.id, field: 'mobile', reason: 2 },
    });
    expect(revealed.data.value).toBe(whole);
  });
});

describe('the account of a driver', () => {
  it('is frozen with a reason and let in again; a new password stands in no log', async () => {
    const of = await aDriver(6);
    const found = await office.admin.ask(driverAccountCalls.listDriverAccounts, {
      query: { driverId: of.id },
    });
    const id = found.data[0]?.id ?? '';
    const frozen = await office.admin.ask(driverAccountCalls.updateDriverAccount, {
      body: { id, state: 0, frozenReason: '多次拒载' },
    });
    expect(frozen.data).toMatchObject({ state: 0, frozenReason: '多次拒载', name: of.name });
    const free = await office.admin.ask(driverAccountCalls.updateDriverAccount, { body: { id, state: 1 } });
    expect(free.data).toMatchObject({ state: 1, frozenReason: null });

    const password = 'a-very-secret-one';
    const set = await office.admin.ask(driverCalls.password, { query: { driverId: of.id, password } });
    expect(set.errCode).toBe(0);
    const log = await office.admin.ask(driverCalls.operateLog, { query: { driverId: of.id } });
    expect(log.data.map(({ method }) => method)).toEqual([
      'driverDesk.password',
      'driverAccount.updateDriverAccount',
      'driverAccount.updateDriverAccount',
    ]);
    expect(JSON.stringify(log)).not.toContain(password);
    expect(log.data[1]).toMatchObject({ operIp: expect.any(String), operParam: expect.any(String) });

    // who may not read the log sees what was done to him, not from where and with what
    const clerk = await office.aClerk({ rights: RIGHTS });
    const told = await clerk.ask(driverCalls.operateLog, { query: { driverId: of.id } });
    expect(told.data).toHaveLength(3);
    for (const entry of told.data) {
      expect(entry).toMatchObject({
        operIp: null,
        userAgent: null,
        operParam: null,
        before: null,
        after: null,
      });
      expect(entry.operName).not.toBeNull();
    }
  });
});

describe('a driver', () => {
  it('is found by the plate he drives, and told by name to who may look', async () => {
    const of = await aDriver(8);
    const [car] = await office.store.db
      .select()
      .from(vehicle)
      .where(eq(vehicle.id, of.vehicleId ?? ''));
    const monitor = await office.signIn('monitor');
    const { data } = await monitor.ask(driverCalls.info, { query: { brandnumber: car?.plateNumber ?? '' } });
    expect(data.plateNum).toBe(car?.plateNumber);
    expect(data.mobile).toContain('****');
    expect((await monitor.ask(driverCalls.info, { query: { brandnumber: '桂A99999' } })).errCode).toBe(3006);
  });

  it('keeps his number to himself, at its field', async () => {
    const [one, other] = [await aDriver(10), await aDriver(11)];
    const taken = await office.admin.ask(entity.calls.update, {
      params: { id: one.id },
      body: { mobile: other.mobile },
    });
    expect([taken.errCode, taken.failure.reason]).toEqual([3004, 'MOBILE_TAKEN']);
  });

  it('stands out while his papers are over or nearly so', async () => {
    const asked = async (papers: 'over' | 'near' | 'due') =>
      (await office.admin.ask(entity.calls.list, { query: { papers, size: 200 } })).data;
    const [over, near, due] = [await asked('over'), await asked('near'), await asked('due')];
    expect(over.length).toBeGreaterThan(0);
    expect(near.length).toBeGreaterThan(0);
    expect(due).toHaveLength(over.length + near.length);
    for (const { papersExpire } of over) expect(papersExpire).toBeLessThanOrEqual(office.clock());
  });
});
