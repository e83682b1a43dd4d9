/** The stream of positions over real sockets: what is in view, what moves, and who may not see what. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aFix, aKnownVehicle, aRegister } from '../../../../tests/builders/moving-fleet.ts';
import { type Onlooker, onlooker, TOWN } from '../../../../tests/builders/position-client.ts';
import { anOfficeWithPush, type OfficeWithPush, tokenOf } from '../../../../tests/builders/push-client.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { accessCalls } from '../../../contract/access.ts';
import { onlineCalls } from '../../../contract/online.ts';
import { requestBytes, STREAM_CLOSE } from '../../../contract/positions/stream.ts';
import { CLOSE } from '../../../contract/push.ts';
import type { LastFix } from '../positions/fix.ts';
import { memoryPositions } from '../positions/memory-positions.ts';
import type { KnownVehicle } from '../positions/register.ts';

const [ONE, TWO, EVERYWHERE] = ['450102', '450103', '-1'] as const;
const MAP = ['vehiclemonitor.map'];

let office: OfficeWithPush;
const positions = memoryPositions();
const { register, put, remove } = aRegister();
beforeAll(async () => {
  office = await anOfficeWithPush({ fleet: { positions, register } });
});
const open: Onlooker[] = [];
afterEach(async () => {
  for (const { socket } of open) socket.resume();
  for (const { socket } of open) socket.close();
  await Promise.all(open.splice(0).map(({ closed }) => closed));
  for (const { vehicleId } of [...register.all()]) {
    positions.forget(vehicleId);
    remove(vehicleId);
  }
});
afterAll(() => office.close());

let count = 0;
let time = aFix().gpsTime;
/** A vehicle that is heard in the middle of the town. */
function aTaxi(known: Partial<KnownVehicle> = {}, fix: Partial<LastFix> = {}) {
  const vehicleId = String(++count);
  put(aKnownVehicle({ vehicleId, plateNumber: `桂A${String(10_000 + count)}`, ...known }));
  report(vehicleId, fix);
  return vehicleId;
}
const report = (vehicleId: string, fix: Partial<LastFix> = {}) =>
  positions.take(aFix({ vehicleId, gpsTime: ++time, ...fix }), office.clock());
const plateOf = (vehicleId: string) => register.byId(vehicleId)?.plateNumber ?? '';

async function lookOn(person: Person): Promise<Onlooker> {
  const client = await onlooker(office.host, await tokenOf(person));
  open.push(client);
  return client;
}
const aMonitor = (areaIds: string[] = []) => office.aClerk({ rights: MAP, areaIds });

