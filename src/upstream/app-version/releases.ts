/** The release log: one entry for each release, change of the rollout and withdrawal, written with the act itself. */
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { ReleaseAct, releaseCalls } from '../../contract/app-release.ts';
import { DRAFT, RELEASED, WITHDRAWN } from '../../contract/app-version.ts';
import type { Handlers } from '../core/context.ts';
import { contains, ifGiven, readRows, type Sorts, sortOf } from '../core/paging.ts';
import type { Writing } from '../core/records.ts';
import type { VersionRow } from './rules.ts';
import { appRelease } from './tables.ts';

/** In the transaction of the act; nothing where the version goes out neither further nor less far than before. */
export async function noteRelease(
  { db, user, clock }: Writing,
  before: VersionRow,
  after: VersionRow,
): Promise<void> {
  const act = actOf(before, after);
  if (act === undefined) return;
  const { id, app, platform, versionName, versionCode, minVersionCode, updateType, grayType, grayValue } =
    after;
  await db.insert(appRelease).values({
    versionId: id,
    app,
    platform,
    versionName,
    versionCode,
    minVersionCode,
    updateType,
    act,
    grayType,
    grayValue,
    createdOn: clock(),
    createdBy: user.userName,
  });
}

function actOf(before: VersionRow, after: VersionRow): ReleaseAct | undefined {
  if (before.state === DRAFT) return after.state === RELEASED ? 1 : undefined;
  if (after.state === WITHDRAWN) return 3;
  const isMoved = before.grayType !== after.grayType || before.grayValue !== after.grayValue;
  return isMoved ? 2 : undefined;
}

const sorts: Sorts = {
  columns: { createdOn: appRelease.createdOn },
  byDefault: [desc(appRelease.createdOn), desc(appRelease.id)],
  tie: appRelease.id,
};

export const releaseHandlers = {
  listReleases: ({ db, query, isPlain }) => {
    const where = and(
      ifGiven(query.id, id => eq(appRelease.id, id)),
      ifGiven(query.versionId, id => eq(appRelease.versionId, id)),
      ifGiven(query.app, app => eq(appRelease.app, app)),
      ifGiven(query.platform, platform => eq(appRelease.platform, platform)),
      ifGiven(query.act, act => eq(appRelease.act, act)),
      ifGiven(query.startTime, from => gte(appRelease.createdOn, from)),
      ifGiven(query.endTime, to => lte(appRelease.createdOn, to)),
      ifGiven(query.keyword, text =>
        contains(sql`lower(${appRelease.versionName} || ' ' || coalesce(${appRelease.createdBy}, ''))`, text),
      ),
    );
    return readRows(db, { ...query, table: appRelease, where, orderedBy: sortOf(sorts, query, isPlain) });
  },
} satisfies Handlers<typeof releaseCalls>;
