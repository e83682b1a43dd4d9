/**
 * Versions of the operator's apps. 应用版本 app version · 安装包 package · 版本号 version code · 最低版本号 minimum code ·
 * 更新方式 update type · 灰度 rollout · 草稿 draft · 发布 release · 撤回 withdraw. The calls say `version` for short.
 */
import * as z from 'zod/mini';
import { call, room } from './grammar/call.ts';
import { EpochMs, Id, line, listQuery, recordFields, writeFields } from './grammar/wire.ts';
import { GRAY_TYPES, LONGEST_GRAY_VALUE } from './gray-types.ts';
import { addressFields } from './signed-address.ts';

/** 1 driver, 2 passenger, 3 console, 4 paster. */
export const APPS = [1, 2, 3, 4] as const;
export const PLATFORMS = ['android', 'ios', 'web'] as const;
/** 0 silent, 1 prompt, 2 force. */
export const UPDATE_TYPES = [0, 1, 2] as const;
/** 0 draft, 1 released, 2 withdrawn. */
export const VERSION_STATES = [0, 1, 2] as const;
export const FORCED = 2;
export const DRAFT = 0;
export const RELEASED = 1;
export const WITHDRAWN = 2;

const oneOf = <const N extends number>(values: readonly N[]) =>
  z.union(values.map(value => z.literal(value)));

export const AppVersion = z.object({
  id: Id,
  app: oneOf(APPS),
  platform: z.enum(PLATFORMS),
  versionName: z.string(),
  versionCode: z.int(),
  /** Older ones must update before they go on. */
  minVersionCode: z.int(),
  updateType: oneOf(UPDATE_TYPES),
  /** Where the package is: an address elsewhere or, of a package of ours, one that is good for minutes. */
  packageUrl: z.nullable(z.string()),
  /** Bytes. */
  packageSize: z.nullable(z.int()),
  /** In hexadecimal, as are both sums of the package. */
  md5: z.nullable(z.string()),
  sha256: z.optional(z.nullable(z.string())),
  /** The package among our files; null for one elsewhere. */
  fileId: z.optional(z.nullable(Id)),
  grayType: oneOf(GRAY_TYPES),
  grayValue: z.nullable(z.string()),
  content: z.nullable(z.string()),
  state: oneOf(VERSION_STATES),
  publishTime: z.nullable(EpochMs),
  downloadCount: z.int(),
  ...recordFields,
});
export type AppVersion = z.output<typeof AppVersion>;

/** `2.19.0`, `2.20.0-beta.1`. */
export const VersionName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(30), z.regex(/^\d[\w.+-]*$/));
/** The highest that app stores take. */
export const VersionCode = z.int().check(z.gte(1), z.lte(2_100_000_000));
export const PackageAddress = z
  .string()
  .check(z.trim(), z.maxLength(500), z.regex(/^https?:\/\/[^/\s][^\s]*$/));

const LONGEST_CONTENT = 2_000;

const optional = {
  minVersionCode: z.optional(VersionCode),
  updateType: z.optional(oneOf(UPDATE_TYPES)),
  fileId: z.optional(z.nullable(Id)),
  packageUrl: z.optional(z.nullable(PackageAddress)),
  grayType: z.optional(oneOf(GRAY_TYPES)),
  grayValue: z.optional(z.nullable(line(LONGEST_GRAY_VALUE))),
  content: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_CONTENT)))),
  remark: z.optional(z.nullable(line(200))),
};

const fails = ['STATE_CONFLICT', 'STATE_NOT_ALLOWED', 'DUPLICATE', 'NO_PERMISSION', 'NOT_FOUND'] as const;
const MAY = 'systemmgr:version';

export const versionCalls = room('version', {
  listVersions: call('GET', '/api/admin/version/versions', {
    query: z.object({
      ...listQuery,
      orderBy: z.optional(z.enum(['versionCode', 'publishTime', 'updatedOn', 'downloadCount'])),
      id: z.optional(Id),
      app: z.optional(oneOf(APPS)),
      platform: z.optional(z.enum(PLATFORMS)),
      state: z.optional(oneOf(VERSION_STATES)),
      /** In the name or what is new. */
      keyword: z.optional(line(40)),
    }),
    data: z.array(AppVersion),
    isPaged: true,
    may: 'systemmgr',
    exports: 'systemmgr',
  }),
  /** A draft. */
  createVersion: call('POST', '/api/admin/version/versions', {
    body: z.object({
      app: oneOf(APPS),
      platform: z.enum(PLATFORMS),
      versionName: VersionName,
      versionCode: VersionCode,
      ...optional,
      ...writeFields,
    }),
    data: AppVersion,
    may: MAY,
    fails,
    business: 'add',
    scope: 'areas',
  }),
  /** With `state` 1 a draft is released, with 2 a released one withdrawn; of a released one the rollout may grow. */
  updateVersion: call('PUT', '/api/admin/version/versions', {
    body: z.object({
      id: Id,
      app: z.optional(oneOf(APPS)),
      platform: z.optional(z.enum(PLATFORMS)),
      versionName: z.optional(VersionName),
      versionCode: z.optional(VersionCode),
      ...optional,
      state: z.optional(oneOf(VERSION_STATES)),
      ...writeFields,
    }),
    data: AppVersion,
    may: MAY,
    fails,
    business: 'update',
    scope: 'areas',
  }),
  /** Drafts and withdrawn ones. */
  deleteVersion: call('DELETE', '/api/admin/version/versions/{id}', {
    params: z.object({ id: Id }),
    query: z.object(writeFields),
    data: z.null(),
    may: MAY,
    fails,
    business: 'delete',
  }),
  /** The bytes of a package of ours; who begins at the first of them is counted. */
  readPackage: call('GET', '/api/admin/version/versions/{id}/package', {
    params: z.object({ id: Id }),
    query: z.object(addressFields),
    data: z.unknown(),
    isFile: true,
    may: 'signed-address',
    fails: ['NOT_FOUND', 'DEPENDENCY_AWAY'],
  }),
});
