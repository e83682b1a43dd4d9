/** Menu records: a tree without cycles, of which nothing vanishes that something else stands on. */
import { asc, eq } from 'drizzle-orm';
import type { Menu } from '../../contract/access-records.ts';
import type { Db } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { deleteRecord, findRecord, insertRecord, updateRecord, type Writing } from '../core/records.ts';
import { permission } from '../core/tables.ts';
import { checkVersion } from '../core/versions.ts';
import { holdAccess } from './acting.ts';
import { menu } from './tables.ts';

type MenuRow = typeof menu.$inferInsert;
export type MenuInput = Omit<
  MenuRow,
  'id' | 'version' | 'createdOn' | 'createdBy' | 'updatedOn' | 'updatedBy'
>;

export const listMenus = (db: Db): Promise<Menu[]> =>
  db.select().from(menu).orderBy(asc(menu.parentId), asc(menu.sort), asc(menu.id));

const MENU = { table: menu, objectType: 'menu' };

export async function createMenu(acting: Writing, input: MenuInput): Promise<Menu> {
  await holdAccess(acting.db);
  await checkPermission(acting.db, input.permission);
  await checkParent(acting.db, input.parentId);
  return insertRecord(acting, MENU, input);
}

export async function updateMenu(
  acting: Writing,
  input: Partial<MenuInput> & { id: string; version?: number | undefined },
): Promise<Menu> {
  await holdAccess(acting.db);
  const before = await findRecord(acting.db, menu, input.id);
  checkVersion(acting, before, input.version);
  await checkPermission(acting.db, input.permission);
  await checkParent(acting.db, input.parentId, input.id);
  return updateRecord(acting, MENU, input, before);
}

export async function deleteMenu(acting: Writing, id: string, version?: number): Promise<null> {
  const { db } = acting;
  await holdAccess(db);
  const before = await findRecord(db, menu, id);
  checkVersion(acting, before, version);
  const [child] = await db.select({ id: menu.id }).from(menu).where(eq(menu.parentId, id)).limit(1);
  if (child) throw refuse('STATE_NOT_ALLOWED', 'HAS_CHILDREN');
  await deleteRecord(acting, MENU, { id }, before);
  return null;
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
