/** Tables of alarms. 报警 alarm · 处理记录 log */
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { AlarmLevel, AlarmType } from '../../contract/alarm.ts';
import { epochMs, flag, ownId, recordColumns, recordId } from '../core/columns.ts';

export const alarmTable = pgTable(
  'alarm',
  {
    id: ownId(),
    alarmType: smallint('alarm_type').$type<AlarmType>().notNull(),
    level: smallint('level').$type<AlarmLevel>().notNull(),
    state: smallint('state').$type<0 | 1 | 2 | 3>().notNull().default(0),
    vehicleId: recordId('vehicle_id'),
    plateNumber: text('plate_number'),
    companyName: text('company_name'),
    addressType: text('area_id').notNull().default('-1'),
    /** Who drove when it was raised. */
    driverId: recordId('driver_id'),
    driverName: text('driver_name'),
    driverMobile: text('driver_mobile'),
    orderId: recordId('order_id'),
    lng: doublePrecision('lng'),
    lat: doublePrecision('lat'),
    address: text('address'),
    speed: doublePrecision('speed'),
    alarmTime: epochMs('alarm_time').notNull(),
    lastTime: epochMs('last_time').notNull(),
    /** Key of the account that has raised it. */
    raisedBy: text('raised_by'),
    receiveCount: integer('receive_count').notNull().default(1),
    isOverdue: flag('is_overdue').notNull().default(0),
    /** When it goes to everybody, unless somebody takes it in hand before; null where it does not. */
    escalateOn: epochMs('escalate_on'),
    handleUserId: recordId('handle_user_id'),
    handleUser: text('handle_user'),
    handleResult: smallint('handle_result').$type<1 | 2 | 3 | 4 | 5 | 99>(),
    handleRemark: text('handle_remark'),
    acknowledgedOn: epochMs('acknowledged_on'),
    handleTime: epochMs('handle_time'),
    attachments: text('attachments').array().notNull().default(sql`'{}'::text[]`),
    searchKey: text('search_key').notNull(),
    ...recordColumns(),
  },
  table => [
    index('alarm_time_idx').on(table.alarmTime),
    index('alarm_escalate_idx').on(table.escalateOn).where(sql`escalate_on is not null`),
    index('alarm_vehicle_idx').on(table.vehicleId, table.alarmType, table.alarmTime),
  ],
);
export type AlarmRow = typeof alarmTable.$inferSelect;

export const alarmLog = pgTable(
  'alarm_log',
  {
    id: ownId(),
    alarmId: recordId('alarm_id').notNull(),
    action: text('action').notNull(),
    operatorName: text('operator_name'),
    content: text('content'),
    createdOn: epochMs('created_on').notNull(),
  },
  table => [index('alarm_log_alarm_idx').on(table.alarmId)],
);
