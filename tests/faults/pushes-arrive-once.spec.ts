// @tier full
/**
 * The network between console and upstream is cut at random bytes and the upstream is killed, while eight clients
 * write: whoever listens hears of every change once and in order. On PostgreSQL where TEST_DATABASE_URL names one.
 * SEED repeats a run's cuts.
 */
import fs from 'node:fs';
import net from 'node:net';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { WebSocket as Socket } from 'ws';
import { accessCalls } from '../../src/contract/access.ts';
import { SOCKET_PATH } from '../../src/contract/grammar/services.ts';
import { type PushMessage, pushCalls, SOCKET_TOKEN } from '../../src/contract/push.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { createPushClock } from '../../src/data/push/clock.ts';
import type { ConnectionState } from '../../src/data/push/connection.ts';
import { createPosition } from '../../src/data/push/position.ts';
import { createPushClient } from '../../src/data/push/push-client.ts';
import type { Timers } from '../../src/data/push/timers.ts';
import { aDatabase, isOnPostgres } from '../builders/database.ts';
import { askAt } from '../builders/request.ts';
import { aSeededDirectory, type Server, serve } from '../builders/server.ts';
import { isMeasuring, report } from '../measure/row.ts';
import { type CuttingProxy, cuttingProxy, seeded } from './cutting-proxy.ts';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const CUTS = isMeasuring ? 1_000 : 20;
const KILLS = isMeasuring ? 50 : 1;
const WRITERS = 8;
/** Between two writes of one client. */
const WRITE_MS = 60;
/** A transaction that was begun long before it is over. */
const SLOW_MS = 400;
const LONGEST_MS = 60_000;

const random = seeded(SEED);
const between = (least: number, most: number) => Math.floor(least + random() * (most - least));
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

