/**
 * Versions of the operator's apps. 应用版本 app version · 安装包 package · 版本号 version code · 最低版本号 minimum code ·
 * 更新方式 update type · 灰度 rollout · 草稿 draft · 发布 release · 撤回 withdraw. The calls say `version` for short.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { choice } from './grammar/kinds/choice.ts';
import { count } from './grammar/kinds/number.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { file } from './grammar/kinds/reference.ts';
import { entryShape } from './grammar/kinds/shapes.ts';
import { code, note, text, webAddress } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resourceWithCalls, rowOf } from './grammar/resource.ts';
import { Id, line, listQuery, recordFields, writeFields } from './grammar/wire.ts';
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

/** `2.19.0`, `2.20.0-beta.1`. */
const VersionName = z.string().check(z.trim(), z.minLength(1), z.maxLength(30), z.regex(/^\d[\w.+-]*$/));
/** The highest that app stores take. */
const versionCode = () => count({ min: 1, max: 2_100_000_000 }, 'plain');

/** Of what goes out, and to whom: a version as it is, and the release log as it was. */
export const releasedFields = {
  app: choice(APPS).required(),
  platform: choice(PLATFORMS).required(),
  versionName: text(30).valid(VersionName).required().search(),
  versionCode: versionCode().required(),
  /** Older ones must update before they go on. */
  minVersionCode: versionCode().initially(1),
  updateType: choice(UPDATE_TYPES).initially(1),
  grayType: choice(GRAY_TYPES).initially(0),
  grayValue: text(LONGEST_GRAY_VALUE),
};

const fields = {
  ...releasedFields,
  content: note(2_000),
  /** The package among our files; null for one elsewhere. */
  fileId: file(),
  /** Where the package is: an address elsewhere or, of a package of ours, one that is good for minutes. */
  packageUrl: webAddress(500),
  /** Bytes. */
  packageSize: count().readOnly(),
  /** In hexadecimal, as are both sums of the package. */
  md5: code(32).readOnly(),
  sha256: code(64).readOnly(),
  state: choice(VERSION_STATES).filled().status({ 0: 'warn', 1: 'ok', 2: 'off' }),
  publishTime: moment().readOnly(),
  downloadCount: count().filled().readOnly(),
  remark: note(200),
};
const SORTS = ['updatedOn', 'versionCode', 'publishTime', 'downloadCount'] as const;

export const AppVersion = z.object({
  ...rowOf(fields).shape,
  ...recordFields,
  // an upstream of before has neither
  sha256: z.optional(z.nullable(z.string())),
  fileId: z.optional(z.nullable(Id)),
});
export type AppVersion = z.output<typeof AppVersion>;

const { state, ...entered } = entryShape(fields, 'write');
const fails = ['STATE_CONFLICT', 'STATE_NOT_ALLOWED', 'DUPLICATE', 'NO_PERMISSION', 'NOT_FOUND'] as const;
const MAY = 'systemmgr:version';

export const versionCalls = callGroup('version', {
  listVersions: call('GET', '/api/admin/version/versions', {
    query: z.object({
      ...listQuery,
      orderBy: z.optional(z.enum(SORTS)),
      id: z.optional(Id),
      app: z.optional(oneOf(APPS)),
      platform: z.optional(oneOf(PLATFORMS)),
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
    body: z.object({ ...entered, ...writeFields }),
    data: AppVersion,
    may: MAY,
    fails,
    business: 'add',
    scope: 'areas',
  }),
  /** With `state` 1 a draft is released, with 2 a released one withdrawn; of a released one the rollout may grow. */
  updateVersion: call('PUT', '/api/admin/version/versions', {
    body: z.object({ id: Id, ...z.partial(z.object(entered)).shape, state, ...writeFields }),
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

export const appVersion = resourceWithCalls('appVersion', {
  path: 'system-manage/version',
  live: { mayEdit: 'systemmgr:version' },
  fields,
  Row: AppVersion,
  sorts: SORTS,
  isNewestFirst: true,
  calls: {
    list: versionCalls.listVersions,
    create: versionCalls.createVersion,
    update: versionCalls.updateVersion,
    remove: versionCalls.deleteVersion,
  },
});
