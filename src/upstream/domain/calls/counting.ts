/** Calls counted: by day, agent, key and tag. Every figure is the length of the list that the same filters give. */
import { asc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/context.ts';
import { meanOf, percentOf } from '../../core/ratios.ts';
import { FIGURES } from './figures.ts';
import { callRecord } from './tables.ts';

const when = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
const isIncoming = sql`${callRecord.calltype} = 'normal'`;
const all = sql<number>`count(*)::int`;
const day = sql<string>`to_char(to_timestamp(${callRecord.enteredOn} / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
const sum = (seconds: AnyPgColumn, condition: SQL) =>
  sql<number>`coalesce(sum(${seconds}) filter (where ${condition}), 0)::int`;

export async function countByDay(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({
      date: day,
      callCount: all,
      answerCount: when(FIGURES.answered),
      deElectrifyCount: when(FIGURES.missed),
      within10sCount: when(FIGURES.soon),
      rungCount: when(FIGURES.rung),
      ringSeconds: sum(callRecord.ringSeconds, FIGURES.rung),
      talkSeconds: sum(callRecord.talkSeconds, FIGURES.answered),
    })
    .from(callRecord)
    .where(where)
    .groupBy(day)
    .orderBy(asc(day));
  return rows.map(row => ({
    ...row,
    answerRate: percentOf(row.answerCount, row.answerCount + row.deElectrifyCount),
    within10sRate: percentOf(row.within10sCount, row.answerCount),
    avgRing: meanOf(row.ringSeconds, row.rungCount),
    avgTalk: meanOf(row.talkSeconds, row.answerCount),
  }));
}

/** Of calls that came to somebody. */
export async function countByAgent(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({
      agent: callRecord.agent,
      agentName: sql<string | null>`max(${callRecord.agentName})`,
      in: when(isIncoming),
      out: when(sql`not ${isIncoming}`),
      answered: when(FIGURES.answered),
      missed: when(FIGURES.missed),
      talkSeconds: sql<number>`coalesce(sum(${callRecord.talkSeconds}), 0)::int`,
      tagged: when(FIGURES.tagged),
      orderCount: when(FIGURES.ordered),
    })
    .from(callRecord)
    .where(where)
    .groupBy(callRecord.agent)
    .orderBy(asc(callRecord.agent));
  return rows.flatMap(({ agent, tagged, ...row }) =>
    agent === null ? [] : { agent, ...row, tagRate: percentOf(tagged, row.answered) },
  );
}

/** Of calls whose caller has pressed a key, the most pressed first. */
export async function countByKey(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({ ivrkey: callRecord.ivrkey, count: all })
    .from(callRecord)
    .where(where)
    .groupBy(callRecord.ivrkey)
    .orderBy(sql`count(*) desc`, asc(callRecord.ivrkey));
  return rows.flatMap(({ ivrkey, count }) => (ivrkey === null ? [] : { ivrkey, count }));
}

/** Untagged ones as well, as '0'; the most used first. */
export async function countByTag(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({ tagging: callRecord.tagging, count: all })
    .from(callRecord)
    .where(where)
    .groupBy(callRecord.tagging)
    .orderBy(sql`count(*) desc`, asc(callRecord.tagging));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return rows.map(row => ({ ...row, rate: percentOf(row.count, total) }));
}
