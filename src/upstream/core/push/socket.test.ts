/** The socket over a real server: who may open one, its heart, and how it ends. */
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  anOfficeWithPush,
  type Client,
  connect,
  type Listening,
  type OfficeWithPush,
  tokenOf,
  until,
} from '../../../../tests/builders/push-client.ts';
import { accessCalls } from '../../../contract/access.ts';
import { SOCKET_PATH } from '../../../contract/grammar/services.ts';
import { onlineCalls } from '../../../contract/online.ts';
import { CLOSE, pushCalls } from '../../../contract/push.ts';
import { sessionCalls } from '../../../contract/session.ts';
import { endOverdueSessions } from '../identity/session-life.ts';
import { adminUser, session } from '../identity/tables.ts';

let office: OfficeWithPush;
beforeAll(async () => {
  office = await anOfficeWithPush();
});
afterEach(() => office.hangUp());
afterAll(() => office.close());

/** For what leaves an office behind that is of no use to the next test. */
async function anotherOffice<T>(run: (other: OfficeWithPush) => Promise<T>): Promise<T> {
  const other = await anOfficeWithPush();
  return run(other).finally(other.close);
}

const refused = (token: string, about: Listening = {}, host = office.host) =>
  connect(`ws://${host}`, token, about).then(
    ({ socket }) => {
      socket.close();
      return 'opened';
    },
    (error: Error) => error.message,
  );

describe('a token', () => {
  it('opens one socket', async () => {
    const token = await tokenOf(office.admin);
    const console = await connect(`ws://${office.host}`, token);
    expect(await console.heart()).toBeGreaterThan(0);
    expect(await refused(token)).toBe('401');
    console.socket.close();
  });

  it('of which two take hold at the same time opens one', async () => {
    const token = await tokenOf(office.admin);
    const opened = await Promise.all([refused(token), refused(token), refused(token)]);
    expect(opened.toSorted()).toEqual(['401', '401', 'opened']);
  });

  it('is good for half a minute, also by a clock that is set back', () =>
    anotherOffice(async ({ admin, clock, host }) => {
      for (const jump of [30_000, -3_600_000]) {
        const token = await tokenOf(admin);
        clock.advance(jump);
        expect(await refused(token, {}, host), String(jump)).toBe('401');
      }
    }));

  it('is not the session’s, and opens nothing but a socket', async () => {
    const token = await tokenOf(office.admin);
    expect((await office.ask(sessionCalls.userInfo, {}, token)).errCode).toBe(2000);
    for (const wrong of [office.admin.token, '', 'x', 'x'.repeat(5_000), '\u0000', '你'])
      expect(await refused(wrong)).toBe('401');
  });

  it('is one of a few at most: the oldest gives way', async () => {
    const first = await tokenOf(office.admin);
    office.clock.advance(1);
    const others = [];
    for (let count = 0; count < 20; count++) others.push(await tokenOf(office.admin));
    expect(await refused(first)).toBe('401');
    expect(await refused(others[0] ?? '')).toBe('opened');
  });

  it('of a session that has ended since opens a socket that is closed at once', async () => {
    const clerk = await office.aClerk();
    const token = await tokenOf(clerk);
    await clerk.ask(sessionCalls.logout);
    const console = await connect(`ws://${office.host}`, token);
    expect(await console.closed).toBe(CLOSE.SESSION_OVER);
    expect(console.heard).toMatchObject([{ type: 'SESSION_OVER', data: { reason: 'logout' } }]);
  });
});

