/** Menu records: a tree without cycles, of which nothing vanishes that something else stands on. */
import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { MENU_PARENTS, type Menu, type menuMove } from '../../contract/access-records.ts';
import type { Reason } from '../../contract/grammar/reasons.ts';
import type { Db } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { permission } from '../core/identity/tables.ts';
import { deleteRecord, findRecord, insertRecord, updateRecord, type Writing } from '../core/records.ts';
import { checkVersion } from '../core/versions.ts';
import { menu } from '../domain/menus.ts';
import { holdAccess } from './acting.ts';

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
  const places = await placesOf(acting.db);
  checkPlace(places, { id: null, parentId: input.parentId ?? null, type: input.type });
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
  const { id, parentId = before.parentId, type = before.type } = input;
  // what stands wrong from before may still be renamed
  if (parentId !== before.parentId || type !== before.type) {
    const places = await placesOf(acting.db);
    places.set(id, { id, parentId, type });
    checkPlace(places, { id, parentId, type });
    for (const child of places.values()) if (child.parentId === id) checkPlace(places, child);
  }
  return updateRecord(acting, MENU, input, before);
}

/** All of them or none; what they form together is looked at, in whatever order they are given. */
export async function arrangeMenus(
  acting: Writing,
  moves: readonly z.output<typeof menuMove>[],
): Promise<Menu[]> {
  const { db } = acting;
  await holdAccess(db);
  const places = await placesOf(db);
  for (const { id, parentId } of moves) {
    const place = places.get(id);
    if (!place) throw new Failure('NOT_FOUND');
    places.set(id, { ...place, parentId });
  }
  const moved: Menu[] = [];
  for (const move of moves) {
    const before = await findRecord(db, menu, move.id);
    checkVersion(acting, before, move.version);
    const place = places.get(move.id);
    if (place && place.parentId !== before.parentId) checkPlace(places, place);
    moved.push(await updateRecord(acting, MENU, move, before));
  }
  return moved;
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
  if (!known) throw badField('PERMISSION_UNKNOWN', 'permission');
}

/** Where an entry stands; a new one has no id yet. */
interface Place {
  id: string | null;
  parentId: string | null;
  type: Menu['type'];
}

async function placesOf(db: Db): Promise<Map<string, Place>> {
  const rows = await db.select({ id: menu.id, parentId: menu.parentId, type: menu.type }).from(menu);
  return new Map(rows.map(row => [row.id, row]));
}

/** The parent exists, holds such entries, and does not stand under the entry itself. */
function checkPlace(places: ReadonlyMap<string, Place>, { id, parentId, type }: Place): void {
  const above = new Set<string>();
  for (let at = parentId; at !== null; at = places.get(at)?.parentId ?? null) {
    if (at === id || !places.has(at) || above.has(at)) throw badField('PARENT_UNKNOWN', 'parentId');
    above.add(at);
  }
  const parent = parentId === null ? null : (places.get(parentId)?.type ?? null);
  const allowed: readonly (Menu['type'] | null)[] = MENU_PARENTS[type];
  if (!allowed.includes(parent)) throw badField('PARENT_KIND', 'parentId');
}

const badField = (reason: Reason, field: string) =>
  new Failure('PARAMETER', { reason, fields: [{ field, code: 'invalid_value' }] });
