// @tier full
/** Starting, being killed, starting again: the data directory belongs to one process at a time. */
// @feature database
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { aDataDirectory, aSeededDirectory, type Server, serve } from '../builders/server.ts';

const dataDir = aSeededDirectory();
const running: Server[] = [];
const start = async (environment = {}) => {
  const server = await serve(dataDir, environment);
  running.push(server);
  return server;
};

afterAll(async () => {
  for (const server of running) server.process.kill('SIGKILL');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

it('a second process is refused with one clear line, and a killed one leaves nothing behind', async () => {
  const first = await start();
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);

  await expect(serve(dataDir)).rejects.toThrow(
    /ended with 1: Cabdesk .+\nDATA_DIR \S+ is in use by another process\n$/,
  );
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);

  const gone = new Promise(resolve => first.process.once('exit', resolve));
  first.process.kill('SIGKILL');
  await gone;
  const next = await start();
  expect((await fetch(`${next.url}/api/health`)).status).toBe(200);
});

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"'],
  [{ UPSTREAM_PLAIN: 'maybe' }, 'UPSTREAM_PLAIN must be 0 or 1, not "maybe"'],
])('a wrong setting %j stops the start with one line', async (environment, line) => {
  await expect(serve(aDataDirectory(), environment)).rejects.toThrow(`ended with 1: ${line}\n`);
});

it('whatever keeps it from starting is said in one line', async () => {
  const file = `${aDataDirectory()}/file`;
  fs.writeFileSync(file, '');
  await expect(serve(file)).rejects.toThrow(
    /ended with 1: Cabdesk .+\nDATA_DIR \S+ cannot be written: \w+\n$/,
  );
  const taken = await serve(aSeededDirectory());
  running.push(taken);
  const { port } = new URL(taken.url);
  await expect(serve(aSeededDirectory(), { PORT: port })).rejects.toThrow(
    /ended with 1: Cabdesk .+\nPORT is in use by another program\n$/,
  );
  await taken.stop();
});

it('asked to stop twice, it ends once, and what was written is there at the next start', async () => {
  const own = aSeededDirectory();
  const server = await serve(own);
  running.push(server);
  const ended = new Promise(resolve => server.process.once('exit', resolve));
  // under way while it stops: answered, and its connection waits for nothing
  const answer = fetch(`${server.url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'admin', password: 'wrong' }),
  });
  await fetch(`${server.url}/api/health`);
  server.process.kill('SIGINT');
  server.process.kill('SIGTERM');
  server.process.kill('SIGINT');
  expect((await answer).status).toBe(401);
  expect(await ended).toBe(0);
  const next = await serve(own);
  running.push(next);
  expect((await fetch(`${next.url}/api/health`)).status).toBe(200);
});

it('an address that others reach disables the demo accounts, and the command line gives one a password', async () => {
  const elsewhere = aDataDirectory();
  const server = await serve(elsewhere, { HOST: '0.0.0.0' });
  running.push(server);
  expect(server.printed()).toContain('npm run admin -- reset <account>');
  const signIn = async ({ url }: Pick<Server, 'url'>, password: string) => {
    const response = await fetch(`http://127.0.0.1:${new URL(url).port}/api/admin/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'admin', password }),
    });
    return ((await response.json()) as { errCode: number }).errCode;
  };
  expect(await signIn(server, 'taxi-demo')).toBe(2006);
  await server.stop();

  const admin = path.resolve('dist/upstream/admin.js');
  const environment = { ...process.env, DATABASE_URL: '', DATA_DIR: elsewhere };
  const { stdout } = spawnSync(process.execPath, [admin, 'reset', 'admin'], {
    encoding: 'utf8',
    env: environment,
  });
  const [, password = ''] = /password of admin: (\w+)/.exec(stdout) ?? [];
  const again = await serve(elsewhere, { HOST: '0.0.0.0' });
  running.push(again);
  // it opens the step in which a new one is chosen
  expect(await signIn(again, password)).toBe(2005);
  expect(await signIn(again, 'taxi-demo')).toBe(2006);
  fs.rmSync(elsewhere, { recursive: true, force: true });
});
