/** People with their roles and rights, and their sessions. */
import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PermissionCode } from '../../../contract/grammar/permissions.ts';
import { epochMs, flag, ownId, recordColumns, recordId } from '../columns.ts';
import type { EndReason } from '../end-reason.ts';

/** A deleted user is kept for the logs; the account name can be used again. */
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

/** The right to set a new password once, after the old one was proved at sign-in. */
export const renewal = pgTable('renewal', {
  tokenHash: text('token_hash').primaryKey(),
  userId: recordId('user_id').notNull(),
  expireOn: epochMs('expire_on').notNull(),
  /** Becomes known when the renewal is done. */
  deviceHash: text('device_hash'),
});

/** Rights that a person's roles grant and that are suspended for them. */
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
