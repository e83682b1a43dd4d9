/** What was heard of one kind of record: kept outside React, so that a page out of view misses nothing. */
import type { PushData } from '../../contract/push.ts';
import type { Change } from './list-state.ts';

export interface LiveRecordState {
  lockedById: string;
  lockedBy: string;
}

export interface LiveRoom {
  /** The number of the latest change. */
  last(): number;
  /** Changes after that number, one for each record, the earliest first; null where some of them are forgotten. */
  since(seq: number): Change[] | null;
  /** The number up to which a list read at that moment holds everything. @param time milliseconds since 1970 */
  numberAt(time: number): number;
  heard(told: PushData<'RECORD_CHANGED'>, about: { isLate: boolean; isOwn: boolean; now: number }): void;
  /** Nobody knows any longer what was missed. */
  forget(): void;
  locks(): ReadonlyMap<string, LiveRecordState>;
  heardLock(told: PushData<'RECORD_LOCK'>): void;
  /** All of them, as they were when number `asked` was the latest; what was heard later stands. */
  setLocks(held: ReadonlyMap<string, LiveRecordState>, asked: number): void;
  lockNumber(): number;
}

/** So many records of one kind are remembered; a list that has missed more is read anew. */
const MOST = 500;

export function createRoom(): LiveRoom {
  const changes = new Map<string, Change & { at: number }>();
  let last = 0;
  /** Changes up to this one may be forgotten. */
  let floor = 0;
  let locks = new Map<string, LiveRecordState>();
  let lockNumber = 0;
  const lockedAt = new Map<string, number>();

  return {
    last: () => last,
    since(seq) {
      if (seq < floor) return null;
      return [...changes.values()].filter(change => change.seq > seq);
    },
    numberAt(time) {
      const later = [...changes.values()].filter(({ at }) => at >= time);
      return Math.min(last, ...later.map(({ seq }) => seq - 1));
    },
    heard({ recordId, change, byId, byName, fields }, { isLate, isOwn, now }) {
      last += 1;
      const before = changes.get(recordId);
      // the place in the map is the order of the latest change
      changes.delete(recordId);
      changes.set(recordId, {
        id: recordId,
        seq: last,
        kind: change === 'update' && before?.kind === 'create' ? 'create' : change,
        byId,
        byName,
        fields: [...new Set([...(before?.fields ?? []), ...fields])],
        isLate,
        isOwn,
        at: now,
      });
      for (const [id, { seq }] of changes) {
        if (changes.size <= MOST) break;
        changes.delete(id);
        floor = seq;
      }
    },
    forget() {
      changes.clear();
      last += 1;
      floor = last;
    },
    locks: () => locks,
    heardLock({ recordId, lockedById, lockedBy }) {
      lockNumber += 1;
      lockedAt.set(recordId, lockNumber);
      locks = new Map(locks);
      if (lockedById === null) locks.delete(recordId);
      else locks.set(recordId, { lockedById, lockedBy: lockedBy ?? '' });
    },
    setLocks(held, asked) {
      const next = new Map(held);
      for (const [id, number] of lockedAt) {
        if (number <= asked) continue;
        const known = locks.get(id);
        if (known) next.set(id, known);
        else next.delete(id);
      }
      lockedAt.clear();
      locks = next;
    },
    lockNumber: () => lockNumber,
  };
}
