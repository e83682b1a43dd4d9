/** Pushes where transactions really run side by side, and where several processes stand on one database. */
import fs from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { CLOSE, type PushMessage, pushCalls } from '../../src/contract/push.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import { push } from '../../src/upstream/core/outbox/outbox.ts';
import { pushCounter, pushRow } from '../../src/upstream/core/outbox/tables.ts';
import { beginNumbers, numberPushes, sweepPushes } from '../../src/upstream/core/push/numbers.ts';
import { aDatabase } from '../builders/database.ts';
import {
  anOfficeWithPush,
  type Client,
  connect,
  type OfficeWithPush,
  until,
} from '../builders/push-client.ts';
import { askAt } from '../builders/request.ts';
import { aDataDirectory, type Server, serve } from '../builders/server.ts';
import { seededChance } from '../builders/time-and-chance.ts';

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const say = (db: Db, mark: string) =>
  push(db, {
    type: 'RECORD_LOCK',
    data: { resource: mark, recordId: '1', lockedById: null, lockedBy: null, expireOn: null },
    to: { may: 'usermgr.list' },
    now: 0,
  });
const markOf = ({ data }: PushMessage) => (data as { resource: string }).resource;
const idsOf = (heard: readonly PushMessage[]) => heard.map(({ msgId }) => msgId ?? 0);

