/** When vehicles are in which installment. */
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { adOccupancyCalls } from '../../contract/ad-occupancy.ts';
import type { Handlers } from '../core/context.ts';
import { contains, ifGiven, readPage } from '../core/paging.ts';
import {
  adBookingTable as booking,
  adCustomerTable as customer,
  adInstallmentTable as installment,
  adPictureTypeTable as pictureType,
  adProjectTable as project,
} from '../domain/advertising/tables.ts';
import { vehicle } from '../domain/fleet/tables.ts';

export const adOccupancyHandlers = {
  async vehiclePastePictureInstallments({ db, query, scope }) {
    const { page: current, size, plateNumber, startTime, endTime } = query;
    const overlaps = and(
      ifGiven(endTime, end => lte(installment.startTime, end)),
      ifGiven(startTime, start => gte(installment.endTime, start)),
    );
    const installed = db
      .select({ id: booking.vehicleId })
      .from(booking)
      .innerJoin(installment, eq(installment.id, booking.installmentId))
      .where(overlaps);
    const where = and(
      inArray(vehicle.id, installed),
      ifGiven(plateNumber, plate => contains(sql`lower(${vehicle.plateNumber})`, plate)),
      scope.byArea(vehicle.addressType),
    );
    const vehicles = await readPage(db, { table: vehicle, where, current, size }, ({ limit, offset }) =>
      db
        .select({ vehicleId: vehicle.id, plateNumber: vehicle.plateNumber })
        .from(vehicle)
        .where(where)
        .orderBy(asc(vehicle.plateNumber), asc(vehicle.id))
        .limit(limit)
        .offset(offset),
    );
    const ids = vehicles.rows.map(({ vehicleId }) => vehicleId);
    const booked = ids.length === 0 ? [] : await bookingsOf(ids);
    return {
      ...vehicles,
      rows: vehicles.rows.map(row => ({
        ...row,
        installments: booked.filter(({ vehicleId }) => vehicleId === row.vehicleId),
      })),
    };

    function bookingsOf(vehicleIds: string[]) {
      return db
        .select({
          vehicleId: booking.vehicleId,
          id: installment.id,
          installmentName: installment.installmentName,
          projectName: project.projectName,
          customerName: customer.customerName,
          pictureTypeName: pictureType.typeName,
          startTime: installment.startTime,
          endTime: installment.endTime,
          state: booking.state,
        })
        .from(booking)
        .innerJoin(installment, eq(installment.id, booking.installmentId))
        .innerJoin(project, eq(project.id, installment.projectId))
        .innerJoin(customer, eq(customer.id, project.customerId))
        .innerJoin(pictureType, eq(pictureType.id, installment.pictureTypeId))
        .where(and(inArray(booking.vehicleId, vehicleIds), overlaps))
        .orderBy(asc(installment.startTime), asc(installment.id));
    }
  },
} satisfies Handlers<typeof adOccupancyCalls>;
