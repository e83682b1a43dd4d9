/** When vehicles are in which installment. 档期 occupancy */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { plateLine } from './grammar/plates.ts';
import { adPage } from './grammar/resource-lists.ts';
import { EpochMs, Id } from './grammar/wire.ts';

/** The first installment first. */
export const Occupancy = z.object({
  vehicleId: Id,
  plateNumber: z.string(),
  installments: z.array(
    z.object({
      id: Id,
      installmentName: z.string(),
      projectName: z.string(),
      customerName: z.string(),
      pictureTypeName: z.string(),
      startTime: EpochMs,
      endTime: EpochMs,
      /** How far the vehicle is, as `vehicleList` says it. */
      state: z.int(),
    }),
  ),
});

export const adOccupancyCalls = callGroup('adOccupancy', {
  vehiclePastePictureInstallments: call('GET', '/api/ad/admin/vehiclePastePictureInstallments', {
    query: z.object({
      ...adPage,
      plateNumber: z.optional(plateLine(10)),
      /** Installments that overlap this span. */
      startTime: z.optional(EpochMs),
      endTime: z.optional(EpochMs),
    }),
    data: z.array(Occupancy),
    isPaged: true,
    may: 'adPastePictureMange',
    client: 'ad',
    scope: 'areas',
  }),
});
