/** How the rows of a list are to be drawn: what others have done to each, and who edits it. */
import { isGone, type ListState, type Mark } from './list-state.ts';
import type { LiveRecordState } from './live-room.ts';

export interface Drawn {
  seq: number;
  isChanged: boolean;
  isGone: boolean;
  lock: 'theirs' | 'mine' | null;
  word: string;
  by: { name: string } | { word: string };
}

export interface DrawnRows {
  marks: ReadonlyMap<string, Drawn>;
  waiting: number;
  waitingWord: string;
}

/** @param userId of who looks at them */
export const drawnRows = (
  state: ListState,
  locks: ReadonlyMap<string, LiveRecordState>,
  userId: string,
): DrawnRows => ({
  marks: drawnMarks(state, locks, userId),
  waiting: state.waiting,
  waitingWord: 'live.waiting',
});

function drawnMarks(
  { marks }: ListState,
  locks: ReadonlyMap<string, LiveRecordState>,
  userId: string,
): ReadonlyMap<string, Drawn> {
  const drawn = new Map<string, Drawn>();
  for (const [id, { lockedById, lockedBy }] of locks) {
    const isMine = lockedById === userId;
    drawn.set(id, {
      seq: 0,
      isChanged: false,
      isGone: false,
      lock: isMine ? 'mine' : 'theirs',
      word: isMine ? 'live.lock.mine' : 'live.lock.theirs',
      by: { name: lockedBy },
    });
  }
  for (const [id, mark] of marks) drawn.set(id, drawnMark(mark, userId, drawn.get(id)));
  return drawn;
}

function drawnMark(mark: Mark, userId: string, lock: Drawn | undefined): Drawn {
  const { seq, act, byId, byName, isLate } = mark;
  const isOver = isGone(mark);
  const by =
    byId !== null && byId === userId
      ? { word: 'live.you' }
      : byName
        ? { name: byName }
        : { word: 'live.system' };
  const changed: Drawn = {
    seq,
    isChanged: true,
    isGone: isOver,
    lock: isOver ? null : (lock?.lock ?? null),
    word: act === 'left' ? 'live.left' : `live.${isLate ? 'earlier' : 'now'}.${act}`,
    by,
  };
  // who edits it is still there; what he has saved shows in the cells
  return lock && !isOver ? { ...changed, word: lock.word, by: lock.by } : changed;
}
