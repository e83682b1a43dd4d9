import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushMessage } from '../../contract/push.ts';
import { createInbox } from './inbox.ts';
import { createPosition, type Position } from './position.ts';

const NOW = 1_750_000_000_000;
const lock = {
  resource: 'system-manage/admin-user',
  recordId: '7',
  lockedById: null,
  lockedBy: null,
  expireOn: null,
};

let told: PushMessage[];
let position: Position;
const onStrange = vi.fn();
const inbox = (isNumbered = true) => {
  const take = createInbox({
    position,
    isNumbered,
    onMessage: message => told.push(message),
    onStrange,
    now: () => NOW,
  });
  return (said: unknown) => take(typeof said === 'string' ? said : JSON.stringify(said));
};
const aLock = (msgId: number | string) => ({ type: 'RECORD_LOCK', msgId, time: NOW, data: lock });
const numbers = () => told.map(({ msgId }) => msgId);

beforeEach(() => {
  told = [];
  onStrange.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  position = createPosition(
    'place',
    () => sessionStorage,
    () => localStorage,
  );
});

describe('numbered messages', () => {
  it('are told once and in order, whatever comes again after a cut', () => {
    const take = inbox();
    for (const msgId of [3, 4, 7, 4, 7, 3, 8, '9', '8']) take(aLock(msgId));
    expect(numbers()).toEqual([3, 4, 7, 8, 9]);
    expect(position.read()).toBe(9);
  });

  it('the heart moves the place on and is no message', () => {
    const take = inbox();
    take({ type: 1001, msgId: 0 });
    expect(position.read()).toBeUndefined();
    take({ type: 1001, msgId: 20 });
    take({ type: '1001', msgId: 12 });
    take({ type: 1001 });
    expect([told, position.read()]).toEqual([[], 20]);
    take(aLock(20));
    take(aLock(21));
    expect(numbers()).toEqual([21]);
  });

  it('are counted anew after a RESYNC, also from below', () => {
    const take = inbox();
    take(aLock(900));
    take({ type: 'RESYNC', msgId: 5, time: NOW, data: null });
    take(aLock(6));
    expect(numbers()).toEqual([900, 5, 6]);
    take({ type: 'RESYNC', time: NOW, data: null });
    expect([told.at(-1)?.type, position.read()]).toEqual(['RESYNC', undefined]);
  });

  it('of a type that nobody here knows move the place on, too', () => {
    inbox()({ type: 'NOT_YET_KNOWN', msgId: 4, time: NOW, data: {} });
    expect(position.read()).toBe(4);
  });
});

it('an upstream without numbers is taken as it comes, whatever it calls its messages', () => {
  const take = inbox(false);
  for (const msgId of [2, 1, 1]) take(aLock(msgId));
  take({ type: 1001, msgId: 7 });
  take({ type: 'RESYNC', data: null });
  expect(numbers()).toEqual([undefined, undefined, undefined, undefined]);
  expect(position.read()).toBeUndefined();
});

it('survives what is no message, and says each kind once', () => {
  const take = inbox();
  const strange = ['', '{', 'null', '[]', '7', '"text"', '{}', '{"type":null}', '{"type":{}}', 'undefined'];
  for (const text of [...strange, ...strange]) take(text);
  take({ type: 'NOT_YET_KNOWN', data: 1 });
  take({ type: 'NOT_YET_KNOWN', data: 2 });
  take({ type: 'constructor', data: 2 });
  expect(onStrange.mock.calls.map(([what]) => what)).toEqual(['malformed', 'NOT_YET_KNOWN', 'constructor']);
  expect(told).toEqual([]);
});

it('reads data as far as it goes, and a message without a time as said now', () => {
  const take = inbox();
  take({ type: 'RECORD_LOCK', msgId: -1, time: 'soon', data: { recordId: 7, expireOn: '5' } });
  take({ type: 'SESSION_OVER', time: String(NOW - 5), data: null });
  expect(told[0]).toMatchObject({ time: NOW, data: { recordId: '7', resource: '', expireOn: 5 } });
  expect(told[0]).not.toHaveProperty('msgId');
  expect(told[1]).toMatchObject({ time: NOW - 5, data: { reason: '' } });
});
