/** Tables that more than one feature reads: people and their rights, menu entries, sessions, logs, dictionary. */

import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ListClass } from '../../contract/dictionary-record.ts';
import type { PermissionCode } from '../../contract/grammar/permissions.ts';
import type { LOGGED_REASONS } from '../../contract/reveal.ts';
import { epochMs, flag, ownId, recordColumns, recordId } from './columns.ts';

/** A deleted user stays for the logs' sake; his account name is free again. */
export const adminUser = pgTable('admin_user', {
  id: ownId(1001),
  account: text('account').notNull(),
  userName: text('user_name').notNull(),
  mobile: text('mobile'),
  email: text('email'),
  avatar: text('avatar'),
  sex: smallint('sex').$type<0 | 1 | 2>().notNull().default(0),
  jobNo: text('job_no'),
  callSystemAccount: text('call_system_account'),
  agentNo: text('agent_no'),
  isSuperuser: flag('is_superuser').notNull().default(0),
  /** The first of `userRole`, kept here for sorting. */
  roleId: recordId('role_id'),
  /** Empty = all areas. */
  areaIds: text('area_ids').array().notNull().default([]),
  state: flag('state').notNull().default(1),
  passwordHash: text('password_hash').notNull(),
  pwdUpdatedOn: epochMs('pwd_updated_on'),
  mustChangePwd: flag('must_change_pwd').notNull().default(0),
  mfaBound: flag('mfa_bound').notNull().default(0),
  lastLoginOn: epochMs('last_login_on'),
  lastLoginIp: text('last_login_ip'),
  expireOn: epochMs('expire_on'),
  /** Name, pinyin, initials, account and job number in lower case. */
  searchKey: text('search_key').notNull(),
  deleted: flag('deleted').notNull().default(0),
  ...recordColumns(),
});

export const role = pgTable('role', {
  id: ownId(101),
  name: text('name').notNull(),
  roleKey: text('role_key').notNull(),
  sort: integer('sort').notNull().default(0),
  /** '1' ships with the product. */
  builtIn: text('built_in').$type<'0' | '1'>().notNull().default('0'),
  state: flag('state').notNull().default(1),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

export const rolePermission = pgTable(
  'role_permission',
  { roleId: recordId('role_id').notNull(), val: text('val').notNull() },
  table => [primaryKey({ name: 'role_permission_pkey', columns: [table.roleId, table.val] })],
);

/** Position 0 is the role that stands for the user in lists. */
export const userRole = pgTable(
  'user_role',
  {
    userId: recordId('user_id').notNull(),
    roleId: recordId('role_id').notNull(),
    position: integer('position').notNull(),
  },
  table => [primaryKey({ name: 'user_role_pkey', columns: [table.userId, table.roleId] })],
);

export const permission = pgTable('permission', {
  id: ownId(),
  name: text('name').notNull(),
  val: text('val').notNull(),
  parentId: recordId('parent_id'),
  /** 1 menu, 2 page, 3 button, 4 data. */
  type: smallint('type').$type<1 | 2 | 3 | 4>().notNull(),
  sort: integer('sort').notNull().default(0),
});

export const session = pgTable('session', {
  id: ownId(),
  tokenHash: text('token_hash').notNull(),
  userId: recordId('user_id').notNull(),
  createdOn: epochMs('created_on').notNull(),
  lastSeenOn: epochMs('last_seen_on').notNull(),
  expireOn: epochMs('expire_on').notNull(),
  endedOn: epochMs('ended_on'),
  endReason: text('end_reason').$type<EndReason>(),
  ip: text('ip'),
  userAgent: text('user_agent'),
  /** Set for a preview: the session it was begun in, whose life it shares. */
  parentId: recordId('parent_id'),
  previewRoleId: recordId('preview_role_id'),
});

/**
 * `replaced`: its token came along with a new sign-in, or its person has opened too many since. `own`: ended by himself, from another session. `forced`: by
 * an administrator. `restored`: it was open when the backup was made that the database was restored from.
 */
export type EndReason =
  | 'logout'
  | 'password'
  | 'disabled'
  | 'deleted'
  | 'expired'
  | 'replaced'
  | 'own'
  | 'forced'
  | 'restored';

/** The right to set a new password once, after the old one was proved at sign-in. */
export const renewal = pgTable('renewal', {
  tokenHash: text('token_hash').primaryKey(),
  userId: recordId('user_id').notNull(),
  expireOn: epochMs('expire_on').notNull(),
  /** Becomes known when the renewal is done. */
  deviceHash: text('device_hash'),
});

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

/** Rights that a person has by his roles and may not use. */
export const suspendedRight = pgTable(
  'suspended_right',
  {
    id: ownId(),
    userId: recordId('user_id').notNull(),
    val: text('val').$type<PermissionCode>().notNull(),
    reason: text('reason').notNull(),
    suspendedBy: text('suspended_by').notNull(),
    suspendedOn: epochMs('suspended_on').notNull(),
    restoredBy: text('restored_by'),
    restoredOn: epochMs('restored_on'),
  },
  table => [uniqueIndex('suspended_right_idx').on(table.userId, table.val).where(sql`restored_on is null`)],
);

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

/** Answers kept for a request id, so that a write sent twice is done once. */
export const request = pgTable('request', {
  key: text('key').primaryKey(),
  userId: recordId('user_id'),
  call: text('call').notNull(),
  inputHash: text('input_hash').notNull(),
  answer: text('answer'),
  createdOn: epochMs('created_on').notNull(),
});

/**
 * Words with codes. An entry under no code is a dictionary, named by its `dicValue`; the values of the dictionary
 * `area` are the ids of areas.
 */
export const dictionary = pgTable('dictionary', {
  id: ownId(),
  parentCode: text('parent_code').notNull(),
  /** The value of the same dictionary that this one lies under. */
  parentValue: text('parent_value'),
  dicValue: text('dic_value').notNull(),
  description: text('description').notNull(),
  listClass: text('list_class').$type<ListClass>(),
  cssClass: text('css_class'),
  /** Of all values of a dictionary, those under another one right behind it. */
  sort: integer('sort').notNull().default(0),
  state: flag('state').notNull().default(1),
  isDefault: flag('is_default').notNull().default(0),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

export const menu = pgTable('menu', {
  id: ownId(1001),
  parentId: recordId('parent_id'),
  title: text('title').notNull(),
  titleEn: text('title_en'),
  titleEs: text('title_es'),
  titleJa: text('title_ja'),
  name: text('name'),
  path: text('path'),
  component: text('component'),
  redirect: text('redirect'),
  icon: text('icon'),
  /** M directory, C page, F button. */
  type: text('type').$type<'M' | 'C' | 'F'>().notNull(),
  permission: text('permission'),
  sort: integer('sort').notNull().default(0),
  hidden: flag('hidden').notNull().default(0),
  noCache: flag('no_cache').notNull().default(0),
  affix: flag('affix').notNull().default(0),
  breadcrumb: flag('breadcrumb').notNull().default(1),
  activeMenu: text('active_menu'),
  isFrame: flag('is_frame').notNull().default(0),
  link: text('link'),
  state: flag('state').notNull().default(1),
  query: text('query'),
  ...recordColumns(),
});
