/** Calls of the last thirty days, so that lists and statistics have something to show: what was reported, and what it makes. */
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { chunk } from 'es-toolkit';
import { UNTAGGED } from '../../contract/call-record.ts';
import { AREA_DICTIONARY, ORDER_TAG } from '../../contract/dictionary.ts';
import type { Db } from '../../upstream/core/context.ts';
import { adminUser } from '../../upstream/core/identity/tables.ts';
import { dictionary } from '../../upstream/core/lookups/dictionary-table.ts';
import { streamOf } from '../../upstream/core/streams.ts';
import { type CallRecordRow, callBack, callRecord, callReport } from '../../upstream/domain/calls/tables.ts';
import { digestOf } from '../../upstream/domain/calls/taking.ts';
import { unfold } from '../../upstream/domain/calls/unfolding.ts';
import { noteArea } from '../../upstream/domain/orders/passengers.ts';
import { passenger, taxiOrder } from '../../upstream/domain/orders/tables.ts';
import type { Script } from '../switchboard/script.ts';
import { pastCalls } from './data/calls.ts';
import type { Samples } from './data/sampling.ts';

/** The orders that came by telephone did so in a call. */
export const after = ['order'];

const SEED = 30;
const ROWS_AT_ONCE = 500;

export const samples: Samples = async ({ db, now }) => {
  const agents = await agentsOf(db);
  const people = await db.select({ mobile: passenger.mobile }).from(passenger).orderBy(asc(passenger.id));
  const areas = await db
    .select({ id: dictionary.dicValue })
    .from(dictionary)
    .where(eq(dictionary.parentCode, AREA_DICTIONARY));
  const orders = await db
    .select()
    .from(taxiOrder)
    .where(and(eq(taxiOrder.source, BY_PHONE), isNotNull(taxiOrder.mobile), isNull(taxiOrder.callId)))
    .orderBy(asc(taxiOrder.id));
  const { scripts, missed, ordered } = pastCalls(streamOf(SEED, 'past calls'), {
    now,
    agents: [...agents.keys()],
    known: people.map(({ mobile }) => mobile),
    areas: areas.map(({ id }) => id),
    orders,
  });
  const calls = await addCalls(db, scripts, { agents, ordered, now });
  for (const [callId, orderId] of ordered)
    await db
      .update(taxiOrder)
      .set({ callId: calls.get(callId)?.id ?? null })
      .where(eq(taxiOrder.id, orderId));
  const rows = [...missed].flatMap(([callId, answer]) =>
    backOf(calls.get(callId), answer === null ? undefined : calls.get(answer)),
  );
  if (rows.length > 0) await db.insert(callBack).values(rows);
};

const BY_PHONE = 4;

/** Names by their accounts at the switchboard. */
async function agentsOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ account: adminUser.callSystemAccount, name: adminUser.userName })
    .from(adminUser)
    .where(isNotNull(adminUser.callSystemAccount))
    .orderBy(asc(adminUser.callSystemAccount));
  return new Map(rows.map(({ account, name }) => [account ?? '', name]));
}

interface Known {
  agents: ReadonlyMap<string, string>;
  /** Orders by the names of the calls in which they were made. */
  ordered: ReadonlyMap<string, string>;
  now: number;
}

/** Answers them by their names. */
async function addCalls(db: Db, scripts: readonly Script[], { agents, ordered, now }: Known) {
  const reports = scripts.map(({ steps }) =>
    steps.flatMap(({ what }) => ('report' in what ? what.report : [])),
  );
  const callers = await callersOf(
    db,
    reports.flatMap(([first]) => first?.callno ?? []),
    now,
  );
  const records = scripts.map(({ callId, steps }, index) => {
    const call = unfold(reports[index] ?? []);
    const tagged = steps.find(({ what }) => 'tagging' in what);
    const orderId = ordered.get(callId);
    const tagging = orderId ? ORDER_TAG : tagged && 'tagging' in tagged.what ? tagged.what.tagging : UNTAGGED;
    return {
      ...call,
      callId,
      passengerId: callers.get(call.callno ?? '') ?? null,
      addressType: reports[index]?.[0]?.addressType,
      agentName: agents.get(call.agent ?? '') ?? null,
      tagging,
      taggedOn: tagging === UNTAGGED ? null : (tagged?.on ?? call.end),
      orderId: orderId ?? null,
      createdOn: call.enteredOn,
      updatedOn: call.end ?? call.enteredOn,
    };
  });
  for (const some of chunk(reports.flat(), ROWS_AT_ONCE))
    await db
      .insert(callReport)
      .values(some.map(report => ({ ...report, digest: digestOf(report), receivedOn: report.on })));
  const added: CallRecordRow[] = [];
  for (const some of chunk(records, ROWS_AT_ONCE))
    added.push(...(await db.insert(callRecord).values(some).returning()));
  for (const { passengerId, addressType } of added) await noteArea(db, passengerId, addressType);
  return new Map(added.map(call => [call.callId, call]));
}

/** Who calls, by number: those whom nobody knew are known from then on. */
async function callersOf(
  db: Db,
  numbers: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const mobiles = [...new Set(numbers)];
  await db
    .insert(passenger)
    .values(mobiles.map(mobile => ({ mobile, searchKey: '', areaIds: [], createdOn: now, updatedOn: now })))
    .onConflictDoNothing();
  const rows = await db
    .select({ id: passenger.id, mobile: passenger.mobile })
    .from(passenger)
    .where(inArray(passenger.mobile, mobiles));
  return new Map(rows.map(({ id, mobile }) => [mobile, id]));
}

/** What became of a missed call: none where the number was hidden. */
function backOf(call: CallRecordRow | undefined, answer: CallRecordRow | undefined) {
  if (!call || call.callno === null) return [];
  const { callno, passengerId, addressType, enteredOn } = call;
  const over = answer && { state: 2 as const, endedOn: answer.begin, endedByCallId: answer.id };
  const times = { createdOn: enteredOn, updatedOn: answer?.begin ?? enteredOn };
  const missed = { firstMissedOn: enteredOn, lastMissedOn: enteredOn, lastCallId: call.id };
  return [{ callno, passengerId, addressType, ...missed, ...over, ...times }];
}
