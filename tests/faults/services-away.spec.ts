// @tier full
/** PostgreSQL stops answering, or Redis goes away: both are reported within a minute, and nothing is lost by it. */
import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { platformCalls } from '../../src/contract/platform.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { aDatabase, isOnPostgres } from '../builders/database.ts';
import { askAt } from '../builders/request.ts';
import { aDataDirectory, type Server, serve } from '../builders/server.ts';
import { aWire, type Wire } from '../builders/wire.ts';
import { report } from '../measure/row.ts';

const LONGEST_MS = 60_000;
const PATIENCE = { timeout: 300_000 };
const redisUrl = process.env.TEST_REDIS_URL;

/** The same server by a wire that a test can cut or freeze. */
async function byWire(address: string): Promise<{ wire: Wire; url: string }> {
  const url = new URL(address);
  const wire = await aWire(url.hostname, Number(url.port));
  url.hostname = '127.0.0.1';
  url.port = String(wire.port);
  return { wire, url: url.href };
}

/** Seconds until `isTold` answers true; fails after a minute. */
async function secondsUntil(isTold: () => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  await expect.poll(isTold, { timeout: LONGEST_MS, interval: 500 }).toBe(true);
  return Math.ceil((performance.now() - begin) / 1_000);
}

describe.runIf(isOnPostgres)('a server on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof aDatabase>>;
  let line: Awaited<ReturnType<typeof byWire>>;
  const directory = aDataDirectory();
  const started: Server[] = [];
  beforeEach(async () => {
    database = await aDatabase();
    line = await byWire(database.url);
  });
  afterEach(async () => {
    line.wire.mend();
    for (const server of started.splice(0)) await server.stop();
    await line.wire.close();
    await database.drop();
    fs.rmSync(directory, { recursive: true, force: true });
  });

  async function aServer(environment: Record<string, string>) {
    const server = await serve(directory, environment);
    started.push(server);
    const body = { account: 'admin', password: 'taxi-demo' };
    const { data } = await askAt(server.url, sessionCalls.login, { body });
    const isKnown = async () =>
      (await askAt(server.url, sessionCalls.userInfo, {}, data.token)).errCode === 0;
    const isReady = async () => (await askAt(server.url, platformCalls.ready)).http === 200;
    return { ...server, token: data.token, isKnown, isReady };
  }

  it('whose database hangs is not ready, and goes on where it was once it answers', PATIENCE, async () => {
    const server = await aServer({ DATABASE_URL: line.url });
    expect(await server.isReady()).toBe(true);
    line.wire.freeze();
    const seconds = await secondsUntil(async () => !(await server.isReady()));
    line.wire.mend();
    await secondsUntil(server.isReady);
    expect(await server.isKnown()).toBe(true);
    report({
      id: 'R14d',
      what: 'PostgreSQL hangs (built server)',
      target: 'not ready within 60 s, no session lost',
      figure: `${seconds} s after it hung; none lost`,
      isMet: seconds <= 60,
    });
  });

  it.runIf(redisUrl)('whose Redis is away warns, and works without it', PATIENCE, async () => {
    const redis = await byWire(redisUrl ?? '');
    const server = await aServer({ DATABASE_URL: database.url, REDIS_URL: redis.url });
    const warnings = async () => (await askAt(server.url, platformCalls.warnings, {}, server.token)).data;
    await expect.poll(warnings).not.toContain('REDIS_AWAY');
    redis.wire.cut();
    const seconds = await secondsUntil(async () => (await warnings()).includes('REDIS_AWAY'));
    await expect.poll(server.printed).toContain('Redis is away');
    expect([await server.isReady(), await server.isKnown()]).toEqual([true, true]);
    redis.wire.mend();
    await expect.poll(warnings).not.toContain('REDIS_AWAY');
    await redis.wire.close();
    report({
      id: 'R14e',
      what: 'Redis is away (built server)',
      target: 'a warning within 60 s, no session lost',
      figure: `${seconds} s after it was cut off; none lost`,
      isMet: seconds <= 60,
    });
  });
});
