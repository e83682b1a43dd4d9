import { act, render } from '@testing-library/react';
import { Activity, useEffect, useInsertionEffect } from 'react';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { LOCK_RENEW_MS, type Lock } from '../../contract/lock.ts';
import { createLockKeeper, type Hold, type LockKeeper } from './lock-keeper.ts';

const PLACE = { resource: 'r', recordId: '1' };
const lock = (about: Partial<Lock> = {}): Lock => ({
  ...PLACE,
  lockedById: 'me',
  lockedBy: '我',
  createdOn: 0,
  expireOn: 60_000,
  isMine: true,
  isElsewhere: false,
  ...about,
});
const THEIRS = lock({ lockedById: 'they', lockedBy: '蒙建国', isMine: false });

let answer: Lock | Error;
let keeper: LockKeeper;
let hold: Hold;
const take = vi.fn(async () => {
  if (answer instanceof Error) throw answer;
  return answer;
});
const release = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  answer = lock();
  keeper = createLockKeeper({
    timers: {
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    take,
    release,
  });
  hold = keeper.open(PLACE);
  return () => vi.useRealTimers();
});
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

it('is taken when the page is shown, renewed, and given back when it is not', async () => {
  hold.setShown(true);
  await pass();
  expect(hold.read()).toMatchObject({ kind: 'mine', after: null });
  await pass(3 * LOCK_RENEW_MS);
  expect(take).toHaveBeenCalledTimes(4);
  hold.setShown(false);
  expect(release).toHaveBeenCalledExactlyOnceWith(PLACE, false);
  expect(hold.read().kind).toBe('none');
  await pass(3 * LOCK_RENEW_MS);
  expect(take).toHaveBeenCalledTimes(4);
});

it('is held out of view as long as something is not saved, and given up when the page is closed there', async () => {
  hold.setShown(true);
  hold.setUnsaved(true);
  hold.setShown(false);
  await pass(2 * LOCK_RENEW_MS);
  expect(release).not.toHaveBeenCalled();
  expect(take).toHaveBeenCalledTimes(3);
  hold.close();
  expect(release).toHaveBeenCalledOnce();
});

it('goes with the window, and comes with it', async () => {
  hold.setShown(true);
  await pass();
  keeper.pause();
  expect(release).toHaveBeenCalledExactlyOnceWith(PLACE, true);
  await pass(2 * LOCK_RENEW_MS);
  expect(take).toHaveBeenCalledTimes(1);
  keeper.resume();
  await pass();
  expect(hold.read().kind).toBe('mine');
});

it('that another holds is asked for again when he leaves, and says that he has', async () => {
  answer = THEIRS;
  hold.setShown(true);
  await pass();
  expect(hold.read()).toEqual({ kind: 'theirs', byId: 'they', by: '蒙建国' });
  hold.heard('they');
  expect(take).toHaveBeenCalledTimes(1);
  answer = lock();
  hold.heard(null);
  await pass();
  expect(hold.read()).toMatchObject({ kind: 'mine', after: '蒙建国' });
  await pass(LOCK_RENEW_MS);
  expect(hold.read()).toMatchObject({ kind: 'mine', after: '蒙建国' });
});

it('is found out about without any push, at the next renewal', async () => {
  hold.setShown(true);
  await pass();
  answer = THEIRS;
  await pass(LOCK_RENEW_MS);
  expect(hold.read().kind).toBe('theirs');
  hold.setShown(false);
  expect(release).not.toHaveBeenCalled();
});

it('that cannot be asked for keeps what is known, and is asked for again', async () => {
  hold.setShown(true);
  await pass();
  answer = new Error('no network');
  await pass(LOCK_RENEW_MS);
  expect(hold.read().kind).toBe('mine');
  answer = lock();
  await pass(LOCK_RENEW_MS);
  expect(take).toHaveBeenCalledTimes(3);
});

it('that comes after the page has gone is given back', async () => {
  let arrive = (_: Lock) => {};
  take.mockImplementationOnce(() => new Promise(resolve => (arrive = resolve)));
  hold.setShown(true);
  hold.setShown(false);
  arrive(lock());
  await pass();
  expect(release).toHaveBeenCalledOnce();
  expect(hold.read().kind).toBe('none');
});

test('an insertion effect tells a page that is closed from one that goes out of view', () => {
  const log: string[] = [];
  function Page() {
    useInsertionEffect(() => () => void log.push('closed'), []);
    useEffect(() => () => void log.push('hidden'), []);
    return null;
  }
  const at = (mode: 'visible' | 'hidden' | null) =>
    mode && (
      <Activity mode={mode}>
        <Page />
      </Activity>
    );
  const { rerender } = render(at('visible'));
  act(() => rerender(at('hidden')));
  expect(log).toEqual(['hidden']);
  act(() => rerender(at(null)));
  expect(log).toEqual(['hidden', 'closed']);
});
