/** How a difference is changed: with its version, an entry of the operate log, and one of the day. */
import { pick } from 'es-toolkit';
import type { Difference } from '../../../contract/reconciliation-records.ts';
import type { Context, Db } from '../../core/context.ts';
import { Failure } from '../../core/failure.ts';
import { updateRecord, type Writing } from '../../core/records.ts';
import { conflict } from '../../core/versions.ts';
import { noteEvent } from '../../domain/books/events.ts';
import { type DifferenceRow, difference } from '../../domain/books/tables.ts';
import { toldOf } from '../sides.ts';

const LOGGED = [
  'day',
  'channel',
  'type',
  'amount',
  'gap',
  'ourSide',
  'ourId',
  'lineId',
  'handleState',
  'handling',
  'handleRemark',
  'handledBy',
  'carriedTo',
  'carriedFrom',
  'correctionSide',
  'correctionId',
  'version',
] as const;

const DIFFERENCE_AUDIT = {
  table: difference,
  objectType: 'difference',
  summary: (row: DifferenceRow) => pick(row, LOGGED),
};

/** Fails with STATE_CONFLICT and the difference as it is now. */
export async function checkSeen(db: Db, row: DifferenceRow, version: number | undefined): Promise<void> {
  if (version === undefined || version === row.version) return;
  const { updatedBy, updatedOn } = row;
  throw conflict({ ...(await told(db, row)), updatedBy, updatedOn });
}

type Act = 'handle' | 'takeBack' | 'correct';
type Acting = Writing & Pick<Context<{ may: 'signed-in'; data: never }>, 'user'>;

/** @param set what becomes of it; version and who are added */
export async function record(
  acting: Acting,
  before: DifferenceRow,
  set: Partial<DifferenceRow>,
  about: { act: Act; text: string | null },
): Promise<Difference> {
  const { db, user, clock } = acting;
  const after = await updateRecord(acting, DIFFERENCE_AUDIT, { ...set, id: before.id }, before);
  await noteEvent(db, {
    ...about,
    day: before.day,
    by: user.userName,
    channel: before.channel,
    handling: about.act === 'takeBack' ? before.handling : after.handling,
    differenceId: before.id,
    amount: before.amount,
    on: clock(),
  });
  return told(db, after);
}

async function told(db: Db, row: DifferenceRow): Promise<Difference> {
  const [difference] = await toldOf(db, [row]);
  if (!difference) throw new Failure('NOT_FOUND');
  return difference;
}
