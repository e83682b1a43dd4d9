/** What waits for a second person: who sees it, who decides, and what is asked of the provider by hand. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aLostCase, LOST_RIGHTS } from '../../../tests/builders/lost-cases.ts';
import { ASKER, anOutlay, theOutlay } from '../../../tests/builders/outlays.ts';
import { setProperty } from '../../../tests/builders/property.ts';
import {
  anOfficeWithPush,
  type Client,
  type OfficeWithPush,
  until,
} from '../../../tests/builders/push-client.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import { approvalCalls } from '../../contract/approval.ts';
import { logCalls } from '../../contract/log.ts';
import { lostCalls } from '../../contract/lost-calls.ts';
import { outlay, outlayCalls } from '../../contract/outlay.ts';
import { FAILED, PAID } from '../../contract/payment-states.ts';
import { sessionCalls } from '../../contract/session.ts';
import { suspendedRightCalls } from '../../contract/suspended-right.ts';
import { PortFailed } from '../core/outside/ports.ts';
import { type OutlayRow, outlayTable } from '../domain/payments/tables.ts';

let office: OfficeWithPush;
let finance: Person;
let refunder: Person;
let rewarder: Person;
beforeAll(async () => {
  office = await anOfficeWithPush();
  finance = await office.aClerk({ rights: ['finance', 'finance:check'] });
  refunder = await office.aClerk({ rights: ['lost', 'lost:refund'] });
  rewarder = await office.aClerk({ rights: ['lost', 'lost:reward'] });
});
afterAll(() => office.close());
beforeEach(async () => {
  office.hangUp();
  await office.store.db.delete(outlayTable);
});

const OVER = { amount: 30_000, limit: 20_000 };
/** Of outlays: other kinds wait in the samples. */
const waiting = async (who: Person, query: { mine?: 1 } = {}) => {
  const { data } = await who.ask(approvalCalls.listWaitingApprovals, { query });
  return data.filter(({ resource }) => resource === outlay.resource);
};
const ids = (all: readonly { recordId: string }[]) => all.map(({ recordId }) => recordId);
const approve = (who: Person, { id, version }: { id: string; version: number }) =>
  who.ask(outlayCalls.approveOutlay, { body: { id, version } });

describe('what waits', () => {
  it('is shown to others who hold the right with which it was asked, and to finance', async () => {
    const { id, version } = await anOutlay(office, OVER);
    for (const who of [finance, refunder])
      expect(await waiting(who)).toMatchObject([
        {
          kind: 'outlay',
          type: 1,
          resource: 'finance/outlay',
          recordId: id,
          version,
          about: null,
          amount: 30_000,
          applicant: ASKER.userName,
          since: office.clock(),
        },
      ]);
    expect(await waiting(rewarder)).toEqual([]);
  });

  it('names the case that it is for', async () => {
    const { id, lostNo } = await aLostCase(await office.aClerk({ rights: LOST_RIGHTS }));
    await anOutlay(office, { ...OVER, bizStrId: id });
    const [one] = await waiting(finance);
    expect(one?.about).toEqual({ resource: 'lost/index', recordId: id, name: lostNo });
  });

  it('is shown to who has asked for it among his own alone, and he cannot approve it', async () => {
    const by = { userId: refunder.id, userName: '经办人' };
    const row = await anOutlay(office, OVER, by);
    const { id } = await anOutlay(office, { ...OVER, bizStrId: '7801' });
    expect(ids(await waiting(refunder))).toEqual([id]);
    expect(ids(await waiting(refunder, { mine: 1 }))).toEqual([row.id]);
    expect(ids(await waiting(finance))).toEqual([row.id, id]);
    expect(ids(await waiting(finance, { mine: 1 }))).toEqual([]);
    expect(await approve(refunder, row)).toMatchObject({
      errCode: 3002,
      failure: { reason: 'APPROVES_OWN' },
    });
    expect(await theOutlay(office, row)).toMatchObject({ state: 0 });
  });

  it('is not shown to who depends on who asks', async () => {
    const row = await anOutlay(office, OVER, { userId: office.admin.id, userName: '管理员' });
    // she was made by the applicant
    expect(ids(await waiting(finance))).toEqual([]);
    expect(await approve(finance, row)).toMatchObject({ failure: { reason: 'APPROVER_DEPENDS' } });
  });

  it('is told at once to those who may decide it, and to nobody else', async () => {
    const [console, other, own] = [
      await office.listen(finance),
      await office.listen(rewarder),
      await office.listen(refunder),
    ];
    const { id } = await anOutlay(office, OVER, { userId: refunder.id, userName: '经办人' });
    const heard = ({ heard: all }: Client) => all.filter(({ type }) => type === 'APPROVAL_WAITS');
    await until(() => heard(console).length === 1);
    expect(heard(console)[0]?.data).toMatchObject({ kind: 'outlay', recordId: id, amount: 30_000 });
    await own.heart();
    await other.heart();
    expect([heard(other), heard(own)]).toEqual([[], []]);
  });

  it('is limited to areas, and to the right', async () => {
    const row = await anOutlay(office, { ...OVER, addressType: '450103' });
    const elsewhere = await office.aClerk({ rights: ['finance', 'finance:check'], areaIds: ['450105'] });
    expect(await waiting(elsewhere)).toEqual([]);
    for (const who of [elsewhere, rewarder]) expect(await approve(who, row)).toMatchObject({ errCode: 3006 });
    const asked = await elsewhere.ask(outlayCalls.queryOutlay, { body: { id: row.id } });
    expect(asked).toMatchObject({ errCode: 3006 });
    const agent = await office.aClerk({ rights: ['lost'] });
    expect(await approve(agent, row)).toMatchObject({ errCode: 3008 });
  });

  it('shows no account whole', async () => {
    await anOutlay(office, { ...OVER, payeeAccount: '6217003330012345678' });
    const [one] = await waiting(finance);
    const shown = await finance.ask(outlayCalls.getWaitingOutlay, { query: { id: one?.recordId ?? '' } });
    expect(shown.data.payeeAccount).toBe('****5678');
    const list = await finance.ask(outlay.calls.list, { query: {} });
    expect(JSON.stringify(list.data)).not.toContain('6217003330012345678');
  });
});

