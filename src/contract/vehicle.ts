/**
 * The register of vehicles. 车辆 vehicle · 车牌号 plate number · 车架号 VIN · 营运证 operating certificate · 保险 insurance ·
 * 年检 inspection · 终端 terminal · 顶灯 roof light · 证件到期 papers that run out
 */
import * as z from 'zod/mini';
import { company } from './company.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { count } from './grammar/kinds/number.ts';
import { area, reference } from './grammar/kinds/reference.ts';
import { code, note, plateText, text } from './grammar/kinds/text.ts';
import { day } from './grammar/kinds/time.ts';
import { Plate } from './grammar/plates.ts';
import { resource } from './grammar/resource.ts';

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

/** 17 characters without I, O and Q. */
const Vin = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-HJ-NPR-Z0-9]{17}$/));

export const vehicle = resource('vehicle', {
  path: 'vehicle-manage/vehicle-info',
  fields: {
    plateNumber: plateText(10).required().valid(Plate).unique('PLATE_TAKEN').search(),
    plateColor: choice(PLATE_COLOURS),
    vin: code(17).valid(Vin),
    engineNo: text(30),
    brand: text(30).search(),
    model: text(40).search(),
    color: text(20),
    energyType: choice(ENERGY_TYPES),
    seats: count({ min: 1, max: 60 }),
    companyId: reference(company, 'companyName'),
    /** 0: where its company is. A vehicle without a company always has its own. */
    hasOwnArea: flag().initially(0),
    addressType: area().filled(),
    ownerName: text(40).search(),
    operateCertNo: text(40),
    certExpire: day(),
    insuranceExpire: day(),
    inspectExpire: day(),
    terminalNo: code(30).unique('TERMINAL_TAKEN').search(),
    simNo: code(20),
    lightNo: code(30).unique('LIGHT_TAKEN'),
    installDate: day(),
    firstRegister: day(),
    dataFrom: choice(DATA_SOURCES).initially(1),
    state: choice(VEHICLE_STATES).initially(1).status({ 1: 'ok', 2: 'warn', 3: 'bad', 4: 'off' }),
    remark: note(200),
    companyName: text(60).derived(),
    /** The first of its papers to run out. */
    papersExpire: day().readOnly(),
    papers: choice(PAPER_STATES).words('papers.state').filterOnly(),
    /** 1 for those with attachments that nobody has looked at. */
    hasUnhandled: flag().filterOnly(),
  },
  equals: ['companyId', 'addressType', 'energyType', 'dataFrom', 'state', 'papers', 'hasUnhandled'],
  filters: [
    'plateNumber',
    'vin',
    'brand',
    'model',
    'ownerName',
    'terminalNo',
    'simNo',
    'lightNo',
    'seats',
    'certExpire',
    'insuranceExpire',
    'inspectExpire',
    'installDate',
  ],
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
  fails: ['STATE_NOT_ALLOWED'],
});
export type Vehicle = z.output<typeof vehicle.Row>;
