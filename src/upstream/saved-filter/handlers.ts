/** Saved filters: one's own to change, those of one's roles to use. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { ALL, isAllowed } from '../../contract/grammar/may.ts';
import {
  MAY_SHARE_FILTERS,
  MOST_SAVED_FILTERS,
  type SavedFilter,
  type savedFilterCalls,
} from '../../contract/saved-filter.ts';
import type { Db, Handlers, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { role, userRole } from '../core/identity/tables.ts';
import { countOf } from '../core/paging.ts';
import { deleteRecord, findRecord, insertRecord, updateRecord } from '../core/records.ts';
import { filtersSeen } from './queries.ts';
import { savedFilter, savedFilterDefault, savedFilterRole } from './tables.ts';

const kept = { table: savedFilter, objectType: 'savedFilter' };

export const savedFilterHandlers = {
  listSavedFilters: ({ db, query, user }) =>
    filtersSeen(db, user.userId, eq(savedFilter.resource, query.resource)),

  createSavedFilter: async context => {
    const { db, body, user } = context;
    const { requestId: _, version: _version, roleIds = [], filter, sort, columns, ...rest } = body;
    await checkRoles(db, user, roleIds);
    await checkName(db, user.userId, rest.resource, rest.name);
    const count = await countOf(db, savedFilter, eq(savedFilter.userId, user.userId));
    if (count >= MOST_SAVED_FILTERS) throw new Failure('OVER_LIMIT');
    const { id } = await insertRecord(context, kept, {
      ...rest,
      userId: user.userId,
      filter: JSON.stringify(filter),
      sort: sort ? JSON.stringify(sort) : null,
      columns: columns ? JSON.stringify(columns) : null,
    });
    await share(db, id, roleIds);
    return one(db, user, id);
  },

  updateSavedFilter: async context => {
    const { db, body, user } = context;
    const { requestId: _, roleIds, filter, sort, columns, ...rest } = body;
    const before = await ownFilter(db, user, rest.id);
    if (rest.name !== undefined) await checkName(db, user.userId, before.resource, rest.name, rest.id);
    if (roleIds) {
      const shared = new Set((await one(db, user, rest.id)).roleIds);
      await checkRoles(
        db,
        user,
        roleIds.filter(roleId => !shared.has(roleId)),
      );
    }
    await updateRecord(
      context,
      kept,
      {
        ...rest,
        ...(filter && { filter: JSON.stringify(filter) }),
        ...(sort !== undefined && { sort: sort && JSON.stringify(sort) }),
        ...(columns !== undefined && { columns: columns && JSON.stringify(columns) }),
      },
      before,
    );
    if (roleIds) await share(db, rest.id, roleIds);
    return one(db, user, rest.id);
  },

  deleteSavedFilter: async context => {
    const { db, params, query, user } = context;
    const before = await ownFilter(db, user, params.id);
    await deleteRecord(context, kept, { id: params.id, version: query.version }, before);
    return null;
  },

  setDefaultFilter: async ({ db, body, user, changed }) => {
    const { resource, id } = body;
    const { userId } = user;
    await db
      .delete(savedFilterDefault)
      .where(and(eq(savedFilterDefault.userId, userId), eq(savedFilterDefault.resource, resource)));
    if (!id) return null;
    const chosen = await one(db, user, id);
    if (chosen.resource !== resource) throw new Failure('NOT_FOUND');
    await db.insert(savedFilterDefault).values({ userId, resource, filterId: id });
    changed({ objectType: 'savedFilter', objectId: id });
    return null;
  },
} satisfies Handlers<typeof savedFilterCalls>;

/** Fails with NOT_FOUND for another's, as for one that nobody has. */
async function ownFilter(db: Db, user: SignedIn, id: string) {
  const found = await findRecord(db, savedFilter, id);
  if (found.userId !== user.userId) throw new Failure('NOT_FOUND');
  return found;
}

async function one(db: Db, { userId }: SignedIn, id: string): Promise<SavedFilter> {
  const [found] = await filtersSeen(db, userId, eq(savedFilter.id, id));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

async function checkName(db: Db, userId: string, resource: string, name: string, except?: string) {
  const same = and(
    eq(savedFilter.userId, userId),
    eq(savedFilter.resource, resource),
    sql`lower(${savedFilter.name}) = ${name.toLowerCase()}`,
    except === undefined ? undefined : ne(savedFilter.id, except),
  );
  if ((await countOf(db, savedFilter, same)) > 0) {
    throw new Failure('DUPLICATE', { fields: [{ field: 'name', code: 'duplicate' }] });
  }
}

/** Who does not hold every right shares with roles of his own: what others' lists begin with is theirs to say. */
async function checkRoles(db: Db, { userId, rights }: SignedIn, roleIds: readonly string[]) {
  if (roleIds.length === 0) return;
  if (!isAllowed(MAY_SHARE_FILTERS, rights)) throw new Failure('NO_PERMISSION');
  const named = inArray(role.id, [...roleIds]);
  const own = inArray(
    role.id,
    db.select({ id: userRole.roleId }).from(userRole).where(eq(userRole.userId, userId)),
  );
  const known = await countOf(db, role, rights.codes.has(ALL) ? named : and(named, own));
  if (known < new Set(roleIds).size) {
    throw new Failure('PARAMETER', { fields: [{ field: 'roleIds', code: 'invalid_value' }] });
  }
}

async function share(db: Db, filterId: string, roleIds: readonly string[]) {
  await db.delete(savedFilterRole).where(eq(savedFilterRole.filterId, filterId));
  const rows = [...new Set(roleIds)].map(roleId => ({ filterId, roleId }));
  if (rows.length > 0) await db.insert(savedFilterRole).values(rows);
}
