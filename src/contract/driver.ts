/**
 * The people who drive. 驾驶员 driver · 从业资格证 certificate · 驾驶证 licence · 常驾车辆 usual vehicle · 主班 main shift ·
 * 副班 second shift · 替班 relief · 信用等级 credit · 班次 shift. Who drives what at this moment, shifts say.
 */
import * as z from 'zod/mini';
import { entity } from './grammar/entity.ts';
import { IdentityNumber, Mobile } from './grammar/validators.ts';
import { EpochMs, Flag, filledLine, Id, line, masked } from './grammar/wire.ts';
import { PAPER_STATES } from './vehicle.ts';

/** 1 normal, 2 suspended, 3 blacklisted, 4 left. */
export const DRIVER_STATES = [1, 2, 3, 4] as const;
export const DRIVER_LEFT = 4;
/** 1 main shift, 2 second shift, 3 relief. */
export const DRIVER_TYPES = [1, 2, 3] as const;
/** Of the certificate: 1 junior, 2 intermediate, 3 senior. */
export const CERT_LEVELS = [1, 2, 3] as const;
export const CREDITS = ['AAA', 'AA', 'A', 'B'] as const;
/** 0 not said, 1 male, 2 female. */
export const SEXES = [0, 1, 2] as const;

const oneOf = <const N extends number>(values: readonly N[]) =>
  z.union(values.map(value => z.literal(value)));
const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

const input = {
  name: filledLine(40),
  sex: z.optional(oneOf(SEXES)),
  mobile: Mobile,
  idCard: maybe(IdentityNumber),
  certNo: maybe(line(30)),
  certLevel: maybe(oneOf(CERT_LEVELS)),
  certExpire: maybe(EpochMs),
  licenseNo: maybe(IdentityNumber),
  licenseExpire: maybe(EpochMs),
  /** The vehicle he usually drives. */
  vehicleId: maybe(Id),
  /** In place of its id: the plate, as a person types it or a file has it. */
  plateNum: maybe(line(12)),
  companyId: maybe(Id),
  /** Of the dictionary `area`; without one of his own, his company's. */
  addressType: z.optional(line(20)),
  hasOwnArea: z.optional(Flag),
  driverType: z.optional(oneOf(DRIVER_TYPES)),
  /** A picture that was uploaded. */
  photoFileId: maybe(Id),
  credit: maybe(z.enum(CREDITS)),
  state: z.optional(oneOf(DRIVER_STATES)),
  remark: maybe(line(200)),
};

export const driver = entity('driver', {
  resource: 'driver-manage/driver-info',
  fields: {
    name: z.string(),
    sex: oneOf(SEXES),
    mobile: masked('mobile'),
    idCard: z.nullable(masked('identity')),
    certNo: z.nullable(z.string()),
    certLevel: z.nullable(z.int()),
    certExpire: z.nullable(EpochMs),
    /** Of the driving licence, which is the identity number. */
    licenseNo: z.nullable(masked('identity')),
    licenseExpire: z.nullable(EpochMs),
    /** Certificate or licence, whichever ends first. */
    papersExpire: z.nullable(EpochMs),
    vehicleId: z.nullable(Id),
    plateNum: z.nullable(z.string()),
    companyId: z.nullable(Id),
    companyName: z.nullable(z.string()),
    addressType: z.string(),
    hasOwnArea: Flag,
    driverType: z.int(),
    photoFileId: z.nullable(Id),
    /** One to five, from ratings. */
    star: z.nullable(z.number()),
    score: z.int(),
    credit: z.nullable(z.string()),
    registerTime: z.nullable(EpochMs),
    /** Reachable through the messaging app. */
    onWx: Flag,
    /** His shift is open. */
    online: Flag,
    /** Of today in Asia/Shanghai. */
    onlineMinutes: z.int(),
    /** Of his last shift today: what he drives or drove, since when and, where it is over, until when. */
    shiftPlate: z.nullable(z.string()),
    shiftBeganOn: z.nullable(EpochMs),
    shiftEndedOn: z.nullable(EpochMs),
    state: oneOf(DRIVER_STATES),
  },
  input,
  equals: {
    companyId: Id,
    vehicleId: Id,
    addressType: line(20),
    driverType: oneOf(DRIVER_TYPES),
    state: oneOf(DRIVER_STATES),
    online: Flag,
    /** 1: who has driven today. */
    today: z.literal(1),
    /** The whole number or its last four. */
    mobile: line(20),
    /** Part of the plate of the usual vehicle. */
    plateNum: line(10),
    /** Of those who have not left. */
    papers: z.enum(PAPER_STATES),
  },
  filters: {
    name: 'text',
    certNo: 'text',
    certExpire: 'time',
    licenseExpire: 'time',
    registerTime: 'time',
    credit: 'choice',
    score: 'number',
    star: 'number',
    remark: 'text',
  },
  searches: ['name', 'certNo'],
  sorts: [
    'name',
    'certExpire',
    'licenseExpire',
    'papersExpire',
    'score',
    'star',
    'state',
    'registerTime',
    'createdOn',
  ],
  may: {
    read: 'drivermgr',
    add: 'drivermgr:edit',
    edit: 'drivermgr:edit',
    remove: 'drivermgr:edit',
    export: 'drivermgr',
  },
  isImportable: true,
  fails: ['DUPLICATE', 'STATE_NOT_ALLOWED'],
  area: 'addressType',
});
export type Driver = z.output<typeof driver.Row>;
