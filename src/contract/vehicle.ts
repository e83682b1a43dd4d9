/**
 * The register of vehicles. 车辆 vehicle · 车牌号 plate number · 车架号 VIN · 营运证 operating certificate · 保险 insurance ·
 * 年检 inspection · 终端 terminal · 顶灯 roof light · 证件到期 papers that run out
 */
import * as z from 'zod/mini';
import { entity } from './grammar/entity.ts';
import { Plate } from './grammar/validators.ts';
import { EpochMs, Flag, Id, line } from './grammar/wire.ts';

export const PLATE_COLOURS = ['blue', 'green', 'yellowGreen', 'yellow'] as const;
/** 1 petrol, 2 gas, 3 hybrid, 4 electric. */
export const ENERGY_TYPES = [1, 2, 3, 4] as const;
/** 1 operating, 2 maintenance, 3 suspended, 4 scrapped. */
export const VEHICLE_STATES = [1, 2, 3, 4] as const;
export const SCRAPPED = 4;
/** Who delivers its positions: 1 the own platform, 4501001 the industry feed. */
export const DATA_SOURCES = [1, 4501001] as const;

/** The papers of a vehicle that run out, by the field that says when. */
export const PAPERS = ['certExpire', 'insuranceExpire', 'inspectExpire'] as const;
/** Papers that have no more than this left are looked after. */
export const NEAR_MS = 30 * 86_400_000;
/** Of vehicles that are not scrapped: some paper is over, runs out soon, or either. */
export const PAPER_STATES = ['over', 'near', 'due'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

const oneOf = <const N extends number>(values: readonly N[]) =>
  z.union(values.map(value => z.literal(value)));

const fields = {
  plateColor: z.nullable(z.enum(PLATE_COLOURS)),
  vin: z.nullable(z.string()),
  engineNo: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  model: z.nullable(z.string()),
  color: z.nullable(z.string()),
  energyType: z.nullable(oneOf(ENERGY_TYPES)),
  seats: z.nullable(z.int()),
  companyId: z.nullable(Id),
  ownerName: z.nullable(z.string()),
  operateCertNo: z.nullable(z.string()),
  certExpire: z.nullable(EpochMs),
  insuranceExpire: z.nullable(EpochMs),
  inspectExpire: z.nullable(EpochMs),
  terminalNo: z.nullable(z.string()),
  simNo: z.nullable(z.string()),
  lightNo: z.nullable(z.string()),
  installDate: z.nullable(EpochMs),
  firstRegister: z.nullable(EpochMs),
};

const words = (longest: number) => z.optional(z.nullable(line(longest)));
const time = z.optional(z.nullable(EpochMs));

/** 17 characters without I, O and Q. */
const Vin = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-HJ-NPR-Z0-9]{17}$/));
const Seats = z.int().check(z.gte(1), z.lte(60));

const input = {
  plateNumber: Plate,
  plateColor: z.optional(fields.plateColor),
  vin: z.optional(z.nullable(Vin)),
  engineNo: words(30),
  brand: words(30),
  model: words(40),
  color: words(20),
  energyType: z.optional(fields.energyType),
  seats: z.optional(z.nullable(Seats)),
  companyId: z.optional(fields.companyId),
  /** 0: where its company is. A vehicle without a company always has its own. */
  hasOwnArea: z.optional(Flag),
  addressType: z.optional(line(40)),
  ownerName: words(40),
  operateCertNo: words(40),
  certExpire: time,
  insuranceExpire: time,
  inspectExpire: time,
  terminalNo: words(30),
  simNo: words(20),
  lightNo: words(30),
  installDate: time,
  firstRegister: time,
  dataFrom: z.optional(oneOf(DATA_SOURCES)),
  state: z.optional(oneOf(VEHICLE_STATES)),
  remark: words(200),
};

export const vehicle = entity('vehicle', {
  resource: 'vehicle-manage/vehicle-info',
  fields: {
    plateNumber: z.string(),
    ...fields,
    companyName: z.nullable(z.string()),
    addressType: z.string(),
    hasOwnArea: Flag,
    /** The first of its papers to run out. */
    papersExpire: z.nullable(EpochMs),
    dataFrom: z.int(),
    state: oneOf(VEHICLE_STATES),
  },
  input,
  equals: {
    companyId: Id,
    addressType: line(40),
    energyType: oneOf(ENERGY_TYPES),
    dataFrom: oneOf(DATA_SOURCES),
    state: oneOf(VEHICLE_STATES),
    papers: z.enum(PAPER_STATES),
    /** 1 for those with attachments that nobody has looked at. */
    hasUnhandled: Flag,
  },
  filters: {
    plateNumber: 'text',
    vin: 'text',
    brand: 'text',
    model: 'text',
    ownerName: 'text',
    terminalNo: 'text',
    simNo: 'text',
    lightNo: 'text',
    seats: 'number',
    certExpire: 'time',
    insuranceExpire: 'time',
    inspectExpire: 'time',
    installDate: 'time',
  },
  searches: ['plateNumber', 'brand', 'model', 'ownerName', 'terminalNo'],
  sorts: [
    'plateNumber',
    'brand',
    'companyId',
    'certExpire',
    'insuranceExpire',
    'inspectExpire',
    'papersExpire',
    'state',
    'createdOn',
  ],
  may: {
    read: 'vehiclemgr',
    add: 'vehiclemgr:edit',
    edit: 'vehiclemgr:edit',
    remove: 'vehiclemgr:edit',
    export: 'vehiclemgr',
  },
  isImportable: true,
  unique: ['plateNumber', 'terminalNo', 'lightNo'],
  fails: ['DUPLICATE', 'STATE_NOT_ALLOWED'],
  area: 'addressType',
});
export type Vehicle = z.output<typeof vehicle.Row>;