describe('side by side', () => {
  let office: OfficeWithPush;
  beforeEach(async () => {
    office = await anOfficeWithPush();
  });
  afterEach(() => office.close());

  /** Says something in a transaction that is over when it is told to be. */
  async function slowly(mark: string): Promise<() => Promise<void>> {
    let end: () => void = () => {};
    const ending = new Promise<void>(resolve => {
      end = resolve;
    });
    let said: () => void = () => {};
    const saying = new Promise<void>(resolve => {
      said = resolve;
    });
    const over = office.store.db.transaction(async inside => {
      await say(inside as unknown as Db, mark);
      said();
      await ending;
    });
    await saying;
    return async () => {
      end();
      await over;
    };
  }

  it('a transaction that was begun first and is over last has the last number, and is heard last', async () => {
    const console = await office.listen(office.admin);
    await console.heart();
    const endSlow = await slowly('slow');
    await say(office.store.db, 'quick 1');
    await say(office.store.db, 'quick 2');
    await until(() => console.heard.length === 2);
    const meanwhile = await office.listen(office.admin, { lastMsgId: await console.heart() });
    await endSlow();
    await until(() => console.heard.length === 3 && meanwhile.heard.length === 1);
    expect(console.heard.map(markOf)).toEqual(['quick 1', 'quick 2', 'slow']);
    expect(meanwhile.heard.map(markOf)).toEqual(['slow']);
    const ids = idsOf(console.heard);
    expect(ids).toEqual(ids.map((_, at) => (ids[0] ?? 0) + at));
  });

  it('of a transaction that is undone nobody hears, and no number is missing for it', async () => {
    const { db } = office.store;
    const console = await office.listen(office.admin);
    const before = (await console.heart()) ?? 0;
    await expect(
      db.transaction(async inside => {
        await say(inside as unknown as Db, 'undone');
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await say(db, 'done');
    await until(() => console.heard.length === 1);
    expect(console.heard.map(markOf)).toEqual(['done']);
    expect(idsOf(console.heard)).toEqual([before + 1]);
  });

  it('eight writers, slow ones among them, and six who number: every number once, without a gap, to whoever listens', async () => {
    const { db } = office.store;
    const chance = seededChance(5);
    const dice = (sides: number) => chance.bytes(4).readUInt32BE() % sides;
    const console = await office.listen(office.admin);
    let lastMsgId = (await console.heart()) ?? 0;
    const first = lastMsgId;
    const pauses = times(8, () => times(40, () => dice(15)));
    let isDone = false;
    const writing = Promise.all(
      pauses.map((own, writer) =>
        own.reduce(
          (before, pause, turn) =>
            before.then(() =>
              db.transaction(async inside => {
                await say(inside as unknown as Db, `${writer}-${turn}`);
                await inside.execute(sql`select pg_sleep(${pause / 1000})`);
              }),
            ),
          Promise.resolve(),
        ),
      ),
    ).then(() => {
      isDone = true;
    });
    const numbering = times(6, async () => {
      while (!isDone) await numberPushes(db);
    });
    // one who loses the connection again and again
    const heard: PushMessage[] = [];
    let restless: Client = await office.listen(office.admin, { lastMsgId });
    while (!isDone) {
      await restless.heart();
      restless.socket.terminate();
      heard.push(...restless.heard);
      lastMsgId = heard.at(-1)?.msgId ?? lastMsgId;
      restless = await office.listen(office.admin, { lastMsgId });
    }
    await Promise.all([writing, ...numbering]);
    await until(() => console.heard.length === 320 && heard.length + restless.heard.length === 320, 20_000);
    heard.push(...restless.heard);
    for (const all of [console.heard, heard]) {
      expect(idsOf(all)).toEqual(times(320, index => first + 1 + index));
      for (const writer of times(8, String))
        expect(all.map(markOf).filter(mark => mark.startsWith(`${writer}-`))).toEqual(
          times(40, turn => `${writer}-${turn}`),
        );
    }
  });

  it('what waits for another transaction’s record is numbered behind it', async () => {
    const { db } = office.store;
    const { userId } = await office.aUser();
    const console = await office.listen(office.admin);
    await console.heart();
    const replies = await Promise.all(
      times(6, index =>
        office.admin.ask(accessCalls.updateAdminUser, { body: { userId, remark: `save ${index}` } }),
      ),
    );
    expect(new Set(replies.map(({ errCode }) => errCode))).toEqual(new Set([0]));
    await until(() => console.heard.length === 6);
    expect(new Set(idsOf(console.heard)).size).toBe(6);
    const [{ last } = { last: 0 }] = await db.select().from(pushCounter);
    expect(console.heard.at(-1)?.msgId).toBe(last);
  });

  it('several processes begin, number and sweep at once', async () => {
    const { db } = office.store;
    await Promise.all(times(20, index => say(db, String(index))));
    await Promise.all([
      ...times(4, () => beginNumbers(db, office.clock())),
      ...times(4, () => numberPushes(db)),
      ...times(4, () => office.run(sweepPushes)),
    ]);
    const rows = await db.select().from(pushRow);
    const ids = rows.map(({ msgId }) => msgId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(null);
  });

  it('an announcement that is lost with its connection is made up for by looking', async () => {
    const { db } = office.store;
    const console = await office.listen(office.admin);
    await console.heart();
    await say(db, '1');
    await until(() => console.heard.length === 1);
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen cabdesk_push'`,
    );
    await say(db, '2');
    office.pass(5);
    await until(() => console.heard.length === 2);
  });

  it('a row that is numbered by hand of another is not numbered again', async () => {
    const { db } = office.store;
    await say(db, '1');
    const last = await numberPushes(db);
    expect(await numberPushes(db)).toBe(last);
    expect(await db.$count(pushRow, and(eq(pushRow.msgId, last)))).toBe(1);
  });
});

describe('two processes', () => {
  let database: Awaited<ReturnType<typeof aDatabase>>;
  const dataDirs = [aDataDirectory(), aDataDirectory()] as const;
  let first: Server;
  let second: Server;
  beforeAll(async () => {
    database = await aDatabase();
    const environment = { DATABASE_URL: database.url };
    [first, second] = await Promise.all([serve(dataDirs[0], environment), serve(dataDirs[1], environment)]);
  });
  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()]);
    for (const dataDir of dataDirs) fs.rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  });

  const signIn = async (server: Server) => {
    const body = { account: 'admin', password: 'taxi-demo' };
    return (await askAt(server.url, sessionCalls.login, { body })).data.token;
  };
  const listenAt = async (server: Server, token: string, about = {}) => {
    const { data } = await askAt(server.url, pushCalls.pushToken, {}, token);
    return connect(server.url.replace('http', 'ws'), data.token, about);
  };
  const changeAt = (server: Server, token: string, name: string) =>
    askAt(server.url, accessCalls.createRoleGroup, { body: { name, permissions: [] } }, token);

  it('each hears at once what was said at the other, with one number', async () => {
    const token = await signIn(first);
    const consoles = [await listenAt(first, token), await listenAt(second, token)];
    for (const console of consoles) await console.heart();
    await changeAt(first, token, '一处');
    await changeAt(second, token, '另一处');
    // sooner than anybody looks by himself
    await until(() => consoles.every(({ heard }) => heard.length === 2), 2_500);
    expect(consoles[0]?.heard).toEqual(consoles[1]?.heard);
    for (const { socket } of consoles) socket.close();
  });

  it('a session that is ended at one is over at the other', async () => {
    const token = await signIn(first);
    const console = await listenAt(second, token);
    await console.heart();
    await askAt(first.url, sessionCalls.logout, {}, token);
    expect(await console.closed).toBe(CLOSE.SESSION_OVER);
    expect(console.heard).toMatchObject([{ type: 'SESSION_OVER', data: { reason: 'logout' } }]);
  });

  it('one is killed, and its consoles go on at the other without a hole', async () => {
    const token = await signIn(first);
    const console = await listenAt(first, token);
    await console.heart();
    await changeAt(second, token, '之前');
    await until(() => console.heard.length === 1);
    const lastMsgId = console.heard[0]?.msgId;
    first.process.kill('SIGKILL');
    await console.closed;
    await changeAt(second, token, '之间');
    const again = await listenAt(second, token, { lastMsgId });
    await changeAt(second, token, '之后');
    await until(() => again.heard.length === 2);
    expect(idsOf(again.heard)).toEqual([(lastMsgId ?? 0) + 1, (lastMsgId ?? 0) + 2]);
    again.socket.close();
  });
});
