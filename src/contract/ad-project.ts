/** What a customer has booked. 广告项目 project · 计划车辆 vehicles planned · 车月单价 price per vehicle and month · 拍照周期 photo cycle */
import type * as z from 'zod/mini';
import { adCustomer } from './ad-customer.ts';
import { choice } from './grammar/kinds/choice.ts';
import { count, fen } from './grammar/kinds/number.ts';
import { reference } from './grammar/kinds/reference.ts';
import { note, text } from './grammar/kinds/text.ts';
import { day } from './grammar/kinds/time.ts';
import { resource } from './grammar/resource.ts';

/** 0 draft, 1 running, 2 paused, 3 finished, 4 cancelled. */
export const PROJECT_STATES = [0, 1, 2, 3, 4] as const;
export const PROJECT_CANCELLED = 4;

const edit = 'adPastePictureMange:edit';

export const adProject = resource('adProject', {
  path: 'advertisementIndex/projectList',
  fields: {
    projectName: text(60).required().unique().search(),
    customerId: reference(adCustomer, 'customerName').required(),
    customerName: text(60).derived(),
    startDate: day('start').required(),
    endDate: day().required().after('startDate'),
    planVehicles: count({ min: 1, max: 100_000 }),
    /** For each vehicle and month. */
    unitPrice: fen({ min: 0, max: 10_000_000 }),
    /** For each vehicle and cycle. */
    driverReward: fen({ min: 0, max: 1_000_000 }),
    contractAmount: fen({ min: 0, max: 100_000_000_000 }),
    /** Days from one proof to the next. */
    photoCycle: count({ min: 1, max: 366 }).initially(30),
    state: choice(PROJECT_STATES).initially(0).status({ 0: 'off', 1: 'ok', 2: 'warn', 3: 'off', 4: 'off' }),
    remark: note(200),
    /** Of its installments, whatever their state. */
    pastedVehicles: count().filled().derived(),
    passedVehicles: count().filled().derived(),
  },
  equals: ['customerId', 'state'],
  filters: ['projectName', 'startDate', 'endDate', 'planVehicles', 'contractAmount'],
  sorts: ['startDate', 'endDate', 'projectName', 'contractAmount', 'state', 'createdOn'],
  isNewestFirst: true,
  may: { read: 'adPastePictureMange', add: edit, edit, remove: edit, export: 'adPastePictureMange:export' },
});
export type AdProject = z.output<typeof adProject.Row>;
