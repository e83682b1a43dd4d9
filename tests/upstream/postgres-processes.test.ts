/** Two processes of the built server on one database are one server to whoever asks. */
import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { aDatabase } from '../builders/database.ts';
import { askAt } from '../builders/request.ts';
import { aDataDirectory, type Server, serve } from '../builders/server.ts';

let database: Awaited<ReturnType<typeof aDatabase>>;
const dataDirs = [aDataDirectory(), aDataDirectory()] as const;
let first: Server;
let second: Server;
beforeAll(async () => {
  database = await aDatabase();
  const environment = { DATABASE_URL: database.url };
  // the template's people stand for those an operator has made
  [first, second] = await Promise.all([serve(dataDirs[0], environment), serve(dataDirs[1], environment)]);
});
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  for (const dataDir of dataDirs) fs.rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

const login = (server: Server, account: string) =>
  askAt(server.url, sessionCalls.login, { body: { account, password: 'taxi-demo' } });
const whoAt = (server: Server, token: string) => askAt(server.url, sessionCalls.userInfo, {}, token);

it('a session opened at one is known to the other, and ended at one is over at both', async () => {
  const opened = await login(first, 'admin');
  const { token } = opened.data;
  expect((await whoAt(second, token)).data).toMatchObject({ account: 'admin' });

  const body = { name: '两处', permissions: [], requestId: 'sent-to-both-at-once' };
  const replies = await Promise.all(
    [first, second].map(server => askAt(server.url, accessCalls.createRoleGroup, { body }, token)),
  );
  expect(replies.map(({ errCode }) => errCode)).toEqual([0, 0]);
  expect(replies[0]?.data.roleId).toBe(replies[1]?.data.roleId);

  expect((await askAt(second.url, sessionCalls.logout, {}, token)).errCode).toBe(0);
  expect((await whoAt(first, token)).errCode).toBe(2003);
});

it('one stops in order and the other goes on', async () => {
  const { data } = await login(second, 'monitor');
  const ended = new Promise(resolve => first.process.once('exit', resolve));
  const answer = whoAt(first, data.token);
  first.process.kill('SIGTERM');
  expect((await answer).data).toMatchObject({ account: 'monitor' });
  expect(await ended).toBe(0);
  expect((await whoAt(second, data.token)).errCode).toBe(0);
});

it('no demo account is named on a database of the operator’s own', async () => {
  expect(first.printed()).not.toContain('demo account');
});