describe('a console that looks at the fleet', () => {
  it('is told what is in view at once, and then what moves, comes and goes, once a second', async () => {
    const [still, moving, leaving] = [aTaxi(), aTaxi(), aTaxi()];
    const outside = aTaxi({}, { lng: 109.5 });
    const client = await lookOn(await aMonitor());
    const snapshot = await client.look();
    expect(snapshot).toMatchObject({ kind: 'snapshot', seq: 1, sights: { count: 3 } });
    expect(client.plates()).toEqual([still, moving, leaving].map(plateOf).sort());
    // the snapshot came in place of the frame of this second
    office.pass(1);
    report(moving, { lng: 108.4, speed: 40, status: 1 });
    report(leaving, { lng: 109.6 });
    report(outside, { lng: 108.2 });
    office.pass(1);
    const delta = await client.next();
    expect(delta).toMatchObject({ kind: 'delta', seq: 2, sights: { count: 2 } });
    expect(delta.gone).toHaveLength(1);
    expect(delta.words.map(({ vehicleId }) => vehicleId)).toEqual([outside]);
    expect(client.plates()).toEqual([still, moving, outside].map(plateOf).sort());
    expect(client.shown().get(plateOf(moving))).toMatchObject({ lng: 108.4, speed: 40, status: 1, age: 0 });
    // sixteen bytes for each that moved, four for one that left, and a word for one never seen before
    expect(delta.length).toBeLessThan(32 + 2 * 16 + 4 + 24);
  });

  it('is told nothing while nothing moves, and now and then that who stands still is heard', async () => {
    const taxi = aTaxi();
    const client = await lookOn(await aMonitor());
    await client.look();
    report(taxi);
    office.pass(3);
    office.clock.advance(31_000);
    report(taxi);
    office.pass(1);
    expect(await client.next()).toMatchObject({ kind: 'delta', seq: 2, sights: { count: 1 }, words: [] });
  });

  it('says once what stands behind a number, and again when that changes', async () => {
    const taxi = aTaxi({ plateNumber: '桂AT0001' });
    const client = await lookOn(await aMonitor());
    await client.look();
    client.ask({ kind: 'again' });
    await client.heard();
    office.pass(1);
    await client.next();
    expect(client.frames.map(({ words }) => words.length)).toEqual([1, 0]);
    put(aKnownVehicle({ vehicleId: taxi, plateNumber: '桂AT0002', companyId: '7' }));
    office.pass(6);
    expect((await client.next()).words).toMatchObject([{ plateNumber: '桂AT0002', companyId: '7' }]);
    expect(client.plates()).toEqual(['桂AT0002']);
  });

  it('sees vehicles that it follows wherever they drive', async () => {
    const far = aTaxi({}, { lng: 120 });
    aTaxi({}, { lng: 120 });
    const client = await lookOn(await aMonitor());
    await client.look({ chosen: [far, '999999'] });
    expect(client.plates()).toEqual([plateOf(far)]);
    office.pass(1);
    report(far, { lng: 121 });
    office.pass(1);
    await client.next();
    expect(client.shown().get(plateOf(far))).toMatchObject({ lng: 121 });
  });

  it('sees across the 180th degree', async () => {
    const [east, west] = [aTaxi({}, { lng: 179.9 }), aTaxi({}, { lng: -179.9 })];
    aTaxi({}, { lng: 0 });
    const client = await lookOn(await aMonitor());
    await client.look({ box: [179, 20, -179, 25] });
    expect(client.plates()).toEqual([east, west].map(plateOf).sort());
    office.pass(1);
    report(west, { lng: 0 });
    office.pass(1);
    expect((await client.next()).gone).toHaveLength(1);
  });

  it('sees go whatever is taken from the register', async () => {
    const [gone, scrapped, stays] = [aTaxi(), aTaxi(), aTaxi()];
    const client = await lookOn(await aMonitor());
    await client.look();
    remove(gone);
    put(aKnownVehicle({ vehicleId: scrapped, plateNumber: plateOf(scrapped), state: 4 }));
    office.pass(6);
    await client.next();
    expect(client.plates()).toEqual([plateOf(stays)]);
  });

  it('has one frame in advance when it looks elsewhere, and then one a second', async () => {
    for (let taxi = 0; taxi < 5; taxi++) aTaxi();
    const client = await lookOn(await aMonitor());
    await client.look();
    for (let view = 100; view < 130; view++) client.ask({ kind: 'view', ...TOWN, view });
    // all of them have been read when the answer to the last byte is there
    await client.heard();
    expect(client.frames).toHaveLength(1);
    office.pass(1);
    expect(await client.next()).toMatchObject({ kind: 'snapshot', view: 129 });
    expect(client.frames).toHaveLength(2);
  });

  it('is told less often the further away it is', async () => {
    const taxi = aTaxi();
    const client = await lookOn(await aMonitor());
    await client.look({ zoom: 10 });
    for (let second = 1; second <= 9; second++) {
      report(taxi, { lng: 108.3 + second / 1_000 });
      office.pass(1);
    }
    await client.next();
    expect(client.frames.map(({ kind }) => kind)).toEqual(
      ['snapshot', 'delta', 'delta'].slice(0, client.frames.length),
    );
    expect(client.frames.length).toBeLessThan(4);
  });
});

