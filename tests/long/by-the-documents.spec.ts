/**
 * The service run as docs/operating.md says: two processes on PostgreSQL, set up by the statements and commands that
 * stand there, which are read from the page; its database goes and comes back, and Redis, where there is one; one
 * process is told to stop; what was there is backed up and restored.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { platformCalls } from '../../src/contract/platform.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from '../builders/request.ts';
import { aDataDirectory, type Server, serve } from '../builders/server.ts';
import { aWire, type Wire } from '../builders/wire.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PAGE = fs.readFileSync(path.join(root, 'docs/operating.md'), 'utf8');

interface Private {
  url: string;
  end(): Promise<void>;
}
const script = (name: string) => import(path.join(root, 'scripts', name));
const { postgres } = (await script('postgres.mjs')) as { postgres(): Promise<Private> };
const { redis } = (await script('redis.mjs')) as { redis(): Promise<Private | undefined> };

const PATIENT = { timeout: 90_000, interval: 500 };
const PASSWORD = randomBytes(8).toString('hex');
/** As the page names it, with what stands there as `…` and `<…>` filled in. */
const NAME = 'cabdesk_by_the_documents';

let server: Private;
let shared: Private | undefined;
let toDatabase: Wire;
let toRedis: Wire | undefined;
let environment: Record<string, string>;
const folder = aDataDirectory();
let processes: Server[] = [];
const [first, second] = [() => processes[0] as Server, () => processes[1] as Server];

beforeAll(async () => {
  [server, shared] = [await postgres(), await redis()];
  await onServer(...statementsOf('sql'));
  toDatabase = await wireTo(server.url);
  toRedis = shared && (await wireTo(shared.url));
  environment = {
    DATABASE_URL: `postgres://${NAME}:${PASSWORD}@127.0.0.1:${toDatabase.port}/${NAME}`,
    DATA_DIR: folder,
    ...(toRedis && { REDIS_URL: `redis://127.0.0.1:${toRedis.port}` }),
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '20',
  };
}, 180_000);

afterAll(async () => {
  await Promise.all(processes.map(({ process }) => process.kill('SIGKILL')));
  await toDatabase?.close();
  await toRedis?.close();
  await onServer(`drop database if exists ${NAME} with (force)`, `drop role if exists ${NAME}`);
  await Promise.all([server.end(), shared?.end()]);
  fs.rmSync(folder, { recursive: true, force: true });
}, 60_000);

let token = '';
const people = (at: Server) => askAt(at.url, accessCalls.listAdminUsers, { query: {} }, token);
const isReady = async ({ url }: Server) => (await askAt(url, platformCalls.ready)).errCode === 0;
const bothReady = () => Promise.all([isReady(first()), isReady(second())]);