describe('a second person', () => {
  it('lets it go out, once, and stands on it', async () => {
    const row = await anOutlay(office, OVER);
    const [one, other] = await Promise.all([approve(finance, row), approve(refunder, row)]);
    expect([one.errCode, other.errCode].toSorted()).toEqual([0, 3001]);
    const after = await theOutlay(office, row);
    expect(after.state).toBe(2);
    expect(after.nextOn).not.toBeNull();
    expect(after.checkUserId).toBe(one.errCode === 0 ? finance.id : refunder.id);
    const log = await office.admin.ask(logCalls.listOperateLog, { query: { size: 50 } });
    expect(log.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ objectType: 'outlay', objectId: row.id })]),
    );
  });

  it('refuses it with a reason, and the business may ask anew', async () => {
    const { id, version } = await anOutlay(office, OVER);
    const body = { id, version, reason: '金额不对' };
    expect(await finance.ask(outlayCalls.refuseOutlay, { body: { ...body, reason: ' ' } })).toMatchObject({
      errCode: 3007,
    });
    expect(await finance.ask(outlayCalls.refuseOutlay, { body })).toMatchObject({ errCode: 0 });
    expect(await theOutlay(office, { id })).toMatchObject({ state: 4, closeReason: '金额不对' });
    expect((await anOutlay(office, OVER)).state).toBe(0);
  });

  it('decides nothing that does not wait', async () => {
    const row = await anOutlay(office);
    expect(await approve(finance, row)).toMatchObject({ errCode: 3002 });
    const refused = await finance.ask(outlayCalls.refuseOutlay, {
      body: { id: row.id, version: row.version, reason: '晚了' },
    });
    expect(refused.errCode).toBe(3002);
  });
});

