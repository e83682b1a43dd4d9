// @tier full
/**
 * The upstream is killed again and again under clients that write. What it has acknowledged is there afterwards,
 * and a write whose answer was lost, sent again, is done once. On PostgreSQL where TEST_DATABASE_URL names one.
 */
import fs from 'node:fs';
import net from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { aDatabase, isOnPostgres } from '../builders/database.ts';
import { askAt } from '../builders/request.ts';
import { aSeededDirectory, type Server, serve } from '../builders/server.ts';
import { isMeasuring, median, report } from '../measure/row.ts';

const KILLS = isMeasuring ? 100 : 2;
const CLIENTS = 8;
/** Between two kills, so that each falls into another moment of the writes. */
const BETWEEN_MS = [700, 1900, 400, 1300, 2600] as const;
const LONGEST_START_MS = 5000;

const dataDir = aSeededDirectory();
let server: Server | undefined;
let database: Awaited<ReturnType<typeof aDatabase>> | undefined;
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

const aFreePort = () =>
  new Promise<number>(resolve => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

it(`${KILLS} kills under ${CLIENTS} writing clients lose nothing and do nothing twice`, {
  timeout: 1_800_000,
}, async () => {
  if (isOnPostgres) database = await aDatabase();
  const environment = { PORT: String(await aFreePort()), ...(database && { DATABASE_URL: database.url }) };
  server = await serve(dataDir, environment);
  const { url } = server;
  const { data } = await askAt(url, sessionCalls.login, {
    body: { account: 'admin', password: 'taxi-demo' },
  });
  const { token } = data;

  const acknowledged = new Map<string, string>();
  let sentAgain = 0;
  let isWriting = true;
  const client = async (number: number) => {
    for (let count = 0; isWriting; count += 1) {
      const name = `班组 ${number}-${count}`;
      const body = { name, permissions: [{ val: 'lost' }], requestId: `attempt-${number}-${count}` };
      for (;;) {
        const answer = await askAt(url, accessCalls.createRoleGroup, { body }, token).catch(() => null);
        // as long as it starts, it answers that its database is away
        if (answer && answer.errCode !== FAILURES.DEPENDENCY_AWAY.errCode) {
          expect(answer.errCode, name).toBe(0);
          acknowledged.set(name, answer.data.roleId);
          break;
        }
        sentAgain += 1;
        await pause(50);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));

  const starts: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(BETWEEN_MS[kill % BETWEEN_MS.length] ?? 0);
    const { process: running } = server;
    const gone = new Promise(resolve => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
    const killedOn = performance.now();
    server = await serve(dataDir, environment);
    starts.push(performance.now() - killedOn);
  }
  isWriting = false;
  await Promise.all(clients);

  const kept = new Map<string, string[]>();
  for (let current = 1, seen = 0, total = 1; seen < total; current += 1) {
    const query = { current, size: 200 };
    const page = await askAt(url, accessCalls.listRoleGroups, { query }, token);
    total = page.total ?? 0;
    seen += page.data.length;
    for (const { name, roleId } of page.data) kept.set(name, [...(kept.get(name) ?? []), roleId]);
  }
  const lost = [...acknowledged].filter(([name, roleId]) => !kept.get(name)?.includes(roleId));
  const twice = [...kept].filter(([, ids]) => ids.length > 1);
  report({
    id: isOnPostgres ? 'R2b' : 'R2',
    what: `kill -9 ${KILLS} times under ${CLIENTS} writing clients (${isOnPostgres ? 'PostgreSQL' : 'embedded database'})`,
    target: 'every acknowledged write is there; serving again within 5 s',
    figure: `${acknowledged.size} acknowledged, ${lost.length} lost, ${twice.length} done twice, ${sentAgain} sent again; serving again after ${Math.round(median(starts))} ms median, ${Math.round(Math.max(...starts))} ms longest`,
    isMet: lost.length + twice.length === 0 && Math.max(...starts) <= LONGEST_START_MS,
  });
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect(sentAgain).toBeGreaterThan(0);
  expect({ lost, twice }).toEqual({ lost: [], twice: [] });
});
