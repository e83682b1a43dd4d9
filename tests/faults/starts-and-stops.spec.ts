// @tier full
/** Programs are started and told to stop as people, scripts and service managers do it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { platformCalls } from '../../src/contract/platform.ts';
import { askAt } from '../builders/request.ts';
import { aSeededDirectory, serve } from '../builders/server.ts';
import { report } from '../measure/row.ts';

const root = path.resolve(import.meta.dirname, '../..');
let directory: string;
beforeEach(() => {
  directory = aSeededDirectory();
});
afterEach(() => fs.rmSync(directory, { recursive: true, force: true }));

const ended = (child: ChildProcess) => once(child, 'exit').then(([code]) => code as number | null);

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it('passes SIGTERM on, and lets go of the port', async () => {
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: directory, CITY: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    npm.stdout.on('data', text => {
      printed += text;
    });
    await expect.poll(() => printed).toMatch(/^Ready on /m);
    const port = Number(/^Ready on .*:(\d+)$/m.exec(printed)?.[1]);
    expect(await isTaken(port)).toBe(true);

    const end = ended(npm);
    // npm alone, and not its children
    npm.kill('SIGTERM');
    await end;
    expect(await isTaken(port)).toBe(false);
  });
});

describe('a server that is told to stop', () => {
  const isReady = async (url: string) => (await askAt(url, platformCalls.ready)).errCode === 0;
  const isAlive = async (url: string) => (await askAt(url, platformCalls.health)).errCode === 0;

  it('says that it is not ready, and serves on until balancers have heard it', async () => {
    const server = await serve(directory, { DRAIN_SECONDS: '300' });
    const end = ended(server.process);
    expect(await isReady(server.url)).toBe(true);
    server.process.kill('SIGTERM');
    await expect.poll(() => isReady(server.url)).toBe(false);
    expect(await isAlive(server.url)).toBe(true);
    // told twice, it waits no longer
    server.process.kill('SIGTERM');
    expect(await end).toBe(0);
  });

  it('by a key does not wait', async () => {
    const server = await serve(directory, { DRAIN_SECONDS: '300' });
    const end = ended(server.process);
    server.process.kill('SIGINT');
    expect(await end).toBe(0);
  });
});

describe('a server that cannot listen', () => {
  it('finds out before it opens or makes a database', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as net.AddressInfo;
    const nowhere = path.join(directory, 'nowhere');
    const begin = performance.now();
    const refused = await serve(nowhere, { PORT: String(port) }).catch((error: Error) => error.message);
    const seconds = Math.ceil((performance.now() - begin) / 1_000);
    expect(refused).toContain('PORT is in use by another program');
    expect(fs.existsSync(nowhere)).toBe(false);
    report({
      id: 'R14c',
      what: 'the port is in use (built server)',
      target: 'told within 60 s, no database made',
      figure: `${seconds} s after its start; none made`,
      isMet: seconds <= 60,
    });
    other.close();
  });

  it('prints no password of a demo account', async () => {
    // an address for documents, which no machine has
    const refused = await serve(directory, { HOST: '192.0.2.1' }).catch((error: Error) => error.message);
    expect(refused).toContain('HOST is not an address of this machine');
    expect(refused).not.toContain('demo account');
  });
});

describe('LOG_FORMAT=json', () => {
  it('makes every line of the process an object', async () => {
    const empty = path.join(directory, 'empty');
    const child = spawn(process.execPath, [path.join(root, 'dist/upstream/main.js')], {
      env: { ...process.env, PORT: '0', DATA_DIR: empty, CITY: 'off', LOG_FORMAT: 'json' },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', text => {
        printed += text;
      });
    }
    await expect.poll(() => printed, { timeout: 300_000 }).toContain('Ready on http://');
    const end = ended(child);
    child.kill('SIGTERM');
    expect(await end).toBe(0);
    const lines = printed.trimEnd().split('\n');
    const messages = lines.map(line => (JSON.parse(line) as { msg: string }).msg);
    expect(messages[0]).toMatch(/^Cabdesk /);
    expect(messages).toContainEqual(expect.stringMatching(/^First start: making/));
  });
});

describe('a command', () => {
  it('makes no database where there is none', async () => {
    const nowhere = path.join(directory, 'nowhere');
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'dist/upstream/admin.js'), 'create', 'chief'],
      { encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', DATA_DIR: nowhere } },
    );
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR .* has no database: set DATABASE_URL/),
    ]);
    expect(fs.existsSync(nowhere)).toBe(false);
  });
});

async function isTaken(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  const isAnswered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAnswered;
}
