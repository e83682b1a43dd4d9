/**
 * The release log of the operator's apps: what went out when, by whom, to whom. 发布记录 release · 发布 release ·
 * 调整灰度 change of the rollout · 撤回 withdrawal. A version says only how it stands now, and may be deleted; this stays.
 */
import * as z from 'zod/mini';
import { AppVersion } from './app-version.ts';
import { call, room } from './grammar/call.ts';
import { EpochMs, Id, line, listQuery } from './grammar/wire.ts';

/** 1 released, 2 to others than before, 3 withdrawn. */
export const RELEASE_ACTS = [1, 2, 3] as const;
export type ReleaseAct = (typeof RELEASE_ACTS)[number];

const { app, platform, versionName, versionCode, minVersionCode, updateType, grayType, grayValue } =
  AppVersion.shape;
const act = z.union(RELEASE_ACTS.map(value => z.literal(value)));

export const AppRelease = z.object({
  id: Id,
  /** It may have been deleted since. */
  versionId: Id,
  app,
  platform,
  versionName,
  versionCode,
  minVersionCode,
  updateType,
  act,
  /** Whom it reached from then on; of a withdrawal, whom it had reached. */
  grayType,
  grayValue,
  createdOn: EpochMs,
  /** Null where nobody remembers: it was done before this log was kept. */
  createdBy: z.nullable(z.string()),
});
export type AppRelease = z.output<typeof AppRelease>;

export const releaseCalls = room(
  'release',
  {
    /** The latest first. */
    listReleases: call('GET', '/api/admin/version/releases', {
      query: z.object({
        ...listQuery,
        orderBy: z.optional(z.enum(['createdOn'])),
        id: z.optional(Id),
        versionId: z.optional(Id),
        app: z.optional(app),
        platform: z.optional(platform),
        act: z.optional(act),
        startTime: z.optional(EpochMs),
        endTime: z.optional(EpochMs),
        /** In the name of the version or of who did it. */
        keyword: z.optional(line(40)),
      }),
      data: z.array(AppRelease),
      isPaged: true,
      may: 'systemmgr',
      exports: 'systemmgr',
    }),
  },
  { isBeyondPlain: true },
);
