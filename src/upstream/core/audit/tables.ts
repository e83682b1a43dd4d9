/** What was done, who signed in, and whose number was seen. */
import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { LOGGED_REASONS } from '../../../contract/reveal.ts';
import { epochMs, flag, ownId, recordId } from '../columns.ts';

export const operateLog = pgTable('operate_log', {
  id: ownId(),
  title: text('title').notNull(),
  businessType: integer('business_type').notNull(),
  operatorType: integer('operator_type').notNull(),
  operId: recordId('oper_id'),
  operName: text('oper_name'),
  requestMethod: text('request_method').notNull(),
  operUrl: text('oper_url').notNull(),
  method: text('method').notNull(),
  operParam: text('oper_param'),
  jsonResult: text('json_result'),
  objectType: text('object_type'),
  objectId: text('object_id'),
  objectName: text('object_name'),
  objectPlate: text('object_plate'),
  before: text('before'),
  after: text('after'),
  operIp: text('oper_ip'),
  operLocation: text('oper_location'),
  userAgent: text('user_agent'),
  traceId: text('trace_id').notNull(),
  status: flag('status').notNull(),
  errorMsg: text('error_msg'),
  operTime: epochMs('oper_time').notNull(),
  costTime: integer('cost_time').notNull(),
  /** The areas of who acted, as they were then. */
  areaIds: text('area_ids').array().notNull().default([]),
});

/** The time of sign-out stands with the session: a row of this log never changes. */
export const loginLog = pgTable('login_log', {
  id: ownId(),
  account: text('account').notNull(),
  userName: text('user_name'),
  loginType: integer('login_type').notNull(),
  ip: text('ip'),
  location: text('location'),
  browser: text('browser'),
  os: text('os'),
  device: text('device'),
  status: flag('status').notNull(),
  msg: text('msg'),
  loginTime: epochMs('login_time').notNull(),
  sessionId: recordId('session_id'),
});

/** Who saw a masked value whole. The value itself stands nowhere. */
export const revealLog = pgTable('reveal_log', {
  id: ownId(),
  userId: recordId('user_id').notNull(),
  userName: text('user_name').notNull(),
  /** Of the account of the open door, where no person has seen it. */
  appKey: text('app_key'),
  objectType: text('object_type').notNull(),
  objectId: text('object_id'),
  objectName: text('object_name'),
  field: text('field').notNull(),
  reason: smallint('reason').$type<(typeof LOGGED_REASONS)[number]>().notNull(),
  createdOn: epochMs('created_on').notNull(),
  ip: text('ip'),
  areaIds: text('area_ids').array().notNull().default([]),
});
