/** What leaves the house: once for an installation, in order, and by whichever way is open. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMailReceiver } from '../../../tests/builders/mail-receiver.ts';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { aReceiver, SECRET, statusOf } from '../../../tests/builders/webhook-receiver.ts';
import type { Db } from '../core/context.ts';
import { openPostgres } from '../core/database/postgres.ts';
import type { Alert, AlertChannel } from '../core/outside/alerts.ts';
import { createPortWatch } from '../core/outside/port-watch.ts';
import { pauseAfter } from '../core/outside/retry-pause.ts';
import { job } from '../core/work/tables.ts';
import type { Surroundings } from '../platform/surroundings.ts';
import { readWarnings } from '../platform/warnings.ts';
import { mailAlerts } from '../ports/mail-alerts.ts';
import { webhookAlerts } from '../ports/webhook-alerts.ts';
import { certificateEnd } from './certificate.ts';
import { alertCondition, alertMessage } from './tables.ts';
import { alertJobs } from './watch.ts';

const SECOND = 1_000;
const DAY = 86_400_000;
let upstream: Upstream;
/** A database that cannot be reached any more. */
let gone: Db;
let folder: string;
let answers: (number | null)[];
let receiver: Awaited<ReturnType<typeof aReceiver>>;
let mail: Awaited<ReturnType<typeof aMailReceiver>>;
let refusesMail: number | undefined;
const failures: string[] = [];

beforeAll(async () => {
  upstream = await anUpstream();
  gone = openPostgres({ url: 'postgres://x@127.0.0.1:1/x', poolSize: 1, statementMs: 1_000 }).db;
});
afterAll(() => upstream.close());
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-alerts-'));
  answers = [];
  refusesMail = undefined;
  failures.length = 0;
  receiver = await aReceiver(taken => {
    const [answer] = answers.splice(0, 1);
    return answer === undefined ? statusOf(taken, new Set(), upstream.clock()) : answer;
  });
  mail = await aMailReceiver({
    judge: () => {
      if (refusesMail)
        throw Object.assign(new Error('to boss@desk.example: no'), { responseCode: refusesMail });
    },
  });
  for (const table of [alertMessage, alertCondition, job]) await upstream.store.db.delete(table);
});
afterEach(() => {
  receiver.close();
  mail.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const byWebhook = (timeoutMs = 30_000): AlertChannel =>
  webhookAlerts({ url: receiver.url, secret: SECRET, clock: upstream.clock, timeoutMs });
const byMail = (): AlertChannel =>
  mailAlerts({ url: mail.url, to: ['a@desk.example', 'b@desk.example'], from: 'desk@desk.example' });

interface State {
  free: number;
  isAway: boolean;
  isHeld: boolean;
  writesFail: boolean;
}

/** A process: its own disk and its own way to the one database. */
function aProcess(host: string, channels: AlertChannel[] = [byWebhook()], publicUrl?: string) {
  const state: State = { free: 50 * 2 ** 30, isAway: false, isHeld: false, writesFail: false };
  const surroundings: Surroundings = {
    clock: { aheadBy: () => 0 },
    writes: { isFailing: () => state.writesFail },
    readDisk: async () => ({ free: state.free, total: 100 * 2 ** 30 }),
    isEmbedded: false,
    share: undefined,
  };
  const portsOutside = createPortWatch(upstream.clock);
  const jobs = alertJobs({
    clock: upstream.clock,
    speaker: { title: '调度台', host },
    channels,
    folder: path.join(folder, 'alerts'),
    warnings: context => readWarnings(context, surroundings),
    areWritesFailing: () => state.writesFail,
    isHeld: () => state.isHeld,
    portsOutside,
    publicUrl,
    onUndelivered: (error, channel) => failures.push(`${channel} ${(error as Error).message}`),
  });
  const run = async (name: string) => {
    const found = jobs.find(one => one.name === name);
    if (!found) throw new Error(name);
    await found.run({ ...upstream.working, db: state.isAway ? gone : upstream.store.db });
  };
  return {
    state,
    portsOutside,
    run,
    /** Looks as often as a process does in this time. */
    pass: async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 10 * SECOND) {
        upstream.clock.advance(10 * SECOND);
        await run('watch-alerts');
      }
    },
    look: () => run('watch-alerts'),
    deliver: () => run('deliver-alerts'),
  };
}