describe('a reward that was drawn', () => {
  const REWARD = { bizCode: 2, askedRight: 'lost:reward' } as const;
  /** Paid, on the application of a user outside finance. */
  async function aDrawnOne(by: Person, about: Partial<OutlayRow> = {}) {
    await setProperty(office.store.db, 'lost.auditPercent', '100');
    const row = await anOutlay(office, REWARD, { userId: by.id, userName: '经办人' });
    await office.store.db
      .update(outlayTable)
      .set({ state: 1, payTime: office.clock(), ...about })
      .where(eq(outlayTable.id, row.id));
    return row;
  }
  const audit = (who: Person, { id, version }: OutlayRow, body: { isPassed: 0 | 1; note?: string }) =>
    who.ask(outlayCalls.auditOutlay, { body: { id, version, ...body } });
  const may = async (who: Person) =>
    (await who.ask(sessionCalls.userInfo)).data.permissions.some(({ val }) => val === 'lost:reward');

  it.each([
    [0, false],
    [100, true],
  ])('is one of %i percent', async (percent, isDrawn) => {
    await setProperty(office.store.db, 'lost.auditPercent', String(percent));
    const { auditState } = await anOutlay(office, REWARD);
    expect(auditState).toBe(isDrawn ? 0 : null);
    // refunds and what else is paid never are
    expect((await anOutlay(office)).auditState).toBeNull();
  });

  it('waits for finance once it is paid, and for nobody else', async () => {
    const row = await aDrawnOne(rewarder, { state: 2 });
    expect(await waiting(finance)).toEqual([]);
    await office.store.db.update(outlayTable).set({ state: 1 });
    expect(await waiting(finance)).toMatchObject([{ kind: 'rewardAudit', recordId: row.id, type: 2 }]);
    for (const who of [rewarder, refunder]) {
      expect(await waiting(who)).toEqual([]);
      expect(await waiting(who, { mine: 1 })).toEqual([]);
      expect(await audit(who, row, { isPassed: 1 })).toMatchObject({ errCode: 3008 });
    }
    expect(await audit(finance, row, { isPassed: 1 })).toMatchObject({ errCode: 0 });
    expect(await theOutlay(office, row)).toMatchObject({ auditState: 1, auditUserId: finance.id });
    expect(await waiting(finance)).toEqual([]);
    expect(
      await audit(finance, { ...row, version: row.version + 1 }, { isPassed: 0, note: '改判' }),
    ).toMatchObject({
      errCode: 3002,
    });
    expect(await may(rewarder)).toBe(true);
  });

  it('that is not in order takes the right of who asked, until a super-user gives it back', async () => {
    const clerk = await office.aClerk({ rights: ['lost', 'lost:reward', 'lost:refund'] });
    const row = await aDrawnOne(clerk);
    expect(await audit(finance, row, { isPassed: 0 })).toMatchObject({
      errCode: 3007,
      failure: { fields: [{ field: 'note' }] },
    });
    expect(await may(clerk)).toBe(true);
    const [console] = [await office.listen(clerk)];
    expect(await audit(finance, row, { isPassed: 0, note: '司机没有收到' })).toMatchObject({ errCode: 0 });
    await until(() => console.heard.some(({ type }) => type === 'RIGHTS_CHANGED'));
    expect(await may(clerk)).toBe(false);
    const tried = await clerk.ask(lostCalls.sendReward, { body: { lostId: '1', rewardAmount: 1 } });
    expect(tried.errCode).toBe(3008);
    // neither another role nor a maker of accounts restores it
    const role = await office.aRole(['lost:reward']);
    const roles = [...clerk.roleIds, role].map(roleId => ({ roleId }));
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: clerk.id, roles } });
    expect(await may(clerk)).toBe(false);
    const maker = await office.aClerk({ rights: ['usermgr.list', 'usermgr.list:edit'] });
    const which = { userId: clerk.id, val: 'lost:reward' };
    const listed = await maker.ask(suspendedRightCalls.listSuspendedRights, { query: { userId: clerk.id } });
    expect(listed.data).toMatchObject([{ val: 'lost:reward', reason: '司机没有收到' }]);
    expect(await maker.ask(suspendedRightCalls.restoreRight, { body: which })).toMatchObject({
      errCode: 3008,
    });
    expect(await office.admin.ask(suspendedRightCalls.restoreRight, { body: which })).toMatchObject({
      errCode: 0,
    });
    expect(await may(clerk)).toBe(true);
    expect(await office.admin.ask(suspendedRightCalls.restoreRight, { body: which })).toMatchObject({
      errCode: 3006,
    });
    const log = await office.admin.ask(logCalls.listOperateLog, { query: { size: 50 } });
    expect(log.data.filter(({ objectType }) => objectType === 'suspendedRight')).toHaveLength(2);
  });

  it('is not audited by who asked for it, has approved it, or depends on who asked', async () => {
    const boss = await office.aClerk({ rights: ['finance:check', 'lost:reward'] });
    expect(await audit(boss, await aDrawnOne(boss), { isPassed: 1 })).toMatchObject({
      failure: { reason: 'APPROVES_OWN' },
    });
    await office.store.db.delete(outlayTable);
    const approved = await aDrawnOne(rewarder, { checkUserId: finance.id });
    expect(await audit(finance, approved, { isPassed: 1 })).toMatchObject({
      failure: { reason: 'AUDITS_APPROVED' },
    });
    await office.store.db.delete(outlayTable);
    expect(await audit(finance, await aDrawnOne(office.admin), { isPassed: 1 })).toMatchObject({
      failure: { reason: 'APPROVER_DEPENDS' },
    });
  });
});