const dataDir = aSeededDirectory();
const proxies: CuttingProxy[] = [];
let server: Server | undefined;
let database: Awaited<ReturnType<typeof aDatabase>> | undefined;
afterAll(async () => {
  await Promise.all(proxies.map(proxy => proxy.close()));
  await server?.stop();
  await database?.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

it(`${CUTS} cuts and ${KILLS} kills under ${WRITERS} writing clients lose nothing, repeat nothing, mix nothing up (seed ${SEED})`, {
  timeout: 1_800_000,
}, async () => {
  const port = await aFreePort();
  if (isOnPostgres) database = await aDatabase();
  const environment = { PORT: String(port), ...(database && { DATABASE_URL: database.url }) };
  server = await serve(dataDir, environment);
  const { url } = server;
  const tokens: string[] = [];
  for (let count = 0; count <= WRITERS; count += 1) tokens.push(await signIn(url));

  let cuts = 0;
  const network = await cuttingProxy({
    port: () => port,
    bytes: () => (cuts < CUTS ? between(1, 2_500) : null),
    onCut: () => {
      cuts += 1;
    },
  });
  const calls = await cuttingProxy({
    port: () => port,
    bytes: () => (cuts < CUTS ? between(200, 40_000) : null),
  });
  proxies.push(network, calls);

  const console = aConsole({ socketsAt: network.url, callsAt: calls.url, token: tokens[0] ?? '' });
  await until(() => console.position.read() !== undefined);
  const begun = console.position.read() ?? 0;

  const written: string[][] = [];
  let sentAgain = 0;
  let isWriting = true;
  const write = async (number: number, token: string) => {
    const own: string[] = [];
    written.push(own);
    const send = async <T>(
      attempt: () => Promise<{ errCode: number; message?: string; data: T }>,
    ): Promise<T> => {
      for (;;) {
        const answer = await attempt().catch(() => null);
        // 5003: the database is not back yet
        if (answer && answer.errCode !== 5003) {
          expect(answer.errCode, answer.message).toBe(0);
          return answer.data;
        }
        sentAgain += 1;
        await pause(50);
      }
    };
    let latest: { roleId: string; version: number } | undefined;
    for (let count = 0; isWriting; count += 1) {
      const requestId = `push-${number}-${count}`;
      const { roleId, version } = latest ?? {};
      if (roleId && count % 5 !== 0) {
        const body = { roleId, version, remark: `第 ${count} 次`, requestId };
        latest = await send(() => askAt(calls.url, accessCalls.updateRoleGroup, { body }, token));
        own.push(`update ${roleId}`);
      } else {
        const body = { name: `推送 ${number}-${count}`, permissions: [], requestId };
        latest = await send(() => askAt(calls.url, accessCalls.createRoleGroup, { body }, token));
        own.push(`create ${latest.roleId}`);
      }
      await pause(random() * 2 * WRITE_MS);
    }
  };
  const writers = tokens.slice(1).map((token, number) => write(number, token));
  const slow = database ? slowTransactions(database.url, () => isWriting) : undefined;

  for (let kill = 0; kill < KILLS; kill += 1) {
    const upTo = ((kill + 1) * CUTS) / (KILLS + 1);
    await until(() => cuts >= upTo, 5 * LONGEST_MS);
    const { process: running } = server;
    const gone = new Promise(resolve => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
    server = await serve(dataDir, environment);
  }
  await until(() => cuts >= CUTS, 5 * LONGEST_MS);
  isWriting = false;
  await Promise.all(writers);
  if (slow) written.push(...(await slow));
  const expected = written.flat().length;
  // one that is too many gets its time, too
  await until(() => console.told.length >= expected, LONGEST_MS).catch(() => {});
  const quiet = console.position.read();
  await pause(1_500);
  expect(console.position.read()).toBe(quiet);
  console.stop();

  // the same again for somebody who was away all the time, over a network that holds
  const later = aConsole({ socketsAt: url, callsAt: url, token: tokens[0] ?? '', lastMsgId: begun });
  await until(() => (later.position.read() ?? 0) >= (quiet ?? 0), LONGEST_MS).catch(() => {});
  later.stop();

  const heard = console.told.map(wordsOf);
  const numbers = console.told.map(({ msgId }) => msgId ?? 0);
  const counts = { heard: tally(heard), written: tally(written.flat()) };
  const missing = [...counts.written].filter(([what, times]) => (counts.heard.get(what) ?? 0) < times);
  const twice = [...counts.heard].filter(([what, times]) => (counts.written.get(what) ?? 0) < times);
  const isInOrder = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  const mixedUp = written.filter(own => {
    const mine = new Set(own);
    return heard.filter(what => mine.has(what)).join() !== own.join();
  });
  report({
    id: isOnPostgres ? 'R1b' : 'R1',
    what: `pushes over ${CUTS} cuts at random bytes and ${KILLS} kills of the upstream, ${WRITERS} writing clients (${isOnPostgres ? 'PostgreSQL' : 'embedded database'}, seed ${SEED})`,
    target: 'every event exactly once, in order',
    figure: `${expected} written, ${missing.length} lost, ${twice.length} told twice, ${isInOrder && mixedUp.length === 0 ? 'in order' : 'out of order'}; ${console.opened()} connections, ${sentAgain} writes sent again`,
    isMet: missing.length + twice.length + mixedUp.length === 0 && isInOrder && console.resyncs() === 0,
  });
  expect({ missing, twice, mixedUp, isInOrder, resyncs: console.resyncs() }).toEqual({
    missing: [],
    twice: [],
    mixedUp: [],
    isInOrder: true,
    resyncs: 0,
  });
  expect(later.told).toEqual(console.told);
  expect(cuts).toBeGreaterThanOrEqual(CUTS);
  expect(expected).toBeGreaterThan(CUTS);
});

interface AboutConsole {
  socketsAt: string;
  callsAt: string;
  token: string;
  lastMsgId?: number;
}

/** The console's own client; only what it waits for is shortened. */
function aConsole({ socketsAt, callsAt, token, lastMsgId }: AboutConsole) {
  const told: PushMessage[] = [];
  let state: ConnectionState = 'off';
  let opened = 0;
  let resyncs = 0;
  // the upstream takes no more than ten messages a second
  const timers: Timers = {
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds / (state === 'open' ? 10 : 40));
      return () => clearTimeout(timer);
    },
  };
  const noStore = () => {
    throw new Error('no browser');
  };
  const position = createPosition('', noStore, noStore);
  if (lastMsgId !== undefined) position.advance(lastMsgId);
  const client = createPushClient({
    WebSocket: QuietSocket as unknown as new (address: string) => WebSocket,
    timers,
    clock: createPushClock({ server: Date.now, wall: Date.now, steady: () => performance.now() }),
    address: socketsAt.replace('http', 'ws') + SOCKET_PATH,
    query: async () => {
      const { data } = await askAt(callsAt, pushCalls.pushToken, {}, token);
      return { [SOCKET_TOKEN]: data.token };
    },
    position,
    canResume: true,
    isRinging: () => false,
    onMessage: message => {
      if (message.type === 'RESYNC') resyncs += 1;
      else told.push(message);
    },
    onState: next => {
      state = next;
      if (next === 'open') opened += 1;
    },
    onStrange: (what, text) => expect.unreachable(`${what}: ${text}`),
  });
  client.start();
  return { told, position, opened: () => opened, resyncs: () => resyncs, stop: client.stop };
}

/** As in a browser: what fails after nobody listens any more is nobody's error. */
class QuietSocket extends Socket {
  constructor(address: string) {
    super(address);
    this.on('error', () => {});
  }
}

/**
 * Others that write into the same outbox, each in a transaction that others overtake: their rows are older than
 * their commit by half a second.
 */
async function slowTransactions(url: string, isWriting: () => boolean): Promise<string[][]> {
  const one = async (number: number) => {
    const own: string[] = [];
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (let count = 0; isWriting(); count += 1) {
      const recordId = `${9_000_000 + number * 100_000 + count}`;
      const data = { resource: 'slow', recordId, change: 'create', byId: null, byName: null, fields: [] };
      const audience = JSON.stringify({ may: 'usermgr.list' });
      await client.query('begin');
      await client.query('insert into push (type, data, audience, time) values ($1, $2, $3, $4)', [
        'RECORD_CHANGED',
        JSON.stringify(data),
        audience,
        Date.now(),
      ]);
      await pause(SLOW_MS);
      await client.query('commit');
      own.push(`create ${recordId}`);
    }
    await client.end();
    return own;
  };
  return Promise.all([one(0), one(1)]);
}

async function signIn(url: string): Promise<string> {
  const { data, errCode } = await askAt(url, sessionCalls.login, {
    body: { account: 'admin', password: 'taxi-demo' },
  });
  expect(errCode).toBe(0);
  return data.token;
}

function wordsOf({ type, data }: PushMessage): string {
  const { change, recordId } = data as { change?: string; recordId?: string };
  return type === 'RECORD_CHANGED' ? `${change} ${recordId}` : type;
}

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

async function until(isSo: () => boolean, longestMs = 20_000) {
  const giveUpOn = performance.now() + longestMs;
  while (!isSo()) {
    if (performance.now() > giveUpOn) throw new Error('waited in vain');
    await pause(20);
  }
}

const aFreePort = () =>
  new Promise<number>(resolve => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
