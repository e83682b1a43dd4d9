import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Channel, createRinging, type Locks, type Ringing } from './ringing.ts';
import { windowTimers } from './timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The browser's locks as far as they are used: a queue for one name. */
function someLocks(): Locks {
  let queue: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, held: () => Promise<void>) => {
    const turn = queue.then(() => {
      if (signal?.aborted) throw new DOMException('left', 'AbortError');
      return held();
    });
    queue = turn.catch(() => {});
    return turn;
  };
  return { request } as unknown as Locks;
}

/** Everything said is heard by all windows but the one that says it. */
function someAir() {
  const windows = new Set<EventTarget>();
  return (): Channel => {
    const own = new EventTarget();
    windows.add(own);
    return Object.assign(own, {
      postMessage(data: unknown) {
        for (const other of windows) {
          if (other !== own) other.dispatchEvent(new MessageEvent('message', { data }));
        }
      },
      close: () => void windows.delete(own),
    }) as unknown as Channel;
  };
}

type Browser = (id: string) => Ringing;
const withLocks = (): Browser => {
  const locks = someLocks();
  return id => aWindow({ locks, id });
};
const withoutLocks = (): Browser => {
  const openChannel = someAir();
  return id => aWindow({ openChannel, id });
};
const aWindow = (about: { id: string; locks?: Locks; openChannel?: () => Channel }) =>
  createRinging({
    name: 'ringing',
    locks: undefined,
    openChannel: () => {
      throw new Error('none');
    },
    timers: windowTimers,
    now: () => performance.now(),
    ...about,
  });

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const ringingOf = (windows: Ringing[]) => windows.map(one => one.isRinging());

describe.each([
  ['with the browser’s locks', withLocks],
  ['without them', withoutLocks],
])('%s', (_name, open) => {
  it('one of three rings, and the next when it closes', async () => {
    const browser = open();
    const windows = [browser('a'), browser('b'), browser('c')];
    expect(ringingOf(windows)).toEqual([false, false, false]);
    for (const one of windows) {
      one.offer(true);
      one.offer(true);
      await pass(600);
    }
    expect(ringingOf(windows)).toEqual([true, false, false]);
    windows[0]?.end();
    await pass(0);
    expect(ringingOf(windows)).toEqual([false, true, false]);
    await pass(60_000);
    expect(ringingOf(windows)).toEqual([false, true, false]);
    // hears nothing: a window that does is better
    windows[1]?.offer(false);
    await pass(0);
    expect(ringingOf(windows)).toEqual([false, false, true]);
    for (const one of windows.slice(1)) one.end();
    await pass(0);
    expect([ringingOf(windows), vi.getTimerCount()]).toEqual([[false, false, false], 0]);
  });

  it('who leaves the queue does not get the turn', async () => {
    const browser = open();
    const windows = [browser('a'), browser('b')];
    for (const one of windows) one.offer(true);
    await pass(600);
    windows[1]?.offer(false);
    windows[0]?.offer(false);
    await pass(10_000);
    expect(ringingOf(windows)).toEqual([false, false]);
    windows[1]?.offer(true);
    await pass(600);
    expect(ringingOf(windows)).toEqual([false, true]);
    for (const one of windows) one.end();
  });
});

it('a window that dies without a word is missed after some seconds', async () => {
  const openChannel = someAir();
  let isFrozen = false;
  const frozen = {
    after: (ms: number, run: () => void) => windowTimers.after(ms, () => !isFrozen && run()),
  };
  const first = createRinging({
    name: 'ringing',
    locks: undefined,
    openChannel,
    timers: frozen,
    now: () => performance.now(),
    id: 'a',
  });
  const second = aWindow({ openChannel, id: 'b' });
  first.offer(true);
  second.offer(true);
  await pass(600);
  expect(ringingOf([first, second])).toEqual([true, false]);
  isFrozen = true;
  await pass(8_000);
  expect(second.isRinging()).toBe(true);
  second.end();
});

it('what other programs say on the channel is nothing', async () => {
  const openChannel = someAir();
  const stranger = openChannel();
  const ringing = aWindow({ openChannel, id: 'b' });
  ringing.offer(true);
  for (const said of [null, 'a', { id: 7, isHere: true }, { id: 'a' }]) stranger.postMessage(said);
  await pass(600);
  expect(ringing.isRinging()).toBe(true);
  ringing.end();
});

it('rings where windows cannot tell each other, or the lock is refused', async () => {
  const alone = aWindow({ id: 'a' });
  alone.offer(true);
  expect(alone.isRinging()).toBe(true);
  const refused = {
    request: () => Promise.reject(new DOMException('no', 'SecurityError')),
  } as unknown as Locks;
  const ringing = aWindow({ id: 'a', locks: refused });
  ringing.offer(true);
  await pass(0);
  expect(ringing.isRinging()).toBe(true);
});
