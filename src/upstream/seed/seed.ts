/**
 * Fills an empty database; in a used one it only adds the permissions, spellings, roles and rights of unchanged roles
 * that this version brings. What the product needs (permissions, roles, menus, dictionaries) is everywhere; people and their history
 * are a demonstration.
 */
import { and, eq } from 'drizzle-orm';
import { ALL_PERMISSIONS } from '../../contract/grammar/permissions.ts';
import type { Chance, Clock, Db } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { inTurn, type RoomSamples } from '../core/generic/sampling.ts';
import { noPassword } from '../core/identity/password.ts';
import { searchKey } from '../core/search-key.ts';
import {
  adminUser,
  dictionary,
  loginLog,
  menu,
  operateLog,
  permission,
  role,
  rolePermission,
  userRole,
} from '../core/tables.ts';
import { addAgreements } from './agreements.ts';
import { addVersions } from './app-versions.ts';
import { addDriverDesk } from './driver-desk.ts';
import { addDrivers } from './drivers.ts';
import { addFleet } from './fleet.ts';
import { loginHistory, operateHistory, type Staff } from './history.ts';
import { addLights } from './lights.ts';
import { MENUS } from './menus.ts';
import { addPartners } from './open-data.ts';
import { DEMO_PEOPLE, PEOPLE, type PersonSeed } from './people.ts';
import { ROLES, type RoleSeed } from './roles.ts';
import { addWatchedPlaces } from './watched-places.ts';
import { DICTIONARY } from './words.ts';

export interface SeedOptions {
  clock: Clock;
  chance: Chance;
  /** Invented staff, their past, their partners and their apps, for trying the product; never on an operator's own database. */
  hasPeople: boolean;
  /** How many vehicles these people look after. */
  vehicles: number;
  /** Of the city in which they look after them. */
  citySeed: number;
  /** Called before an empty database is filled, which takes a while. */
  onEmpty?(): void;
}

/** What each room lays out itself. */
const ROOM_SAMPLES = import.meta.glob<RoomSamples>('../*/samples.ts', { eager: true });

/** Of a record that was never changed. */
const FIRST_VERSION = 1;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Who is named as the maker of what ships with the product. */
const SYSTEM = 'system';
/** True when the database was empty. Nobody can sign in yet: see `setDemoPasswords`. */
export function seed(db: Db, { clock, hasPeople, onEmpty, ...shown }: SeedOptions): Promise<boolean> {
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
    if (hasPeople) await addPeople(inside, now, shown);
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

type Demonstration = Pick<SeedOptions, 'chance' | 'vehicles' | 'citySeed'>;

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

async function addPeople(db: Db, now: number, { chance, vehicles, citySeed }: Demonstration): Promise<void> {
  const passwordHash = noPassword(chance);
  const rows = await db
    .insert(adminUser)
    .values(PEOPLE.map((person, index) => ({ ...rowOf(person, index, now), passwordHash })))
    .returning();
  await db.insert(userRole).values(
    rows.flatMap(({ id, account }) => {
      const roles = PEOPLE.find(person => person.account === account)?.roles ?? [];
      return roles.map((roleId, position) => ({ userId: id, roleId, position }));
    }),
  );
  const staff: Staff[] = rows.map(row => ({ ...row, ip: row.lastLoginIp ?? '10.8.0.1' }));
  const [admin] = staff;
  await db.insert(loginLog).values(loginHistory(staff, now));
  if (!admin) return;
  await db.insert(operateLog).values(
    operateHistory(
      admin,
      staff.filter(({ account }) => !demoAccounts.has(account)),
      now,
    ),
  );
  await addPartners(db, now, admin.userName, chance);
  await addVersions(db, now, admin.userName);
  await addFleet(db, now, admin.userName, vehicles);
  await addLights(db, now, admin.userName, vehicles);
  await addAgreements(db, now, admin.userName);
  await addDrivers(db, now, admin.userName);
  await addDriverDesk(db, now, admin.userName);
  await addWatchedPlaces(db, now, admin.userName, citySeed);
  const made = (daysAgo: number) => {
    const time = now - daysAgo * DAY_MS;
    return { createdOn: time, createdBy: admin.userName, updatedOn: time, updatedBy: admin.userName };
  };
  for (const { samples } of inTurn(ROOM_SAMPLES)) await samples({ db, now, made });
}

const agentRoles: ReadonlySet<string> = new Set(['5', '6']);
const demoAccounts: ReadonlySet<string> = new Set(DEMO_PEOPLE.map(({ account }) => account));

function rowOf(person: PersonSeed, index: number, now: number) {
  const { roles, areas, seenHoursAgo, expiresInDays, ...fields } = person;
  const jobNo = `NN${String(1001 + index * 3)}`;
  // demo accounts came with the system, the others joined over the last months
  const isDemo = demoAccounts.has(person.account);
  const createdOn = now - (isDemo ? 200 : 170 - index * 3) * DAY_MS;
  const by = isDemo ? SYSTEM : (PEOPLE[0]?.userName ?? SYSTEM);
  const takesCalls = roles.some(id => agentRoles.has(id));
  return {
    ...fields,
    jobNo,
    mobile: `1${['37', '38', '59', '77', '86'][index % 5]}${String(10_203_071 + index * 1_928_377).slice(-8)}`,
    email: `${person.account}@example.com`,
    roleId: roles[0] ?? null,
    areaIds: [...areas],
    callSystemAccount: takesCalls ? `call${8001 + index}` : null,
    agentNo: takesCalls ? String(8001 + index) : null,
    lastLoginOn: seenHoursAgo === null ? null : now - seenHoursAgo * HOUR_MS - (index % 50) * 61_000,
    lastLoginIp: seenHoursAgo === null ? null : `10.8.${1 + (index % 4)}.${20 + index}`,
    expireOn: expiresInDays === null ? null : now + expiresInDays * DAY_MS,
    searchKey: searchKey(person.userName, person.account, jobNo),
    createdOn,
    createdBy: by,
    updatedOn: createdOn,
    updatedBy: by,
  };
}