const received = () =>
  receiver.requests.map(({ body }) => JSON.parse(String(body)) as Alert & { sentOn: number });
const told = () =>
  received().map(({ code, state, subject }) => [code, state, subject].filter(Boolean).join(' '));
/** The warnings that every database of a test has. */
const ALWAYS = ['LOGIN_CODE_OFF began', 'SMS_SIMULATED began'];

describe('a condition', () => {
  it('is told once by two processes, signed, in two languages and with nothing but what it says', async () => {
    const [one, other] = [aProcess('one'), aProcess('other')];
    await Promise.all([one.look(), other.look()]);
    await Promise.all([one.deliver(), other.deliver()]);
    expect(told().sort()).toEqual(ALWAYS);
    const [alert] = received();
    expect(alert).toEqual({
      id: `LOGIN_CODE_OFF--${upstream.clock()}-began`,
      code: 'LOGIN_CODE_OFF',
      state: 'began',
      subject: '',
      since: upstream.clock(),
      on: upstream.clock(),
      sentOn: upstream.clock(),
      detail: {},
      title: '调度台',
      host: expect.stringMatching(/^(?:one|other)$/),
      text: {
        zh: '[调度台] 出现：只凭密码就能登录，2026-06-15 10:00:00 起',
        en: '[调度台] began: a password alone lets people in, since 2026-06-15 10:00:00 (Asia/Shanghai)',
      },
    });
    expect(receiver.requests[0]?.headers['idempotency-key']).toBe(alert?.id);
  });

  it('of one machine lasts while that machine has it, is told again after a day, and ends', async () => {
    const [one, other] = [aProcess('one'), aProcess('other')];
    const both = async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 10 * SECOND) {
        await one.pass(10 * SECOND);
        await other.look();
      }
    };
    await both(70 * SECOND);
    one.state.free = 2 ** 20;
    await both(70 * SECOND);
    const aboutDisk = async () => {
      await one.deliver();
      return told().filter(line => line.startsWith('DISK_LOW'));
    };
    expect(await aboutDisk()).toEqual(['DISK_LOW began one']);
    upstream.clock.advance(DAY - 100 * SECOND);
    await both(70 * SECOND);
    expect(await aboutDisk()).toEqual(['DISK_LOW began one', 'DISK_LOW lasts one']);
    one.state.free = 50 * 2 ** 30;
    await both(50 * SECOND);
    expect(await aboutDisk()).toHaveLength(2);
    await both(20 * SECOND);
    expect(await aboutDisk()).toEqual(['DISK_LOW began one', 'DISK_LOW lasts one', 'DISK_LOW ended one']);
    expect(received().at(-1)?.text.zh).toContain('已解除：数据目录所在磁盘空间不足（one）');
  });

  it('is not ended by a process that has just come, or has not looked for a while', async () => {
    const one = aProcess('one');
    one.state.free = 2 ** 20;
    await one.look();
    upstream.clock.advance(10 * 60 * SECOND);
    const other = aProcess('other');
    await other.look();
    await other.pass(40 * SECOND);
    await one.look();
    await other.pass(50 * SECOND);
    await other.deliver();
    expect(told().filter(line => line.startsWith('DISK_LOW'))).toEqual(['DISK_LOW began one']);
  });

  it('is that a port has failed for over a minute, until it answers', async () => {
    const one = aProcess('one');
    await one.pass(70 * SECOND);
    const note = one.portsOutside.noteOf('payments');
    note.failed('TIMEOUT');
    await one.pass(60 * SECOND);
    expect(await upstream.store.db.select().from(alertCondition)).toHaveLength(2);
    upstream.clock.advance(1);
    note.failed('HTTP_503');
    await one.look();
    note.answered();
    await one.pass(70 * SECOND);
    await one.deliver();
    const about = received().filter(({ code }) => code === 'PORT_AWAY');
    expect(about.map(({ state, subject, detail }) => [state, subject, detail])).toEqual([
      ['began', 'payments', { code: 'HTTP_503' }],
      ['ended', 'payments', { code: 'HTTP_503' }],
    ]);
  });
});

