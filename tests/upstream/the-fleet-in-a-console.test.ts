/** The console's own client of the stream of positions against the upstream, over real sockets that are cut. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { POSITION_STREAM_PATH } from '../../src/contract/grammar/services.ts';
import { SOCKET_TOKEN } from '../../src/contract/push.ts';
import { createFleetStore } from '../../src/data/positions/fleet-store.ts';
import { createPositionClient } from '../../src/data/positions/position-client.ts';
import { windowTimers } from '../../src/data/push/timers.ts';
import { memoryPositions } from '../../src/upstream/core/positions/memory-positions.ts';
import { aFix, aKnownVehicle, aRegister } from '../builders/moving-fleet.ts';
import { anOfficeWithPush, type OfficeWithPush, tokenOf } from '../builders/push-client.ts';
import type { Person } from '../builders/upstream.ts';

const TAXIS = 9_000;
const TOWN = { zoom: 13, box: [108.1, 22.6, 108.7, 23], chosen: [] } as const;

let office: OfficeWithPush;
let clerk: Person;
const positions = memoryPositions();
const { register, put, remove } = aRegister();
beforeAll(async () => {
  office = await anOfficeWithPush({ fleet: { positions, register } });
  clerk = await office.aClerk({ rights: ['vehiclemonitor.map'] });
});
afterAll(() => office.close());

let time = aFix().gpsTime;
/** Every taxi is somewhere else each time, and some of them out of sight. */
function drive(round: number): void {
  time += 1_000;
  for (let taxi = 1; taxi <= TAXIS; taxi++) {
    const vehicleId = String(taxi);
    if (!register.byId(vehicleId)) continue;
    const lng = (taxi + round) % 7 === 0 ? 120 : 108.2 + ((taxi * 31 + round * 17) % 4_000) / 10_000;
    positions.take(aFix({ vehicleId, gpsTime: time, lng, speed: (taxi + round) % 90 }), office.clock());
  }
}

it('shows what is there, whatever moves, goes and comes, is cut, hidden or looked at elsewhere', async () => {
  for (let taxi = 1; taxi <= TAXIS; taxi++)
    put(aKnownVehicle({ vehicleId: String(taxi), plateNumber: `桂A${String(10_000 + taxi)}` }));
  drive(0);
  const sockets: WebSocket[] = [];
  class Line extends WebSocket {
    constructor(address: string) {
      super(address);
      sockets.push(this);
    }
  }
  const store = createFleetStore();
  const client = createPositionClient({
    WebSocket: Line as unknown as new (address: string) => globalThis.WebSocket,
    timers: windowTimers,
    store,
    now: () => office.clock(),
    onState: () => {},
    address: async () => `ws://${office.host}${POSITION_STREAM_PATH}?${SOCKET_TOKEN}=${await tokenOf(clerk)}`,
  });

  /** Every vehicle that the box holds, and nothing else, where it is now. */
  const isTrue = (west: number, east: number) => {
    const there = [...positions.all()].filter(
      ({ vehicleId, lng }) => register.byId(vehicleId) && lng >= west && lng <= east,
    );
    if (store.count !== there.length) return false;
    return there.every(({ vehicleId, lng, speed }) => {
      const place = store.placeOf(vehicleId) ?? -1;
      return Math.abs((store.lng[place] ?? 0) - lng) < 1e-6 && store.speed[place] === speed;
    });
  };
  const untilTrue = (west = 108.1, east = 108.7) =>
    expect
      .poll(
        () => {
          office.pass(1);
          return isTrue(west, east);
        },
        // a second of the office lasts long enough for a heartbeat of the console to come in ninety of them
        { timeout: 30_000, interval: 150 },
      )
      .toBe(true);

  client.look(TOWN);
  await untilTrue();
  for (let round = 1; round <= 5; round++) {
    drive(round);
    if (round === 3) for (let taxi = 1; taxi <= 100; taxi++) remove(String(taxi));
    await untilTrue();
  }
  expect(store.count).toBeGreaterThan(TAXIS / 2);

  // no taxi stands on its edge
  const [west, east] = [108.30005, 108.35005];
  client.look({ ...TOWN, box: [west, 22.6, east, 23] });
  drive(6);
  await untilTrue(west, east);

  client.show(false);
  drive(7);
  client.show(true);
  await untilTrue(west, east);

  sockets.at(-1)?.terminate();
  drive(8);
  await untilTrue(west, east);
  expect(sockets.length).toBeGreaterThan(1);
  client.stop();
});
