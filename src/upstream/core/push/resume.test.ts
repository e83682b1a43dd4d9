/** Every message once and in order, whenever a console comes back, and RESYNC where that is not possible. */
import { desc, eq, lt, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  anOfficeWithPush,
  type Client,
  type OfficeWithPush,
  tokenOf,
  until,
} from '../../../../tests/builders/push-client.ts';
import { seededChance, TEST_TIME } from '../../../../tests/builders/time-and-chance.ts';
import type { PushMessage } from '../../../contract/push.ts';
import { PUSH_KEPT_MS } from '../../../contract/push-times.ts';
import { push } from '../outbox/outbox.ts';
import { pushCounter, pushRow, pushToken } from '../outbox/tables.ts';
import { beginNumbers, numberPushes, sweepPushes } from './numbers.ts';

let office: OfficeWithPush;
beforeEach(async () => {
  office = await anOfficeWithPush();
});
afterEach(() => office.close());

/** A message that everybody hears who may see roles, by its mark. */
const say = (mark: string) =>
  push(office.store.db, {
    type: 'RECORD_LOCK',
    data: { resource: mark, recordId: '1', lockedById: null, lockedBy: null, expireOn: null },
    to: { may: 'usermgr.list' },
    now: office.clock(),
  });
const marks = ({ heard }: Pick<Client, 'heard'>) =>
  heard.map(({ type, data }) => (type === 'RECORD_LOCK' ? (data as { resource: string }).resource : type));
const hears = async (console: Client, ...expected: string[]) => {
  await console.heart();
  await until(() => console.heard.length >= expected.length).catch(() => undefined);
  expect(marks(console)).toEqual(expected);
};
const numbers = () => office.store.db.select().from(pushRow).orderBy(pushRow.msgId);

describe('a console', () => {
  it('that comes for the first time hears from now on', async () => {
    await say('before');
    const console = await office.listen(office.admin);
    await console.heart();
    await say('after');
    await hears(console, 'after');
  });

  it('that comes back hears what it has missed, and goes on without a hole or a repetition', async () => {
    const first = await office.listen(office.admin);
    await say('1');
    await hears(first, '1');
    const lastMsgId = first.heard[0]?.msgId;
    first.socket.terminate();
    for (const mark of ['2', '3']) await say(mark);
    const opening = office.listen(office.admin, { lastMsgId });
    const saying = Promise.all(['4', '5', '6'].map(say));
    const second = await opening;
    await saying;
    await say('7');
    await until(() => second.heard.length === 6);
    expect(marks(second).toSorted()).toEqual(['2', '3', '4', '5', '6', '7']);
    const ids = second.heard.map(({ msgId }) => msgId ?? 0);
    expect(ids).toEqual(ids.map((_, at) => (lastMsgId ?? 0) + 1 + at));
  });

  it('comes back with the number of a heart as with that of a message', async () => {
    const first = await office.listen(office.admin);
    const begun = await first.heart();
    await push(office.store.db, {
      type: 'NEW_DEVICE',
      data: { ip: null, browser: null, os: null },
      to: { userIds: ['7'] },
      now: 0,
    });
    let lastMsgId = begun;
    while (lastMsgId === begun) {
      office.pass(1);
      lastMsgId = await first.heart();
    }
    await say('1');
    await hears(await office.listen(office.admin, { lastMsgId }), '1');
    expect(first.heard).toHaveLength(1);
  });

  it('reads far back in pages', async () => {
    const first = await office.listen(office.admin);
    const lastMsgId = await first.heart();
    const expected = Array.from({ length: 450 }, (_, at) => String(at));
    await office.store.db.transaction(async inside => {
      for (const mark of expected) {
        const data = { resource: mark, recordId: '1', lockedById: null, lockedBy: null, expireOn: null };
        await push(inside as unknown as typeof office.store.db, {
          type: 'RECORD_LOCK',
          data,
          to: { may: 'usermgr.list' },
          now: 0,
        });
      }
    });
    const second = await office.listen(office.admin, { lastMsgId });
    await until(() => second.heard.length >= 450 && first.heard.length >= 450);
    expect(marks(second)).toEqual(expected);
    expect(marks(first)).toEqual(expected);
  });

  it('is told to read anew for a number that was never given, or lies too far back', async () => {
    await say('1');
    const console = await office.listen(office.admin);
    const last = (await console.heart()) ?? 0;
    for (const lastMsgId of [
      last + 1,
      last + 1_000_000,
      0,
      -1,
      '1e3',
      'x',
      '99999999999999999999',
      last - 100,
    ]) {
      const odd = await office.listen(office.admin, { lastMsgId });
      await until(() => odd.heard.length > 0);
      expect(odd.heard, String(lastMsgId)).toEqual([
        { type: 'RESYNC', msgId: last, time: office.clock(), data: null },
      ]);
      expect(await odd.heart()).toBe(last);
    }
  });

  it('hears everything of two hundred cuts, each at some moment or other', async () => {
    const chance = seededChance(7);
    const dice = (sides: number) => chance.bytes(4).readUInt32BE() % sides;
    const heard: PushMessage[] = [];
    let console = await office.listen(office.admin);
    let lastMsgId = await console.heart();
    let said = 0;
    for (let cut = 0; cut < 200; cut++) {
      const saying = Promise.all(Array.from({ length: dice(4) }, () => say(String(said++))));
      if (dice(2)) await saying;
      console.socket.terminate();
      for (const message of console.heard) lastMsgId = message.msgId;
      heard.push(...console.heard);
      console = await office.listen(office.admin, { lastMsgId });
      await saying;
    }
    await until(() => heard.length + console.heard.length >= said);
    heard.push(...console.heard);
    const all = Array.from({ length: said }, (_, at) => String(at));
    expect(marks({ heard }).toSorted()).toEqual(all.toSorted());
    const ids = heard.map(({ msgId }) => msgId ?? 0);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
  });
});

