/**
 * The people who drive. 驾驶员 driver · 从业资格证 certificate · 驾驶证 licence · 常驾车辆 usual vehicle · 主班 main shift ·
 * 副班 second shift · 替班 relief · 信用等级 credit · 班次 shift. Who drives what at this moment, shifts say.
 */
import type * as z from 'zod/mini';
import { company } from './company.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { count, number } from './grammar/kinds/number.ts';
import { area, file, reference } from './grammar/kinds/reference.ts';
import { code, note, plateText, text } from './grammar/kinds/text.ts';
import { day, moment } from './grammar/kinds/time.ts';
import { resource } from './grammar/resource.ts';
import { PAPER_STATES, vehicle } from './vehicle.ts';

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

export const driver = resource('driver', {
  path: 'driver-manage/driver-info',
  fields: {
    name: text(40).required().search(),
    sex: choice(SEXES).initially(0),
    mobile: masked('mobile').required().unique('MOBILE_TAKEN'),
    idCard: masked('identity'),
    certNo: code(30).unique('CERT_TAKEN').search(),
    certLevel: choice(CERT_LEVELS),
    certExpire: day(),
    /** Of the driving licence, which is the identity number. */
    licenseNo: masked('identity'),
    licenseExpire: day(),
    /** The vehicle he usually drives. */
    vehicleId: reference(vehicle, 'plateNum'),
    /** In place of its id: the plate, as a person types it or a file has it. */
    plateNum: plateText(12).joined(),
    companyId: reference(company, 'companyName'),
    /** Without one of his own, his company's. */
    addressType: area().filled(),
    hasOwnArea: flag().initially(0),
    driverType: choice(DRIVER_TYPES).initially(1),
    /** A picture that was uploaded. */
    photoFileId: file(),
    credit: choice(CREDITS),
    state: choice(DRIVER_STATES).initially(1).status({ 1: 'ok', 2: 'warn', 3: 'bad', 4: 'off' }),
    remark: note(200),
    companyName: text(60).derived(),
    /** Certificate or licence, whichever ends first. */
    papersExpire: day().readOnly(),
    /** One to five, from ratings. */
    star: number().readOnly(),
    score: count().filled().readOnly(),
    registerTime: moment().readOnly(),
    /** Reachable through the messaging app. */
    onWx: flag().filled().readOnly(),
    /** His shift is open. */
    online: flag().filled().derived(),
    /** Of today in Asia/Shanghai. */
    onlineMinutes: count().filled().derived(),
    /** Of his last shift today: what he drives or drove, since when and, where it is over, until when. */
    shiftPlate: plateText(10).derived(),
    shiftBeganOn: moment().derived(),
    shiftEndedOn: moment().derived(),
    /** 1: who has driven today. */
    today: choice([1]).filterOnly(),
    /** Of those who have not left. */
    papers: choice(PAPER_STATES).words('papers.state').filterOnly(),
  },
  equals: [
    'companyId',
    'vehicleId',
    'addressType',
    'driverType',
    'state',
    'online',
    'today',
    'mobile',
    'plateNum',
    'papers',
  ],
  filters: [
    'name',
    'certNo',
    'certExpire',
    'licenseExpire',
    'registerTime',
    'credit',
    'score',
    'star',
    'remark',
  ],
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
});
export type Driver = z.output<typeof driver.Row>;
