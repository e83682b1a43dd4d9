/** Starting, being killed, starting again: the data directory belongs to one process at a time. */
import fs from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { aDataDirectory, type Server, serve } from './console.ts';

const dataDir = aDataDirectory();
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

  await expect(serve(dataDir)).rejects.toThrow(/ended with 1: DATA_DIR \S+ is in use by another process\n$/);
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

it('an address that others reach gives the demo accounts passwords nobody knows beforehand', async () => {
  const elsewhere = aDataDirectory();
  const server = await serve(elsewhere, { HOST: '0.0.0.0' });
  running.push(server);
  const printed = /demo account admin: (\S+)/.exec(server.printed())?.[1] ?? '';
  expect(printed.length).toBeGreaterThanOrEqual(12);
  const { port } = new URL(server.url);
  const signIn = async (password: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/admin/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'admin', password }),
    });
    return ((await response.json()) as { errCode: number }).errCode;
  };
  expect(await signIn('taxi-demo')).toBe(2006);
  expect(await signIn(printed)).toBe(0);
  fs.rmSync(elsewhere, { recursive: true, force: true });
});