describe('opening', () => {
  it.each([
    ['of the same host', (host: string) => ({ origin: `http://${host}` }), 'opened'],
    ['of no page', () => ({}), 'opened'],
    [
      'of the host before a proxy',
      () => ({ origin: 'https://desk.example', headers: { 'x-forwarded-host': 'desk.example' } }),
      'opened',
    ],
    [
      'of the host with the port that https implies',
      () => ({ origin: 'https://desk.example', headers: { host: 'desk.example:443' } }),
      'opened',
    ],
    ['of another site', () => ({ origin: 'https://evil.example' }), '403'],
    ['of the same host on another port', () => ({ origin: 'http://127.0.0.1:1' }), '403'],
    ['of a page without a site', () => ({ origin: 'null' }), '403'],
    ['of nonsense', () => ({ origin: 'http://' }), '403'],
  ] as const)('by a page %s', async (_, about, expected) => {
    expect(await refused(await tokenOf(office.admin), about(office.host))).toBe(expected);
  });

  it('is asked for by an upgrade: anything else is not there', async () => {
    const plain = await fetch(`http://${office.host}${SOCKET_PATH}`);
    expect([plain.status, (await plain.json()).errCode]).toEqual([404, 3006]);
    const other = await fetch(`http://${office.host}/healthz`);
    expect(other.status).toBe(200);
  });

  it('is refused to the twenty-first of one session until one goes', async () => {
    const clerk = await office.aClerk();
    const consoles: Client[] = [];
    for (let count = 0; count < 20; count++) consoles.push(await office.listen(clerk));
    expect(await refused(await tokenOf(clerk))).toBe('429');
    consoles[0]?.socket.close();
    await consoles[0]?.closed;
    await until(() => consoles[0]?.socket.readyState === 3);
    expect(await refused(await tokenOf(clerk))).toBe('opened');
  });

  it('leaves no token in the log', async () => {
    let log = '';
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        log += chunk;
        done();
      },
    });
    const logged = await anOfficeWithPush({ logTo, logLevel: 'info', basePath: '/desk' });
    const [good, bad] = [await tokenOf(logged.admin), 'a-token-that-is-wrong'];
    const console = await connect(`ws://${logged.host}`, good, { basePath: '/desk' });
    await console.heart();
    await expect(connect(`ws://${logged.host}`, bad)).rejects.toThrow('401');
    await logged.close();
    expect(log).toContain(SOCKET_PATH);
    expect(log).toMatch(/"status":101/);
    for (const secret of [good, bad, logged.admin.token]) expect(log).not.toContain(secret);
  });
});

describe('the heart', () => {
  it('beats at both questions, and at nothing else', async () => {
    const console = await office.listen(office.admin);
    const answers: string[] = [];
    console.socket.on('message', data => answers.push(String(data)));
    for (const text of ['{}', '', '{ }', 'null', '[]', '{"type":1001}', 'heart', 'heartCheck'])
      console.socket.send(text);
    await until(() => answers.length === 2);
    expect(answers[0]).toBe(answers[1]);
    expect(JSON.parse(answers[0] ?? '')).toEqual({ type: 1001, msgId: expect.any(Number) });
  });

  it('keeps no session alive', async () => {
    const clerk = await office.aClerk();
    const console = await office.listen(clerk);
    const seen = async () => {
      const [row] = await office.store.db.select().from(session).where(eq(session.userId, clerk.id));
      return row?.lastSeenOn;
    };
    const before = await seen();
    office.clock.advance(10 * 60_000);
    office.pass(60);
    await console.heart();
    expect(await seen()).toBe(before);
  });

  it('is waited for: who says nothing is asked, and then given up', async () => {
    const console = await office.listen(office.admin);
    await console.heart();
    office.pass(30);
    await new Promise(resolve => console.socket.once('ping', resolve));
    // the answer to the ping is a sign of life
    await console.heart();
    office.pass(89);
    await console.heart();
    console.socket.pause();
    office.pass(90);
    console.socket.resume();
    expect(await console.closed).toBe(1006);
  });
});

