/** Two processes of the built server on one database: what one takes in, the consoles at the other see. */
import fs from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encodePacket } from '../../src/contract/positions/packet.ts';
import { pushCalls } from '../../src/contract/push.ts';
import { vehicle } from '../../src/contract/vehicle.ts';
import { aDatabase } from '../builders/database.ts';
import { aGatewayKey, type Key, pushPacket, tokenAt } from '../builders/gateway.ts';
import { type Onlooker, onlooker } from '../builders/position-client.ts';
import { askAt } from '../builders/request.ts';
import { aDataDirectory, type Server, serve } from '../builders/server.ts';

const REDIS_URL = process.env.TEST_REDIS_URL;
const WAYS: [string, Record<string, string>][] = [['read it in the database', {}]];
if (REDIS_URL) WAYS.push(['tell each other by Redis', { REDIS_URL }]);

describe.each(WAYS)('processes that %s', (_way, environment) => {
  let database: Awaited<ReturnType<typeof aDatabase>>;
  const dataDirs = [aDataDirectory(), aDataDirectory()] as const;
  let first: Server;
  let second: Server;
  let key: Key;
  let plateNumber: string;
  const start = (dataDir: string) => serve(dataDir, { DATABASE_URL: database.url, ...environment });
  beforeAll(async () => {
    database = await aDatabase();
    [first, second] = await Promise.all([start(dataDirs[0]), start(dataDirs[1])]);
    key = await aGatewayKey(first.url);
    const query = { filter: JSON.stringify({ state: 1 }), range: '[0,0]' };
    const { data } = await askAt(first.url, vehicle.calls.list, { query }, await tokenAt(first.url));
    plateNumber = data[0]?.plateNumber ?? '';
  });
  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()]);
    for (const dataDir of dataDirs) fs.rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  });
  const open: Onlooker[] = [];
  afterEach(async () => {
    for (const { socket } of open) socket.close();
    await Promise.all(open.splice(0).map(({ closed }) => closed));
  });

  async function aConsoleAt({ url }: Server): Promise<Onlooker> {
    const { data } = await askAt(url, pushCalls.pushToken, {}, await tokenAt(url));
    const client = await onlooker(new URL(url).host, data.token);
    open.push(client);
    await client.look();
    return client;
  }

  async function push({ url }: Server, speed: number) {
    const place = { lng: 108.366, lat: 22.817, coordType: 1 as const, heading: 90, load: false };
    const packet = encodePacket([{ plateNumber, gpsTime: Date.now(), speed, ...place }]);
    expect(await pushPacket(url, key, packet)).toMatchObject({ errCode: 0, data: { accepted: 1 } });
  }
  const seenBy = (client: Onlooker) => expect.poll(() => client.shown().get(plateNumber)?.speed);

  it('show one fleet at both, whoever of them takes it in', async () => {
    const [here, there] = [await aConsoleAt(first), await aConsoleAt(second)];
    await push(first, 31);
    await seenBy(here).toBe(31);
    await seenBy(there).toBe(31);
    await push(second, 47);
    await seenBy(there).toBe(47);
    await seenBy(here).toBe(47);
  });

  it('lose nothing acknowledged by the death of one, and show it after its start', async () => {
    await push(first, 58);
    const ended = new Promise(resolve => first.process.once('exit', resolve));
    first.process.kill('SIGKILL');
    await ended;
    const there = await aConsoleAt(second);
    await seenBy(there).toBe(58);
    await push(second, 63);
    first = await start(dataDirs[0]);
    await seenBy(await aConsoleAt(first)).toBe(63);
  });
});
