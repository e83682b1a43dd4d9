/** Tables of calls. 通话记录 call record · 话务报告 report · 坐席 agent */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  CallEventKind,
  CallPhase,
  CallState,
  CallType,
  EndReason,
} from '../../../contract/call-states.ts';
import { epochMs, flag, ownId, recordColumns, recordId } from '../../core/columns.ts';

/** One for each call: made anew of its reports whenever one comes, save for what people say of it. */
export const callRecord = pgTable(
  'call_record',
  {
    id: ownId(),
    /** The switchboard's own name of it. */
    callId: text('call_id').notNull(),
    /** Key of the account that has reported it; null of the simulated switchboard. */
    reportedBy: text('reported_by'),
    calltype: text('calltype').$type<CallType>().notNull(),
    callno: text('callno'),
    passengerId: recordId('passenger_id'),
    addressType: text('area_id').notNull().default('-1'),
    phase: text('phase').$type<CallPhase>().notNull(),
    state: text('state').$type<CallState>(),
    agent: text('agent'),
    agentName: text('agent_name'),
    transferredBy: text('transferred_by'),
    ivrkey: text('ivrkey'),
    enteredOn: epochMs('entered_on').notNull(),
    ringingdate: epochMs('ringingdate'),
    begin: epochMs('begin_on'),
    end: epochMs('end_on'),
    queueSeconds: integer('queue_seconds').notNull().default(0),
    ringSeconds: integer('ring_seconds').notNull().default(0),
    waitSeconds: integer('wait_seconds').notNull().default(0),
    talkSeconds: integer('talk_seconds').notNull().default(0),
    recordUrl: text('record_url'),
    satisfaction: smallint('satisfaction'),
    /** '0' while nobody has said what it was about; otherwise a value of the dictionary `callTag`. */
    tagging: text('tagging').notNull().default('0'),
    taggedOn: epochMs('tagged_on'),
    orderId: recordId('order_id'),
    lostId: recordId('lost_id'),
    complaintId: recordId('complaint_id'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('call_record_call_idx').on(table.callId),
    // with what the list counts its calls by
    index('call_record_entered_idx').on(table.enteredOn, table.id, table.state),
    // `FIGURES.missed`, and where one may see them
    index('call_record_missed_idx')
      .on(table.enteredOn, table.id, table.addressType)
      .where(sql`state is not null and state <> 'dealing'`),
    // with what an agent's own day is counted by
    index('call_record_agent_idx').on(table.agent, table.enteredOn, table.state, table.tagging),
    index('call_record_state_idx').on(table.state, table.enteredOn, table.id),
    index('call_record_tagging_idx').on(table.tagging, table.enteredOn, table.id, table.state),
    index('call_record_callno_idx').on(table.callno, table.enteredOn),
    index('call_record_passenger_idx').on(table.passengerId, table.enteredOn),
  ],
);
export type CallRecordRow = typeof callRecord.$inferSelect;

/** What the switchboard has said, each thing once. */
export const callReport = pgTable(
  'call_report',
  {
    id: ownId(),
    callId: text('call_id').notNull(),
    /** Names it among the reports of its call. */
    digest: text('digest').notNull(),
    kind: text('kind').$type<CallEventKind>().notNull(),
    addressType: text('area_id').notNull().default('-1'),
    on: epochMs('reported_on').notNull(),
    calltype: text('calltype').$type<CallType>().notNull(),
    callno: text('callno'),
    agent: text('agent'),
    ivrkey: text('ivrkey'),
    reason: text('reason').$type<EndReason>(),
    endedBy: text('ended_by').$type<'caller' | 'agent'>(),
    recordUrl: text('record_url'),
    satisfaction: smallint('satisfaction'),
    receivedOn: epochMs('received_on').notNull(),
  },
  table => [uniqueIndex('call_report_once_idx').on(table.callId, table.digest)],
);

/** Missed calls of one number, until somebody calls back. */
export const callBack = pgTable(
  'call_back',
  {
    id: ownId(),
    callno: text('callno').notNull(),
    passengerId: recordId('passenger_id'),
    addressType: text('area_id').notNull().default('-1'),
    /** The first and the last of them, and how many. */
    firstMissedOn: epochMs('first_missed_on').notNull(),
    lastMissedOn: epochMs('last_missed_on').notNull(),
    lastCallId: recordId('last_call_id').notNull(),
    missedCount: integer('missed_count').notNull().default(1),
    /** 1 to call back, 2 done, 3 given up. */
    state: smallint('state').$type<1 | 2 | 3>().notNull().default(1),
    endedOn: epochMs('ended_on'),
    /** The call that was answered; null where it was given up. */
    endedByCallId: recordId('ended_by_call_id'),
    reason: text('reason'),
    /** Who is about to call. */
    claimedById: recordId('claimed_by_id'),
    claimedByName: text('claimed_by_name'),
    claimedOn: epochMs('claimed_on'),
    ...recordColumns(),
  },
  table => [
    index('call_back_callno_idx').on(table.callno, table.id),
    index('call_back_passenger_idx').on(table.passengerId),
    uniqueIndex('call_back_one_open_idx').on(table.callno).where(sql`state = 1`),
  ],
);

/** Whether somebody takes calls, as he has said last. */
export const callPresence = pgTable('call_presence', {
  userId: recordId('user_id').primaryKey(),
  isBusy: flag('is_busy').notNull().default(0),
  since: epochMs('since').notNull(),
});