describe('a session that ends', () => {
  const over = async (console: Client, reason: string) => {
    expect(await console.closed).toBe(CLOSE.SESSION_OVER);
    expect(console.heard.at(-1)).toMatchObject({ type: 'SESSION_OVER', data: { reason } });
    expect(console.heard.filter(({ type }) => type === 'SESSION_OVER')).toHaveLength(1);
  };

  it('by its own sign-out', async () => {
    const clerk = await office.aClerk();
    const [one, other] = [await office.listen(clerk), await office.listen(clerk)];
    await clerk.ask(sessionCalls.logout);
    await over(one, 'logout');
    await over(other, 'logout');
  });

  it('by an administrator, while the administrator goes on', async () => {
    const clerk = await office.aClerk();
    const [console, admins] = [await office.listen(clerk), await office.listen(office.admin)];
    await office.admin.ask(onlineCalls.forceLogout, { body: { userId: clerk.id } });
    await over(console, 'forced');
    expect(await admins.heart()).toBeGreaterThan(0);
    expect(admins.heard).toEqual([]);
  });

  it('from another session of one’s own', async () => {
    const clerk = await office.aClerk();
    const second = await office.signIn(clerk.account, 'new-password');
    const [one, other] = [await office.listen(clerk), await office.listen(second)];
    await second.ask(onlineCalls.endOtherSessions);
    await over(one, 'own');
    expect(await other.heart()).toBeGreaterThan(0);
  });

  it.each([
    ['disabled', 'disabled', accessCalls.updateAdminUser, { state: 0 }],
    ['deleted', 'deleted', accessCalls.deleteUser, {}],
    ['given a new password', 'password', accessCalls.resetPassword, {}],
  ] as const)('with the account %s', async (_, reason, call, what) => {
    const clerk = await office.aClerk();
    const console = await office.listen(clerk);
    const reply = await office.admin.ask(call, { body: { userId: clerk.id, ...what } });
    expect(reply.errCode).toBe(0);
    await over(console, reason);
  });

  it.each([
    ['when the job finds it', (other: OfficeWithPush) => other.run(endOverdueSessions)],
    ['where no job runs: within half a minute', async (other: OfficeWithPush) => other.pass(30)],
  ])('by its age, %s', (_, find) =>
    anotherOffice(async other => {
      const console = await other.listen(await other.aClerk());
      other.clock.advance(24 * 3_600_000);
      await find(other);
      await over(console, 'expired');
    }),
  );

  it('with an account that runs out, of which nobody is told', async () => {
    const clerk = await office.aClerk();
    const console = await office.listen(clerk);
    await office.store.db
      .update(adminUser)
      .set({ expireOn: office.clock() + 60_000 })
      .where(eq(adminUser.id, clerk.id));
    office.clock.advance(60_000);
    office.pass(30);
    await over(console, 'disabled');
  });

  it('and the previews begun in it', async () => {
    const clerk = await office.aClerk({ isSuperuser: 1 });
    const { data } = await clerk.ask(onlineCalls.previewRole, { body: { roleId: '3' } });
    const preview = office.person(data.token, clerk.id);
    const [console, previews] = [await office.listen(clerk), await office.listen(preview)];
    await preview.ask(sessionCalls.logout);
    await over(previews, 'logout');
    expect(await console.heart()).toBeGreaterThan(0);
    const again = await clerk.ask(onlineCalls.previewRole, { body: { roleId: '3' } });
    const second = await office.listen(office.person(again.data.token, clerk.id));
    await clerk.ask(sessionCalls.logout);
    await over(console, 'logout');
    await over(second, 'logout');
  });
});

describe('the server', () => {
  it('says that it goes, and does not wait for who does not listen any more', () =>
    anotherOffice(async ({ listen, admin, app }) => {
      const [console, deaf] = [await listen(admin), await listen(admin)];
      deaf.socket.pause();
      const since = Date.now();
      await app.close();
      expect(Date.now() - since).toBeLessThan(5_000);
      expect(await console.closed).toBe(CLOSE.GOING_AWAY);
    }));

  it('gives a token to whoever has signed in, and to nobody else', async () => {
    expect((await office.ask(pushCalls.pushToken)).errCode).toBe(2000);
    const { data } = await office.admin.ask(pushCalls.pushToken);
    expect(data.expireOn).toBe(office.clock() + 30_000);
  });
});
