/** What waits for a second person: who sees it, who decides, and what is asked of the provider by hand. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { ASKER, anOutlay, theOutlay } from '../../../tests/builders/outlays.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { logCalls } from '../../contract/log.ts';
import { outlay, outlayCalls } from '../../contract/outlay.ts';
import { PortFailed } from '../core/outside/ports.ts';
import { outlayTable } from '../domain/payments/tables.ts';

let office: Office;
let finance: Person;
let refunder: Person;
let rewarder: Person;
beforeAll(async () => {
  office = await anOffice();
  finance = await office.aClerk({ rights: ['finance', 'finance:check'] });
  refunder = await office.aClerk({ rights: ['lost', 'lost:refund'] });
  rewarder = await office.aClerk({ rights: ['lost', 'lost:reward'] });
});
afterAll(() => office.close());
beforeEach(() => office.store.db.delete(outlayTable));

const OVER = { amount: 30_000, limit: 20_000 };
const waiting = async (who: Person) => (await who.ask(outlayCalls.listWaitingOutlays)).data;
const approve = (who: Person, { id, version }: { id: string; version: number }) =>
  who.ask(outlayCalls.approveOutlay, { body: { id, version } });

describe('what waits', () => {
  it('is shown to others who hold the right with which it was asked, and to finance', async () => {
    const { id } = await anOutlay(office, OVER);
    for (const who of [finance, refunder])
      expect(await waiting(who)).toMatchObject([{ id, amount: 30_000, applyUser: ASKER.userName }]);
    expect(await waiting(rewarder)).toEqual([]);
  });

  it('is shown to who has asked for it as his own and last, who cannot approve it', async () => {
    const by = { userId: refunder.id, userName: '经办人' };
    const row = await anOutlay(office, OVER, by);
    const { id } = await anOutlay(office, { ...OVER, bizStrId: '7801' });
    const seen = async (who: Person) => (await waiting(who)).map(each => [each.id, each.isMine]);
    expect(await seen(refunder)).toEqual([
      [id, false],
      [row.id, true],
    ]);
    expect(await seen(finance)).toEqual([
      [row.id, false],
      [id, false],
    ]);
    expect(await approve(refunder, row)).toMatchObject({
      errCode: 3002,
      failure: { reason: 'APPROVES_OWN' },
    });
    expect(await theOutlay(office, row)).toMatchObject({ state: 0 });
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
    expect(JSON.stringify(await waiting(finance))).not.toContain('6217003330012345678');
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
});

describe('the sums of a list', () => {
  it('are of all that it finds, whatever the page, and of what one may see', async () => {
    for (const [at, amount] of [100, 200, 400].entries())
      await anOutlay(office, { bizStrId: String(at), amount, addressType: at === 2 ? '450105' : '450103' });
    const sums = async (query: object, who = finance) =>
      (await who.ask(outlay.calls.list, { query: { withSums: 1, size: 1, ...query } as never })).sums;
    expect(await sums({})).toEqual({ amount: 700 });
    expect(await sums({ current: 9 })).toEqual({ amount: 700 });
    expect(await sums({ bizStrId: '1' })).toEqual({ amount: 200 });
    expect(await sums({ bizStrId: 'none' })).toEqual({ amount: 0 });
    const limited = await office.aClerk({ rights: ['finance'], areaIds: ['450103'] });
    expect(await sums({}, limited)).toEqual({ amount: 300 });
    const unasked = await finance.ask(outlay.calls.list, { query: {} });
    expect(unasked).not.toHaveProperty('sums');
  });
});
