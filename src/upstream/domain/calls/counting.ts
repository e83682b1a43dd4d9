/** Calls counted: by day, agent, key and tag. Every figure is the length of the list that the same filters give. */
import { asc, type SQL, sql } from 'drizzle-orm';
import { UNTAGGED } from '../../../contract/call-record.ts';
import type { Db } from '../../core/context.ts';
import { callRecord } from './tables.ts';

const when = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
const isAnswered = sql`${callRecord.state} = 'dealing'`;
const isOver = sql`${callRecord.state} is not null`;
const isMissed = sql`(${isOver} and ${callRecord.state} <> 'dealing')`;
const isIncoming = sql`${callRecord.calltype} = 'normal'`;
/** Within the ten seconds of the rules for taxis ordered by telephone. */
const isAnsweredSoon = sql`(${isAnswered} and ${callRecord.waitSeconds} <= 10)`;
const all = sql<number>`count(*)::int`;
const day = sql<string>`to_char(to_timestamp(${callRecord.enteredOn} / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
const mean = (seconds: SQL | typeof callRecord.talkSeconds, condition: SQL) =>
  sql<number>`coalesce(avg(${seconds}) filter (where ${condition}), 0)::float`;

export async function countByDay(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({
      date: day,
      callCount: all,
      answerCount: when(isAnswered),
      deElectrifyCount: when(isMissed),
      soon: when(isAnsweredSoon),
      avgRing: mean(sql`${callRecord.ringSeconds}`, sql`${callRecord.ringingdate} is not null`),
      avgTalk: mean(callRecord.talkSeconds, isAnswered),
    })
    .from(callRecord)
    .where(where)
    .groupBy(day)
    .orderBy(asc(day));
  return rows.map(({ soon, avgRing, avgTalk, ...row }) => ({
    ...row,
    answerRate: percentOf(row.answerCount, row.answerCount + row.deElectrifyCount),
    within10sRate: percentOf(soon, row.answerCount),
    avgRing: tenths(avgRing),
    avgTalk: tenths(avgTalk),
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
      answered: when(isAnswered),
      missed: when(isMissed),
      talkSeconds: sql<number>`coalesce(sum(${callRecord.talkSeconds}), 0)::int`,
      tagged: when(sql`(${isAnswered} and ${callRecord.tagging} <> ${UNTAGGED})`),
      orderCount: sql<number>`count(${callRecord.orderId})::int`,
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

/** Percent with one decimal place; 0 of nothing. */
const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1_000 * part) / whole) / 10;

const tenths = (value: number): number => Math.round(value * 10) / 10;
