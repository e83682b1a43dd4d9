/**
 * The release log of the operator's apps: what went out when, by whom, to whom. 发布记录 release · 发布 release ·
 * 调整灰度 change of the rollout · 撤回 withdrawal. A version says only how it stands now, and may be deleted; this stays.
 */
import * as z from 'zod/mini';
import { releasedFields } from './app-version.ts';
import { call, callGroup } from './grammar/call.ts';
import { choice } from './grammar/kinds/choice.ts';
import { inWordsOf } from './grammar/kinds/in-words-of.ts';
import { other } from './grammar/kinds/other.ts';
import { text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resourceWithCalls, rowOf } from './grammar/resource.ts';
import { EpochMs, Id, line, listQuery } from './grammar/wire.ts';

/** 1 released, 2 to others than before, 3 withdrawn. */
export const RELEASE_ACTS = [1, 2, 3] as const;
export type ReleaseAct = (typeof RELEASE_ACTS)[number];

const fields = {
  createdOn: moment().filled(),
  act: choice(RELEASE_ACTS).filled().status({ 1: 'ok', 2: 'warn', 3: 'off' }),
  /** It may have been deleted since. */
  versionId: other(Id).filled(),
  /** Whom it reached from then on; of a withdrawal, whom it had reached. */
  ...inWordsOf('appVersion', releasedFields),
  /** Null where nobody remembers: it was done before this log was kept. */
  createdBy: text(40),
};
const SORTS = ['createdOn'] as const;
const { app, platform, act } = fields;

export const AppRelease = rowOf(fields);
export type AppRelease = z.output<typeof AppRelease>;

export const releaseCalls = callGroup(
  'release',
  {
    /** The latest first. */
    listReleases: call('GET', '/api/admin/version/releases', {
      query: z.object({
        ...listQuery,
        orderBy: z.optional(z.enum(SORTS)),
        id: z.optional(Id),
        versionId: z.optional(Id),
        app: z.optional(app.value),
        platform: z.optional(platform.value),
        act: z.optional(act.value),
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

export const appRelease = resourceWithCalls('appRelease', {
  path: 'system-manage/release-log',
  fields,
  Row: AppRelease,
  sorts: SORTS,
  isNewestFirst: true,
  calls: { list: releaseCalls.listReleases },
});
