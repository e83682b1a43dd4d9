/** The specification's calls about drivers: pickers, one by the plate he drives, what was done to him, his password. */
import * as z from 'zod/mini';
import { driver } from './driver.ts';
import { call, callGroup } from './grammar/call.ts';
import { other } from './grammar/kinds/other.ts';
import { rowShape } from './grammar/kinds/shapes.ts';
import { anyOf } from './grammar/may.ts';
import { plateLine } from './grammar/plates.ts';
import { resourceWithCalls } from './grammar/resource.ts';
import { NewPassword } from './grammar/validators.ts';
import { EpochMs, Id, line, listQuery, RequestId, seeksNumbers } from './grammar/wire.ts';
import { OperateLog } from './log.ts';

const LOOKS = anyOf('drivermgr', 'monitoring.map');

const { name, mobile, plateNum, companyName, driverType, state, online } = driver.fields;
const known = {
  driverId: other(Id).filled(),
  name,
  mobile,
  /** Of the vehicle he drives now, or usually. */
  plateNum,
  companyName,
  driverType: driverType.open(),
  state: state.open(),
  online: online.status({ 1: 'ok', 0: 'off' }),
};

export const DriverSummary = z.object(rowShape(known));
export type DriverSummary = z.output<typeof DriverSummary>;

const pickQuery = z.object({
  ...listQuery,
  orderBy: z.optional(z.enum(['name'])),
  companyId: z.optional(Id),
  /** Name, by pinyin too, certificate, part of the plate, or a telephone number: whole, or its last four digits. */
  keyword: z.optional(seeksNumbers(line(40), { of: 'driver', isKeyword: true })),
});

export const driverCalls = callGroup('driverDesk', {
  /** Who drives the vehicle with this plate at this moment, or usually; or the driver of this id. */
  info: call('GET', '/api/admin/driver/info', {
    query: z.object({ brandnumber: z.optional(plateLine(12)), driverId: z.optional(Id) }),
    data: z.object({
      ...DriverSummary.shape,
      sex: z.int(),
      certNo: z.nullable(z.string()),
      certExpire: z.nullable(EpochMs),
      licenseExpire: z.nullable(EpochMs),
      /** Good for minutes. */
      photoUrl: z.nullable(z.string()),
      star: z.nullable(z.number()),
      score: z.int(),
      credit: z.nullable(z.string()),
      onlineMinutes: z.int(),
      /** 1 default, 2 HY, 3 GPS. */
      source: z.int(),
    }),
    may: LOOKS,
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  /** Those who have not left, to choose from. */
  all: call('GET', '/api/admin/driver/all', {
    query: pickQuery,
    data: z.array(DriverSummary),
    isPaged: true,
    may: LOOKS,
    scope: 'areas',
  }),
  /** What was done to the driver and his account, latest first. */
  operateLog: call('GET', '/api/admin/driver/operateLog', {
    query: z.object({ ...listQuery, driverId: Id }),
    data: z.array(OperateLog),
    isPaged: true,
    may: LOOKS,
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  /** For the driver's app; he chooses one of his own at the next sign-in. */
  password: call('PUT', '/api/admin/driver/password', {
    query: z.object({ driverId: Id, password: NewPassword, requestId: z.optional(RequestId) }),
    data: z.null(),
    may: 'drivermgr.account:edit',
    fails: ['NOT_FOUND'],
    business: 'update',
    secretFields: ['password'],
    scope: 'areas',
  }),
  /** Areas in which drivers may register. */
  allCity: call('GET', '/api/admin/driverReg/allCity', {
    data: z.array(z.object({ addressType: z.string(), areaName: z.string() })),
    may: 'signed-in',
  }),
  /** Reachable through the messaging app. */
  onWxList: call('GET', '/api/admin/driver/OnWxList', {
    query: pickQuery,
    data: z.array(DriverSummary),
    isPaged: true,
    may: LOOKS,
    scope: 'areas',
  }),
  /** Not reachable through it. */
  offWxList: call('GET', '/api/admin/driver/OffWxList', {
    query: pickQuery,
    data: z.array(DriverSummary),
    isPaged: true,
    may: LOOKS,
    scope: 'areas',
  }),
});

/** Drivers as an upstream without a register tells of them. */
export const knownDriver = resourceWithCalls(driver.name, {
  path: driver.resource,
  fields: known,
  Row: DriverSummary,
  idField: 'driverId',
  sorts: ['name'],
  calls: { list: driverCalls.all, one: driverCalls.info },
});
