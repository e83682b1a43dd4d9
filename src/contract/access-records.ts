/**
 * The records of access and what a clerk fills in of them. 管理员用户 admin user · 角色组 role group · 角色 role ·
 * 权限 permission · 数据区域 data areas · 菜单 menu.
 */
import * as z from 'zod/mini';
import { filterable } from './grammar/filters.ts';
import type { LiveDeclared } from './grammar/live.ts';
import { importFilter } from './grammar/resource-lists.ts';
import { Account, Email, Mobile, WebAddress } from './grammar/validators.ts';
import {
  AreaIds,
  EpochMs,
  Flag,
  filledLine,
  Id,
  line,
  listQuery,
  masked,
  recordFields,
  seeksNumbers,
  writeFields,
} from './grammar/wire.ts';
import { PermissionEntry } from './session.ts';

export const RoleOfUser = z.object({ roleId: Id, name: z.string() });

export const AdminUser = z.object({
  id: Id,
  userId: Id,
  account: z.string(),
  userName: z.string(),
  mobile: z.nullable(masked('mobile')),
  email: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  /** 0 not said, 1 male, 2 female. */
  sex: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  jobNo: z.nullable(z.string()),
  callSystemAccount: z.nullable(z.string()),
  agentNo: z.nullable(z.string()),
  isSuperuser: Flag,
  /** The first of `roles`; null without any. */
  roleId: z.nullable(Id),
  roles: z.array(RoleOfUser),
  permissions: z.array(PermissionEntry),
  /** Empty = all areas. */
  areaIds: AreaIds,
  /** 1 available, 0 disabled. */
  state: Flag,
  pwdUpdatedOn: z.nullable(EpochMs),
  mustChangePwd: Flag,
  mfaBound: Flag,
  lastLoginOn: z.nullable(EpochMs),
  lastLoginIp: z.nullable(z.string()),
  /** Failures at sign-in lock him from some address until then; null where he is not locked. */
  lockedUntil: z.nullable(EpochMs),
  expireOn: z.nullable(EpochMs),
  ...recordFields,
});
export type AdminUser = z.output<typeof AdminUser>;

/** The fields a clerk fills in; an update sends those that changed. */
const adminUserInput = {
  userName: filledLine(40),
  mobile: z.optional(z.nullable(Mobile)),
  email: z.optional(z.nullable(Email)),
  sex: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  jobNo: z.optional(z.nullable(line(20))),
  callSystemAccount: z.optional(z.nullable(line(40))),
  agentNo: z.optional(z.nullable(line(20))),
  isSuperuser: z.optional(Flag),
  roles: z.optional(z.array(z.object({ roleId: Id })).check(z.maxLength(20))),
  areaIds: z.optional(z.array(Id).check(z.maxLength(100))),
  state: z.optional(Flag),
  expireOn: z.optional(z.nullable(EpochMs)),
  remark: z.optional(z.nullable(line(200))),
};

export const AdminUserCreate = z.object({ account: Account, ...adminUserInput, ...writeFields });
/** A file makes nobody a super-user. */
export const AdminUserImport = z.omit(AdminUserCreate, { isSuperuser: true });
export const AdminUserUpdate = z.object({
  userId: Id,
  ...adminUserInput,
  userName: z.optional(adminUserInput.userName),
  ...writeFields,
});

/** A user and, once, the password he signs in with first. */
export const CreatedUser = z.extend(AdminUser, { initialPassword: z.string() });

export const adminUserFilters = {
  account: 'text',
  userName: 'text',
  mobile: 'masked',
  email: 'text',
  jobNo: 'text',
  agentNo: 'text',
  remark: 'text',
  roleId: 'choice',
  areaId: 'choice',
  state: 'choice',
  mustChangePwd: 'flag',
  lastLoginOn: 'time',
  expireOn: 'time',
  createdOn: 'time',
  updatedOn: 'time',
} as const;

export const adminUserQuery = z.object({
  ...listQuery,
  orderBy: z._default(
    z.enum(['roleId', 'account', 'userName', 'jobNo', 'state', 'lastLoginOn', 'createdOn', 'updatedOn']),
    'roleId',
  ),
  userId: z.optional(Id),
  account: z.optional(line(40)),
  userName: z.optional(line(40)),
  /** The whole number or its last four digits. */
  mobile: z.optional(seeksNumbers(line(20), { of: 'adminUser' })),
  state: z.optional(Flag),
  roleId: z.optional(Id),
  areaId: z.optional(Id),
  ...importFilter,
  mustChangePwd: z.optional(Flag),
  /** Name, pinyin, initials, account, job number, or a telephone number: whole, or its last four digits. */
  keyword: z.optional(seeksNumbers(line(40), { of: 'adminUser', isKeyword: true })),
  ...filterable(adminUserFilters),
});

export const RoleGroup = z.object({
  id: Id,
  roleId: Id,
  name: z.string(),
  roleKey: z.string(),
  sort: z.int(),
  /** '1' ships with the product and cannot be deleted. */
  builtIn: z.enum(['0', '1']),
  state: Flag,
  /** Of those whom the asking administrator sees. */
  memberCount: z.int(),
  /** The menus and pages among `permissions`. Spelt as clients in the field spell it. */
  roleResouces: z.array(PermissionEntry),
  permissions: z.array(PermissionEntry),
  createTime: EpochMs,
  changeTime: EpochMs,
  ...recordFields,
});
export type RoleGroup = z.output<typeof RoleGroup>;

