/** What vehicles carry, what was done to them, and which makes there are. */
import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { machineCalls, VehicleOperation } from '../../contract/terminal.ts';
import { vehicle as entity } from '../../contract/vehicle.ts';
import { NEWEST_FIRST } from '../core/audit/log-order.ts';
import { operateLog } from '../core/audit/tables.ts';
import type { Handlers } from '../core/context.ts';
import { orDuplicate } from '../core/duplicate.ts';
import { shapeOf } from '../core/http/shape.ts';
import { readRows, sortOf } from '../core/paging.ts';
import { updateRecord } from '../core/records.ts';
import { vehicleAttachment } from '../domain/fleet/attachments.ts';
import { syncLightAssignments } from '../domain/fleet/lights.ts';
import { vehicle } from '../domain/fleet/tables.ts';
import { changedFields } from './changed-fields.ts';
import { isOne, listVehicles, oneVehicle } from './queries.ts';

const shape = shapeOf(entity.Row);
/** The same record that the register keeps: one log, one version, one news of its changes. */
const VEHICLE = {
  table: vehicle,
  objectType: 'vehicle',
  summary: (row: typeof vehicle.$inferSelect) => ({ ...(shape(row) as object), areaIds: [row.addressType] }),
};
const TAKEN = {
  vehicle_terminal: ['TERMINAL_TAKEN', 'terminalNo'],
  vehicle_light: ['LIGHT_TAKEN', 'lightNo'],
} as const;

/** Of the console's own people: neither paster staff nor of another company, and on this platform. */
const OTHER_WORKER = 0;
const THIS_PLATFORM = 1;

export const machineHandlers = {
  vehicleList: ({ query, clock, ...context }) => listVehicles({ ...context, now: clock() }, query),

  vehicleInfo: context => oneVehicle(context, context.query),

  saveVehicleInfo: async context => {
    const { db, body } = context;
    const { vehicleId, requestId: _requestId, version, ...values } = body;
    // an emptied number is none: no two vehicles share one
    const terminalNo = values.terminalNo === '' ? null : values.terminalNo;
    const lightNo = values.lightNo === '' ? null : values.lightNo;
    const seen = await oneVehicle(context, { vehicleId });
    const written = {
      ...values,
      ...('terminalNo' in values && { terminalNo }),
      ...('lightNo' in values && { lightNo }),
    };
    const saved = await orDuplicate(
      updateRecord(context, VEHICLE, { id: vehicleId, version, ...written }),
      TAKEN,
    );
    await syncLightAssignments(db, [seen.lightNo, saved.lightNo]);
    return oneVehicle(context, { vehicleId });
  },

  vehicleOperateLog: async ({ db, query, scope, isPlain }) => {
    const isNamed = isOne(query);
    const seen = and(isNamed, scope.byArea(vehicle.addressType));
    const where = and(
      eq(operateLog.objectType, 'vehicle'),
      eq(operateLog.status, 1),
      // without a wish every entry is seen, also of vehicles that are gone
      seen &&
        sql`lower(${operateLog.objectId}) in (select ${vehicle.id}::text from ${vehicle} where ${seen})`,
    );
    const page = await readRows(db, {
      ...query,
      table: operateLog,
      where,
      orderedBy: sortOf(NEWEST_FIRST, query, isPlain),
    });
    const ids = page.rows.map(({ objectId }) => objectId ?? '');
    const found =
      ids.length === 0
        ? []
        : await db
            .select({ id: vehicle.id, plate: vehicle.plateNumber })
            .from(vehicle)
            .where(inArray(vehicle.id, ids));
    const plates = new Map(found.map(({ id, plate }) => [id, plate]));
    const rows = page.rows.map(
      (entry): VehicleOperation => ({
        id: entry.id,
        vehicleId: entry.objectId ?? '',
        plateNumber: plates.get(entry.objectId ?? '') ?? null,
        operName: entry.operName,
        operTime: entry.operTime,
        businessType: entry.businessType,
        workerType: OTHER_WORKER,
        platformType: THIS_PLATFORM,
        fields: changedFields(entry),
      }),
    );
    return { ...page, rows };
  },

  allVehicleMakeListVo: async ({ db, scope }) => {
    const rows = await db
      .select({ brand: vehicle.brand, model: vehicle.model, vehicleCount: count() })
      .from(vehicle)
      .where(and(isNotNull(vehicle.brand), scope.byArea(vehicle.addressType)))
      .groupBy(vehicle.brand, vehicle.model);
    const models = rows.map(({ vehicleCount, ...row }) => ({ ...row, vehicleCount: Number(vehicleCount) }));
    const brands = [...new Set(models.map(({ brand }) => brand ?? ''))].filter(brand => brand !== '');
    return brands
      .map(brand => {
        const own = models.filter(row => row.brand === brand).toSorted(byCount);
        return {
          brand,
          vehicleCount: own.reduce((sum, { vehicleCount }) => sum + vehicleCount, 0),
          models: own.flatMap(({ model, vehicleCount }) => (model ? [{ model, vehicleCount }] : [])),
        };
      })
      .toSorted(byCount);
  },

  notHandleAttachmentVehicleCount: async ({ db, scope }) => {
    const [counted] = await db
      .select({ vehicles: sql<number>`count(distinct ${vehicleAttachment.vehicleId})::int` })
      .from(vehicleAttachment)
      .innerJoin(vehicle, eq(vehicle.id, vehicleAttachment.vehicleId))
      .where(and(sql`${vehicleAttachment.handledOn} is null`, scope.byArea(vehicle.addressType)));
    return counted?.vehicles ?? 0;
  },
} satisfies Handlers<typeof machineCalls>;

const byCount = (a: { vehicleCount: number }, b: { vehicleCount: number }) => b.vehicleCount - a.vehicleCount;
