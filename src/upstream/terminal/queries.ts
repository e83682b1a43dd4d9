/** Vehicles as the machine service tells of them. */
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { lower } from '../core/filtering.ts';
import {
  contains,
  filterCounts,
  ifGiven,
  type PageQuery,
  readPage,
  type Sorts,
  sortOf,
} from '../core/paging.ts';
import { lastPosition } from '../core/positions/tables.ts';
import type { AreaScope } from '../core/scope.ts';
import { company, vehicle } from '../domain/fleet/tables.ts';

/** A terminal that has said nothing for so long is looked after, in milliseconds. */
const SILENT_MS = 86_400_000;

export interface OneVehicle {
  vehicleId?: string | undefined;
  plateNumber?: string | undefined;
}

export interface VehicleFilter extends PageQuery, OneVehicle {
  keyword?: string | undefined;
  terminalNo?: string | undefined;
  simNo?: string | undefined;
  companyId?: string | undefined;
  addressType?: string | undefined;
  dataFrom?: number | undefined;
  state?: 1 | 2 | 3 | 4 | undefined;
  hasTerminal?: 0 | 1 | undefined;
  isSilent?: 0 | 1 | undefined;
}

interface Seeing {
  db: Db;
  scope: AreaScope;
}

const columns = {
  vehicleId: vehicle.id,
  plateNumber: vehicle.plateNumber,
  companyId: vehicle.companyId,
  companyName: company.companyName,
  addressType: vehicle.addressType,
  brand: vehicle.brand,
  model: vehicle.model,
  terminalNo: vehicle.terminalNo,
  simNo: vehicle.simNo,
  lightNo: vehicle.lightNo,
  installDate: vehicle.installDate,
  dataFrom: vehicle.dataFrom,
  state: vehicle.state,
  lastTime: lastPosition.receivedOn,
  remark: vehicle.remark,
  updatedOn: vehicle.updatedOn,
  updatedBy: vehicle.updatedBy,
  version: vehicle.version,
};

export const sorts: Sorts = {
  columns: {
    plateNumber: vehicle.plateNumber,
    terminalNo: vehicle.terminalNo,
    installDate: vehicle.installDate,
    lastTime: lastPosition.receivedOn,
  },
  byDefault: [asc(vehicle.plateNumber)],
  tie: vehicle.id,
};

const reading = (db: Db) =>
  db
    .select(columns)
    .from(vehicle)
    .leftJoin(company, eq(company.id, vehicle.companyId))
    .leftJoin(lastPosition, eq(lastPosition.vehicleId, vehicle.id));

export async function listVehicles(
  { db, scope, isPlain, now }: Seeing & { isPlain: boolean; now: number },
  query: VehicleFilter & { counts?: readonly Partial<VehicleFilter>[] | undefined },
) {
  const where = vehiclesWhere(query, scope, now);
  const page = await readPage(db, { table: vehicle, where, ...query }, window =>
    vehicleRows(db, where, sortOf(sorts, query, isPlain), window),
  );
  const meaning = (filter: Partial<VehicleFilter>) => conditionsOf(filter, now);
  return { ...page, ...(await filterCounts({ db, isPlain, query }, { table: vehicle, where, meaning })) };
}

export const vehiclesWhere = (
  query: Partial<VehicleFilter>,
  scope: AreaScope,
  now: number,
): SQL | undefined => and(scope.byArea(vehicle.addressType), conditionsOf(query, now));

function conditionsOf(query: Partial<VehicleFilter>, now: number): SQL | undefined {
  return and(
    isOne(query),
    ifGiven(query.keyword, text => contains(vehicle.searchKey, text)),
    ifGiven(query.terminalNo, no => eq(vehicle.terminalNo, no)),
    ifGiven(query.simNo, no => sql`${lower(vehicle.simNo)} = ${no.toLowerCase()}`),
    ifGiven(query.companyId, id => eq(vehicle.companyId, id)),
    ifGiven(query.addressType, area => eq(vehicle.addressType, area)),
    ifGiven(query.dataFrom, from => eq(vehicle.dataFrom, from)),
    ifGiven(query.state, state => eq(vehicle.state, state)),
    ifGiven(query.hasTerminal, is => (is === 1 ? isNotNull : isNull)(vehicle.terminalNo)),
    ifGiven(query.isSilent, is => silent(is, now)),
  );
}

export const vehicleRows = (
  db: Db,
  where: SQL | undefined,
  order: readonly SQL[],
  { limit, offset }: { limit: number; offset: number },
) =>
  reading(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);

/** Fails with NOT_FOUND, also where neither number nor plate is given. */
export async function oneVehicle({ db, scope }: Seeing, named: OneVehicle) {
  const one = isOne(named);
  if (!one) throw new Failure('NOT_FOUND');
  const [found] = await reading(db).where(and(one, scope.byArea(vehicle.addressType)));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

export const isOne = ({ vehicleId, plateNumber }: OneVehicle): SQL | undefined =>
  and(
    ifGiven(vehicleId, id => eq(vehicle.id, id)),
    ifGiven(plateNumber, plate => eq(vehicle.plateNumber, plate)),
  );

/** It carries a terminal, and that was never heard or not for a day. The table of positions is not counted with. */
function silent(is: 0 | 1, now: number): SQL | undefined {
  const heard = sql`exists (select 1 from ${lastPosition} where ${lastPosition.vehicleId} = ${vehicle.id} and ${lastPosition.receivedOn} > ${now - SILENT_MS})`;
  return is === 1
    ? and(isNotNull(vehicle.terminalNo), sql`not ${heard}`)
    : or(isNull(vehicle.terminalNo), heard);
}
