/**
 * What contract, session, permission and log add to a call: CPU time of the server's main thread for each request,
 * against the same handlers behind Fastify alone. The database's thread is left out on both sides: it would only
 * make the two more alike.
 */
import fs from 'node:fs';
import autocannon from 'autocannon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { aDataDirectory, type Server, serve } from '../builders/server.ts';
import { setProperty } from '../builders/set-property.ts';
import { median, report } from '../measure/row.ts';
import { mainThreadMs } from './main-thread.ts';

const ROUNDS = 5;
const REQUESTS = 600;
const CONNECTIONS = 4;
const TARGET = 1.5;

const directories = [aDataDirectory(), aDataDirectory()] as const;
let ours: Server;
let bare: Server;
let token: string;
beforeAll(async () => {
  // both start from a database that the product has filled
  await (await serve(directories[1])).stop();
  ours = await serve(directories[0]);
  bare = await serve(directories[1], {}, '.cache/bench/bare-fastify.js');
  const response = await fetch(`${ours.url}${sessionCalls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'admin', password: 'taxi-demo' }),
  });
  token = ((await response.json()) as { data: { token: string } }).data.token;
  // nobody makes as many calls in a minute
  await setProperty(ours.url, token, 'budget.requests', 1_000_000);
});
afterAll(async () => {
  await ours.stop();
  await bare.stop();
  for (const directory of directories) fs.rmSync(directory, { recursive: true, force: true });
});

interface Load {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

const list: Load = { method: 'GET', path: `${accessCalls.listAdminUsers.path}?size=20` };
const write: Load = {
  method: 'POST',
  path: accessCalls.updateMenu.path,
  body: JSON.stringify({ id: '1', remark: 'bench' }),
};

/** CPU milliseconds of the main thread for a request. */
async function costOf(server: Server, { method, path, body }: Load): Promise<number> {
  const before = mainThreadMs(server);
  const result = await autocannon({
    url: `${server.url}${path}`,
    method,
    amount: REQUESTS,
    connections: CONNECTIONS,
    headers: { token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
  });
  expect(result['2xx'], server.printed()).toBe(REQUESTS);
  return (mainThreadMs(server) - before) / REQUESTS;
}

describe.skipIf(process.platform !== 'linux')('the cost of a call', () => {
  it.each([
    { id: 'S9a', name: 'reading a page of 20 users', load: list },
    { id: 'S9b', name: 'changing a menu record, logged', load: write },
  ])('$name', { timeout: 600_000 }, async ({ id, name, load }) => {
    await costOf(ours, load);
    await costOf(bare, load);
    const rounds: { ours: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ ours: await costOf(ours, load), bare: await costOf(bare, load) });
    }
    const ratio = median(rounds.map(round => round.ours / round.bare));
    const ms = (of: 'ours' | 'bare') => median(rounds.map(round => round[of])).toFixed(2);
    report({
      id,
      what: `${name}: CPU of the main thread against the same handler behind bare Fastify, ${ROUNDS} interleaved rounds of ${REQUESTS}`,
      target: `at most ${TARGET}`,
      figure: `${ratio.toFixed(2)} (${ms('ours')} against ${ms('bare')} ms a request)`,
      isMet: ratio <= TARGET,
    });
    expect(ratio).toBeGreaterThan(0);
  });
});
