/** A plain upstream: the socket as the specification has it, and no message that it does not name. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { anOfficeWithPush, connect, type OfficeWithPush } from '../../../../tests/builders/push-client.ts';
import { accessCalls } from '../../../contract/access.ts';
import { CLOSE } from '../../../contract/push.ts';
import { sessionCalls } from '../../../contract/session.ts';
import { pushRow } from '../outbox/tables.ts';
import { sweepPushes } from './numbers.ts';

let office: OfficeWithPush;
beforeAll(async () => {
  office = await anOfficeWithPush({ isPlain: true });
});
afterEach(() => office.hangUp());
afterAll(() => office.close());

it('opens with the session’s token, as often as it is asked, and answers the heart bare', async () => {
  const consoles = [await office.listen(office.admin), await office.listen(office.admin)];
  for (const { socket } of consoles) {
    const answer = new Promise(resolve => socket.once('message', data => resolve(String(data))));
    socket.send('heartCheck');
    expect(await answer).toBe('{"type":1001}');
  }
});

it.each(['', 'wrong', '1-token'])('refuses the token %o', async token => {
  await expect(connect(`ws://${office.host}`, token)).rejects.toThrow('401');
});

it('says nothing of what changes, and does not know what it has said', async () => {
  const console = await office.listen(office.admin, { lastMsgId: 12 });
  await console.heart();
  const clerk = await office.aUser();
  await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: clerk.userId, isSuperuser: 1 } });
  office.pass(5);
  await console.heart();
  expect(console.heard).toEqual([]);
  const types = (await office.store.db.select().from(pushRow)).map(({ type }) => type);
  expect(new Set(types)).toEqual(new Set(['START']));
});

it('closes when the session ends, and says nothing', async () => {
  const { token, id } = await office.signIn('monitor');
  const monitor = office.person(token, id);
  const console = await office.listen(monitor);
  await console.heart();
  await monitor.ask(sessionCalls.logout);
  expect(await console.closed).toBe(CLOSE.SESSION_OVER);
  expect(console.heard).toEqual([]);
  await office.run(sweepPushes);
});