describe('a console that rests', () => {
  it('is told nothing, and everything anew when it looks again', async () => {
    const [taxi, other] = [aTaxi(), aTaxi()];
    const client = await lookOn(await aMonitor());
    await client.look();
    client.ask({ kind: 'rest' });
    await client.heard();
    report(taxi, { lng: 108.5 });
    report(other, { lng: 120 });
    office.pass(60);
    expect(client.frames).toHaveLength(1);
    const snapshot = await client.look();
    expect(snapshot).toMatchObject({ kind: 'snapshot', seq: 2, words: [], sights: { count: 1 } });
    expect(client.plates()).toEqual([plateOf(taxi)]);
  });

  it('asks for everything again without saying where it looks', async () => {
    aTaxi();
    const client = await lookOn(await aMonitor());
    const { view } = await client.look();
    office.pass(1);
    client.ask({ kind: 'again' });
    expect(await client.next()).toMatchObject({ kind: 'snapshot', view, sights: { count: 1 } });
  });
});

describe('consoles of two areas', () => {
  it('never get a byte of each other’s vehicles', async () => {
    const mine = { [ONE]: [] as string[], [TWO]: [] as string[], [EVERYWHERE]: [] as string[] };
    for (const area of [ONE, TWO, EVERYWHERE])
      for (let taxi = 0; taxi < 5; taxi++) mine[area].push(aTaxi({ addressType: area }));
    const clients = [await lookOn(await aMonitor([ONE])), await lookOn(await aMonitor([TWO]))] as const;
    const boss = await lookOn(await aMonitor());
    const everybodys = [...mine[ONE], ...mine[TWO], ...mine[EVERYWHERE]];
    for (const client of [...clients, boss]) await client.look({ chosen: everybodys });
    office.pass(1);
    for (let second = 1; second <= 5; second++) {
      for (const taxi of everybodys) report(taxi, { lng: 108.3 + second / 100 });
      const frames = [...clients, boss].map(client => client.next());
      office.pass(1);
      await Promise.all(frames);
    }
    // one moves from the first area to the second, and another one back
    const moved = mine[ONE][0] ?? '';
    expect(clients[0].plates()).toContain(plateOf(moved));
    put(aKnownVehicle({ vehicleId: moved, plateNumber: plateOf(moved), addressType: TWO }));
    const frames = clients.map(client => client.next());
    office.pass(6);
    await Promise.all(frames);
    expect(clients[0].plates()).toEqual([...mine[ONE].slice(1), ...mine[EVERYWHERE]].map(plateOf).sort());
    expect(clients[1].plates()).toEqual([moved, ...mine[TWO], ...mine[EVERYWHERE]].map(plateOf).sort());
    expect(boss.plates()).toEqual(everybodys.map(plateOf).sort());
    const heard = clients.map(({ bytes }) => Buffer.concat(bytes));
    for (const taxi of mine[TWO]) expect(heard[0]?.includes(plateOf(taxi))).toBe(false);
    for (const taxi of mine[ONE].slice(1)) expect(heard[1]?.includes(plateOf(taxi))).toBe(false);
    const numbers = clients.map(
      ({ frames }) => new Set(frames.flatMap(({ all }) => all.map(({ index }) => index))),
    );
    expect([...(numbers[0] ?? [])].filter(index => numbers[1]?.has(index))).toHaveLength(6);
  });

  it('see at once what their areas have become', async () => {
    const [one, two] = [aTaxi({ addressType: ONE }), aTaxi({ addressType: TWO })];
    const clerk = await aMonitor([ONE]);
    const client = await lookOn(clerk);
    await client.look();
    expect(client.plates()).toEqual([plateOf(one)]);
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: clerk.id, areaIds: [TWO] } });
    await untilShown(client, [two]);
    report(one, { lng: 108.41 });
    report(two, { lng: 108.42 });
    office.pass(1);
    await client.next();
    expect(client.plates()).toEqual([plateOf(two)]);
  });
});

/** Seconds pass until it is so: who looks is read anew behind the change. */
async function untilShown(client: Onlooker, taxis: string[]) {
  const wanted = String(taxis.map(plateOf).sort());
  await expect
    .poll(() => {
      office.pass(1);
      return String(client.plates());
    })
    .toBe(wanted);
}

