/** Two processes of the built server on one database are one server to whoever asks. */
import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import type { AnyCall } from '../../src/contract/call.ts';
import type { Envelope } from '../../src/contract/envelope.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { aDatabase } from '../builders/database.ts';
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

async function ask(server: Server, call: AnyCall, token = '', body?: object) {
  const response = await fetch(server.url + call.path, {
    method: call.method,
    headers: { token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Envelope<Record<string, string>>;
}

it('a session opened at one is known to the other, and ended at one is over at both', async () => {
  const opened = await ask(first, sessionCalls.login, '', { account: 'admin', password: 'taxi-demo' });
  const token = opened.data.token;
  expect((await ask(second, sessionCalls.userInfo, token)).data).toMatchObject({ account: 'admin' });

  const body = { name: '两处', permissions: [], requestId: 'sent-to-both-at-once' };
  const replies = await Promise.all(
    [first, second].map(server => ask(server, accessCalls.createRoleGroup, token, body)),
  );
  expect(replies.map(({ errCode }) => errCode)).toEqual([0, 0]);
  expect(replies[0]?.data.roleId).toBe(replies[1]?.data.roleId);

  expect((await ask(second, sessionCalls.logout, token)).errCode).toBe(0);
  expect((await ask(first, sessionCalls.userInfo, token)).errCode).toBe(2003);
});

it('one stops in order and the other goes on', async () => {
  const { data } = await ask(second, sessionCalls.login, '', { account: 'monitor', password: 'taxi-demo' });
  const ended = new Promise(resolve => first.process.once('exit', resolve));
  const answer = ask(first, sessionCalls.userInfo, data.token);
  first.process.kill('SIGTERM');
  expect((await answer).data).toMatchObject({ account: 'monitor' });
  expect(await ended).toBe(0);
  expect((await ask(second, sessionCalls.userInfo, data.token)).errCode).toBe(0);
});

it('no demo account is named on a database of the operator’s own', async () => {
  expect(first.printed()).not.toContain('demo account');
});
