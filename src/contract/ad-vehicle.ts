/**
 * The vehicles of the register as advertising sees them. 广告车辆 ad vehicle · 投放状态 placement · 头屏 head screen ·
 * 预留 reserved · 禁投 forbidden
 */
import type * as z from 'zod/mini';
import { company } from './company.ts';
import { telephone } from './grammar/compound-kinds.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { area, reference } from './grammar/kinds/reference.ts';
import { code, note, plateText, text } from './grammar/kinds/text.ts';
import { day } from './grammar/kinds/time.ts';
import { specifiedResource } from './grammar/resource.ts';

/** 1 blue, 2 yellow, 5 green, 9 other. */
export const AD_PLATE_COLOURS = [1, 2, 5, 9] as const;
/** 0 free, 1 occupied: in an installment that is under way, 2 reserved: by hand, or for one that has not begun, 3 forbidden. */
export const AD_STATES = [0, 1, 2, 3] as const;
export const OCCUPIED = 1;
/** What a person says of a vehicle that carries nothing. */
export const AD_STATES_BY_HAND = [0, 2, 3] as const;

export const adVehicle = specifiedResource('adVehicle', {
  path: 'advertisementIndex/vehicle',
  fields: {
    plateNumber: plateText(10).filled().readOnly().search(),
    plateColor: choice(AD_PLATE_COLOURS).readOnly(),
    vehicleType: text(40).readOnly(),
    brand: text(30).readOnly(),
    color: text(20).readOnly(),
    companyId: reference(company, 'companyName').readOnly(),
    companyName: text(60).derived(),
    addressType: area().filled().readOnly(),
    ownerName: text(40).readOnly(),
    driverName: text(40).readOnly(),
    driverMobile: masked('mobile').readOnly(),
    simNo: code(20).readOnly(),
    lightNo: code(30).readOnly(),
    /** 1 in operation. */
    state: flag().filled().readOnly(),
    currentInstallmentName: text(60).readOnly(),
    currentEndTime: day().readOnly(),
    adState: choice(AD_STATES)
      .entered(AD_STATES_BY_HAND)
      .filled()
      .status({ 0: 'ok', 1: 'warn', 2: 'warn', 3: 'off' }),
    machineNo: code(30).unique(),
    installTime: day('start'),
    ownerMobile: telephone(),
    remark: note(200),
  },
  equals: ['adState', 'companyId', 'plateColor', 'state', 'addressType'],
  filters: ['plateNumber', 'brand', 'machineNo', 'currentEndTime', 'installTime'],
  sorts: ['plateNumber', 'currentEndTime', 'installTime', 'adState'],
  may: {
    read: 'adPastePictureMange',
    edit: 'adPastePictureMange:edit',
    export: 'adPastePictureMange:export',
  },
  fails: ['STATE_NOT_ALLOWED'],
  calls: {
    list: 'GET /api/ad/admin/vehicle/list',
    one: 'GET /api/ad/admin/vehicle/{id}',
    update: 'PUT /api/ad/admin/vehicle',
  },
});
export type AdVehicle = z.output<typeof adVehicle.Row>;
