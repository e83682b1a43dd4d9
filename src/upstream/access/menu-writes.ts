/** Menu records: a tree without cycles, of which nothing vanishes that something else stands on. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Menu } from '../../contract/access-records.ts';
import type { Db } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { permission } from '../core/tables.ts';
import { checkVersion, conflict } from '../core/versions.ts';
import { type Acting, holdAccess } from './acting.ts';
import { menu } from './tables.ts';

type MenuRow = typeof menu.$inferInsert;
export type MenuInput = Omit<
  MenuRow,
  'id' | 'version' | 'createdOn' | 'createdBy' | 'updatedOn' | 'updatedBy'
>;
type Writing = Omit<Acting, 'scope'>;

export const listMenus = (db: Db): Promise<Menu[]> =>
  db.select().from(menu).orderBy(asc(menu.parentId), asc(menu.sort), asc(menu.id));

export async function createMenu({ db, user, clock, changed }: Writing, input: MenuInput): Promise<Menu> {
  await holdAccess(db);
  await checkPermission(db, input.permission);
  await checkParent(db, input.parentId);
  const now = clock();
  const [created] = await db
    .insert(menu)
    .values({ ...input, createdOn: now, createdBy: user.userName, updatedOn: now, updatedBy: user.userName })
    .returning();
  if (!created) throw new Failure('NOT_FOUND');
  changed({ objectType: 'menu', objectId: created.id, after: created });
  return created;
}

export async function updateMenu(
  acting: Writing,
  { id, version, ...input }: Partial<MenuInput> & { id: string; version?: number | undefined },
): Promise<Menu> {
  const { db, user, clock, changed } = acting;
  await holdAccess(db);
  const before = await findMenu(db, id);
  checkVersion(acting, before, version);
  await checkPermission(db, input.permission);
  await checkParent(db, input.parentId, id);
  const [after] = await db
    .update(menu)
    .set({
      ...input,
      updatedOn: clock(),
      updatedBy: user.userName,
      version: sql`${menu.version} + 1`,
    })
    .where(and(eq(menu.id, id), eq(menu.version, before.version)))
    .returning();
  if (!after) throw conflict(await findMenu(db, id));
  changed({ objectType: 'menu', objectId: id, before, after });
  return after;
}

export async function deleteMenu(acting: Writing, id: string, version?: number): Promise<null> {
  const { db, changed } = acting;
  await holdAccess(db);
  const before = await findMenu(db, id);
  checkVersion(acting, before, version);
  const [child] = await db.select({ id: menu.id }).from(menu).where(eq(menu.parentId, id)).limit(1);
  if (child) throw refuse('STATE_NOT_ALLOWED', 'HAS_CHILDREN');
  await db.delete(menu).where(eq(menu.id, id));
  changed({ objectType: 'menu', objectId: id, before });
  return null;
}

async function findMenu(db: Db, id: string): Promise<Menu> {
  const [found] = await db.select().from(menu).where(eq(menu.id, id));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

async function checkPermission(db: Db, val: string | null | undefined): Promise<void> {
  if (!val) return;
  const [known] = await db.select({ id: permission.id }).from(permission).where(eq(permission.val, val));
  if (known) return;
  throw new Failure('PARAMETER', {
    reason: 'PERMISSION_UNKNOWN',
    fields: [{ field: 'permission', code: 'invalid_value' }],
  });
}

/** The parent exists and does not stand under the entry itself. */
async function checkParent(db: Db, parentId: string | null | undefined, ownId?: string): Promise<void> {
  const parents = new Map(
    (await db.select({ id: menu.id, parentId: menu.parentId }).from(menu)).map(row => [row.id, row.parentId]),
  );
  for (let at = parentId; at !== null && at !== undefined; at = parents.get(at)) {
    if (at !== ownId && parents.has(at)) continue;
    throw new Failure('PARAMETER', {
      reason: 'PARENT_UNKNOWN',
      fields: [{ field: 'parentId', code: 'invalid_value' }],
    });
  }
}
