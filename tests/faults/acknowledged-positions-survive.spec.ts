// @tier full
/** Whatever was acknowledged of positions is there after the process was killed: where each vehicle was last, and was. */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { gisPastCalls } from '../../src/contract/gis-past.ts';
import { encodePacket } from '../../src/contract/positions/packet.ts';
import { vehicle as vehicleEntity } from '../../src/contract/vehicle.ts';
import { aGatewayKey, pushPacket, tokenAt } from '../builders/gateway.ts';
import { askAt } from '../builders/request.ts';
import { aSeededDirectory, type Server, serve } from '../builders/server.ts';
import { isMeasuring } from '../measure/row.ts';

/** What a start costs is most of the time: one kill is the proof, many are its repetition. */
const KILLS = isMeasuring ? 10 : 1;
/** Acknowledged before a kill, so that it comes between two rows of the journal, or into one. */
const CALLS = 12;
const AT_ONCE = 6;
const PATIENT = { timeout: 60_000, interval: 20 };
const VEHICLES = 10;

const directory = aSeededDirectory();
let server: Server;
afterAll(() => {
  server.process.kill('SIGKILL');
  fs.rmSync(directory, { recursive: true, force: true });
});

it('loses no acknowledged position by a kill', { timeout: 600_000 }, async () => {
  server = await serve(directory);
  const key = await aGatewayKey(server.url);
  const query = { filter: JSON.stringify({ state: 1 }), range: `[0,${VEHICLES - 1}]` };
  const { data } = await askAt(server.url, vehicleEntity.calls.list, { query }, await tokenAt(server.url));
  const plates = data.map(({ plateNumber }) => plateNumber);
  expect(plates).toHaveLength(VEHICLES);
  /** Times that were acknowledged, by plate. */
  const acknowledged = new Map(plates.map(plate => [plate, new Set<number>()]));
  const begin = Date.now();
  let last = begin;
  let acknowledgedCalls = 0;

  async function pushes(until: () => boolean) {
    while (!until()) {
      last = Math.max(last + 1, Date.now());
      const gpsTime = last;
      const reports = plates.map((plateNumber, index) => ({
        plateNumber,
        gpsTime,
        lng: 108.3 + index / 1000,
        lat: 22.8,
        coordType: 1 as const,
        speed: 30,
        heading: 90,
        businessStatus: 3 as const,
        load: false,
      }));
      const reply = await pushPacket(server.url, key, encodePacket(reports)).catch(() => undefined);
      if (reply?.errCode !== 0) {
        await sleep(20);
        continue;
      }
      acknowledgedCalls += 1;
      for (const times of acknowledged.values()) times.add(gpsTime);
    }
  }

  for (let kill = 0; kill < KILLS; kill += 1) {
    let isOver = false;
    const before = acknowledgedCalls;
    const senders = Array.from({ length: AT_ONCE }, () => pushes(() => isOver));
    await expect.poll(() => acknowledgedCalls - before, PATIENT).toBeGreaterThanOrEqual(CALLS + kill);
    const ended = new Promise(resolve => server.process.once('exit', resolve));
    server.process.kill('SIGKILL');
    isOver = true;
    await Promise.all([ended, ...senders]);
    server = await serve(directory);
  }

  const token = await tokenAt(server.url);
  for (const [plateNumber, times] of acknowledged) {
    expect(times.size).toBeGreaterThan(0);
    const span = { startTime: begin, endTime: last };
    const { trackVehicles, queryLocationByplateNumber } = gisPastCalls;
    const track = await askAt(server.url, trackVehicles, { query: { plateNumber, ...span } }, token);
    const found = new Set(track.data.map(({ gpsTime }) => gpsTime));
    expect([...times].filter(time => !found.has(time))).toEqual([]);
    const now = await askAt(server.url, queryLocationByplateNumber, { query: { plateNumber } }, token);
    expect(now.data.gpsTime).toBeGreaterThanOrEqual(Math.max(...times));
  }
});
