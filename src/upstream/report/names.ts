/** Names of the groups of a report. */
import type { CityGroup, FigureGroup } from '../../contract/report.ts';
import type { Db } from '../core/context.ts';
import { areaNames, companyNames } from '../domain/fleet/group-names.ts';

/** Null where a group is no area and no company, or nobody has named it. */
export async function namerOf(
  db: Db,
  by: FigureGroup | CityGroup,
  groups: readonly (string | null)[],
): Promise<(of: string | null) => string | null> {
  const ids = [...new Set(groups.filter(of => of !== null))];
  const names =
    by === 'area' ? await areaNames(db, ids) : by === 'company' ? await companyNames(db, ids) : undefined;
  return of => names?.get(of ?? '') ?? null;
}
