/** When a version may be saved, released, widened, withdrawn and deleted. */
import { and, eq, gt, max, ne } from 'drizzle-orm';
import { type AppVersion, DRAFT, RELEASED, WITHDRAWN } from '../../contract/app-version.ts';
import { BY_AREA, grayItems, type Reach, reachProblem, shrinks } from '../../contract/app-version-reach.ts';
import { checkAreas } from '../core/areas.ts';
import type { Db } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { Failure, refuse } from '../core/failure.ts';
import { attach } from '../core/files/keeping.ts';
import { file } from '../core/files/tables.ts';
import type { AreaScope } from '../core/scope.ts';
import { appVersion } from '../domain/app-versions.ts';

export type VersionRow = typeof appVersion.$inferSelect;
type Place = Pick<VersionRow, 'app' | 'platform'>;

/** Until the transaction ends nobody else releases for this app and platform. */
export const holdPlace = (db: Db, { app, platform }: Place) => serialize(db, `version ${app} ${platform}`);

/**
 * Fails where the code is not above every one that was ever released there: who has a withdrawn one goes on only to a
 * higher one.
 */
export async function checkCode(
  db: Db,
  { id, app, platform, versionCode }: Place & Pick<VersionRow, 'versionCode'> & { id?: string },
): Promise<void> {
  const isThere = and(
    eq(appVersion.app, app),
    eq(appVersion.platform, platform),
    gt(appVersion.state, DRAFT),
  );
  const [released] = await db
    .select({ highest: max(appVersion.versionCode) })
    .from(appVersion)
    .where(id === undefined ? isThere : and(isThere, ne(appVersion.id, id)));
  if (versionCode <= (released?.highest ?? 0)) throw refuse('DUPLICATE', 'VERSION_CODE_TAKEN');
}

export function checkMinimum({
  versionCode,
  minVersionCode,
}: Pick<VersionRow, 'versionCode' | 'minVersionCode'>) {
  if (minVersionCode > versionCode) throw wrong('minVersionCode', 'too_big');
}

/** Fails where the rollout is none, names areas that nobody has, or reaches beyond those of the editor. */
export async function checkReach(db: Db, scope: AreaScope, reach: Reach): Promise<void> {
  const problem = reachProblem(reach);
  if (problem) throw wrong('grayValue', problem);
  const areas = reach.grayType === BY_AREA ? grayItems(reach.grayValue) : [];
  await checkAreas(db, areas, 'grayValue');
  if (!scope.mayGive(areas)) throw refuse('NO_PERMISSION', 'REACH_OUT_OF_AREAS');
}

/** What a released or withdrawn version still takes. */
export function checkChange(before: VersionRow, changed: readonly string[], after: VersionRow): void {
  if (before.state === DRAFT) {
    if (after.state === WITHDRAWN) throw new Failure('STATE_NOT_ALLOWED');
    return;
  }
  if (before.state === WITHDRAWN) throw refuse('STATE_NOT_ALLOWED', 'VERSION_WITHDRAWN');
  if (after.state === DRAFT || !changed.every(name => OPEN_WHEN_RELEASED.has(name)))
    throw refuse('STATE_NOT_ALLOWED', 'VERSION_RELEASED');
  if (after.state === RELEASED && shrinks(before, after)) throw refuse('STATE_NOT_ALLOWED', 'REACH_SHRINKS');
}

const OPEN_WHEN_RELEASED: ReadonlySet<string> = new Set(['grayType', 'grayValue', 'state', 'remark']);

export function checkDeletable({ state }: Pick<AppVersion, 'state'>): void {
  if (state === RELEASED) throw refuse('STATE_NOT_ALLOWED', 'VERSION_RELEASED');
}

/** What a version says of its package: read from the file itself, whatever the client says of it. */
export async function packageOf(db: Db, { fileId, packageUrl }: Pick<VersionRow, 'fileId' | 'packageUrl'>) {
  if (fileId === null) return { fileId, packageUrl, packageSize: null, md5: null, sha256: null };
  const found = await attach(db, eq(file.id, fileId));
  // only what came in as a package has both sums
  if (!found?.md5) throw refuse('STATE_NOT_ALLOWED', 'PACKAGE_UNKNOWN');
  const { size: packageSize, md5, sha256 } = found;
  return { fileId, packageUrl: null, packageSize, md5, sha256 };
}

const wrong = (field: string, code: string) => new Failure('PARAMETER', { fields: [{ field, code }] });
