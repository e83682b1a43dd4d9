// @tier full
/** Two processes on one PostgreSQL, one of them on a machine whose clock is an hour ahead: no session is lost by it. */
import fs from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { platformCalls } from '../../src/contract/platform.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { aDatabase, isOnPostgres } from '../builders/database.ts';
import { askAt } from '../builders/request.ts';
import { aDataDirectory, type Server, serve } from '../builders/server.ts';
import { report } from '../measure/row.ts';

const HOUR_AHEAD = `const real = Date.now; Date.now = () => real.call(Date) + 3600000;`;
const ON_WRONG_MACHINE = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(HOUR_AHEAD)}`,
};
const LONGEST_MS = 60_000;

const directories = [aDataDirectory(), aDataDirectory()] as const;
const servers: Server[] = [];
let database: Awaited<ReturnType<typeof aDatabase>> | undefined;
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()));
  for (const directory of directories) fs.rmSync(directory, { recursive: true, force: true });
  await database?.drop();
});

it.runIf(isOnPostgres)(
  'a process an hour ahead ends no session, warns, and is not ready',
  {
    timeout: 300_000,
  },
  async () => {
    database = await aDatabase();
    const environment = { DATABASE_URL: database.url };
    const sound = await serve(directories[0], environment);
    servers.push(sound);
    const { data } = await askAt(sound.url, sessionCalls.login, {
      body: { account: 'admin', password: 'taxi-demo' },
    });
    const { token } = data;
    const begin = performance.now();
    const ahead = await serve(directories[1], { ...environment, ...ON_WRONG_MACHINE });
    servers.push(ahead);
    const warnings = () => askAt(ahead.url, platformCalls.warnings, {}, token);
    await expect.poll(async () => (await warnings()).data, { timeout: LONGEST_MS }).toContain('CLOCK_OFF');
    const seconds = Math.ceil((performance.now() - begin) / 1_000);
    expect(await askAt(ahead.url, platformCalls.ready)).toMatchObject({
      http: 503,
      failure: { reason: 'MACHINE_CLOCK_OFF' },
    });
    expect((await askAt(sound.url, platformCalls.ready)).http).toBe(200);
    expect((await askAt(sound.url, platformCalls.warnings, {}, token)).data).not.toContain('CLOCK_OFF');
    // its jobs have run: what it takes for overdue would be gone by now
    const isKnownAt = async ({ url }: Server) =>
      (await askAt(url, sessionCalls.userInfo, {}, token)).errCode === 0;
    expect(await Promise.all(servers.map(isKnownAt))).toEqual([true, true]);
    report({
      id: 'R14a',
      what: 'two processes on PostgreSQL, one clock an hour ahead (built servers)',
      target: 'told within 60 s, no session lost',
      figure: `${seconds} s after its start; none lost`,
      isMet: seconds <= 60,
    });
  },
);
