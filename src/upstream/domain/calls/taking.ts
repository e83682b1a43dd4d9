/** How reports of a switchboard come in: each once, and the record of the call made anew of all that are there. */
import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { ALL_AREAS } from '../../../contract/dictionary.ts';
import type { Clock, Db } from '../../core/context.ts';
import { together } from '../../core/database/append.ts';
import { serialize } from '../../core/database/serialize.ts';
import { pushes } from '../../core/outbox/outbox.ts';
import { noteArea, passengerWhoCalls } from '../orders/passengers.ts';
import { holdNumbers, noteCallBack } from './call-backs.ts';
import { type Agent, agentOf, callerOf } from './people.ts';
import { deskNews, pushesOf } from './pushes.ts';
import { type CallRecordRow, callRecord, callReport } from './tables.ts';
import { type CallReport, type UnfoldedCall, unfold } from './unfolding.ts';

export interface Reported extends CallReport {
  callId: string;
  /** Where the caller is, where the switchboard knows it: an area, or -1. */
  addressType: string;
}

interface Taking {
  /** Within a transaction. */
  db: Db;
  clock: Clock;
}

/** `foreign`: the call is another account's, and stays as it is. */
export type ReportOutcome = 'noted' | 'known' | 'foreign';

/**
 * @param by key of the account that reports; null for the simulated switchboard
 * @returns what became of each report, in the same order
 */
export async function takeReports(
  taking: Taking,
  reports: readonly Reported[],
  by: string | null,
): Promise<ReportOutcome[]> {
  const byCall = groupBy([...reports.entries()], ([, { callId }]) => callId);
  const outcomes: ReportOutcome[] = reports.map(() => 'known');
  const unfolded: Unfolded[] = [];
  // calls before numbers, and either in one order whoever sends them: two senders never wait for each other in a circle
  for (const callId of Object.keys(byCall).toSorted()) {
    await serialize(taking.db, `call ${callId}`);
    const [known] = await taking.db
      .select({ reportedBy: callRecord.reportedBy })
      .from(callRecord)
      .where(eq(callRecord.callId, callId));
    const isForeign = known !== undefined && known.reportedBy !== by;
    let hasNew = false;
    for (const [at, report] of byCall[callId] ?? []) {
      if (isForeign) outcomes[at] = 'foreign';
      else if (await keep(taking, report)) outcomes[at] = 'noted';
      hasNew ||= outcomes[at] === 'noted';
    }
    if (hasNew) unfolded.push({ ...(await unfoldAnew(taking, callId)), reportedBy: by });
  }
  await holdNumbers(
    taking.db,
    unfolded.flatMap(({ call }) => call.callno ?? []),
  );
  for (const each of unfolded) await write(taking, each);
  return outcomes;
}

async function keep({ db, clock }: Taking, report: Reported): Promise<boolean> {
  const added = await db
    .insert(callReport)
    .values({ ...report, digest: digestOf(report), receivedOn: clock() })
    .onConflictDoNothing()
    .returning({ id: callReport.id });
  return added.length > 0;
}

/** The same for the same words, in whatever order the fields come. */
export const digestOf = ({ callId: _callId, ...report }: Reported): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(report).toSorted()))
    .digest('base64url')
    .slice(0, 22);

interface Unfolded {
  callId: string;
  call: UnfoldedCall;
  addressType: string;
  reportedBy: string | null;
}

async function unfoldAnew({ db }: Taking, callId: string): Promise<Omit<Unfolded, 'reportedBy'>> {
  const reports = await db
    .select()
    .from(callReport)
    .where(eq(callReport.callId, callId))
    .orderBy(asc(callReport.id));
  const addressType = reports.find(report => report.addressType !== ALL_AREAS)?.addressType ?? ALL_AREAS;
  return { callId, call: unfold(reports), addressType };
}

async function write({ db, clock }: Taking, unfolded: Unfolded): Promise<void> {
  const { callId, call } = unfolded;
  const now = clock();
  // who tags it or merges its caller meanwhile is waited for
  const [before] = await db.select().from(callRecord).where(eq(callRecord.callId, callId)).for('update');
  const agent = await agentOf(db, call.agent);
  const hasMoved = before !== undefined && before.agent !== call.agent;
  const formerAgent = hasMoved ? await agentOf(db, before.agent) : undefined;
  const row = await save(db, { ...unfolded, before, agent, now });
  const caller = await callerOf(db, row.passengerId);
  const said = pushesOf(before, row, { agent, formerAgent, caller, now });
  const isOtherwise = await noteCallBack(db, before, row, now);
  await together(db, [pushes(isOtherwise || said.length > 0 ? [...said, deskNews(row.id, now)] : said)]);
}

interface Saving extends Unfolded {
  before: CallRecordRow | undefined;
  agent: Agent | undefined;
  now: number;
}

async function save(
  db: Db,
  { callId, before, call, agent, addressType, reportedBy, now }: Saving,
): Promise<CallRecordRow> {
  const passengerId =
    before?.passengerId ?? (await passengerWhoCalls(db, call.callno, { now, areaIds: [addressType] }));
  await noteArea(db, passengerId, addressType);
  const said = { ...call, passengerId, addressType, agentName: agent?.userName ?? null, updatedOn: now };
  const [row] = before
    ? await db
        .update(callRecord)
        .set({ ...said, version: before.version + 1 })
        .where(eq(callRecord.id, before.id))
        .returning()
    : await db
        .insert(callRecord)
        .values({ ...said, callId, reportedBy, createdOn: now })
        .returning();
  if (!row) throw new Error('NO_CALL');
  return row;
}