describe('who may not look', () => {
  it('is refused before the socket opens', async () => {
    const lost = await office.aClerk({ rights: ['lost'] });
    await expect(lookOn(lost)).rejects.toThrow('403');
    await expect(onlooker(office.host, 'no-token')).rejects.toThrow('401');
    const used = await tokenOf(await aMonitor());
    open.push(await onlooker(office.host, used));
    await expect(onlooker(office.host, used)).rejects.toThrow('401');
  });

  it('is closed when the right is taken', async () => {
    aTaxi();
    const clerk = await aMonitor();
    const client = await lookOn(clerk);
    await client.look();
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: clerk.id, roles: [] } });
    const ticking = setInterval(() => office.pass(1), 5);
    expect(await client.closed).toBe(STREAM_CLOSE.NO_PERMISSION);
    clearInterval(ticking);
  });

  it('is closed when the session ends', async () => {
    const clerk = await aMonitor();
    const client = await lookOn(clerk);
    await client.look();
    await office.admin.ask(onlineCalls.forceLogout, { body: { userId: clerk.id } });
    expect(await client.closed).toBe(CLOSE.SESSION_OVER);
  });

  it('is sent away for bytes that mean nothing, for too many and for too long ones', async () => {
    const person = await aMonitor();
    const neighbour = await lookOn(person);
    const say = async (...messages: Uint8Array[]) => {
      const client = await lookOn(person);
      for (const bytes of messages) client.socket.send(bytes);
      return client.closed;
    };
    expect(await say(Uint8Array.of(9, 9, 9))).toBe(STREAM_CLOSE.NOT_UNDERSTOOD);
    expect(await say(new Uint8Array(0))).toBe(STREAM_CLOSE.NOT_UNDERSTOOD);
    expect(await say(new Uint8Array(5_000))).toBe(1009);
    const flood = Array.from({ length: 60 }, () => requestBytes({ kind: 'rest' }));
    expect(await say(...flood)).toBe(CLOSE.FLOOD);
    expect((await neighbour.look()).kind).toBe('snapshot');
  });

  it('finds nothing on a plain upstream', async () => {
    const plain = await anOfficeWithPush({ isPlain: true, fleet: { positions, register } });
    await expect(onlooker(plain.host, plain.admin.token)).rejects.toThrow();
    await plain.close();
  });
});

describe('a console that reads slowly', () => {
  it('gets fewer frames and fresher ones, never a queue of them', async () => {
    const taxis = Array.from({ length: 20_000 }, () => aTaxi());
    const client = await lookOn(await aMonitor());
    client.socket.pause();
    client.ask({ kind: 'view', ...TOWN });
    const seconds = 40;
    for (let second = 1; second <= seconds; second++) {
      for (const taxi of taxis) report(taxi, { lng: 108.3 + second / 1_000 });
      office.pass(1);
      // what can go out goes out
      await new Promise(setImmediate);
    }
    client.socket.resume();
    await untilFresh(client, 108.3 + seconds / 1_000);
    expect(client.plates()).toHaveLength(20_000);
    const sent = client.frames.reduce((sum, { sights }) => sum + sights.count, 0);
    // everything, every second, would be forty times the fleet
    expect(sent).toBeLessThan(20_000 * 20);
  });

  const untilFresh = (client: Onlooker, lng: number) =>
    expect
      .poll(() => {
        office.pass(1);
        const shown = [...client.shown().values()];
        return shown.length > 0 && shown.every(sight => Math.abs(sight.lng - lng) < 1e-6);
      })
      .toBe(true);

  it('is sent away when nothing goes out for a minute', async () => {
    const taxis = Array.from({ length: 20_000 }, () => aTaxi());
    const client = await lookOn(await aMonitor());
    client.socket.pause();
    let second = 0;
    const ticking = setInterval(() => {
      second += 1;
      for (const taxi of taxis) report(taxi, { lng: 108.3 + second / 10_000 });
      office.pass(1);
      if (second === 200) client.socket.resume();
    }, 1);
    expect([CLOSE.TRY_LATER, 1006]).toContain(await client.closed);
    clearInterval(ticking);
  });
});
