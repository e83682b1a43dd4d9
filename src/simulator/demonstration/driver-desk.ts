/** What is done about the drivers of the demonstration: app accounts, requests that wait or are decided, spot checks. */
import { asc, ne } from 'drizzle-orm';
import { DRIVER_LEFT } from '../../contract/driver.ts';
import type { Db } from '../../upstream/core/context.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import {
  type DriverValues,
  driverAccount,
  driverApproval,
  spotCheck,
} from '../../upstream/domain/fleet/driver-desk.ts';
import { company, driver, vehicle } from '../../upstream/domain/fleet/tables.ts';
import { identityOf, inBatches, nameOf } from './drivers.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

type Driver = typeof driver.$inferSelect;
type Approval = typeof driverApproval.$inferInsert;
type Check = typeof spotCheck.$inferInsert;

/** What the drivers' app of the demonstration is called at the open door. */
export const SAMPLE_APP = 'sample-driver-app';
const WAITING_REQUESTS = 25;
const DECIDED_REQUESTS = 14;

interface Names {
  plates: ReadonlyMap<string, string>;
  companies: ReadonlyMap<string, string>;
  free: { id: string; plateNumber: string }[];
}

export async function addDriverDesk(db: Db, now: number, by: string): Promise<void> {
  const drivers = await db.select().from(driver).where(ne(driver.state, DRIVER_LEFT)).orderBy(asc(driver.id));
  const cars = await db
    .select({ id: vehicle.id, plateNumber: vehicle.plateNumber })
    .from(vehicle)
    .orderBy(asc(vehicle.id));
  const owners = await db.select({ id: company.id, name: company.companyName }).from(company);
  for (const part of inBatches(drivers.map((one, index) => anAccount(one, index, now, by)))) {
    await db.insert(driverAccount).values(part);
  }
  if (drivers.length === 0) return;
  const names: Names = {
    plates: new Map(cars.map(({ id, plateNumber }) => [id, plateNumber])),
    companies: new Map(owners.map(({ id, name }) => [id, name])),
    free: cars.slice(3),
  };
  const requests = Array.from({ length: WAITING_REQUESTS + DECIDED_REQUESTS }, (_, index) =>
    aRequest(index, pick(drivers, index * 7 + 3), names, now, by),
  );
  await db.insert(driverApproval).values(requests);
  await db.insert(spotCheck).values(checksOf(drivers, names, now, by));
}

const pick = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;

const DEVICES = [
  'HUAWEI Mate 60',
  'Redmi Note 13',
  'OPPO A58',
  'vivo Y100',
  'HONOR X50',
  'iPhone 13',
] as const;
const VERSIONS = ['2.19.0', '2.19.0', '2.18.3', '2.18.3', '2.17.0'] as const;

function anAccount(one: Driver, index: number, now: number, by: string) {
  const deviceModel = pick(DEVICES, index * 5);
  const isFrozen = one.state === 3 || index % 67 === 31;
  const hasComeIn = index % 19 !== 11;
  const madeOn = one.createdOn;
  return {
    driverId: one.id,
    mustChangePwd: hasComeIn ? (0 as const) : (1 as const),
    ...(hasComeIn && {
      deviceModel,
      os: deviceModel.startsWith('iPhone') ? 'ios' : 'android',
      appVersion: pick(VERSIONS, index * 3),
      lastLoginOn: now - ((index * 137) % 4_000) * MINUTE_MS,
      lastLoginIp: `10.21.${index % 200}.${(index * 7) % 250}`,
    }),
    state: isFrozen ? (0 as const) : (1 as const),
    frozenReason: isFrozen ? pick(['多次拒载', '账号异地登录，待核实', '本人申请停用'], index) : null,
    createdOn: madeOn,
    createdBy: by,
    updatedOn: madeOn,
    updatedBy: by,
  };
}

function aRequest(index: number, of: Driver, names: Names, now: number, by: string): Approval {
  const type = pick([1, 4, 2, 1, 3, 4, 1, 2] as const, index);
  const before = type === 1 ? null : valuesOf(of, names);
  const after =
    type === 1 ? aNewcomer(index, of, names, now) : { ...before, ...asked(type, index, of, names, now) };
  const isWaiting = index < WAITING_REQUESTS;
  const createdOn =
    now - (isWaiting ? (WAITING_REQUESTS - index) * 47 * MINUTE_MS : (index - 20) * 9 * HOUR_MS);
  const isRejected = index % 4 === 1;
  const name = after.name ?? '';
  return {
    submitBy: SAMPLE_APP,
    submitNo: `seed-${index}`,
    driverId: type === 1 ? null : of.id,
    type,
    name,
    mobile: after.mobile ?? '',
    companyId: after.companyId ?? null,
    vehicleId: after.vehicleId ?? null,
    before,
    after,
    changed: (Object.keys(after) as (keyof DriverValues)[]).filter(
      field => !field.endsWith('Id') && after[field] !== before?.[field],
    ),
    attachments: [],
    addressType: of.addressType,
    ...(!isWaiting && {
      auditStatus: isRejected ? (2 as const) : (1 as const),
      reason: isRejected ? pick(['照片模糊，请重新拍摄', '证件已过期', '证件与本人信息不一致'], index) : null,
      auditUser: by,
      auditTime: createdOn + 35 * MINUTE_MS,
    }),
    searchKey: searchKey(name, after.plateNum),
    createdOn,
    createdBy: '司机端',
    updatedOn: createdOn,
    updatedBy: isWaiting ? '司机端' : by,
  };
}

