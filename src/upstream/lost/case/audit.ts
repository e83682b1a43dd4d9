/** One lost case as it is found and changed, and what is noted of what was done about it. */
import { CLOSE_MS, FIRST_ACTION_MS, lostOrder } from '../../../contract/lost-order.ts';
import { stageOf } from '../../../contract/lost-states.ts';
import type { Clock, Db } from '../../core/context.ts';
import { appending, together } from '../../core/database/append.ts';
import { refuse } from '../../core/failure.ts';
import { shapeOf } from '../../core/http/shape.ts';
import { updateRecord, type Writing } from '../../core/records.ts';
import { findInAreas } from '../../core/records-in-areas.ts';
import type { AreaScope } from '../../core/scope.ts';
import { changeUnattended } from '../../core/unattended.ts';
import { type LostOrderRow, lostLog, lostOrderTable } from '../../domain/lost/tables.ts';

/** Fails with NOT_FOUND where there is none, or outside the areas. @param isHeld until the transaction ends */
export const findCase = (db: Db, scope: AreaScope, id: string, isHeld = false): Promise<LostOrderRow> =>
  findInAreas(db, lostOrderTable, { scope, id }, isHeld);

/** The same, held. Fails with STATE_NOT_ALLOWED where it is closed. */
export async function findOpenCase(db: Db, scope: AreaScope, id: string): Promise<LostOrderRow> {
  const found = await findCase(db, scope, id, true);
  if (found.handleStatus === 2) throw refuse('STATE_NOT_ALLOWED', 'LOST_CLOSED');
  return found;
}

const shape = shapeOf(lostOrder.Row);

/** How the operate log and the earlier versions have it, as the generic calls do. */
export const CASE_KIND = {
  table: lostOrderTable,
  objectType: lostOrder.name,
  summary: (row: LostOrderRow) => ({ ...(shape(row) as object), areaIds: [row.addressType] }),
};

export type CaseChange = Partial<typeof lostOrderTable.$inferInsert>;

/** Where it stands then and until when something is done follow from what changes. @param before held by the caller */
export async function changeCase(
  writing: Writing,
  before: LostOrderRow,
  change: CaseChange,
): Promise<LostOrderRow> {
  return updateRecord(writing, CASE_KIND, { ...withStanding(before, change), id: before.id }, before);
}

/** The same after what a provider tells. @param before held by the caller */
export const changeCaseUnattended = (
  telling: { db: Db; clock: Clock },
  before: LostOrderRow,
  change: CaseChange,
): Promise<LostOrderRow> => changeUnattended(telling, CASE_KIND, before, withStanding(before, change));

function withStanding(before: LostOrderRow, change: CaseChange): CaseChange {
  const standing = { ...before, ...change } as LostOrderRow;
  return { ...change, stage: stageOf(standing), slaDeadline: deadlineOf(standing) };
}

/** Until somebody begins, then until it is closed; null once it is. */
function deadlineOf({
  handleStatus,
  payStatus,
  payTime,
  createdOn,
}: Pick<LostOrderRow, 'handleStatus' | 'payStatus' | 'payTime' | 'createdOn'>): number | null {
  if (handleStatus === 2) return null;
  const of = handleStatus === 0 ? FIRST_ACTION_MS : CLOSE_MS;
  // who pays later is served first from then on
  return payStatus === 1 ? Math.max(createdOn, payTime ?? 0) + of.vip : createdOn + of.usual;
}

interface Noted {
  lostId: string;
  action: string;
  /** Null where nobody did it, as with what a provider tells. */
  by: string | null;
  /** Milliseconds since 1970. */
  now: number;
  content?: string | null | undefined;
}

const append = appending(lostLog);

export async function noteOnCase(db: Db, { by, now, content = null, ...said }: Noted): Promise<void> {
  await together(db, [append([{ ...said, content, operatorName: by, createdOn: now }])]);
}
