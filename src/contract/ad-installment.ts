/** The installments in which a project is pasted. 投放期次 installment · 计划数量 vehicles planned · 已撕 torn off */
import * as z from 'zod/mini';
import { adCustomer } from './ad-customer.ts';
import { adPictureType } from './ad-picture-type.ts';
import { adProject } from './ad-project.ts';
import { choice } from './grammar/kinds/choice.ts';
import { count, fen } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { reference } from './grammar/kinds/reference.ts';
import { note, text } from './grammar/kinds/text.ts';
import { day } from './grammar/kinds/time.ts';
import { specifiedResource } from './grammar/resource.ts';

/** 0 not started, 1 pasting, 2 monitored, 3 tear-off, 4 finished. */
export const INSTALLMENT_STATES = [0, 1, 2, 3, 4] as const;
/** 0 booked, 1 pasted, 2 photos handed in, 3 passed, 4 failed, 5 torn off. */
const BookedVehicle = z.object({ plateNumber: z.string(), state: z.int() });
const read = 'adPastePictureMange';
const edit = 'adPastePictureMange:edit';
const save = '/api/ad/admin/adInstallments/v3';

export const adInstallment = specifiedResource('adInstallment', {
  path: 'advertisementIndex/installment',
  fields: {
    installmentName: text(60).required().search(),
    projectId: reference(adProject, 'projectName').required().fixed(),
    pictureTypeId: reference(adPictureType, 'pictureTypeName').required(),
    startTime: day('start').required(),
    endTime: day().required().after('startTime'),
    planCount: count({ min: 1, max: 100_000 }),
    /** For each vehicle. */
    rewardAmount: fen({ min: 0, max: 1_000_000 }).initially(0),
    state: choice(INSTALLMENT_STATES)
      .initially(0)
      .status({ 0: 'off', 1: 'warn', 2: 'ok', 3: 'warn', 4: 'off' }),
    remarks: note(200),
    /** Of its project, from 1. */
    installmentNo: count().filled().readOnly(),
    projectName: text(60).derived(),
    customerId: reference(adCustomer, 'customerName').derived(),
    customerName: text(60).derived(),
    pictureTypeName: text(40).derived(),
    pastedCount: count().filled().derived(),
    uploadedCount: count().filled().derived(),
    passedCount: count().filled().derived(),
    failedCount: count().filled().derived(),
    tornCount: count().filled().derived(),
    vehicleList: other(z.array(BookedVehicle)).filled().derived(),
  },
  equals: ['projectId', 'customerId', 'pictureTypeId', 'state'],
  filters: ['installmentName', 'startTime', 'endTime', 'planCount'],
  sorts: ['startTime', 'endTime', 'installmentName', 'installmentNo', 'state', 'createdOn'],
  isNewestFirst: true,
  may: { read, add: edit, edit, remove: edit, export: 'adPastePictureMange:export' },
  calls: {
    list: 'GET /api/ad/admin/adInstallments',
    create: `POST ${save}`,
    update: `PUT ${save}`,
    partly: {
      updateRemarksInstallment: { at: 'POST /api/ad/admin/updateRemarksInstallment', fields: ['remarks'] },
    },
  },
});
export type AdInstallment = z.output<typeof adInstallment.Row>;
