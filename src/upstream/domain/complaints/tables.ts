/** Tables of complaints. 投诉 complaint · 处理记录 log · 行程证据 evidence */
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ComplaintEvidence } from '../../../contract/complaint.ts';
import type { ComplaintState } from '../../../contract/complaint-states.ts';
import { epochMs, ownId, recordColumns, recordId } from '../../core/columns.ts';

export const complaintTable = pgTable(
  'complaint',
  {
    id: ownId(),
    complaintNo: text('complaint_no').notNull(),
    state: smallint('state').$type<ComplaintState>().notNull().default(0),
    source: smallint('source').notNull().default(1),
    type: smallint('type').notNull(),
    complainant: text('complainant'),
    mobile: text('mobile'),
    content: text('content').notNull(),
    occurTime: epochMs('occur_time'),
    address: text('address'),
    plateNumber: text('plate_number'),
    driverName: text('driver_name'),
    addressType: text('area_id').notNull().default('-1'),
    callId: recordId('call_id'),
    orderId: recordId('order_id'),
    vehicleId: recordId('vehicle_id'),
    driverId: recordId('driver_id'),
    deadline: epochMs('deadline'),
    handleUserName: text('handle_user_name'),
    acceptedOn: epochMs('accepted_on'),
    reply: text('reply'),
    repliedOn: epochMs('replied_on'),
    dutyResult: smallint('duty_result').notNull().default(0),
    penalty: text('penalty'),
    visitResult: smallint('visit_result'),
    closedOn: epochMs('closed_on'),
    reason: text('reason'),
    searchKey: text('search_key').notNull(),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('complaint_no_idx').on(table.complaintNo),
    index('complaint_created_idx').on(table.createdOn, table.id),
    index('complaint_state_idx').on(table.state, table.deadline),
    index('complaint_mobile_idx').on(table.mobile, table.createdOn),
    index('complaint_deadline_idx').on(table.deadline, table.id),
    index('complaint_occurred_idx').on(table.occurTime, table.id),
    index('complaint_type_idx').on(table.type, table.id),
    index('complaint_by_state_idx').on(table.state, table.id),
  ],
);
export type ComplaintRow = typeof complaintTable.$inferSelect;

export const complaintLog = pgTable(
  'complaint_log',
  {
    id: ownId(),
    complaintId: recordId('complaint_id').notNull(),
    action: text('action').notNull(),
    operatorName: text('operator_name'),
    content: text('content'),
    result: smallint('result'),
    createdOn: epochMs('created_on').notNull(),
  },
  table => [index('complaint_log_complaint_idx').on(table.complaintId)],
);

/** Copied when it is attached: nothing that is pruned later is read for it. */
export const complaintEvidence = pgTable(
  'complaint_evidence',
  {
    id: ownId(),
    complaintId: recordId('complaint_id').notNull(),
    orderId: recordId('order_id').notNull(),
    orderNo: text('order_no').notNull(),
    plateNumber: text('plate_number'),
    driverName: text('driver_name'),
    matchTime: epochMs('match_time'),
    arriveTime: epochMs('arrive_time'),
    onboardTime: epochMs('onboard_time'),
    finishTime: epochMs('finish_time'),
    cancelTime: epochMs('cancel_time'),
    distance: integer('distance'),
    price: integer('price'),
    line: jsonb('line').$type<ComplaintEvidence['line']>().notNull(),
    attachedBy: text('attached_by'),
    createdOn: epochMs('created_on').notNull(),
  },
  table => [uniqueIndex('complaint_evidence_once_idx').on(table.complaintId, table.orderId)],
);