const valuesOf = (one: Driver, { plates, companies }: Names): DriverValues => ({
  name: one.name,
  sex: one.sex,
  mobile: one.mobile,
  idCard: one.idCard,
  companyId: one.companyId,
  companyName: companies.get(one.companyId ?? '') ?? null,
  vehicleId: one.vehicleId,
  plateNum: plates.get(one.vehicleId ?? '') ?? null,
  certNo: one.certNo,
  certLevel: one.certLevel,
  certExpire: one.certExpire,
  licenseNo: one.licenseNo,
  licenseExpire: one.licenseExpire,
});

function asked(type: 2 | 3 | 4, index: number, of: Driver, { free }: Names, now: number): DriverValues {
  if (type === 2) {
    const car = pick(free, index * 11);
    return { vehicleId: car.id, plateNum: car.plateNumber };
  }
  if (type === 3) return { mobile: `199${String(30_417_000 + index * 7_717)}` };
  return {
    certExpire: endOfDay(now, 6 * 365 + index),
    certLevel: Math.min(3, (of.certLevel ?? 1) + (index % 2)),
    ...(index % 3 === 0 && { licenseExpire: endOfDay(now, 10 * 365) }),
  };
}

function aNewcomer(index: number, of: Driver, { plates, companies }: Names, now: number): DriverValues {
  const isWoman = index % 5 === 2;
  const identity = identityOf(40_000 + index, isWoman);
  return {
    name: nameOf(3_000 + index * 13, isWoman),
    sex: isWoman ? 2 : 1,
    mobile: `198${String(20_613_000 + index * 9_377)}`,
    idCard: identity,
    companyId: of.companyId,
    companyName: companies.get(of.companyId ?? '') ?? null,
    vehicleId: of.vehicleId,
    plateNum: plates.get(of.vehicleId ?? '') ?? null,
    certNo: `4501${String(95_000_000 + index * 311)}`,
    certLevel: 1,
    certExpire: endOfDay(now, 5 * 365 - index),
    licenseNo: identity,
    licenseExpire: endOfDay(now, 3 * 365 + index * 17),
  };
}

/** Batches of the last weeks with their results, and one of now, of which some have answered. */
function checksOf(drivers: readonly Driver[], { plates }: Names, now: number, by: string): Check[] {
  const batches = [
    { days: 21, size: 12, type: 1 as const },
    { days: 9, size: 12, type: 4 as const },
    { days: 2, size: 14, type: 2 as const },
    { days: 0, size: 10, type: 1 as const },
  ];
  return batches.flatMap(({ days, size, type }, batch) => {
    const pushTime = days === 0 ? now - 20 * MINUTE_MS : now - days * DAY_MS;
    return Array.from({ length: Math.min(size, drivers.length) }, (_, index): Check => {
      // some of them are met again, so that somebody repeats himself
      const of = pick(drivers, index * 5 + (index % 3 === 0 ? 0 : batch * 7));
      const isOpen = days === 0;
      const isSilent = isOpen ? index >= 6 : index % 6 === 4;
      const result = isOpen || isSilent ? 0 : index % 5 === 0 ? 2 : 1;
      return {
        batchNo: `S${batch + 1}-${String(now - days * DAY_MS).slice(0, 7)}`,
        driverId: of.id,
        plateNum: plates.get(of.vehicleId ?? '') ?? null,
        checkType: type,
        pushTime,
        deadline: pushTime + 40 * MINUTE_MS,
        submitTime: isSilent ? null : pushTime + (4 + index) * MINUTE_MS,
        similarity: isSilent || type !== 1 ? null : 62 + ((index * 13) % 37),
        result,
        handleRemark: result === 2 ? pick(['非本人驾驶', '未着工装', '车身脏污'], index) : null,
        handleUser: result === 0 ? null : by,
        handleTime: result === 0 ? null : pushTime + 60 * MINUTE_MS,
        addressType: of.addressType,
        createdOn: pushTime,
        createdBy: by,
        updatedOn: pushTime,
        updatedBy: by,
      };
    });
  });
}

const SHANGHAI_MS = 8 * HOUR_MS;
const endOfDay = (now: number, days: number) =>
  (Math.floor((now + SHANGHAI_MS) / DAY_MS) + days + 1) * DAY_MS - SHANGHAI_MS - 1;