describe('by docs/operating.md', () => {
  it('a start that does not say where files are is refused in one line', async () => {
    const refused = await serve(folder, { ...environment, FILES_SHARED: '' }).catch((error: Error) => error);
    expect(String(refused)).toContain('FILES_SHARED or S3_ENDPOINT must be set');
  });

  it('two processes start together on a fresh database, and are ready', async () => {
    processes = await Promise.all([serve(folder, environment), serve(folder, environment)]);
    expect(await bothReady()).toEqual([true, true]);
    expect(first().printed()).not.toContain('demo account');
  });

  it('the first account is made by the command, and signs in at both', async () => {
    const printed = await run('npm run admin -- create <account>', { '<account>': 'chief' });
    const password = /one-time password (\w+):/.exec(printed)?.[1] ?? '';
    const opened = await askAt(first().url, sessionCalls.login, { body: { account: 'chief', password } });
    expect(opened.errCode).toBe(2005);
    const headers = { temtoken: opened.failure.temToken ?? '', newpassword: 'chosen-by-the-chief' };
    const renewed = await askAt(first().url, sessionCalls.renewPassword, { headers });
    token = renewed.data.token;
    expect([(await people(first())).errCode, (await people(second())).errCode]).toEqual([0, 0]);
  });

  it('a database that goes is told in the envelope and by few lines, and comes back without a restart', async () => {
    const before = second().printed().length;
    toDatabase.cut();
    await expect.poll(bothReady, PATIENT).toEqual([false, false]);
    for (let call = 0; call < 200; call++)
      expect(await people(second())).toMatchObject({ http: 503, errCode: 5003 });
    expect(await askAt(second().url, platformCalls.health)).toMatchObject({ data: { database: 'away' } });
    expect(second().printed().length - before).toBeLessThan(100_000);
    toDatabase.mend();
    await expect.poll(bothReady, PATIENT).toEqual([true, true]);
    expect((await people(first())).errCode).toBe(0);
  });

  it('Redis may go and come at any time, and both are in the log', async ({ skip }) => {
    if (!toRedis) return skip('no Redis');
    await expect.poll(() => first().printed(), PATIENT).toContain('Redis is there');
    toRedis.cut();
    await expect.poll(() => first().printed(), PATIENT).toContain('Redis is away');
    expect((await people(first())).errCode).toBe(0);
    toRedis.mend();
    await expect.poll(() => first().printed(), PATIENT).toMatch(/Redis is away\nRedis is there/);
  });

  it('one that is told to stop says so first, and the other goes on', async () => {
    const ended = new Promise(resolve => first().process.once('exit', resolve));
    first().process.kill('SIGTERM');
    await expect.poll(() => isReady(first()), { interval: 50 }).toBe(false);
    expect((await people(first())).errCode).toBe(0);
    expect(await ended).toBe(0);
    expect((await people(second())).errCode).toBe(0);
  });

  it('a backup beside the running process is restored as it was', async () => {
    const file = path.join(folder, 'cabdesk.gz');
    await run('npm run backup -- /backups/cabdesk-2026-06-15.gz', { '/backups/cabdesk-2026-06-15.gz': file });
    await askAt(
      second().url,
      accessCalls.createRoleGroup,
      { body: { name: '备份之后', permissions: [] } },
      token,
    );
    await second().stop();
    const refused = await run('npm run restore -- /backups/cabdesk-2026-06-15.gz', {
      '/backups/cabdesk-2026-06-15.gz': file,
    });
    expect(refused).toContain('--replace');
    await run('npm run restore -- /backups/cabdesk-2026-06-15.gz', {
      '/backups/cabdesk-2026-06-15.gz': `${file} --replace`,
    });

    const restored = await serve(folder, environment);
    processes = [restored];
    // sessions of the time of the backup are over
    expect((await people(restored)).errCode).toBe(2003);
    const body = { account: 'chief', password: 'chosen-by-the-chief' };
    token = (await askAt(restored.url, sessionCalls.login, { body })).data.token;
    const { data } = await askAt(restored.url, accessCalls.listRoleGroups, { query: {} }, token);
    expect(data.map(({ name }) => name)).not.toContain('备份之后');
    await restored.stop();
  });
});

/** The statements of the page's block, for a role and a database of this test's own. */
function statementsOf(language: string): string[] {
  const [, block = ''] = new RegExp(`\`\`\`${language}\n([^\`]*)\`\`\``).exec(PAGE) ?? [];
  return block
    .replaceAll('cabdesk', NAME)
    .replace('…', PASSWORD)
    .split(';')
    .map(statement => statement.trim())
    .filter(Boolean);
}

/** A command that stands in the page word by word; answers what it printed. */
async function run(command: string, filled: Record<string, string>): Promise<string> {
  expect(PAGE.split('\n')).toContain(command);
  const line = Object.entries(filled).reduce((words, [gap, value]) => words.replace(gap, value), command);
  // the wires pass bytes in this process: it must not stand still meanwhile
  const running = spawn('/bin/sh', ['-c', `${line} 2>&1`], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return text(running.stdout);
}

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const wireTo = (url: string) => {
  const { hostname, port } = new URL(url);
  return aWire(hostname, Number(port));
};
