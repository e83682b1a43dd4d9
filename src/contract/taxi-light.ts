/** Roof lights. 顶灯 roof light · 固件 firmware · 亮度 brightness · 显示文字 text shown · 故障码 fault code */
import * as z from 'zod/mini';
import { entity } from './grammar/entity.ts';
import { EpochMs, Flag, filledLine, Id, line } from './grammar/wire.ts';

/** 1 in use, 2 in repair, 3 in store, 4 written off. */
export const LIGHT_STATES = [1, 2, 3, 4] as const;
const LightState = z.union(LIGHT_STATES.map(value => z.literal(value)));

const input = {
  lightNo: filledLine(30),
  firmware: z.optional(z.nullable(line(30))),
  /** Percent. */
  brightness: z.optional(z.int().check(z.gte(0), z.lte(100))),
  showText: z.optional(z.nullable(line(60))),
  state: z.optional(LightState),
  remark: z.optional(z.nullable(line(200))),
};

export const taxiLight = entity('taxiLight', {
  resource: 'vehicle-manage/vehicle-taxi/vehicle-taxi-light',
  fields: {
    lightNo: z.string(),
    /** Of the vehicle whose record names the light: that is where a light is put on and taken off. */
    plateNumber: z.nullable(z.string()),
    vehicleId: z.nullable(Id),
    /** Where that vehicle lies; -1 for a light that no vehicle carries. */
    addressType: z.string(),
    firmware: z.nullable(z.string()),
    brightness: z.int(),
    showText: z.nullable(z.string()),
    onlineState: Flag,
    /** When it was last heard. */
    lastTime: z.nullable(EpochMs),
    adPlaying: z.nullable(z.string()),
    faultCode: z.nullable(z.string()),
    state: LightState,
  },
  input,
  equals: {
    onlineState: Flag,
    state: LightState,
    /** 1 for those with a fault. */
    hasFault: Flag,
    plateNumber: line(10),
  },
  filters: {
    lightNo: 'text',
    firmware: 'text',
    showText: 'text',
    adPlaying: 'text',
    faultCode: 'text',
    brightness: 'number',
    lastTime: 'time',
  },
  searches: ['lightNo', 'showText'],
  sorts: ['lightNo', 'firmware', 'brightness', 'lastTime', 'state', 'createdOn'],
  may: {
    read: 'vehiclemgr',
    add: 'vehiclemgr:edit',
    edit: 'vehiclemgr:edit',
    remove: 'vehiclemgr:edit',
    export: 'vehiclemgr',
  },
  isImportable: true,
  unique: ['lightNo'],
  fails: ['DUPLICATE', 'STATE_NOT_ALLOWED'],
  area: 'addressType',
});
export type TaxiLight = z.output<typeof taxiLight.Row>;
