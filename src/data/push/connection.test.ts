import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, type ConnectionState, createConnection } from './connection.ts';
import { AFakeSocket, FakeSocket } from './fake-socket.test-double.ts';
import { windowTimers } from './timers.ts';

let connection: Connection;
let address: ReturnType<typeof vi.fn<() => Promise<string | null>>>;
let states: ConnectionState[];
let texts: string[];

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  states = [];
  texts = [];
  address = vi.fn(async () => 'ws://desk/socket');
  connection = createConnection({
    WebSocket: AFakeSocket,
    timers: windowTimers,
    address,
    onText: text => texts.push(text),
    onState: state => states.push(state),
  });
});
afterEach(() => {
  connection.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

async function opened(): Promise<FakeSocket> {
  connection.start();
  await pass(0);
  FakeSocket.latest.open();
  return FakeSocket.latest;
}

describe('the heartbeat', () => {
  it('is sent on opening and every 5 seconds, and says that the connection is open', async () => {
    connection.start();
    await pass(0);
    expect(states).toEqual(['connecting']);
    const socket = FakeSocket.latest;
    socket.open();
    expect([socket.sent, states]).toEqual([['{}'], ['connecting', 'open']]);
    for (let beat = 2; beat <= 4; beat += 1) {
      await pass(4_999);
      socket.say({ type: 1001 });
      await pass(1);
      expect(socket.sent).toHaveLength(beat);
    }
    expect(new Set(socket.sent)).toEqual(new Set(['{}']));
  });

  it('is not sent on a socket that is not open', async () => {
    const socket = await opened();
    socket.readyState = FakeSocket.CLOSING;
    await pass(5_000);
    expect(socket.sent).toEqual(['{}']);
  });
});

describe('the watchdog', () => {
  it('asks after 10 seconds of silence and closes after 10 more', async () => {
    const socket = await opened();
    await pass(9_999);
    expect(socket.sent).not.toContain('heartCheck');
    await pass(1);
    expect(socket.sent).toContain('heartCheck');
    await pass(9_999);
    expect(socket.readyState).toBe(FakeSocket.OPEN);
    await pass(1);
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    expect(states.at(-1)).toBe('lost');
    await pass(5_001);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it.each(['before it has asked', 'after it has asked'])('begins anew with any message, %s', async when => {
    const socket = await opened();
    await pass(when.startsWith('before') ? 9_000 : 15_000);
    socket.say('anything');
    await pass(9_999);
    expect(socket.readyState).toBe(FakeSocket.OPEN);
    expect(texts).toEqual(['anything']);
    const asked = socket.sent.filter(text => text === 'heartCheck').length;
    await pass(1);
    expect(socket.sent.filter(text => text === 'heartCheck')).toHaveLength(asked + 1);
  });

  it('gives up a socket that does not open', async () => {
    connection.start();
    await pass(0);
    const socket = FakeSocket.latest;
    await pass(10_000);
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    expect(states).toEqual(['connecting', 'lost']);
    await pass(5_001);
    expect(FakeSocket.made).toHaveLength(2);
    socket.say('from the grave');
    expect(texts).toEqual([]);
  });
});

describe('reconnecting', () => {
  it('waits for 5 seconds, once, however often the end is told', async () => {
    const socket = await opened();
    socket.cut();
    socket.cut();
    expect(states.at(-1)).toBe('lost');
    await pass(4_999);
    expect(FakeSocket.made).toHaveLength(1);
    await pass(1);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.latest.cut();
    await pass(5_000);
    expect(FakeSocket.made).toHaveLength(3);
    FakeSocket.latest.open();
    expect(states.at(-1)).toBe('open');
    // no second attempt was under way
    await pass(9_000);
    expect(FakeSocket.made).toHaveLength(3);
  });

  it('is not hurried by a window that is looked at', async () => {
    const socket = await opened();
    connection.wake();
    socket.cut();
    connection.wake();
    await pass(4_999);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('asks for the way anew each time, and again 5 seconds after it could not be had', async () => {
    const socket = await opened();
    socket.cut();
    address.mockRejectedValueOnce(new Error('no network'));
    await pass(5_000);
    expect([address.mock.calls.length, FakeSocket.made.length]).toEqual([2, 1]);
    address.mockResolvedValueOnce('ws://desk/another');
    await pass(5_000);
    expect(FakeSocket.latest.url).toBe('ws://desk/another');
  });

  it('takes another socket at once when the session is another one', async () => {
    const socket = await opened();
    connection.renew();
    await pass(0);
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.latest.open();
    FakeSocket.latest.cut();
    await pass(4_999);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

it('another session need not wait for what the last one has lost', async () => {
  const socket = await opened();
  socket.cut();
  await pass(1_000);
  connection.renew();
  await pass(0);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.latest.open();
  await pass(9_000);
  expect(FakeSocket.made).toHaveLength(2);
});

describe('without a session', () => {
  it('asks nobody until there is news, and then once', async () => {
    const socket = await opened();
    address.mockResolvedValue(null);
    socket.cut();
    await pass(5_000);
    expect(address).toHaveBeenCalledTimes(2);
    await pass(3_600_000);
    expect(address).toHaveBeenCalledTimes(2);
    connection.wake();
    await pass(3_600_000);
    expect(address).toHaveBeenCalledTimes(3);
    address.mockResolvedValue('ws://desk/socket');
    connection.wake();
    await pass(0);
    FakeSocket.latest.open();
    expect(states.at(-1)).toBe('open');
  });

  it('news that comes while the way is asked for is not lost', async () => {
    let tell = (_: null) => {};
    address.mockImplementationOnce(() => new Promise(resolve => (tell = resolve)));
    connection.start();
    await pass(0);
    connection.wake();
    tell(null);
    await pass(0);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

describe('stopping', () => {
  it('closes the socket, and nothing is heard, sent or tried any more', async () => {
    const socket = await opened();
    connection.stop();
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    socket.say('late');
    socket.cut();
    await pass(60_000);
    expect([texts, socket.sent, FakeSocket.made.length]).toEqual([[], ['{}'], 1]);
    expect(states.at(-1)).toBe('off');
  });

  it.each([0, 5_000])('holds while a socket is waited for, %i ms on', async later => {
    const socket = await opened();
    socket.cut();
    await pass(100);
    let tell = (_: string) => {};
    address.mockImplementationOnce(() => new Promise(resolve => (tell = resolve)));
    await pass(later);
    connection.stop();
    tell('ws://desk/too-late');
    await pass(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
