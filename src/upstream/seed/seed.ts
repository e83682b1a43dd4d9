/**
 * Fills an empty database; in a used one it only adds the permissions, spellings, roles and rights of unchanged roles
 * that this version brings. What the product needs (permissions, roles, menus, dictionaries) is everywhere; people and their history
 * are a demonstration, which is handed in.
 */
import { and, eq } from 'drizzle-orm';
import { ALL_PERMISSIONS } from '../../contract/grammar/permissions.ts';
import type { Clock, Db } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { permission, role, rolePermission } from '../core/identity/tables.ts';
import { dictionary } from '../core/lookups/dictionary-table.ts';
import { searchKey } from '../core/search-key.ts';
import { menu } from '../domain/menus.ts';
import { MENUS } from './menus.ts';
import { ROLES, type RoleSeed } from './roles.ts';
import { DICTIONARY } from './words.ts';

/** Invents people, what they look after and its past, in a database that has all the product needs. */
export type Demonstrate = (db: Db, now: number) => Promise<void>;

export interface SeedOptions {
  clock: Clock;
  /** For trying the product; never on an operator's own database. */
  demonstrate?: Demonstrate | undefined;
  /** Called before an empty database is filled, which takes a while. */
  onEmpty?(): void;
}

/** Of a record that was never changed. */
const FIRST_VERSION = 1;
const DAY_MS = 86_400_000;
/** Who is named as the maker of what ships with the product. */
const SYSTEM = 'system';
/** True when the database was empty. Nobody can sign in yet: see `setDemoPasswords`. */
export function seed(db: Db, { clock, demonstrate, onEmpty }: SeedOptions): Promise<boolean> {
  return db.transaction(async transaction => {
    // a transaction offers what the database offers
    const inside = transaction as unknown as Db;
    // processes that start together fill it once
    await serialize(inside, 'seed');
    await addPermissions(inside);
    await spellDictionary(inside);
    const [first] = await inside.select({ id: role.id }).from(role).limit(1);
    if (first) {
      await addMissingRoles(inside, clock());
      await addRights(inside);
      return false;
    }
    onEmpty?.();
    const now = clock();
    const made = {
      createdOn: now - 200 * DAY_MS,
      updatedOn: now - 200 * DAY_MS,
      createdBy: SYSTEM,
      updatedBy: SYSTEM,
    };
    await inside.insert(dictionary).values(DICTIONARY.map(entry => ({ ...entry, ...made })));
    await inside.insert(menu).values(MENUS.map(entry => ({ ...entry, ...made })));
    await addRoles(inside, made);
    await demonstrate?.(inside, now);
    return true;
  });
}

/** Names stay as an operator has changed them. */
async function addPermissions(db: Db): Promise<void> {
  const ids = new Map(
    (await db.select({ id: permission.id, val: permission.val }).from(permission)).map(row => [
      row.val,
      row.id,
    ]),
  );
  for (const [index, { val, name, type, parent }] of ALL_PERMISSIONS.entries()) {
    if (ids.has(val)) continue;
    const [added] = await db
      .insert(permission)
      .values({
        val,
        name,
        type,
        parentId: parent === null ? null : (ids.get(parent) ?? null),
        sort: index + 1,
      })
      .returning({ id: permission.id });
    if (added) ids.set(val, added.id);
  }
}

/** Entries of an older version can be searched for as those of this one. */
async function spellDictionary(db: Db): Promise<void> {
  const unspelt = await db.select().from(dictionary).where(eq(dictionary.searchKey, ''));
  for (const { id, description, dicValue } of unspelt) {
    const spelt = { searchKey: searchKey(description, dicValue) };
    await db.update(dictionary).set(spelt).where(eq(dictionary.id, id));
  }
}

type Made = Record<'createdOn' | 'updatedOn', number> & Record<'createdBy' | 'updatedBy', string>;

async function addRoles(db: Db, made: Made): Promise<void> {
  await db.insert(role).values(ROLES.map((seeded, index) => roleRow(seeded, index, made)));
  await db
    .insert(rolePermission)
    .values(ROLES.flatMap(({ id, rights }) => rights.map(val => ({ roleId: id, val }))));
}

const roleRow = ({ rights: _rights, ...seeded }: RoleSeed, index: number, made: Made) => ({
  ...seeded,
  ...made,
  sort: index + 1,
  builtIn: '1' as const,
  searchKey: searchKey(seeded.name),
});

/** Those of this version; none whose name or key an operator has given to a role of his own. */
async function addMissingRoles(db: Db, now: number): Promise<void> {
  const made = { createdOn: now, updatedOn: now, createdBy: SYSTEM, updatedBy: SYSTEM };
  await db
    .insert(role)
    .values(ROLES.map((seeded, index) => roleRow(seeded, index, made)))
    .onConflictDoNothing();
}

/** Built-in roles that nobody has changed hold what this version gives them; of a changed one its owner decides. */
async function addRights(db: Db): Promise<void> {
  const unchanged = await db
    .select({ id: role.id })
    .from(role)
    .where(and(eq(role.builtIn, '1'), eq(role.version, FIRST_VERSION)));
  const rows = ROLES.filter(({ id }) => unchanged.some(found => found.id === id)).flatMap(({ id, rights }) =>
    rights.map(val => ({ roleId: id, val })),
  );
  if (rows.length > 0) await db.insert(rolePermission).values(rows).onConflictDoNothing();
}
