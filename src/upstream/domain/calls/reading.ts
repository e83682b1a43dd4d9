/** Calls as consoles see them. */
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CallRecord } from '../../../contract/call-record.ts';
import { ALL_AREAS, AREA_DICTIONARY, CALL_TAG_DICTIONARY } from '../../../contract/dictionary.ts';
import type { Db } from '../../core/context.ts';
import { dictionary } from '../../core/lookups/dictionary-table.ts';
import type { AreaScope } from '../../core/scope.ts';
import { passenger } from '../orders/tables.ts';
import { type CallQuery, callFilter, type Times } from './call-filter.ts';
import { FIGURES } from './figures.ts';
import { type CallRecordRow, callBack, callRecord } from './tables.ts';

interface Window {
  /** From 1. */
  current: number;
  size: number;
}

/** The latest first. */
export async function pageOfCalls(
  db: Db,
  scope: AreaScope,
  asked: CallQuery,
  { current, size }: Window,
): Promise<CallRecord[]> {
  const rows = await db
    .select()
    .from(callRecord)
    .where(callFilter(scope, asked))
    .orderBy(desc(callRecord.enteredOn), desc(callRecord.id))
    .limit(size)
    .offset((current - 1) * size);
  return toCalls(db, rows);
}

interface CallCounts {
  /** Within the times that are asked for, and how many of these nobody answered. */
  own: number;
  unanswered: number;
  /** By the other filters alone. */
  all: number;
  week: number;
  month: number;
}

/** In one statement, and each through its own index: one pass for all of them would read the table itself. */
export async function countCalls(
  db: Db,
  scope: AreaScope,
  { own, week, month, ...asked }: Omit<CallQuery, keyof Times> & Record<'own' | 'week' | 'month', Times>,
): Promise<CallCounts> {
  const counted = (times: Times, more?: SQL) =>
    sql<number>`(${db
      .select({ count: sql`count(*)::int` })
      .from(callRecord)
      .where(and(callFilter(scope, { ...asked, ...times }), more))})`;
  const missed = missedAmong(asked);
  const [counts] = await db
    .select({
      ...(isLimited(own) && { own: counted(own) }),
      ...(missed === 'some' && { unanswered: counted(own, FIGURES.missed) }),
      all: counted({}),
      week: counted(week),
      month: counted(month),
    })
    .from(sql`(values (1)) as once`);
  if (!counts) return { own: 0, unanswered: 0, all: 0, week: 0, month: 0 };
  const found = { own: counts.all, ...counts };
  return { unanswered: missed === 'all' ? found.own : 0, ...found };
}

/** Whether nobody answered the calls that are asked for, where that is known without looking at them. */
function missedAmong({ state, only }: Pick<CallQuery, 'state' | 'only'>): 'all' | 'none' | 'some' {
  if (state === 'dealing' || only === 'answered' || only === 'soon' || only === 'tagged') return 'none';
  return state !== undefined || only === 'missed' ? 'all' : 'some';
}

const isLimited = ({ from, to }: Times): boolean => from !== undefined || to !== undefined;

/** By the switchboard's own name of it. */
export async function callNamed(db: Db, callId: string): Promise<CallRecordRow | undefined> {
  const [found] = await db.select().from(callRecord).where(eq(callRecord.callId, callId));
  return found;
}

/** In the order of `rows`. */
export async function toCalls(db: Db, rows: readonly CallRecordRow[]): Promise<CallRecord[]> {
  if (rows.length === 0) return [];
  const callers = await callersOf(db, rows);
  const [tags, areas] = await readTwoDictionaries(db, CALL_TAG_DICTIONARY, AREA_DICTIONARY);
  const waiting = await waitingOf(db, rows);
  return rows.map(row => {
    const caller = callers.get(row.passengerId ?? '');
    return {
      id: row.id,
      calltype: row.calltype,
      agent: row.agent,
      agentname: row.agentName,
      passengerId: row.passengerId,
      name: caller?.name ?? null,
      callno: row.callno,
      district: row.addressType === ALL_AREAS ? null : (areas.get(row.addressType) ?? null),
      addressType: row.addressType,
      enteredOn: row.enteredOn,
      ringingdate: row.ringingdate,
      begin: row.begin,
      end: row.end,
      state: row.state,
      callstate: row.phase,
      ivrkey: row.ivrkey,
      tagging: row.tagging,
      taggingText: tags.get(row.tagging) ?? null,
      isOldPerson: caller?.isOldPerson ?? 0,
      isDriver: caller?.isDriver ?? 0,
      queueSeconds: row.queueSeconds,
      ringSeconds: row.ringSeconds,
      waitSeconds: row.waitSeconds,
      talkSeconds: row.talkSeconds,
      hasRecording: row.recordUrl === null ? 0 : 1,
      satisfaction: row.satisfaction,
      orderId: row.orderId,
      lostId: row.lostId,
      complaintId: row.complaintId,
      callbackState: waiting.get(row.callno ?? '') ?? 0,
    };
  });
}

async function callersOf(db: Db, rows: readonly CallRecordRow[]) {
  const ids = rows.flatMap(({ passengerId }) => passengerId ?? []);
  const { id, name, isOldPerson, isDriver } = passenger;
  const found = await db.select({ id, name, isOldPerson, isDriver }).from(passenger).where(inArray(id, ids));
  return new Map(found.map(caller => [caller.id, caller]));
}

/** Of missed calls, what became of their number. */
async function waitingOf(db: Db, rows: readonly CallRecordRow[]) {
  const numbers = rows.flatMap(({ callno, state }) => (state && state !== 'dealing' && callno) || []);
  if (numbers.length === 0) return new Map<string, CallRecord['callbackState']>();
  const found = await db
    .select({ callno: callBack.callno, state: callBack.state })
    .from(callBack)
    .where(inArray(callBack.callno, numbers))
    .orderBy(callBack.id);
  return new Map(found.map(({ callno, state }) => [callno, state]));
}

type Words = ReadonlyMap<string, string>;

/** Words of a dictionary by their values. */
export async function wordsOf(db: Db, parentCode: string): Promise<Words> {
  const [words] = await readTwoDictionaries(db, parentCode, parentCode);
  return words;
}

/** Of two dictionaries, in one statement. */
export async function readTwoDictionaries(db: Db, one: string, other: string): Promise<[Words, Words]> {
  const found = await db
    .select({ parentCode: dictionary.parentCode, value: dictionary.dicValue, words: dictionary.description })
    .from(dictionary)
    .where(inArray(dictionary.parentCode, [one, other]));
  const of = (code: string) =>
    new Map(found.flatMap(({ parentCode, value, words }) => (parentCode === code ? [[value, words]] : [])));
  return [of(one), of(other)];
}
