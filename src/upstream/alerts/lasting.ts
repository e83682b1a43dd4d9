/**
 * Conditions that processes on one database share. One lasts as long as any process sees it; a process that does not may
 * end it once nobody has seen it for a minute, and once it has itself looked for as long: after an outage every
 * condition is old.
 */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import type { Alert, AlertChannel, AlertState } from '../core/outside/alerts.ts';
import { AGAIN_MS, alertOf, type Condition, type Speaker } from './making.ts';
import { queueAlerts } from './outbox.ts';
import { alertCondition } from './tables.ts';

const ENDS_AFTER_MS = 60_000;
/** After a longer pause a process starts its watch again. */
const GAP_MS = 40_000;

export interface Looking {
  speaker: Speaker;
  channels: readonly AlertChannel[];
}

type Row = typeof alertCondition.$inferSelect;

/** Answers what notes the conditions that this process sees now. */
export function noteConditions({ speaker, channels }: Looking) {
  let beganOn: number | undefined;
  let lookedOn = 0;
  return async (db: Db, present: readonly Condition[], now: number): Promise<void> => {
    if (beganOn === undefined || Math.abs(now - lookedOn) > GAP_MS) beganOn = now;
    const mayEnd = now - beganOn >= ENDS_AFTER_MS;
    await db.transaction(async transaction => {
      const inside = transaction as unknown as Db;
      await serialize(inside, 'alert conditions');
      const known = await inside.select().from(alertCondition);
      const alerts: Alert[] = [];
      const tell = (condition: Condition, state: AlertState, since: number) =>
        alerts.push(alertOf({ condition, state, since, now }, speaker));
      for (const condition of present) {
        const row = known.find(one => isSame(one, condition));
        if (!row) {
          await begin(inside, condition, now);
          tell(condition, 'began', now);
          continue;
        }
        const isAgain = now - row.toldOn >= AGAIN_MS;
        await seeAgain(inside, row, { seenOn: now, ...(isAgain && { toldOn: now }) });
        if (isAgain) tell(condition, 'lasts', row.since);
      }
      for (const row of known) {
        const isOver = now - row.seenOn >= ENDS_AFTER_MS && !present.some(one => isSame(row, one));
        if (!isOver || !mayEnd) continue;
        await inside.delete(alertCondition).where(isRow(row));
        tell({ ...row, detail: JSON.parse(row.detail) }, 'ended', row.since);
      }
      await queueAlerts(inside, alerts, channels, now);
    });
    lookedOn = now;
  };
}

const isSame = (row: Row, { code, subject }: Condition) => row.code === code && row.subject === subject;
const isRow = ({ code, subject }: Pick<Row, 'code' | 'subject'>) =>
  and(eq(alertCondition.code, code), eq(alertCondition.subject, subject));

async function begin(db: Db, { code, subject, detail = {} }: Condition, now: number): Promise<void> {
  const times = { since: now, seenOn: now, toldOn: now };
  await db.insert(alertCondition).values({ code, subject, detail: JSON.stringify(detail), ...times });
}

async function seeAgain(db: Db, row: Row, set: Partial<Row>): Promise<void> {
  await db.update(alertCondition).set(set).where(isRow(row));
}
