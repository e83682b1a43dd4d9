/**
 * What a vehicle carries, as the machine service tells it. 终端 terminal · SIM 卡 SIM · 最近上报 last packet ·
 * 操作记录 operate log · 车辆品牌 make · 待处理附件 attachments nobody has looked at
 */
import * as z from 'zod/mini';
import { company } from './company.ts';
import { call, callGroup } from './grammar/call.ts';
import { choice } from './grammar/kinds/choice.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { other } from './grammar/kinds/other.ts';
import { area, reference } from './grammar/kinds/reference.ts';
import { entryShape, rowShape } from './grammar/kinds/shapes.ts';
import { code, note, plateText, text } from './grammar/kinds/text.ts';
import { day, moment } from './grammar/kinds/time.ts';
import { anyOf } from './grammar/may.ts';
import { plateLine } from './grammar/plates.ts';
import { resourceWithCalls } from './grammar/resource.ts';
import { countsOf } from './grammar/resource-lists.ts';
import { EpochMs, Flag, Id, line, listQuery, Version, writeFields } from './grammar/wire.ts';
import { DATA_SOURCES, VEHICLE_STATES } from './vehicle.ts';

const fields = {
  vehicleId: other(Id).filled().readOnly(),
  plateNumber: plateText(10).filled().readOnly(),
  companyId: reference(company, 'companyName').readOnly(),
  companyName: text(60).readOnly(),
  addressType: area().filled().readOnly(),
  brand: text(40).readOnly(),
  model: text(40).readOnly(),
  terminalNo: code(30),
  simNo: code(20),
  lightNo: code(30),
  installDate: day(),
  dataFrom: choice(DATA_SOURCES).open().filled().readOnly(),
  state: choice(VEHICLE_STATES).filled().readOnly(),
  /** When the last packet came in, by our clock; null for one that was never heard. */
  lastTime: moment().readOnly(),
  remark: note(200),
};
const SORTS = ['plateNumber', 'terminalNo', 'installDate', 'lastTime'] as const;
const counted = {
  companyId: Id,
  addressType: line(40),
  dataFrom: oneOf(DATA_SOURCES),
  state: oneOf(VEHICLE_STATES),
  /** 1 for those that carry a terminal. */
  hasTerminal: Flag,
  /** 1 for those with a terminal that was not heard within the last day. */
  isSilent: Flag,
};

export const MachineVehicle = z.object({
  ...rowShape(fields),
  updatedOn: EpochMs,
  updatedBy: z.nullable(z.string()),
  version: Version,
});
export type MachineVehicle = z.output<typeof MachineVehicle>;

/** What was done to a vehicle. */
export const VehicleOperation = z.object({
  id: Id,
  vehicleId: Id,
  /** Null where the vehicle is no longer registered. */
  plateNumber: z.nullable(z.string()),
  operName: z.nullable(z.string()),
  operTime: EpochMs,
  /** As in the operate log. */
  businessType: z.int(),
  /** 0 other, 1 paster staff, 5 other-company equipment staff. */
  workerType: z.nullable(z.int()),
  /** 1 this platform, 2 sub-control platform. */
  platformType: z.nullable(z.int()),
  /** Names of the fields that were changed; empty for adding and removing. */
  fields: z.array(z.string()),
});
export type VehicleOperation = z.output<typeof VehicleOperation>;

const may = anyOf('vehiclemgr', 'adPastePictureMange');
/** Either of them. */
const oneVehicle = { vehicleId: z.optional(Id), plateNumber: z.optional(plateLine(10)) };

export const machineCalls = callGroup('machine', {
  vehicleList: call('GET', '/api/admin/vehicle/list', {
    query: z.object({
      ...listQuery,
      orderBy: z.optional(z.enum(SORTS)),
      ...oneVehicle,
      /** In plate, terminal, brand, model or owner, by pinyin too. */
      keyword: z.optional(line(40)),
      terminalNo: z.optional(line(30)),
      simNo: z.optional(line(20)),
      ...z.partial(z.object(counted)).shape,
      counts: countsOf(counted),
    }),
    data: z.array(MachineVehicle),
    isPaged: true,
    may,
    exports: may,
    client: 'shell',
    scope: 'areas',
  }),
  vehicleInfo: call('GET', '/api/ad/mach/vehicleInfo', {
    query: z.object(oneVehicle),
    data: MachineVehicle,
    may,
    fails: ['NOT_FOUND'],
    client: 'ad',
    scope: 'areas',
  }),
  saveVehicleInfo: call('POST', '/api/ad/mach/admin/vehicleInfo', {
    body: z.object({
      vehicleId: Id,
      ...entryShape(fields, 'write'),
      ...writeFields,
    }),
    data: MachineVehicle,
    may: 'vehiclemgr:edit',
    fails: ['NOT_FOUND', 'STATE_CONFLICT', 'DUPLICATE'],
    business: 'update',
    client: 'ad',
    scope: 'areas',
  }),
  /** Latest first; of all vehicles where none is named. */
  vehicleOperateLog: call('GET', '/api/ad/mach/admin/vehicleOperateLog', {
    query: z.object({ ...listQuery, ...oneVehicle }),
    data: z.array(VehicleOperation),
    isPaged: true,
    may,
    client: 'ad',
    scope: 'areas',
  }),
  /** Brands with their models, as they stand in the register, the most frequent first. */
  allVehicleMakeListVo: call('GET', '/api/ad/mach/admin/allVehicleMakeListVo', {
    data: z.array(
      z.object({
        brand: z.string(),
        vehicleCount: z.int(),
        models: z.array(z.object({ model: z.string(), vehicleCount: z.int() })),
      }),
    ),
    may,
    client: 'ad',
    scope: 'areas',
  }),
  /** Vehicles with attachments that nobody has looked at. */
  notHandleAttachmentVehicleCount: call('GET', '/api/ad/mach/notHandleAttachmentVehicleCount', {
    data: z.int(),
    may,
    client: 'ad',
    scope: 'areas',
  }),
});

export const terminal = resourceWithCalls('terminal', {
  path: 'vehicle-manage/vehicle-taxi/vehicle-taxi-list',
  fields,
  Row: MachineVehicle,
  idField: 'vehicleId',
  sorts: SORTS,
  counted,
  calls: {
    list: machineCalls.vehicleList,
    one: machineCalls.vehicleInfo,
    update: machineCalls.saveVehicleInfo,
  },
});