describe('asking by hand', () => {
  const query = (id: string) => finance.ask(outlayCalls.queryOutlay, { body: { id } });

  it('settles what the provider knows, and says where he is away', async () => {
    const { id } = await anOutlay(office);
    expect(await query(id)).toMatchObject({ errCode: 3002, failure: { reason: 'OUTLAY_NOT_SENT' } });
    await office.store.db.update(outlayTable).set({ attempts: 1 });
    office.ports.payments.query = async () => {
      throw new PortFailed('payments', 'TIMEOUT');
    };
    expect(await query(id)).toMatchObject({ errCode: 5003, failure: { reason: 'PAYMENTS_AWAY' } });
    office.ports.payments.query = async () => ({ state: 'processing' });
    expect(await query(id)).toMatchObject({ data: { state: 2 } });
    office.ports.payments.query = async () => ({ state: 'paid', tradeNo: 'T7', payTime: 9 });
    expect(await query(id)).toMatchObject({ data: { state: 1, tradeNo: 'T7' } });
    expect(await query(id)).toMatchObject({ errCode: 3002 });
  });

  it('settles one that failed and was paid after all, unless the same was paid again', async () => {
    const ask = (id: string) => finance.ask(outlayCalls.queryOutlay, { body: { id } });
    const before = office.ports.payments.query;
    office.ports.payments.query = async outTradeNo => ({
      state: 'paid',
      tradeNo: outTradeNo,
      payTime: office.clock(),
    });
    const failed = { state: FAILED, attempts: 1, nextOn: null };
    const aFailedOne = async (bizStrId: string) => {
      const { id } = await anOutlay(office, { bizStrId });
      await office.store.db.update(outlayTable).set(failed).where(eq(outlayTable.id, id));
      return id;
    };
    const alone = await aFailedOne('alone');
    expect(await ask(alone)).toMatchObject({ data: { state: PAID } });
    const again = await aFailedOne('again');
    await anOutlay(office, { bizStrId: 'again' });
    expect(await ask(again)).toMatchObject({ errCode: 3002, failure: { reason: 'OUTLAY_PAID_AGAIN' } });
    expect(await theOutlay(office, { id: again })).toMatchObject({ state: FAILED });
    office.ports.payments.query = before;
  });
});

describe('the sums of a list', () => {
  it('are of all that it finds, whatever the page, and of what one may see', async () => {
    for (const [at, amount] of [100, 200, 400].entries())
      await anOutlay(office, { bizStrId: String(at), amount, addressType: at === 2 ? '450105' : '450103' });
    const sums = async (query: object, who = finance) =>
      (await who.ask(outlay.calls.list, { query: { withSums: 1, size: 1, ...query } as never })).sums;
    expect(await sums({})).toMatchObject({ amount: 700 });
    expect(await sums({ current: 9 })).toMatchObject({ amount: 700 });
    expect(await sums({ bizStrId: '1' })).toMatchObject({ amount: 200 });
    expect(await sums({ bizStrId: 'none' })).toEqual({ amount: 0 });
    const limited = await office.aClerk({ rights: ['finance'], areaIds: ['450103'] });
    expect(await sums({}, limited)).toMatchObject({ amount: 300 });
    const unasked = await finance.ask(outlay.calls.list, { query: {} });
    expect(unasked).not.toHaveProperty('sums');
  });

  it('are told apart by state: what failed is not what was paid', async () => {
    const states = [PAID, FAILED, PAID];
    for (const [at, state] of states.entries()) {
      const { id } = await anOutlay(office, { bizStrId: `by state ${at}`, amount: 100 * (at + 1) });
      await office.store.db.update(outlayTable).set({ state }).where(eq(outlayTable.id, id));
    }
    const { sums } = await finance.ask(outlay.calls.list, { query: { withSums: 1 } });
    expect(sums).toEqual({ amount: 600, [`amount.${PAID}`]: 400, [`amount.${FAILED}`]: 200 });
  });
});
