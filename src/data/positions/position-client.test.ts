import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FrameKind, FrameWriter } from '../../contract/positions/frame.ts';
import { readRequest, STREAM_CLOSE } from '../../contract/positions/stream.ts';
import { wordBytes } from '../../contract/positions/words.ts';
import type { ConnectionState } from '../push/connection.ts';
import { AFakeSocket, FakeSocket } from '../push/fake-socket.test-double.ts';
import { windowTimers } from '../push/timers.ts';
import { createFleetStore, type FilledStore } from './fleet-store.ts';
import { createPositionClient, type Looking, type PositionClient } from './position-client.ts';

const TOWN: Looking = { zoom: 12, box: [108, 22, 109, 23], chosen: [] };

let client: PositionClient;
let store: FilledStore;
let states: ConnectionState[];
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  FakeSocket.made = [];
  states = [];
  store = createFleetStore();
  client = createPositionClient({
    WebSocket: AFakeSocket,
    timers: windowTimers,
    store,
    now: () => Date.now(),
    address: async () => 'ws://desk/stream',
    onState: state => states.push(state),
  });
});
afterEach(() => {
  client.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

async function opened(): Promise<FakeSocket> {
  await pass(0);
  FakeSocket.latest.open();
  return FakeSocket.latest;
}
const asked = (socket: FakeSocket) => socket.sentBytes.map(bytes => readRequest(bytes));
const kinds = (socket: FakeSocket) => asked(socket).map(message => message?.kind);
const lastView = (socket: FakeSocket) => asked(socket).findLast(message => message?.kind === 'view');

const writer = new FrameWriter();
/** One vehicle at this place. */
function frame(socket: FakeSocket, kind: FrameKind, seq: number, lng: number, view?: number) {
  const present = lastView(socket);
  writer.begin({ kind, view: view ?? (present?.kind === 'view' ? present.view : 0), seq, time: 0 });
  writer.word(
    wordBytes({ index: 7, vehicleId: '70', companyId: null, dataFrom: 1, plateNumber: '桂A00070' }),
  );
  writer.sight(7, lng * 1_000_000, 22_500_000, 90, 30, 1, 4);
  socket.say(writer.finish().buffer);
}
const seen = () => store.lng[store.placeOf('70') ?? -1];

describe('a map that looks', () => {
  it('says where when the socket opens, and fills the store with what it is told', async () => {
    client.look(TOWN);
    const socket = await opened();
    expect(asked(socket)).toEqual([{ kind: 'view', view: 1, ...TOWN }]);
    frame(socket, 'snapshot', 1, 108.5);
    expect(seen()).toBe(108.5);
    expect(store.heardOn[0]).toBe(996_000);
    frame(socket, 'delta', 2, 108.6);
    expect([seen(), store.revision]).toEqual([108.6, 3]);
  });

  it('tells of a map that is dragged four times a second, the last place always', async () => {
    const socket = await opened();
    for (let step = 0; step < 10; step++) {
      client.look({ ...TOWN, zoom: step });
      await pass(50);
    }
    await pass(1_000);
    const zooms = asked(socket).map(message => (message?.kind === 'view' ? message.zoom : undefined));
    expect(zooms).toEqual([0, 4, 9]);
  });

  it('takes no place from a frame that answers an earlier view, but its words', async () => {
    client.look(TOWN);
    const socket = await opened();
    frame(socket, 'snapshot', 1, 108.5);
    await pass(300);
    client.look({ ...TOWN, zoom: 15 });
    frame(socket, 'delta', 2, 108.1, 1);
    expect(seen()).toBe(108.5);
    frame(socket, 'snapshot', 3, 108.2);
    expect([seen(), store.vehicleAt(0)?.plateNumber]).toEqual([108.2, '桂A00070']);
  });

  it('asks for everything again where a frame is missing, and waits for that', async () => {
    client.look(TOWN);
    const socket = await opened();
    frame(socket, 'snapshot', 1, 108.5);
    frame(socket, 'delta', 3, 108.6);
    frame(socket, 'delta', 4, 108.7);
    expect([kinds(socket), seen()]).toEqual([['view', 'again'], 108.5]);
    frame(socket, 'snapshot', 5, 108.8);
    frame(socket, 'delta', 6, 108.9);
    expect(seen()).toBe(108.9);
  });

  it('begins anew on another socket after a cut', async () => {
    client.look(TOWN);
    const socket = await opened();
    frame(socket, 'snapshot', 1, 108.5);
    socket.cut();
    expect([states.at(-1), seen()]).toEqual(['lost', 108.5]);
    await pass(5_000);
    const next = await opened();
    expect([kinds(next), store.count]).toEqual([['view'], 0]);
    frame(next, 'snapshot', 1, 108.6);
    expect(seen()).toBe(108.6);
  });

  it('leaves an upstream that it does not understand, and tries again', async () => {
    client.look(TOWN);
    const socket = await opened();
    socket.say(Uint8Array.of(9, 9, 9).buffer);
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    await pass(4_999);
    expect(FakeSocket.made).toHaveLength(1);
    await pass(2);
    expect(FakeSocket.made).toHaveLength(2);
    expect(kinds(await opened())).toEqual(['view']);
  });

  it('stays away once it may not look any more', async () => {
    const socket = await opened();
    socket.leave(STREAM_CLOSE.NO_PERMISSION);
    await pass(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toBe('off');
  });
});

describe('a page that nobody sees', () => {
  it('rests, and is told everything anew when it is seen', async () => {
    client.look(TOWN);
    const socket = await opened();
    frame(socket, 'snapshot', 1, 108.5);
    client.show(false);
    frame(socket, 'delta', 2, 108.6);
    client.look({ ...TOWN, zoom: 9 });
    await pass(10_000);
    expect([kinds(socket), seen()]).toEqual([['view', 'rest'], 108.5]);
    client.show(true);
    expect(lastView(socket)).toMatchObject({ zoom: 9 });
    frame(socket, 'snapshot', 3, 108.7);
    expect(seen()).toBe(108.7);
  });

  it('gives its connection up after half a minute, and has another one when it is seen', async () => {
    client.look(TOWN);
    const socket = await opened();
    client.show(false);
    for (let beat = 0; beat < 6; beat++) {
      socket.say({ type: 1001 });
      await pass(5_000);
    }
    expect([socket.readyState, states.at(-1)]).toEqual([FakeSocket.CLOSED, 'off']);
    client.show(true);
    await pass(1);
    expect(FakeSocket.made).toHaveLength(2);
    expect(kinds(await opened())).toEqual(['view']);
  });

  it('is seen after an hour, and everybody stands where he is: nobody drives there from where he was', async () => {
    client.look(TOWN);
    const socket = await opened();
    frame(socket, 'snapshot', 1, 108.5);
    await pass(5_000);
    frame(socket, 'delta', 2, 108.501);
    expect(store.travelMs[store.placeOf('70') ?? -1]).toBeGreaterThan(0);
    client.show(false);
    await pass(3_600_000);
    client.show(true);
    await pass(1);
    const next = await opened();
    frame(next, 'snapshot', 1, 108.51);
    const place = store.placeOf('70') ?? -1;
    expect([seen(), store.fromLng[place], store.travelMs[place]]).toEqual([108.51, 108.51, 0]);
  });
});
