/**
 * Fifteen thousand positions a second at one process on the embedded database, as calls of a thousand each by a
 * gateway: how long until they are where every console's next frame is made from, and that none is lost.
 */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Receipt } from '../../src/contract/positions/intake.ts';
import { encodePacket } from '../../src/contract/positions/packet.ts';
import { aGatewayKey, type Key, pushPacket } from '../builders/gateway.ts';
import { aDataDirectory, type Server, serve } from '../builders/server.ts';
import { isMeasuring, report } from '../measure/row.ts';

const VEHICLES = isMeasuring ? 50_000 : 2_000;
const SECONDS = isMeasuring ? 150 : 5;
const IN_A_CALL = 1_000;
const EACH_SECOND = isMeasuring ? 15_000 : 1_000;
const EVERY_MS = (IN_A_CALL * 1_000) / EACH_SECOND;
const TARGET_MS = 50;
/** Of the processor: all threads together. */
const MOST_CORES = 1.3;

const directory = aDataDirectory();
let server: Server;
let key: Key;
beforeAll(async () => {
  // from a database that the product has filled
  await (await serve(directory)).stop();
  const product = await serve(directory);
  key = await aGatewayKey(product.url);
  await product.stop();
  server = await serve(directory, { VEHICLES: String(VEHICLES) }, '.cache/bench/intake-server.js');
}, 300_000);
afterAll(() => {
  server?.process.kill('SIGKILL');
  fs.rmSync(directory, { recursive: true, force: true });
});

async function push(bytes: Uint8Array): Promise<Receipt> {
  const { data, errCode } = await pushPacket(server.url, key, bytes);
  expect(errCode).toBe(0);
  return data;
}

/** A thousand of the fleet, the next ones each time, each somewhat further than before. */
function packet(call: number): Uint8Array {
  const gpsTime = Date.now();
  return encodePacket(
    Array.from({ length: IN_A_CALL }, (_, index) => {
      const vehicle = (call * IN_A_CALL + index) % VEHICLES;
      const round = Math.floor((call * IN_A_CALL) / VEHICLES);
      return {
        plateNumber: `桂B${String(vehicle + 1).padStart(5, '0')}`,
        gpsTime,
        lng: 108.2 + (vehicle % 300) / 1000 + (round % 100) / 20_000,
        lat: 22.7 + (vehicle % 200) / 1000,
        coordType: 1 as const,
        speed: 36,
        heading: 90,
        businessStatus: (vehicle + Math.floor(round / 20)) % 3 === 0 ? (1 as const) : (3 as const),
        load: false,
      };
    }),
  );
}

describe('positions that come in', () => {
  it('are where they are seen within 50 ms', { timeout: 600_000 }, async () => {
    // a gateway that has been let in before, by an empty call
    await push(encodePacket([]));
    const calls = (SECONDS * EACH_SECOND) / IN_A_CALL;
    const begin = performance.now();
    const answers: Promise<{ receipt: Receipt; ms: number }>[] = [];
    for (let call = 0; call < calls; call += 1) {
      await sleep(Math.max(0, begin + call * EVERY_MS - performance.now()));
      const sentOn = performance.now();
      answers.push(push(packet(call)).then(receipt => ({ receipt, ms: performance.now() - sentOn })));
    }
    const sentIn = performance.now() - begin;
    const answered = await Promise.all(answers);
    const acknowledged = answered.reduce((sum, { receipt }) => sum + receipt.accepted + receipt.late, 0);
    await server.stop();
    const told = JSON.parse(server.printed().trim().split('\n').at(-1) ?? '{}') as Record<
      'taken' | 'median' | 'p99' | 'worst' | 'cpuMs',
      number
    > & { failures: string[] };
    expect(told.failures).toEqual([]);
    expect(acknowledged).toBe(calls * IN_A_CALL);
    expect(told.taken).toBe(calls * IN_A_CALL);
    const acks = answered.map(({ ms }) => ms).sort((a, b) => a - b);
    const cores = told.cpuMs / 1000 / SECONDS;
    const rate = (calls * IN_A_CALL) / (sentIn / 1000);
    report({
      id: 'S6',
      what: `${Math.round(rate).toLocaleString('en')} positions a second of ${VEHICLES.toLocaleString('en')} vehicles, for ${SECONDS} s, signed, in calls of ${IN_A_CALL.toLocaleString('en')} by a gateway that is known, taken in by one process on the embedded database, with folding, trips and last positions beside it; until they are where the next frame of every console is made from`,
      target: `${EACH_SECOND.toLocaleString('en')}/s, p99 at most ${TARGET_MS} ms, at most ${MOST_CORES} of a core`,
      figure: `p99 ${told.p99} ms, median ${told.median} ms, longest ${told.worst} ms; acknowledged as written after ${Math.round(acks[Math.floor(acks.length / 2)] ?? 0)} ms median, ${Math.round(acks[Math.floor(acks.length * 0.99)] ?? 0)} ms p99; ${cores.toFixed(2)} of a core`,
      isMet: told.p99 <= TARGET_MS && rate >= 0.99 * EACH_SECOND && cores <= MOST_CORES,
    });
  });
});
