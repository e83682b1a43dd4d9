/** What is done about drivers. 账号 account · 审核 approval · 抽查 spot check */
import { doublePrecision, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { AttachmentKind } from '../../../contract/driver-approval.ts';
import { epochMs, flag, ownId, recordColumns, recordId } from '../../core/columns.ts';

export const driverAccount = pgTable('driver_account', {
  id: ownId(),
  driverId: recordId('driver_id').notNull(),
  passwordHash: text('password_hash'),
  mustChangePwd: flag('must_change_pwd').notNull().default(1),
  deviceModel: text('device_model'),
  os: text('os'),
  appVersion: text('app_version'),
  lastLoginOn: epochMs('last_login_on'),
  lastLoginIp: text('last_login_ip'),
  state: flag('state').notNull().default(1),
  frozenReason: text('frozen_reason'),
  ...recordColumns(),
});

/** Whole values of a driver, as they were or as they would be. */
export interface DriverValues {
  name?: string | null;
  sex?: 0 | 1 | 2 | null;
  mobile?: string | null;
  idCard?: string | null;
  companyId?: string | null;
  companyName?: string | null;
  vehicleId?: string | null;
  plateNum?: string | null;
  certNo?: string | null;
  certLevel?: number | null;
  certExpire?: number | null;
  licenseNo?: string | null;
  licenseExpire?: number | null;
}

export const driverApproval = pgTable('driver_approval', {
  id: ownId(),
  submitBy: text('submit_by').notNull(),
  submitNo: text('submit_no').notNull(),
  driverId: recordId('driver_id'),
  type: smallint('type').$type<1 | 2 | 3 | 4>().notNull(),
  name: text('name').notNull(),
  mobile: text('mobile').notNull(),
  companyId: recordId('company_id'),
  vehicleId: recordId('vehicle_id'),
  before: jsonb('before_values').$type<DriverValues>(),
  after: jsonb('after_values').$type<DriverValues>().notNull(),
  changed: text('changed').array().notNull(),
  attachments: jsonb('attachments').$type<{ kind: AttachmentKind; fileId: string }[]>().notNull(),
  addressType: text('area_id').notNull(),
  auditStatus: smallint('audit_status').$type<0 | 1 | 2>().notNull().default(0),
  reason: text('reason'),
  auditUser: text('audit_user'),
  auditTime: epochMs('audit_time'),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

export const spotCheck = pgTable('spot_check', {
  id: ownId(),
  batchNo: text('batch_no').notNull(),
  driverId: recordId('driver_id').notNull(),
  plateNum: text('plate_num'),
  checkType: smallint('check_type').$type<1 | 2 | 3 | 4>().notNull(),
  pushTime: epochMs('push_time').notNull(),
  deadline: epochMs('deadline').notNull(),
  submitTime: epochMs('submit_time'),
  images: jsonb('images').$type<{ fileId: string }[]>().notNull().default([]),
  similarity: doublePrecision('similarity'),
  result: smallint('result').$type<0 | 1 | 2>().notNull().default(0),
  handleRemark: text('handle_remark'),
  handleUser: text('handle_user'),
  handleTime: epochMs('handle_time'),
  addressType: text('area_id').notNull(),
  ...recordColumns(),
});
