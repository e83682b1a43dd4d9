import { expect, it } from 'vitest';
import { createRoom } from './live-room.ts';

const told = (
  recordId: string,
  change: 'create' | 'update' | 'delete' = 'update',
  fields: string[] = [],
) => ({
  resource: 'r',
  recordId,
  change,
  byId: '9',
  byName: 'x',
  fields,
});
const about = (now = 0) => ({ isLate: false, isOwn: false, now });

it('tells each record once, with all that became of it', () => {
  const room = createRoom();
  room.heard(told('1', 'create'), about());
  room.heard(told('2', 'update', ['state']), about());
  room.heard(told('1', 'update', ['name']), about());
  room.heard(told('2', 'update', ['name']), about());
  expect(room.since(0)).toMatchObject([
    { id: '1', kind: 'create', fields: ['name'], seq: 3 },
    { id: '2', kind: 'update', fields: ['state', 'name'], seq: 4 },
  ]);
  expect(room.since(3)).toMatchObject([{ id: '2' }]);
  expect(room.since(room.last())).toEqual([]);
});

it('knows up to where rows of an earlier reading go', () => {
  const room = createRoom();
  room.heard(told('1'), about(10));
  room.heard(told('2'), about(20));
  expect([5, 15, 25].map(room.numberAt)).toEqual([0, 1, 2]);
});

it('says that it has forgotten, instead of leaving something out', () => {
  const room = createRoom();
  for (let at = 0; at < 600; at++) room.heard(told(String(at)), about());
  expect(room.since(0)).toBeNull();
  expect(room.since(100)).toHaveLength(500);
  room.forget();
  expect(room.since(600)).toBeNull();
  expect(room.since(room.last())).toEqual([]);
});

it('keeps what was heard of a lock while all of them were asked for', () => {
  const room = createRoom();
  const lock = (recordId: string, lockedById: string | null) =>
    room.heardLock({ resource: 'r', recordId, lockedById, lockedBy: lockedById, expireOn: null });
  lock('1', 'a');
  const asked = room.lockNumber();
  lock('2', 'b');
  lock('3', null);
  const held = (who: string) => ({ lockedById: who, lockedBy: who });
  room.setLocks(
    new Map([
      ['1', held('a')],
      ['3', held('c')],
      ['4', held('d')],
    ]),
    asked,
  );
  expect([...room.locks().keys()].sort()).toEqual(['1', '2', '4']);
});
