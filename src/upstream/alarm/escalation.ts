/**
 * An SOS that nobody has taken in hand in time goes to everybody who sees alarms. When it is due is a column: it outlives a
 * restart, and of several processes the one that takes it away tells.
 */
import { and, eq, lte, sql } from 'drizzle-orm';
import { NEW } from '../../contract/alarm.ts';
import type { Change } from '../core/context.ts';
import { together } from '../core/database/append.ts';
import type { Job } from '../core/jobs.ts';
import { pushes } from '../core/outbox/outbox.ts';
import { changesToTell } from '../core/outbox/record-changed.ts';
import { alarmPush } from './pushes.ts';
import { noted, summaryOf } from './raising.ts';
import { type AlarmRow, alarmTable } from './tables.ts';

const EVERY_MS = 1_000;

export const alarmEscalation: Job = {
  name: 'alarm-escalation',
  everyMs: EVERY_MS,
  run: ({ db, clock }) =>
    db.transaction(async inside => {
      const now = clock();
      const late = await inside
        .update(alarmTable)
        .set({ isOverdue: 1, escalateOn: null, updatedOn: now, version: sql`${alarmTable.version} + 1` })
        .where(and(eq(alarmTable.state, NEW), lte(alarmTable.escalateOn, now)))
        .returning();
      if (late.length === 0) return;
      const doing = { call: { business: 'update' as const }, user: undefined, now };
      await together(inside as never, [
        ...late.map(({ id }) => noted(id, 'overdue', now)),
        pushes([...late.map(row => alarmPush(row, now)), ...changesToTell(late.map(changeOf), doing)]),
      ]);
    }),
};

const changeOf = (row: AlarmRow): Change => ({
  objectType: 'alarm',
  objectId: row.id,
  before: summaryOf({ ...row, isOverdue: 0 }),
  after: summaryOf(row),
});
