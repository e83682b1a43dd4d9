/** A day is closed, or opened again. 关账 close · 重开账期 reopen */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { pick } from 'es-toolkit';
import type { reconciliationCalls } from '../../contract/reconciliation.ts';
import type { DayOverview } from '../../contract/reconciliation-records.ts';
import {
  BATCH_CLOSED,
  BATCH_DIFFERENT,
  BATCH_IMPORTING,
  BATCH_MATCHED,
} from '../../contract/reconciliation-states.ts';
import type { Context, Db } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { Failure, refuse } from '../core/failure.ts';
import { insertRecord, updateRecord } from '../core/records.ts';
import { conflict } from '../core/versions.ts';
import { boundsOf, holdBooks, openDays } from '../domain/books/days.ts';
import { noteEvent } from '../domain/books/events.ts';
import { type BookDayRow, bookDay } from '../domain/books/tables.ts';
import { inEveryArea } from './every-area.ts';
import { factsOf } from './facts.ts';
import { closeRefusalOf, dayOverview } from './overview.ts';
import { statementBatch } from './tables.ts';

type Close = Context<typeof reconciliationCalls.closeDay>;
type Reopen = Context<typeof reconciliationCalls.reopenDay>;

const LOGGED = [
  'day',
  'closedOn',
  'closedBy',
  'payments',
  'reopenedOn',
  'reopenedBy',
  'reopenReason',
  'version',
] as const;
const DAY_AUDIT = { table: bookDay, objectType: 'bookDay', summary: (row: BookDayRow) => pick(row, LOGGED) };

export async function closeDay(context: Close): Promise<DayOverview> {
  const { db, body, user, clock } = context;
  const { day } = body;
  inEveryArea(user);
  await openDays(db, day);
  // payments that are being written are there before their day is judged
  await holdBooks(db);
  await checkSeen(context, day, body.version);
  const facts = (await factsOf(db, [day, day]))(day);
  const refusal = await closeRefusalOf(context, facts);
  if (refusal === 'CLOSE_BY_ANOTHER') throw new Failure('SECOND_APPROVER', { reason: refusal, days: [day] });
  if (refusal !== null) throw new Failure('STATE_NOT_ALLOWED', { reason: refusal, days: [day] });
  const payments = facts.paid.reduce((sum, { count }) => sum + count, 0);
  const now = clock();
  const { from: startOn, to: endOn } = boundsOf(day);
  const set = { closedOn: now, closedById: user.userId, closedBy: user.userName, payments };
  if (facts.row) await updateRecord(context, DAY_AUDIT, { ...set, id: facts.row.id }, facts.row);
  else await insertRecord(context, DAY_AUDIT, { day, startOn, endOn, ...set });
  await setBatches(db, day, sql`${BATCH_CLOSED}`);
  await noteEvent(db, { day, act: 'close', by: user.userName, count: payments, on: now });
  return dayOverview(context, day);
}

export async function reopenDay(context: Reopen): Promise<DayOverview> {
  const { db, body, user, clock } = context;
  const { day, reason } = body;
  inEveryArea(user);
  await serialize(db, `books of ${day}`);
  await holdBooks(db);
  await checkSeen(context, day, body.version);
  const [row] = await db.select().from(bookDay).where(eq(bookDay.day, day)).for('update');
  if (!row || row.closedOn === null) throw refuse('STATE_NOT_ALLOWED', 'DAY_NOT_CLOSED');
  const now = clock();
  const set = { closedOn: null, closedById: null, closedBy: null, payments: 0 };
  const reopened = { reopenedOn: now, reopenedBy: user.userName, reopenReason: reason };
  await updateRecord(context, DAY_AUDIT, { ...set, ...reopened, id: row.id }, row);
  await setBatches(
    db,
    day,
    sql`case when ${statementBatch.diffCount} = 0 then ${BATCH_MATCHED}::smallint else ${BATCH_DIFFERENT}::smallint end`,
  );
  await noteEvent(db, { day, act: 'reopen', by: user.userName, text: reason, on: now });
  return dayOverview(context, day);
}

const setBatches = (db: Db, day: string, state: ReturnType<typeof sql>) =>
  db
    .update(statementBatch)
    .set({ state })
    .where(
      and(
        eq(statementBatch.billDate, day),
        isNull(statementBatch.replacedOn),
        ne(statementBatch.state, BATCH_IMPORTING),
      ),
    );

/** A day that nobody has closed yet has version 0. Fails with STATE_CONFLICT and the day as it is now. */
async function checkSeen(context: Close | Reopen, day: string, version: number | undefined): Promise<void> {
  const [row] = await context.db.select().from(bookDay).where(eq(bookDay.day, day)).for('update');
  if (version === undefined || version === (row?.version ?? 0)) return;
  const { updatedBy = null, updatedOn = 0 } = row ?? {};
  throw conflict({ ...(await dayOverview(context, day)), updatedBy, updatedOn });
}
