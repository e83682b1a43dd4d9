/** A console that reads slowly holds nobody up, misses nothing, and is let go when it does not read at all. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anOfficeWithPush, type OfficeWithPush, until } from '../../../../tests/builders/push-client.ts';
import { CLOSE } from '../../../contract/push.ts';
import type { Db } from '../context.ts';
import { push } from '../outbox/outbox.ts';

let office: OfficeWithPush;
beforeEach(async () => {
  office = await anOfficeWithPush();
});
afterEach(() => office.close());

const MESSAGES = 400;
/** More together than the buffers of the two sockets' ends take. */
const LONG = 'x'.repeat(50_000);

const sayMuch = () =>
  office.store.db.transaction(async inside => {
    for (let at = 0; at < MESSAGES; at++) {
      await push(inside as unknown as Db, {
        type: 'RECORD_LOCK',
        data: { resource: LONG, recordId: String(at), lockedById: null, lockedBy: null, expireOn: null },
        to: { may: 'usermgr.list' },
        now: office.clock(),
      });
    }
  });
const places = (heard: readonly { data: unknown }[]) =>
  heard.map(({ data }) => Number((data as { recordId: string }).recordId));
const all = Array.from({ length: MESSAGES }, (_, at) => at);

it('it hears everything once and in order when it reads on, and others have not waited for it', async () => {
  const [slow, quick] = [await office.listen(office.admin), await office.listen(office.admin)];
  await slow.heart();
  slow.socket.pause();
  await sayMuch();
  await until(() => quick.heard.length === MESSAGES, 20_000);
  expect(slow.heard).toEqual([]);
  office.pass(20);
  slow.socket.resume();
  await until(() => slow.heard.length === MESSAGES, 20_000);
  expect(places(slow.heard)).toEqual(all);
  expect(places(quick.heard)).toEqual(all);
  expect(await slow.heart()).toBe(await quick.heart());
});

it('it is sent away after half a minute without reading, and comes back to the rest', async () => {
  const slow = await office.listen(office.admin);
  const lastMsgId = await slow.heart();
  slow.socket.pause();
  await sayMuch();
  const quick = await office.listen(office.admin, { lastMsgId });
  await until(() => quick.heard.length === MESSAGES, 20_000);
  office.pass(29);
  expect(slow.socket.readyState).toBe(slow.socket.OPEN);
  office.pass(2);
  slow.socket.resume();
  expect([CLOSE.TRY_LATER, 1006]).toContain(await slow.closed);
  const had = slow.heard.at(-1)?.msgId ?? lastMsgId;
  expect(slow.heard.length).toBeLessThan(MESSAGES);
  const again = await office.listen(office.admin, { lastMsgId: had });
  await until(() => slow.heard.length + again.heard.length === MESSAGES, 20_000);
  expect(places([...slow.heard, ...again.heard])).toEqual(all);
});
