/** Roof lights. 顶灯 roof light · 固件 firmware · 亮度 brightness · 显示文字 text shown · 故障码 fault code */
import type * as z from 'zod/mini';
import { choice, flag } from './grammar/kinds/choice.ts';
import { percent } from './grammar/kinds/number.ts';
import { area, reference } from './grammar/kinds/reference.ts';
import { code, note, plateText, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resource } from './grammar/resource.ts';
import { vehicle } from './vehicle.ts';

/** 1 in use, 2 in repair, 3 in store, 4 written off. */
export const LIGHT_STATES = [1, 2, 3, 4] as const;

export const taxiLight = resource('taxiLight', {
  path: 'vehicle-manage/vehicle-taxi/vehicle-taxi-light',
  fields: {
    lightNo: code(30).required().unique('LIGHT_NO_TAKEN').search(),
    firmware: code(30),
    brightness: percent().initially(80),
    showText: text(60).search(),
    state: choice(LIGHT_STATES).initially(3).status({ 1: 'ok', 2: 'warn', 3: 'off', 4: 'off' }),
    remark: note(200),
    /** Of the vehicle whose record names the light: that is where a light is put on and taken off. */
    plateNumber: plateText(10).derived(),
    vehicleId: reference(vehicle, 'plateNumber').readOnly(),
    /** Where that vehicle lies; -1 for a light that no vehicle carries. */
    addressType: area().filled().readOnly(),
    onlineState: flag().filled().readOnly(),
    /** When it was last heard. */
    lastTime: moment().readOnly(),
    adPlaying: text(60).readOnly(),
    faultCode: text(30).readOnly(),
    /** 1 for those with a fault. */
    hasFault: flag().filterOnly(),
  },
  equals: ['onlineState', 'state', 'hasFault', 'plateNumber'],
  filters: ['lightNo', 'firmware', 'showText', 'adPlaying', 'faultCode', 'brightness', 'lastTime'],
  sorts: ['lightNo', 'firmware', 'brightness', 'lastTime', 'state', 'createdOn'],
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
export type TaxiLight = z.output<typeof taxiLight.Row>;
