/** Accounts of drivers in their app: what is known of them, freezing, a new password. */
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { DriverAccount, type driverAccountCalls } from '../../../contract/driver-account.ts';
import type { Context, Db, Handlers } from '../../core/context.ts';
import { Failure } from '../../core/failure.ts';
import { shapeOf } from '../../core/http/shape.ts';
import { filterCounts, ifGiven, readPage, type Sorts, sortOf } from '../../core/paging.ts';
import { updateRecord } from '../../core/records.ts';
import { driverAccount as table } from '../../domain/fleet/driver-desk.ts';
import { company, driver, vehicle } from '../../domain/fleet/tables.ts';
import { visibleDriver } from '../seen.ts';

const { passwordHash: _hash, ...columns } = getTableColumns(table);

const sorts: Sorts = {
  columns: {
    lastLoginOn: sql`coalesce(${table.lastLoginOn}, 0)`,
    appVersion: table.appVersion,
    state: table.state,
  },
  byDefault: [desc(table.id)],
  tie: table.id,
};

export const driverAccountHandlers = {
  listDriverAccounts: async ({ db, query, scope, isPlain }) => {
    const where = and(visibleDriver(table.driverId, scope, query.keyword), meaning(query));
    const page = await readPage(db, { table, where, ...query }, ({ limit, offset }) =>
      rows(db)
        .where(where)
        .orderBy(...sortOf(sorts, query, isPlain))
        .limit(limit)
        .offset(offset),
    );
    return { ...page, ...(await filterCounts({ db, isPlain, query }, { table, where, meaning })) };
  },

  updateDriverAccount: async context => {
    const { db, body, scope } = context;
    const { id, version, state, frozenReason, remark } = body;
    const [before] = await rows(db).where(
      and(eq(table.id, id), visibleDriver(table.driverId, scope, undefined)),
    );
    if (!before) throw new Failure('NOT_FOUND');
    const isFrozen = (state ?? before.state) === 0;
    await updateRecord(context, accountAudit(before.areaId), {
      id,
      version,
      state,
      remark,
      // what was the reason is none once he is in again
      frozenReason: isFrozen ? (frozenReason === undefined ? before.frozenReason : frozenReason) : null,
    });
    const [after] = await rows(db).where(eq(table.id, id));
    if (!after) throw new Failure('NOT_FOUND');
    return after;
  },
} satisfies Handlers<typeof driverAccountCalls>;

type AccountFilter = Partial<
  Pick<
    Context<typeof driverAccountCalls.listDriverAccounts>['query'],
    'id' | 'driverId' | 'state' | 'os' | 'appVersion' | 'mustChangePwd'
  >
>;

const meaning = (filter: AccountFilter): SQL | undefined =>
  and(
    ifGiven(filter.id, id => eq(table.id, id)),
    ifGiven(filter.driverId, id => eq(table.driverId, id)),
    ifGiven(filter.state, state => eq(table.state, state)),
    ifGiven(filter.os, os => eq(table.os, os)),
    ifGiven(filter.appVersion, version => eq(table.appVersion, version)),
    ifGiven(filter.mustChangePwd, must => eq(table.mustChangePwd, must)),
  );

const shape = shapeOf(DriverAccount);

/** How the operate log keeps an account: without its password, and where its driver belongs. */
export const accountAudit = (areaId: string) => ({
  table,
  objectType: 'driverAccount',
  summary: (row: typeof table.$inferSelect) => ({ ...(shape(row) as object), areaIds: [areaId] }),
});

const rows = (db: Db) =>
  db
    .select({
      ...columns,
      name: driver.name,
      mobile: driver.mobile,
      driverState: driver.state,
      areaId: driver.addressType,
      companyName: company.companyName,
      plateNum: vehicle.plateNumber,
    })
    .from(table)
    .innerJoin(driver, eq(driver.id, table.driverId))
    .leftJoin(company, eq(company.id, driver.companyId))
    .leftJoin(vehicle, eq(vehicle.id, driver.vehicleId))
    .$dynamic();
