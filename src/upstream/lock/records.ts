/** Which records have locks, and who may see or edit them: outside of that, a record is simply not there. */
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { isAllowed } from '../../contract/grammar/may.ts';
import { LIVE_RECORDS } from '../../contract/live-records.ts';
import type { Db, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { adminUser, role } from '../core/identity/tables.ts';
import type { Audience } from '../core/outbox/audience.ts';
import { BUILT_IN_NAMES, property } from '../core/properties.ts';
import type { AreaScope } from '../core/scope.ts';
import { appVersion } from '../domain/app-versions.ts';
import { driverAccount, driverApproval, spotCheck } from '../domain/fleet/driver-desk.ts';
import { driver } from '../domain/fleet/tables.ts';
import { menu } from '../domain/menus.ts';
import { RESOURCES } from '../resources.ts';

interface Lockable {
  /** The record's areas; undefined where records of this kind have none. */
  areasOf?(db: Db, id: string): Promise<readonly string[] | undefined>;
  /** Those of these records that are there and inside these areas. */
  seen(db: Db, ids: readonly string[], scope: AreaScope): Promise<{ id: string }[]>;
}

/** Of a table whose rows say themselves where they belong. */
function inArea(table: typeof driverApproval | typeof spotCheck): Lockable {
  return {
    seen: (db, ids, scope) =>
      db
        .select({ id: table.id })
        .from(table)
        .where(and(inArray(table.id, [...ids]), scope.byArea(table.addressType))),
    areasOf: async (db, id) => {
      const [found] = await db.select({ area: table.addressType }).from(table).where(eq(table.id, id));
      return found ? [found.area] : [];
    },
  };
}

const LOCKABLES: Readonly<Record<string, Lockable>> = {
  'system-manage/admin-user': {
    seen: (db, ids, scope) =>
      db
        .select({ id: adminUser.id })
        .from(adminUser)
        .where(
          and(inArray(adminUser.id, [...ids]), eq(adminUser.deleted, 0), scope.bySubset(adminUser.areaIds)),
        ),
    areasOf: async (db, id) => {
      const [found] = await db
        .select({ areaIds: adminUser.areaIds })
        .from(adminUser)
        .where(eq(adminUser.id, id));
      return found?.areaIds ?? [];
    },
  },
  'system-manage/role-group': {
    seen: (db, ids) =>
      db
        .select({ id: role.id })
        .from(role)
        .where(inArray(role.id, [...ids])),
  },
  'system-manage/version': {
    seen: (db, ids) =>
      db
        .select({ id: appVersion.id })
        .from(appVersion)
        .where(inArray(appVersion.id, [...ids])),
  },
  // those that ship with the product are there before anybody has set them
  'system-manage/system-config': {
    seen: async (db, ids) => {
      const others = ids.filter(id => !BUILT_IN_NAMES.has(id));
      const rows = db.select({ id: property.id }).from(property).where(inArray(property.id, others));
      const shipped = ids.filter(id => BUILT_IN_NAMES.has(id)).map(id => ({ id }));
      return [...shipped, ...(others.length > 0 ? await rows : [])];
    },
  },
  'driver-manage/driver-index': {
    seen: (db, ids, scope) =>
      db
        .select({ id: driverAccount.id })
        .from(driverAccount)
        .innerJoin(driver, eq(driver.id, driverAccount.driverId))
        .where(and(inArray(driverAccount.id, [...ids]), scope.byArea(driver.addressType))),
    areasOf: async (db, id) => {
      const [found] = await db
        .select({ area: driver.addressType })
        .from(driverAccount)
        .innerJoin(driver, eq(driver.id, driverAccount.driverId))
        .where(eq(driverAccount.id, id));
      return found ? [found.area] : [];
    },
  },
  'driver-manage/driver-approval': inArea(driverApproval),
  'driver-manage/driver-check': inArea(spotCheck),
  'system-manage/menu': {
    seen: (db, ids) =>
      db
        .select({ id: menu.id })
        .from(menu)
        .where(inArray(menu.id, [...ids])),
  },
};

const lockableOf = (name: string): Lockable | undefined => LOCKABLES[name] ?? lockableResource(name);

function lockableResource(name: string): Lockable | undefined {
  const served = RESOURCES.find(({ resource }) => resource.resource === name);
  if (!served) return undefined;
  const { resource, table } = served;
  const area = resource.area === undefined ? undefined : getTableColumns(table)[resource.area];
  const columns = { id: sql<string>`${table.id}::text` };
  return {
    seen: (db, ids, scope) =>
      db
        .select(columns)
        .from(table)
        .where(and(inArray(table.id, [...ids]), area && scope.byArea(area))),
    ...(area && {
      areasOf: async (db: Db, id: string) => {
        const [found] = await db.select({ area }).from(table).where(eq(table.id, id));
        return found ? [found.area].flat().map(String) : [];
      },
    }),
  };
}

const liveOf = (resource: string) =>
  Object.values(LIVE_RECORDS).find(candidate => candidate.resource === resource);

interface Asking {
  db: Db;
  user: SignedIn;
  scope: AreaScope;
}

/** Fails with NOT_FOUND where the person may not edit the record, as for one that nobody has. */
export async function checkEdits({ db, user, scope }: Asking, resource: string, id: string): Promise<void> {
  const live = liveOf(resource);
  const isThere = live && isAllowed(live.mayEdit, user.rights) && isAllowed(live.may, user.rights);
  const [found] = isThere ? ((await lockableOf(resource)?.seen(db, [id], scope)) ?? []) : [];
  if (!found) throw new Failure('NOT_FOUND');
}

/** Fails with NOT_FOUND where the person may not see records of this kind, as for a kind that nobody knows. */
export function checkSees({ user }: Pick<Asking, 'user'>, resource: string): void {
  const live = liveOf(resource);
  if (!live || !isAllowed(live.may, user.rights)) throw new Failure('NOT_FOUND');
}

/** Who hears of locks on a record: whoever sees it. Nobody, where no such records are known. */
export async function audienceOf(db: Db, resource: string, id: string): Promise<Audience> {
  const live = liveOf(resource);
  const areas = await lockableOf(resource)?.areasOf?.(db, id);
  return { ...(live && { may: live.may }), ...(areas && { areas: [areas] }) };
}

/** Those of these records that the person sees. */
export async function seenOf(
  { db, scope }: Pick<Asking, 'db' | 'scope'>,
  resource: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = ids.length > 0 ? ((await lockableOf(resource)?.seen(db, ids, scope)) ?? []) : [];
  return new Set(rows.map(({ id }) => id));
}