describe('a job that failed', () => {
  it('is told once, by its number and its failure, and never by what it was about', async () => {
    const now = upstream.clock();
    const about = {
      kind: 'export',
      title: '覃志强 13807710000',
      call: 'x',
      input: '{"mobile":"13807710000"}',
    } as const;
    const who = { ownerId: '1', ip: '', userAgent: '', traceId: 'x', createdOn: now };
    await upstream.store.db.insert(job).values([
      { ...about, ...who, state: 'failed', failure: 'STORAGE_FULL', finishedOn: now },
      { ...about, ...who, state: 'done', finishedOn: now },
      { ...about, ...who, state: 'failed', failure: 'INTERNAL', finishedOn: now - DAY },
    ]);
    const [one, other] = [aProcess('one'), aProcess('other')];
    await Promise.all([one.look(), other.look()]);
    await one.pass(20 * SECOND);
    await one.deliver();
    const failed = received().filter(({ code }) => code === 'JOB_FAILED');
    expect(failed).toMatchObject([
      { state: 'happened', detail: { kind: 'export', failure: 'STORAGE_FULL' } },
    ]);
    expect(JSON.stringify(received())).not.toMatch(/覃志强|13807710000/);
  });
});

describe('a receiver', () => {
  it('that fails or is slow is asked again, later each time, and holds up nobody else', async () => {
    answers = [500, null];
    const one = aProcess('one', [byWebhook(), byMail()]);
    await one.look();
    await one.deliver();
    // the first failure ends the turn of this way; mail has taken both
    expect(receiver.requests).toHaveLength(1);
    expect(mail.mails).toHaveLength(2);
    await aProcess('other', [byWebhook(100)]).deliver();
    expect(failures).toEqual(['webhook alerts: HTTP_500', 'webhook alerts: TIMEOUT']);
    await one.deliver();
    expect(receiver.requests).toHaveLength(2);
    upstream.clock.advance(5 * SECOND);
    await one.deliver();
    expect(told().slice(2).sort()).toEqual(ALWAYS);
    await one.deliver();
    expect(receiver.requests).toHaveLength(4);
    expect(mail.mails).toHaveLength(2);
    expect([1, 2, 3, 9].map(attempts => pauseAfter(attempts) / SECOND)).toEqual([5, 15, 45, 600]);
  });

  it('of mail that refuses is asked again, and its words are kept out of the log', async () => {
    refusesMail = 550;
    const one = aProcess('one', [byMail()]);
    await one.look();
    await one.deliver();
    await one.deliver();
    expect(failures).toEqual(['mail alerts: SMTP_550', 'mail alerts: SMTP_550']);
    refusesMail = undefined;
    upstream.clock.advance(5 * SECOND);
    await one.deliver();
    expect(mail.mails).toHaveLength(2);
    const [first] = mail.mails;
    expect(first?.to).toEqual(['a@desk.example', 'b@desk.example']);
    expect(first?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(first?.headers.get('message-id')).toMatch(/^<LOGIN_CODE_OFF--\d+-began@desk\.example>$/);
    expect(first?.text).toContain('[调度台] 出现：只凭密码就能登录');
    expect(first?.text).toContain('began: a password alone lets people in');
  });

  it('that is not there is given up after a day, and what was sent is forgotten after a month', async () => {
    receiver.close();
    const one = aProcess('one', [byWebhook(), byMail()]);
    await one.look();
    await one.deliver();
    expect(failures).toEqual(['webhook alerts: UNREACHABLE']);
    upstream.clock.advance(DAY + 1);
    await one.run('sweep-alerts');
    const left = await upstream.store.db.select().from(alertMessage);
    expect(left.map(({ channel }) => channel)).toEqual(['mail', 'mail']);
    upstream.clock.advance(30 * DAY);
    await one.run('sweep-alerts');
    expect(await upstream.store.db.select().from(alertMessage)).toEqual([]);
  });
});

describe('without the database', () => {
  const local = () => told().filter(line => /DATABASE_AWAY|WRITES_FAIL/.test(line));

  it('it is told that it is away, and that it is back, once by two processes of a machine', async () => {
    const [one, other] = [aProcess('here'), aProcess('here')];
    const both = async () => {
      upstream.clock.advance(10 * SECOND);
      await Promise.all([one.look(), other.look()]);
    };
    await both();
    one.state.isAway = true;
    other.state.isAway = true;
    await both();
    expect(local()).toEqual([]);
    for (let turn = 0; turn < 10; turn++) await both();
    await expect.poll(local).toEqual(['DATABASE_AWAY began here']);
    one.state.isAway = false;
    other.state.isAway = false;
    for (let turn = 0; turn < 3; turn++) await both();
    await expect.poll(local).toEqual(['DATABASE_AWAY began here', 'DATABASE_AWAY ended here']);
    expect(fs.readdirSync(path.join(folder, 'alerts'))).toEqual([]);
  });

  it('it is told that it takes no writes, as its own condition', async () => {
    const one = aProcess('here');
    one.state.writesFail = true;
    await one.look();
    await one.look();
    await expect.poll(local).toEqual(['WRITES_FAIL began here']);
    one.state.writesFail = false;
    await one.look();
    await expect.poll(local).toEqual(['WRITES_FAIL began here', 'WRITES_FAIL ended here']);
  });

  it('writes that failed while it was away are not told as a fault of their own once it is back', async () => {
    const one = aProcess('here');
    one.state.isAway = true;
    one.state.writesFail = true;
    for (let turn = 0; turn < 3; turn++) await one.look();
    await expect.poll(local).toEqual(['DATABASE_AWAY began here']);
    one.state.isAway = false;
    await one.look();
    one.state.writesFail = false;
    await one.look();
    await expect.poll(local).toEqual(['DATABASE_AWAY began here', 'DATABASE_AWAY ended here']);
  });

  it('the end is told by another process where the one that told the beginning has gone', async () => {
    const one = aProcess('here');
    one.state.writesFail = true;
    await one.look();
    await one.look();
    await expect.poll(local).toHaveLength(1);
    const other = aProcess('here');
    await other.look();
    expect(local()).toHaveLength(1);
    await other.pass(70 * SECOND);
    await expect.poll(local).toEqual(['WRITES_FAIL began here', 'WRITES_FAIL ended here']);
  });

  it('a folder that cannot be written keeps nobody from telling it', async () => {
    fs.writeFileSync(path.join(folder, 'alerts'), 'in the way');
    const one = aProcess('here');
    one.state.writesFail = true;
    await one.look();
    await one.look();
    one.state.writesFail = false;
    await one.look();
    await expect.poll(local).toEqual(['WRITES_FAIL began here', 'WRITES_FAIL ended here']);
  });

  it('a database that a backup holds is not away', async () => {
    const one = aProcess('here');
    one.state.isAway = true;
    one.state.isHeld = true;
    await one.pass(60 * SECOND);
    one.state.isAway = false;
    one.state.isHeld = false;
    await one.look();
    await one.deliver();
    expect(local()).toEqual([]);
    expect(told().sort()).toEqual(ALWAYS);
  });
});

describe('the public certificate', () => {
  it('is told within its last fourteen days', async () => {
    const secure = await aMailReceiver({ isSecure: true });
    const publicUrl = `https://127.0.0.1:${secure.port}`;
    const end = (await certificateEnd(publicUrl)) ?? 0;
    expect(end).toBeGreaterThan(0);
    upstream.clock.advance(end - 14 * DAY - 1 - upstream.clock());
    const one = aProcess('here', [byWebhook()], publicUrl);
    const about = async () => {
      await one.run('read-certificate');
      await one.look();
      await one.deliver();
      return received().filter(({ code }) => code === 'CERTIFICATE_ENDS');
    };
    expect(await about()).toEqual([]);
    upstream.clock.advance(1);
    expect(await about()).toMatchObject([
      { subject: `127.0.0.1:${secure.port}`, detail: { endsOn: new Date(end).toISOString() } },
    ]);
    secure.close();
  });

  it('is unknown where nothing answers, and where there is none', async () => {
    expect(await certificateEnd('https://127.0.0.1:1')).toBeUndefined();
    expect(await certificateEnd(receiver.url.replace('http:', 'https:'))).toBeUndefined();
    expect(await certificateEnd('http://127.0.0.1')).toBeUndefined();
  });
});