describe('numbers', () => {
  it('are given in one row without a gap, however many ask at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => say(String(at))));
    await Promise.all(Array.from({ length: 5 }, () => numberPushes(office.store.db)));
    await say('last');
    const last = await numberPushes(office.store.db);
    const given = (await numbers()).map(({ msgId }) => msgId ?? 0);
    expect(given).toEqual(given.map((_, at) => (given[0] ?? 0) + at));
    expect(given.at(-1)).toBe(last);
  });

  it('begin anew beyond all that an earlier state of the database can have given out', async () => {
    const { db } = office.store;
    const first = await office.listen(office.admin);
    await say('lost');
    await hears(first, 'lost');
    const lastMsgId = first.heard[0]?.msgId ?? 0;
    await office.hangUp();
    // the database as it was a moment before, and what was said since
    await db.delete(pushRow).where(eq(pushRow.msgId, lastMsgId));
    await db.update(pushCounter).set({ last: lastMsgId - 1 });
    await beginNumbers(db, office.clock());
    await say('new');
    const second = await office.listen(office.admin, { lastMsgId });
    await until(() => second.heard.length > 0);
    expect(marks(second)).toEqual(['RESYNC']);
    expect(second.heard[0]?.msgId).toBeGreaterThan(TEST_TIME);
  });

  it('stay good over a restart that loses nothing', async () => {
    const first = await office.listen(office.admin);
    await say('1');
    await hears(first, '1');
    await office.hangUp();
    await say('2');
    await beginNumbers(office.store.db, office.clock());
    await say('3');
    const second = await office.listen(office.admin, { lastMsgId: first.heard[0]?.msgId ?? 0 });
    await hears(second, '2', '3');
  });

  it('go on where the clock does not', async () => {
    const console = await office.listen(office.admin);
    await console.heart();
    for (const [mark, jump] of [
      ['1', 0],
      ['2', 40 * 3_600_000],
      ['3', -90 * 3_600_000],
      ['4', 50 * 3_600_000],
    ] as const) {
      office.clock.advance(jump);
      await say(mark);
      await beginNumbers(office.store.db, office.clock());
    }
    await until(() => console.heard.length === 4);
    expect(marks(console)).toEqual(['1', '2', '3', '4']);
  });
});

describe('what is swept', () => {
  it('is what is older than a day; who has had the last of it hears the rest', async () => {
    const console = await office.listen(office.admin);
    await say('old');
    await say('last of the old');
    await hears(console, 'old', 'last of the old');
    const [old, boundary] = console.heard.map(({ msgId }) => msgId ?? 0);
    await office.hangUp();
    office.clock.advance(PUSH_KEPT_MS + 1);
    await say('new');
    await office.run(sweepPushes);
    const { token, id } = await office.signIn('admin');
    const admin = office.person(token, id);
    for (const lastMsgId of [old, boundary]) {
      const back = await office.listen(admin, { lastMsgId: lastMsgId ?? 0 });
      await until(() => back.heard.length > 0);
      expect(marks(back)).toEqual(['RESYNC']);
    }
    expect(await numbers()).toHaveLength(1);
  });

  it('is never the last, so that who has had it needs to read nothing anew', async () => {
    const console = await office.listen(office.admin);
    await say('1');
    await hears(console, '1');
    const lastMsgId = console.heard[0]?.msgId ?? 0;
    await office.hangUp();
    office.clock.advance(30 * PUSH_KEPT_MS);
    await office.run(sweepPushes);
    const { token, id } = await office.signIn('admin');
    const back = await office.listen(office.person(token, id), { lastMsgId });
    expect(await back.heart()).toBe(lastMsgId);
    expect(back.heard).toEqual([]);
  });

  it('leaves no hole behind, also where times go back and forth', async () => {
    const { db } = office.store;
    for (let at = 0; at < 40; at++) {
      office.clock.advance((((at * 7) % 5) - 2) * 20 * 3_600_000);
      await say(String(at));
    }
    await numberPushes(db);
    const [highest] = await db.select().from(pushRow).orderBy(desc(pushRow.msgId)).limit(1);
    for (const jump of [0, PUSH_KEPT_MS, -3 * PUSH_KEPT_MS, 5 * PUSH_KEPT_MS]) {
      office.clock.advance(jump);
      await office.run(sweepPushes);
      const left = (await numbers()).map(({ msgId }) => msgId ?? 0);
      expect(left.at(-1)).toBe(highest?.msgId);
      expect(left).toEqual(left.map((_, at) => (left[0] ?? 0) + at));
    }
  });

  it('takes what nobody was there to hear as well', async () => {
    const { db } = office.store;
    await say('1');
    await say('2');
    expect(await db.$count(pushRow, sql`${pushRow.msgId} is null`)).toBe(2);
    office.clock.advance(2 * PUSH_KEPT_MS);
    await office.run(sweepPushes);
    expect(await db.$count(pushRow, lt(pushRow.time, office.clock()))).toBe(1);
  });

  it('is also the token that nobody used', async () => {
    const { db } = office.store;
    await tokenOf(office.admin);
    await office.run(sweepPushes);
    expect(await db.$count(pushToken)).toBe(1);
    office.clock.advance(60_000);
    await office.run(sweepPushes);
    expect(await db.$count(pushToken)).toBe(0);
  });
});
