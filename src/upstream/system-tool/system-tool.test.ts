import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { systemToolCalls } from '../../contract/system-tool.ts';
import { operateLog } from '../core/audit/tables.ts';
import { deliverSms } from '../core/outside/sms-delivery.ts';
import { queueSms, smsDay, smsOutbox } from '../core/outside/sms-outbox.ts';
import { property } from '../core/properties.ts';

const MOBILE = '13807710001';
const body = { mobile: MOBILE, text: '测试' };

describe.each([
  ['a simulated port', false],
  ['a real port', true],
])('the outbox of %s', (_which, hasRealSms) => {
  let upstream: Upstream;
  let developer: Person;
  beforeAll(async () => {
    upstream = await anUpstream({ hasRealSms });
    // a real port would ask for a code at the sign-in
    const now = upstream.clock();
    await upstream.store.db
      .insert(property)
      .values({ name: 'login.code', value: 'off', createdOn: now, updatedOn: now });
    developer = await upstream.signIn('developer');
  });
  afterAll(() => upstream.close());
  beforeEach(async () => {
    for (const table of [smsOutbox, smsDay, property]) await upstream.store.db.delete(table);
  });
  const list = async (query = {}) => (await developer.ask(systemToolCalls.listSms, { query })).data;

  it('shows a test message masked, and its text where it went nowhere', async () => {
    expect((await developer.ask(systemToolCalls.sendTestSms, { body })).errCode).toBe(0);
    await upstream.run(deliverSms);
    expect(await list()).toMatchObject([
      { mobile: '138****0001', state: 1, text: hasRealSms ? null : '测试', canResend: hasRealSms ? 0 : 1 },
    ]);
    const { data } = await developer.ask(systemToolCalls.portState);
    expect(data.sms).toMatchObject({
      kind: hasRealSms ? 'webhook' : 'simulated',
      sentToday: 1,
      waiting: 0,
      lastError: null,
    });
    for (const port of [data.switchboard, data.payments])
      expect(port).toEqual({
        kind: hasRealSms ? 'webhook' : 'simulated',
        lastError: null,
        lastErrorOn: null,
      });
    const logged = await upstream.store.db.select().from(operateLog).where(eq(operateLog.objectType, 'sms'));
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain(MOBILE);
  });

  it('keeps the daily limit', async () => {
    const now = upstream.clock();
    await upstream.store.db
      .insert(property)
      .values({ name: 'sms.dailyLimit', value: '1', createdOn: now, updatedOn: now });
    await developer.ask(systemToolCalls.sendTestSms, { body });
    const second = await developer.ask(systemToolCalls.sendTestSms, { body });
    expect([second.http, second.errCode, second.failure.reason]).toEqual([422, 3005, 'SMS_DAILY_LIMIT']);
    expect(await list()).toHaveLength(1);
  });

  it('sends again what may be sent again, and nothing else', async () => {
    const { db } = upstream.store;
    const queued = await queueSms(db, {
      mobile: MOBILE,
      kind: 'loginCode',
      text: '123456',
      now: upstream.clock(),
    });
    const resend = () => developer.ask(systemToolCalls.resendSms, { body: { id: queued.id } });
    expect((await resend()).errCode).toBe(3002);
    await upstream.run(deliverSms);
    expect((await resend()).errCode).toBe(hasRealSms ? 3002 : 0);
    upstream.clock.advance(5 * 60_000);
    expect((await resend()).errCode).toBe(3002);
    expect((await developer.ask(systemToolCalls.resendSms, { body: { id: '999' } })).errCode).toBe(3006);
  });

  it('is found by number and state', async () => {
    await developer.ask(systemToolCalls.sendTestSms, { body });
    // where a state fits one message alone, a number beside it would say what this one is
    await developer.ask(systemToolCalls.sendTestSms, { body: { ...body, mobile: '13900130003' } });
    expect(await list({ mobile: '0001' })).toHaveLength(1);
    expect(await list({ mobile: MOBILE, state: 0 })).toHaveLength(1);
    expect(await list({ mobile: '0002' })).toEqual([]);
    expect(await list({ state: 2 })).toEqual([]);
  });
});

describe('a plain upstream', () => {
  it('has no such calls', async () => {
    const upstream = await anUpstream({ isPlain: true });
    const developer = await upstream.signIn('developer');
    expect((await developer.ask(systemToolCalls.portState)).errCode).toBe(3006);
    expect((await developer.ask(systemToolCalls.sendTestSms, { body })).errCode).toBe(3006);
    await upstream.close();
  });
});
