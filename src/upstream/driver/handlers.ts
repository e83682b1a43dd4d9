/** The specification's calls about drivers. */
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { AREA_DICTIONARY } from '../../contract/dictionary.ts';
import { DRIVER_LEFT } from '../../contract/driver.ts';
import type { DriverSummary, driverCalls } from '../../contract/driver-calls.ts';
import { isAllowed } from '../../contract/grammar/may.ts';
import { logCalls } from '../../contract/log.ts';
import { NEWEST_FIRST } from '../core/audit/log-order.ts';
import { operateLog } from '../core/audit/tables.ts';
import type { Context, Db, Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { checkNotCommon } from '../core/identity/common-password.ts';
import { hashPassword, type PasswordCost } from '../core/identity/password.ts';
import { dictionary } from '../core/lookups/dictionary-table.ts';
import { contains, ifGiven, type PageQuery, readPage, readRows, sortOf } from '../core/paging.ts';
import { insertRecord, updateRecord } from '../core/records.ts';
import type { AreaScope } from '../core/scope.ts';
import { driverAccount } from '../domain/fleet/driver-desk.ts';
import { company, driver, driverShift, vehicle } from '../domain/fleet/tables.ts';
import { accountAudit } from './account/handlers.ts';
import { minutesToday } from './minutes-today.ts';
import { addressOf } from './pictures.ts';
import { isFound, seenDriver } from './seen.ts';

export const driverHandlers = ({ passwordCost }: { passwordCost: PasswordCost }) =>
  ({
    info: async context => {
      const { db, query, scope, clock } = context;
      const id = query.driverId ?? (await driverOfPlate(db, query.brandnumber));
      const found = await seenDriver(db, scope, id ?? '');
      const [[known], minutes, photoUrl] = await Promise.all([
        knownDrivers(db).where(eq(driver.id, found.id)),
        minutesToday(db, [found.id], clock()),
        addressOf(context, found.photoFileId),
      ]);
      if (!known) throw new Failure('NOT_FOUND');
      return {
        ...found,
        ...known,
        photoUrl,
        onlineMinutes: minutes.get(found.id)?.minutes ?? 0,
        source: OWN,
      };
    },

    all: context => picked(context, ne(driver.state, DRIVER_LEFT)),
    onWxList: context => picked(context, and(eq(driver.onWx, 1), ne(driver.state, DRIVER_LEFT))),
    offWxList: context => picked(context, and(eq(driver.onWx, 0), ne(driver.state, DRIVER_LEFT))),

    operateLog: async ({ db, query, scope, user, isPlain }) => {
      const { id } = await seenDriver(db, scope, query.driverId);
      const accounts = await db
        .select({ id: driverAccount.id })
        .from(driverAccount)
        .where(eq(driverAccount.driverId, id));
      const where = or(
        and(eq(operateLog.objectType, 'driver'), eq(operateLog.objectId, id)),
        accounts.length > 0
          ? and(
              eq(operateLog.objectType, 'driverAccount'),
              inArray(
                operateLog.objectId,
                accounts.map(account => account.id),
              ),
            )
          : undefined,
      );
      const isReader = isAllowed(logCalls.listOperateLog.may, user.rights);
      const orderedBy = sortOf(NEWEST_FIRST, query, isPlain);
      const page = await readRows(db, { ...query, table: operateLog, where, orderedBy });
      return isReader ? page : { ...page, rows: page.rows.map(row => ({ ...row, ...OF_THE_LOG_ALONE })) };
    },

    password: {
      prepare: async ({ db, scope, query, chance }) => {
        const { name, mobile } = await seenDriver(db, scope, query.driverId);
        checkNotCommon(query.password, 'password', [name, mobile]);
        const passwordHash = await hashPassword(query.password, passwordCost, chance);
        return inside => setPassword(inside, passwordHash);
      },
    },

    allCity: ({ db }) =>
      db
        .select({ addressType: dictionary.dicValue, areaName: dictionary.description })
        .from(dictionary)
        .where(and(eq(dictionary.parentCode, AREA_DICTIONARY), eq(dictionary.state, 1)))
        .orderBy(asc(dictionary.sort), asc(dictionary.id)),
  }) satisfies Handlers<typeof driverCalls>;

/** Who may not read the log learns what was done to the driver and by whom, not from where and with what. */
const OF_THE_LOG_ALONE = {
  operUrl: '',
  operParam: null,
  jsonResult: null,
  before: null,
  after: null,
  operIp: null,
  operLocation: null,
  userAgent: null,
} satisfies Partial<typeof operateLog.$inferSelect>;

/** Where what is known of a driver comes from: our own register. */
const OWN = 1;

/** Who drives it now, or else usually: the first who was given it. */
async function driverOfPlate(db: Db, plate: string | undefined): Promise<string | undefined> {
  if (!plate) return undefined;
  const [now] = await db
    .select({ id: driverShift.driverId })
    .from(driverShift)
    .innerJoin(vehicle, eq(vehicle.id, driverShift.vehicleId))
    .where(and(eq(vehicle.plateNumber, plate), isNull(driverShift.endedOn)));
  if (now) return now.id;
  const [usually] = await db
    .select({ id: driver.id })
    .from(driver)
    .innerJoin(vehicle, eq(vehicle.id, driver.vehicleId))
    .where(and(eq(vehicle.plateNumber, plate), ne(driver.state, DRIVER_LEFT)))
    .orderBy(asc(driver.driverType), asc(driver.id))
    .limit(1);
  return usually?.id;
}

interface PickContext {
  db: Db;
  scope: AreaScope;
  query: PageQuery & { companyId?: string | undefined; keyword?: string | undefined };
}

function picked({ db, scope, query }: PickContext, which: SQL | undefined) {
  const where = and(
    which,
    scope.byArea(driver.addressType),
    ifGiven(query.companyId, id => eq(driver.companyId, id)),
    ifGiven(query.keyword, text =>
      or(
        isFound(text),
        inArray(
          driver.vehicleId,
          sql`(select ${vehicle.id} from ${vehicle} where ${contains(sql`lower(${vehicle.plateNumber})`, text)})`,
        ),
      ),
    ),
  );
  const direction = query.order === 'desc' ? desc : asc;
  return readPage<DriverSummary>(db, { table: driver, where, ...query }, ({ limit, offset }) =>
    knownDrivers(db)
      .where(where)
      .orderBy(direction(driver.searchKey), direction(driver.id))
      .limit(limit)
      .offset(offset),
  );
}

const knownDrivers = (db: Db) =>
  db
    .select({
      driverId: driver.id,
      name: driver.name,
      mobile: driver.mobile,
      plateNum: sql<string | null>`coalesce(
        (select v.plate_number from driver_shift s join vehicle v on v.id = s.vehicle_id
          where s.driver_id = ${driver.id} and s.ended_on is null),
        ${vehicle.plateNumber})`,
      companyName: company.companyName,
      driverType: driver.driverType,
      online: sql<
        0 | 1
      >`(exists (select 1 from driver_shift s where s.driver_id = ${driver.id} and s.ended_on is null))::int`,
      state: driver.state,
    })
    .from(driver)
    .leftJoin(company, eq(company.id, driver.companyId))
    .leftJoin(vehicle, eq(vehicle.id, driver.vehicleId))
    .$dynamic();

/** Whoever had no account has one from then on. */
async function setPassword(context: Context<typeof driverCalls.password>, passwordHash: string) {
  const { db, query, scope } = context;
  const of = await seenDriver(db, scope, query.driverId);
  const kept = accountAudit(of.addressType);
  const values = { passwordHash, mustChangePwd: 1 as const };
  const [before] = await db
    .select()
    .from(driverAccount)
    .where(eq(driverAccount.driverId, of.id))
    .for('update');
  if (before) await updateRecord(context, kept, { id: before.id, ...values }, before);
  else await insertRecord(context, kept, { driverId: of.id, ...values });
  return null;
}
