/**
 * The simulated switchboard: calls that go on by their scripts, and a hand on each. What it reports is taken as what a real
 * one reports. Any number of processes run it: each step is one's.
 */
import { asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { TrialAct } from '../../contract/call-trial.ts';
import type { Clock, Db } from '../../upstream/core/context.ts';
import { retryTransaction } from '../../upstream/core/database/fault.ts';
import type { Job } from '../../upstream/core/jobs.ts';
import { callNamed } from '../../upstream/domain/calls/reading.ts';
import { callRecord } from '../../upstream/domain/calls/tables.ts';
import { type Reported, takeReports } from '../../upstream/domain/calls/taking.ts';
import { recordingOf, type Script, type Step } from './script.ts';
import { simulatedStep } from './tables.ts';

/** Of many calls at once the rest waits a second. */
const MOST_STEPS = 200;

export const runExchange: Job = {
  name: 'run-exchange',
  everyMs: 1_000,
  run: async ({ db, clock }) => {
    // mostly there is nothing to do, and no transaction for it
    const [any] = await db
      .select({ id: simulatedStep.id })
      .from(simulatedStep)
      .where(lte(simulatedStep.dueOn, clock()))
      .limit(1);
    if (any) await retryTransaction(db, transaction => goOn(transaction as unknown as Db, clock));
  },
};

async function goOn(db: Db, clock: Clock): Promise<void> {
  const due = await dueSteps(db, clock());
  const said = due.map(({ callId, what }) => ({ callId, what: JSON.parse(what) as Step['what'] }));
  const reports = said.flatMap(({ what }) => ('report' in what ? what.report : []));
  if (reports.length > 0) await takeReports({ db, clock }, reports, null);
  for (const { callId, what } of said)
    if ('tagging' in what) await tagCall(db, callId, what.tagging, clock());
}

/** Takes them away; they come back if the transaction fails. */
async function dueSteps(db: Db, now: number) {
  const ids = db
    .select({ id: simulatedStep.id })
    .from(simulatedStep)
    .where(lte(simulatedStep.dueOn, now))
    .orderBy(asc(simulatedStep.dueOn), asc(simulatedStep.id))
    .limit(MOST_STEPS)
    .for('update', { skipLocked: true });
  const taken = await db.delete(simulatedStep).where(inArray(simulatedStep.id, ids)).returning();
  return taken.toSorted((one, other) => one.dueOn - other.dueOn);
}

/** @param callId as the switchboard names it */
export async function tagCall(db: Db, callId: string, tagging: string, now: number): Promise<void> {
  await db
    .update(callRecord)
    .set({ tagging, taggedOn: now, updatedOn: now })
    .where(eq(callRecord.callId, callId));
}

/** The call goes on by itself from now on. */
export async function beginCall(
  db: Db,
  { callId, agent, steps }: Pick<Script, 'callId' | 'agent' | 'steps'>,
): Promise<void> {
  await db.insert(simulatedStep).values(steps.map(step => rowOf(callId, agent, step)));
}

const KEEPS_NOBODY: readonly Reported['kind'][] = ['record', 'rate'];

function rowOf(callId: string, agent: string | null, { on, what }: Step) {
  const isBusy = 'report' in what && !KEEPS_NOBODY.includes(what.report.kind);
  return { callId, agent: isBusy ? agent : null, dueOn: on, what: JSON.stringify(what) };
}

/** Accounts of those whom a call keeps busy, or soon will. */
export async function busyAgents(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ agent: simulatedStep.agent })
    .from(simulatedStep)
    .where(isNotNull(simulatedStep.agent));
  return new Set(rows.flatMap(({ agent }) => agent ?? []));
}

const TALK_MS = 600_000;
const MESSAGE_SECONDS = 12;

/** Answers whether it was under way, and such that it could be done. */
export async function actOnCall(db: Db, clock: Clock, callId: string, act: TrialAct): Promise<boolean> {
  const rows = await db
    .select()
    .from(simulatedStep)
    .where(eq(simulatedStep.callId, callId))
    .orderBy(asc(simulatedStep.dueOn), asc(simulatedStep.id))
    .for('update');
  const steps = rows.map(({ what }) => JSON.parse(what) as Step['what']);
  const planned = steps.flatMap(what => ('report' in what ? what.report : []));
  const end = planned.find(({ kind }) => kind === 'end');
  const willLink = planned.find(({ kind }) => kind === 'link');
  const call = await callNamed(db, callId);
  const agent = call?.agent ?? willLink?.agent ?? null;
  const isAnswered = call?.begin != null;
  if (!end || !call || (act !== 'hangUp' && isAnswered) || (act === 'answer' && agent === null)) return false;
  const now = clock();
  const last = { ...end, on: now, reason: null };
  const next: Reported[] = {
    answer: [
      { ...last, kind: 'link' as const, agent, endedBy: null },
      { ...last, on: now + TALK_MS, endedBy: 'caller' as const },
    ],
    hangUp: [
      { ...last, endedBy: 'agent' as const },
      ...(call.begin === null ? [] : [recordingOf(last, (now - call.begin) / 1_000)]),
    ],
    voicemail: [
      { ...last, reason: 'voicemail' as const, endedBy: 'caller' as const },
      recordingOf(last, MESSAGE_SECONDS),
    ],
  }[act];
  await db.delete(simulatedStep).where(eq(simulatedStep.callId, callId));
  await beginCall(db, {
    callId,
    agent,
    steps: next.map(report => ({ on: report.on, what: { report } })),
  });
  return true;
}
