/** Who is at his desk, and what he does there: by his sessions, by the calls that there are, and by what he says. */
import { and, eq, gte, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { sortBy } from 'es-toolkit';
import type { AGENT_STATES, AgentAtDesk } from '../../../contract/call-centre.ts';
import { UNTAGGED } from '../../../contract/call-record.ts';
import type { Db } from '../../core/context.ts';
import { startOfDay } from '../../core/day.ts';
import { overdue, readLimits } from '../../core/identity/session-life.ts';
import { adminUser, session } from '../../core/identity/tables.ts';
import { countByAgent } from './counting.ts';
import { callPresence, callRecord } from './tables.ts';

type AgentState = (typeof AGENT_STATES)[number];

/** Longer after a call nobody is taken to be busy with what he has not said of it. */
const WRAP_UP_MS = 120_000;

/** Everybody who has an account at the switchboard, by it; who is there stands before who is not. */
export async function agentsAtDesk(db: Db, now: number): Promise<AgentAtDesk[]> {
  const isOpen = and(isNull(session.endedOn), not(overdue(await readLimits(db), now)));
  const rows = await db
    .select({
      userId: adminUser.id,
      agent: adminUser.callSystemAccount,
      agentName: adminUser.userName,
      isHere: sql<boolean>`exists (select 1 from ${session} where ${session.userId} = ${adminUser.id} and ${isOpen})`,
      isBusy: callPresence.isBusy,
      busySince: callPresence.since,
    })
    .from(adminUser)
    .leftJoin(callPresence, eq(callPresence.userId, adminUser.id))
    .where(and(isNotNull(adminUser.callSystemAccount), eq(adminUser.deleted, 0), eq(adminUser.state, 1)))
    .orderBy(adminUser.callSystemAccount);
  const accounts = rows.flatMap(({ agent }) => agent ?? []);
  const today = startOfDay(now);
  const ofToday = and(inArray(callRecord.agent, accounts), gte(callRecord.enteredOn, today));
  const figures = new Map((await countByAgent(db, ofToday)).map(row => [row.agent, row]));
  const current = await callsNow(db, accounts, now);
  const all = rows.flatMap(({ agent, isHere, isBusy, busySince, ...row }) => {
    if (agent === null) return [];
    const counted = figures.get(agent);
    const call = current.get(agent);
    const said =
      isBusy === 1 ? { state: 5 as const, sinceTime: busySince } : { state: 1 as const, sinceTime: null };
    const answered = counted?.answered ?? 0;
    return {
      ...row,
      agent,
      isBusy: isBusy ?? 0,
      ...(call ?? (isHere ? said : { state: 0 as const, sinceTime: null })),
      todayIn: counted?.in ?? 0,
      todayOut: counted?.out ?? 0,
      answered,
      avgTalkSeconds: answered === 0 ? 0 : Math.round((counted?.talkSeconds ?? 0) / answered),
    };
  });
  return sortBy(all, [({ state }) => Number(state === 0)]);
}

/** What rings at whom, who talks, and who has just hung up and not said what it was about. */
async function callsNow(db: Db, accounts: readonly string[], now: number) {
  const isOn = inArray(callRecord.phase, ['Ring', 'Link']);
  const isFresh = and(
    eq(callRecord.state, 'dealing'),
    eq(callRecord.tagging, UNTAGGED),
    gte(callRecord.end, now - WRAP_UP_MS),
  );
  const { agent, phase, ringingdate, begin, end } = callRecord;
  const rows = await db
    .select({ agent, phase, ringingdate, begin, end })
    .from(callRecord)
    .where(
      and(
        inArray(agent, [...accounts]),
        gte(callRecord.enteredOn, now - DAY_MS),
        sql`(${isOn} or ${isFresh})`,
      ),
    );
  const states = new Map<string, { state: AgentState; sinceTime: number | null }>();
  for (const row of rows) {
    const next =
      row.phase === 'Link'
        ? { state: 3 as const, sinceTime: row.begin }
        : row.phase === 'Ring'
          ? { state: 2 as const, sinceTime: row.ringingdate }
          : { state: 4 as const, sinceTime: row.end };
    const known = row.agent === null ? undefined : states.get(row.agent);
    if (row.agent !== null && (!known || TURN.indexOf(next.state) < TURN.indexOf(known.state)))
      states.set(row.agent, next);
  }
  return states;
}

const DAY_MS = 86_400_000;
/** Talking before ringing before wrapping up. */
const TURN: readonly AgentState[] = [3, 2, 4];

/** @param now milliseconds since 1970 */
export async function sayPresence(db: Db, userId: string, isBusy: 0 | 1, now: number): Promise<void> {
  await db
    .insert(callPresence)
    .values({ userId, isBusy, since: now })
    .onConflictDoUpdate({ target: callPresence.userId, set: { isBusy, since: now } });
}
