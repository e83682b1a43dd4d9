import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SavedFilter } from '../../contract/saved-filter.ts';
import type { Db } from '../core/context.ts';
import { adminUser, role, userRole } from '../core/identity/tables.ts';
import { savedFilter, savedFilterDefault, savedFilterRole } from './tables.ts';

const { userId: _userId, ...columns } = getTableColumns(savedFilter);

/** A person's own, then those of his enabled roles; each with whom it is shared. */
export async function filtersSeen(db: Db, userId: string, where: SQL): Promise<SavedFilter[]> {
  const shared = db
    .select({ id: savedFilterRole.filterId })
    .from(savedFilterRole)
    .innerJoin(userRole, and(eq(userRole.roleId, savedFilterRole.roleId), eq(userRole.userId, userId)))
    .innerJoin(role, and(eq(role.id, userRole.roleId), eq(role.state, 1)));
  const isOwn = sql<0 | 1>`(case when ${savedFilter.userId} = ${userId}::bigint then 1 else 0 end)`;
  const rows = await db
    .select({
      ...columns,
      isOwn,
      ownerName: adminUser.userName,
      isDefault: sql<0 | 1>`(case when ${savedFilterDefault.filterId} is null then 0 else 1 end)`,
      roleIds: sql<string[]>`array(select role_id::text from saved_filter_role
        where filter_id = ${savedFilter.id} order by role_id)`,
    })
    .from(savedFilter)
    .innerJoin(adminUser, eq(adminUser.id, savedFilter.userId))
    .leftJoin(
      savedFilterDefault,
      and(eq(savedFilterDefault.filterId, savedFilter.id), eq(savedFilterDefault.userId, userId)),
    )
    .where(and(where, or(eq(savedFilter.userId, userId), inArray(savedFilter.id, shared))))
    .orderBy(sql`${isOwn} desc`, asc(savedFilter.id));
  return rows.map(row => ({
    ...row,
    filter: JSON.parse(row.filter),
    sort: row.sort === null ? null : JSON.parse(row.sort),
    columns: row.columns === null ? null : JSON.parse(row.columns),
  }));
}
