import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { somePorts } from '../../../../tests/builders/ports.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import type { Db } from '../context.ts';
import { property } from '../properties.ts';
import { portError } from './port-errors.ts';
import { PortFailed, type Sms } from './ports.ts';
import { deliverSms, MOST_ATTEMPTS, pauseAfter, sweepSms } from './sms-delivery.ts';
import { queueSms, type SmsKind, smsDay, smsOutbox } from './sms-outbox.ts';

const MOBILE = '13807710000';

describe('the outbox', () => {
  let upstream: Upstream;
  beforeAll(async () => {
    upstream = await anUpstream({ hasRealSms: true });
  });
  afterAll(() => upstream.close());
  beforeEach(async () => {
    const { db } = upstream.store;
    for (const table of [smsOutbox, smsDay, property, portError]) await db.delete(table);
    upstream.ports.sent.length = 0;
  });

  const queue = (mobile = MOBILE, kind: SmsKind = 'test', text = '测试') =>
    queueSms(upstream.store.db, { mobile, kind, text, now: upstream.clock() });
  const rows = () => upstream.store.db.select().from(smsOutbox).orderBy(smsOutbox.id);

  /** Delivers through a port of the test's own. */
  const deliver = (send: (sms: Sms) => Promise<void>, isReal = true) =>
    deliverSms.run({
      db: upstream.store.db,
      clock: upstream.clock,
      chance: { bytes: length => Buffer.alloc(length) },
      isPlain: false,
      ports: { ...somePorts(), sms: { isReal, send } },
    });
  const failing = (code: string, isFinal = false) =>
    deliver(() => Promise.reject(new PortFailed('sms', code, { isFinal })));

  it('sends each message once, and keeps no text of what really went out', async () => {
    await queue(MOBILE, 'loginCode', '您的验证码是 123456');
    await upstream.run(deliverSms);
    await upstream.run(deliverSms);
    expect(upstream.ports.sent).toHaveLength(1);
    expect(upstream.ports.sent[0]).toMatchObject({ to: MOBILE, text: '您的验证码是 123456' });
    expect(await rows()).toMatchObject([
      { state: 1, text: '', sentOn: upstream.clock(), attempts: 1, error: null },
    ]);
  });

  it('keeps the text where nothing goes out', async () => {
    await queue();
    await deliver(async () => {}, false);
    expect(await rows()).toMatchObject([{ state: 1, text: '测试' }]);
  });

  it('gives a message to one of two that deliver at the same time', async () => {
    for (let count = 0; count < 10; count += 1) await queue();
    const ids: string[] = [];
    const take = async ({ id }: Sms) => {
      ids.push(id);
    };
    await Promise.all([deliver(take), deliver(take), deliver(take)]);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });

  it('leaves alone what somebody else is sending, and takes it over when his lease is out', async () => {
    await queue();
    let release = () => {};
    const held = deliver(
      () =>
        new Promise(resolve => {
          release = resolve;
        }),
    );
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await upstream.run(deliverSms);
    expect(upstream.ports.sent).toHaveLength(0);
    upstream.clock.advance(60_001);
    await upstream.run(deliverSms);
    expect(upstream.ports.sent).toHaveLength(1);
    release();
    await held;
    expect(await rows()).toMatchObject([{ state: 1, attempts: 2 }]);
  });

  it('does not let a late failure undo what the next attempt has done', async () => {
    await queue();
    let fail: (error: Error) => void = () => {};
    const held = deliver(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    upstream.clock.advance(60_001);
    await upstream.run(deliverSms);
    fail(new PortFailed('sms', 'HTTP_400', { isFinal: true }));
    await held;
    expect(await rows()).toMatchObject([{ state: 1, attempts: 2 }]);
  });

  it('tries again after growing pauses, and gives up in the end', async () => {
    await queueSms(upstream.store.db, {
      mobile: MOBILE,
      kind: 'test',
      text: 'x',
      now: upstream.clock(),
      expireOn: upstream.clock() + 86_400_000,
    });
    const pauses: number[] = [];
    for (let count = 1; count < MOST_ATTEMPTS; count += 1) {
      await failing('HTTP_503');
      const [row] = await rows();
      expect(row).toMatchObject({ state: 0, attempts: count, error: 'HTTP_503' });
      pauses.push((row?.nextOn ?? 0) - upstream.clock());
      await failing('TOO_EARLY');
      upstream.clock.advance(pauseAfter(count));
    }
    await failing('TIMEOUT');
    expect(await rows()).toMatchObject([{ state: 2, attempts: MOST_ATTEMPTS, error: 'TIMEOUT' }]);
    expect(pauses).toEqual([2_000, 6_000, 18_000, 54_000, 162_000, 486_000, 600_000]);
    expect(await upstream.store.db.select().from(portError)).toMatchObject([
      { port: 'sms', code: 'TIMEOUT' },
    ]);
  });

  it('gives up at once what the receiver refuses, and forgets a code', async () => {
    await queue(MOBILE, 'loginCode', '123456');
    await queue(MOBILE, 'test', '测试');
    await failing('HTTP_422', true);
    expect(await rows()).toMatchObject([
      { state: 2, error: 'HTTP_422', text: '' },
      { state: 2, error: 'HTTP_422', text: '测试' },
    ]);
  });

  it('never sends a code that has expired', async () => {
    await queue(MOBILE, 'loginCode', '123456');
    await failing('HTTP_503');
    upstream.clock.advance(5 * 60_000);
    await upstream.run(deliverSms);
    expect(upstream.ports.sent).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 2, error: 'EXPIRED', text: '' }]);
  });

  it('gives one number so many messages in a day, also when they are asked for at once', async () => {
    const { db } = upstream.store;
    const now = upstream.clock();
    await db.insert(property).values({ name: 'sms.dailyLimit', value: '3', createdOn: now, updatedOn: now });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => queue()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const [refused] = results.filter(result => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ failure: 'OVER_LIMIT', data: { reason: 'SMS_DAILY_LIMIT' } });
    await expect(queue('13807710001')).resolves.toMatchObject({ id: expect.any(String) });
    upstream.clock.advance(86_400_000);
    await expect(queue()).resolves.toMatchObject({ id: expect.any(String) });
  });

  it('lets a transaction go on that drops the message', async () => {
    const { db } = upstream.store;
    const now = upstream.clock();
    await db.insert(property).values({ name: 'sms.dailyLimit', value: '1', createdOn: now, updatedOn: now });
    await queue();
    await db.transaction(async transaction => {
      const inside = transaction as unknown as Db;
      await queueSms(inside, { mobile: MOBILE, kind: 'test', text: 'x', now }).catch(() => {});
      await queueSms(inside, { mobile: '13807710002', kind: 'test', text: 'x', now });
    });
    expect(await db.select().from(smsOutbox).where(eq(smsOutbox.mobile, '13807710002'))).toHaveLength(1);
  });

  it('forgets old messages, but none that waits', async () => {
    await queue();
    await upstream.run(deliverSms);
    upstream.clock.advance(31 * 86_400_000);
    await queue('13807710001');
    await upstream.run(sweepSms);
    expect(await rows()).toMatchObject([{ mobile: '13807710001' }]);
    expect(await upstream.store.db.select().from(smsDay)).toMatchObject([{ mobile: '13807710001' }]);
  });
});