export const rolePermissions = z.array(z.object({ val: filledLine(80) })).check(z.maxLength(1000));

/** What programs know a role by. */
export const RoleKey = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[a-z][a-z0-9_]*$/));
export const Sort = z.int().check(z.gte(0), z.lte(9999));

const roleInput = {
  name: filledLine(40),
  roleKey: z.optional(RoleKey),
  sort: z.optional(Sort),
  state: z.optional(Flag),
  remark: z.optional(z.nullable(line(200))),
  permissions: z.optional(rolePermissions),
};
export const RoleGroupCreate = z.object({ ...roleInput, ...writeFields });
export const RoleGroupUpdate = z.object({
  roleId: Id,
  ...roleInput,
  name: z.optional(roleInput.name),
  ...writeFields,
});

export const roleFilters = {
  name: 'text',
  roleKey: 'text',
  remark: 'text',
  permission: 'choice',
  memberCount: 'number',
  builtIn: 'choice',
  state: 'choice',
  createdOn: 'time',
  updatedOn: 'time',
} as const;

export const roleQuery = z.object({
  ...listQuery,
  orderBy: z._default(
    z.enum(['sort', 'roleId', 'name', 'memberCount', 'state', 'createdOn', 'updatedOn']),
    'sort',
  ),
  roleId: z.optional(Id),
  name: z.optional(line(40)),
  state: z.optional(Flag),
  ...importFilter,
  /** Roles that hold this permission. */
  permission: z.optional(line(80)),
  keyword: z.optional(line(40)),
  ...filterable(roleFilters),
});

export const Role = z.object({
  id: Id,
  roleId: Id,
  name: z.string(),
  roleKey: z.string(),
  state: Flag,
  builtIn: z.enum(['0', '1']),
});

/** A node of the permission tree; `parentId` is null at the top. */
export const Permission = z.object({
  id: Id,
  name: z.string(),
  val: z.string(),
  parentId: z.nullable(Id),
  /** 1 menu, 2 page, 3 button, 4 data. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  sort: z.int(),
});
export type Permission = z.output<typeof Permission>;

/** A right a person holds, and through which roles. */
export const EffectivePermission = z.object({
  id: Id,
  name: z.string(),
  val: z.string(),
  roles: z.array(RoleOfUser),
});
export type EffectivePermission = z.output<typeof EffectivePermission>;

/** react-admin's name of the resource that keeps them. */
export const MENU_RESOURCE = 'system-manage/menu';

export const menuRecords: LiveDeclared = {
  loggedAs: 'menu',
  live: {
    resource: MENU_RESOURCE,
    may: 'systemmgr',
    mayEdit: 'systemmgr:menu',
    mayHear: 'signed-in',
    isByArea: false,
  },
};

export const Menu = z.object({
  id: Id,
  parentId: z.nullable(Id),
  title: z.string(),
  titleEn: z.nullable(z.string()),
  titleEs: z.nullable(z.string()),
  titleJa: z.nullable(z.string()),
  name: z.nullable(z.string()),
  path: z.nullable(z.string()),
  component: z.nullable(z.string()),
  redirect: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  /** M directory, C page, F button. */
  type: z.enum(['M', 'C', 'F']),
  permission: z.nullable(z.string()),
  sort: z.int(),
  hidden: Flag,
  noCache: Flag,
  affix: Flag,
  breadcrumb: Flag,
  activeMenu: z.nullable(z.string()),
  isFrame: Flag,
  link: z.nullable(z.string()),
  state: Flag,
  query: z.nullable(z.string()),
  ...recordFields,
});
export type Menu = z.output<typeof Menu>;

/** Under what an entry of each type may stand; null is the first level. */
export const MENU_PARENTS = {
  M: [null, 'M'],
  C: [null, 'M'],
  F: ['C'],
} as const satisfies Readonly<Record<Menu['type'], readonly (Menu['type'] | null)[]>>;

const text = z.optional(z.nullable(line(200)));
/** What a new entry leaves out is 0, except `breadcrumb` and `state`; an update keeps it. */
export const menuInput = {
  parentId: z.optional(z.nullable(Id)),
  title: filledLine(40),
  titleEn: text,
  titleEs: text,
  titleJa: text,
  name: text,
  /** As the table of routes writes it; an address outside is a `link`. */
  path: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(200), z.regex(/^(?!\/\/)[^\s:\\?#]*$/))),
  ),
  component: text,
  redirect: text,
  icon: text,
  type: z.optional(z.enum(['M', 'C', 'F'])),
  permission: text,
  sort: z.optional(Sort),
  hidden: z.optional(Flag),
  noCache: z.optional(Flag),
  affix: z.optional(Flag),
  breadcrumb: z.optional(Flag),
  activeMenu: text,
  isFrame: z.optional(Flag),
  link: z.optional(z.nullable(WebAddress(500))),
  state: z.optional(Flag),
  query: text,
  remark: text,
};

/** Where an entry stands from now on, and the version of it that was moved. */
export const menuMove = z.object({
  id: Id,
  parentId: z.nullable(Id),
  sort: Sort,
  version: writeFields.version,
});
