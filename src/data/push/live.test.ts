import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken } from '../clear-token.ts';
import { onSessionOver, signedInAgain } from '../session-over.ts';
import { tellTabs } from '../tabs.ts';
import { storeToken } from '../token.ts';
import { AFakeSocket, FakeSocket } from './fake-socket.test-double.ts';
import { openPush } from './live.ts';
import { createPushBus, type Delivery, type PushBus } from './push-bus.ts';

const NOW = Date.UTC(2026, 5, 15, 2);
let bus: PushBus;
let queryClient: QueryClient;
let states: string[];
let close: () => void;
let invalidate: ReturnType<typeof vi.spyOn>;
const asked: string[] = [];
const answers: Record<string, () => object> = {};
const reAsk = vi.fn(async () => true);
let stopAsking = () => {};
/** Tokens of one test: what is known of an ended one stays known. */
let count = 0;
let first: string;
let second: string;

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** What other windows and this one say travels beside the timers. */
const hearNews = async () => {
  await new Promise(resolve => setImmediate(resolve));
  await pass(1);
};

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date', 'performance'],
  });
  vi.stubGlobal('WebSocket', AFakeSocket);
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, location.href).pathname;
    asked.push(path);
    const body = answers[path]?.() ?? { status: '1', errCode: 5000, message: 'no' };
    return new Response(JSON.stringify(body), { headers: { date: new Date().toUTCString() } });
  });
  FakeSocket.made = [];
  asked.length = 0;
  answers['/api/admin/push/token'] = () => success({ token: `once-${asked.length}`, expireOn: NOW });
  answers['/api/admin/user'] = () => success({ id: '1', roles: [] });
  sessionStorage.clear();
  localStorage.clear();
  bus = createPushBus(error => {
    throw error;
  });
  queryClient = new QueryClient();
  invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  states = [];
  reAsk.mockClear();
  stopAsking = onSessionOver(reAsk);
  count += 1;
  [first, second] = [`session-${count}-1`, `session-${count}-2`];
  storeToken(first, '1');
});
afterEach(async () => {
  close();
  stopAsking();
  clearToken();
  await hearNews();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const success = (data: unknown) => ({ status: '0', errCode: 0, message: '', data });
const over = () => ({ status: '1', errCode: 2003, message: 'over', data: null });

async function open(canResume: boolean) {
  close = openPush({ userId: '1', canResume, bus, queryClient, onState: state => states.push(state) });
  await pass(1);
  FakeSocket.latest.open();
  return FakeSocket.latest;
}
const query = (socket: FakeSocket) => Object.fromEntries(new URL(socket.url).searchParams);

describe('the address', () => {
  it('has a fresh token of one connection, and the place to go on from', async () => {
    const socket = await open(true);
    expect(new URL(socket.url).pathname).toBe('/api/admin/webSocket');
    expect(query(socket)).toEqual({ token: 'once-1' });
    socket.say({ type: 1001, msgId: 7 });
    socket.cut();
    await pass(5_002);
    expect(query(FakeSocket.latest)).toEqual({ token: 'once-2', lastMsgId: '7' });
  });

  it('has the session’s token and nothing else on a plain upstream', async () => {
    const socket = await open(false);
    expect(query(socket)).toEqual({ token: first });
    socket.say({ type: 1001, msgId: 7 });
    socket.cut();
    await pass(5_002);
    expect(query(FakeSocket.latest)).toEqual({ token: first });
  });
});

describe('signing out', () => {
  it('closes the socket for good; signing in again opens one', async () => {
    const socket = await open(false);
    clearToken();
    await hearNews();
    expect([socket.readyState, states.at(-1)]).toEqual([FakeSocket.CLOSED, 'off']);
    await pass(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    storeToken(second, '1');
    await hearNews();
    expect(query(FakeSocket.latest)).toEqual({ token: second });
  });

  it('another token of the same person takes another socket', async () => {
    await open(false);
    storeToken(second, '1');
    await hearNews();
    expect(FakeSocket.made).toHaveLength(2);
    expect(query(FakeSocket.latest)).toEqual({ token: second });
  });
});

describe('a session that is over', () => {
  it('asks to sign in at once, with the reason, and tries nothing until somebody has', async () => {
    reAsk.mockResolvedValueOnce(false);
    const socket = await open(true);
    socket.say({ type: 'SESSION_OVER', msgId: 3, time: NOW, data: { reason: 'forced' } });
    socket.cut();
    await pass(0);
    expect(reAsk).toHaveBeenCalledWith('unasked', 'forced');
    const before = asked.length;
    tellTabs('moved');
    await hearNews();
    await pass(600_000);
    expect([asked.length, FakeSocket.made.length]).toEqual([before, 1]);
    storeToken(second, '1');
    await hearNews();
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('by signing out in this browser asks nobody: the page is about to go', async () => {
    const socket = await open(true);
    socket.say({ type: 'SESSION_OVER', msgId: 3, time: NOW, data: { reason: 'logout' } });
    await pass(1_000);
    clearToken();
    await pass(5_000);
    expect(reAsk).not.toHaveBeenCalled();
  });

  it('that nobody has told is found out, and not asked for again and again', async () => {
    const socket = await open(true);
    answers['/api/admin/push/token'] = over;
    reAsk.mockResolvedValue(false);
    socket.cut();
    await pass(5_002);
    expect(reAsk).toHaveBeenCalledTimes(1);
    const before = asked.length;
    await pass(600_000);
    expect(asked.length).toBe(before);
  });

  it('on a plain upstream is found out before the second socket', async () => {
    const socket = await open(false);
    answers['/api/admin/user'] = over;
    reAsk.mockResolvedValue(false);
    socket.cut();
    await pass(5_002);
    await pass(600_000);
    expect([reAsk.mock.calls.length, FakeSocket.made.length]).toEqual([1, 1]);
  });

  it('as another call has found out opens no socket', async () => {
    reAsk.mockResolvedValue(false);
    await signedInAgain('reading');
    close = openPush({
      userId: '1',
      canResume: false,
      bus,
      queryClient,
      onState: state => states.push(state),
    });
    await pass(600_000);
    expect(FakeSocket.made).toHaveLength(0);
    storeToken(second, '1');
    await hearNews();
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('of another sign-in is none of this one’s business', async () => {
    const socket = await open(true);
    storeToken(second, '1');
    socket.say({ type: 'SESSION_OVER', msgId: 3, time: NOW, data: { reason: 'replaced' } });
    await pass(0);
    expect(reAsk).not.toHaveBeenCalled();
  });
});

describe('what is shown', () => {
  it('is read anew after RESYNC, which listeners hear', async () => {
    localStorage.setItem('cabdesk.push.1', '5');
    const heard: Delivery[] = [];
    bus.listen('RESYNC', (_, delivery) => heard.push(delivery));
    const socket = await open(true);
    expect(query(socket)).toMatchObject({ lastMsgId: '5' });
    expect(invalidate).not.toHaveBeenCalled();
    socket.say({ type: 'RESYNC', msgId: 90, time: NOW, data: null });
    expect(invalidate).toHaveBeenCalled();
    expect(heard).toHaveLength(1);
    expect(localStorage.getItem('cabdesk.push.1')).toBe('90');
  });

  it('is read anew after a cut; where nothing is sent again, listeners hear that they missed it', async () => {
    const heard: Delivery[] = [];
    bus.listen('RESYNC', (_, delivery) => heard.push(delivery));
    const socket = await open(false);
    expect([invalidate.mock.calls.length, heard.length]).toEqual([0, 0]);
    socket.cut();
    await pass(5_002);
    FakeSocket.latest.open();
    expect(invalidate).toHaveBeenCalled();
    expect(heard).toHaveLength(1);
  });

  it('may be older than the first number, and is read once more then', async () => {
    await open(true);
    expect(invalidate).toHaveBeenCalled();
  });
});

it('a message that was said long ago is late', async () => {
  const heard: boolean[] = [];
  bus.listen('NEW_DEVICE', (_, { isLate }) => heard.push(isLate));
  const socket = await open(true);
  const data = { ip: null, browser: null, os: null };
  socket.say({ type: 'NEW_DEVICE', msgId: 3, time: Date.now() - 61_000, data });
  socket.say({ type: 'NEW_DEVICE', msgId: 4, time: Date.now() - 50_000, data });
  expect(heard).toEqual([true, false]);
});

it('types that nobody knows are logged once each', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const socket = await open(true);
  for (const type of ['NOT_YET_KNOWN', 'NOT_YET_KNOWN', 'EXPORT_TASK'])
    socket.say({ type, time: NOW, data: {} });
  expect(info.mock.calls.map(([words]) => words)).toEqual(['push: NOT_YET_KNOWN', 'push: EXPORT_TASK']);
});
