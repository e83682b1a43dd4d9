import { and, asc, eq, inArray } from 'drizzle-orm';
import { MOST_WATCHED, type WatchedVehicle, type watchCalls } from '../../contract/watched-vehicle.ts';
import type { Context, Db, Handlers, SignedIn } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { Failure } from '../core/failure.ts';
import { countOf } from '../core/paging.ts';
import type { LastFix } from '../core/positions/fix.ts';
import type { LastPositions } from '../core/positions/last-positions.ts';
import { deleteRecord, insertRecord, updateRecord } from '../core/records.ts';
import type { AreaScope } from '../core/scope.ts';
import { completePlates } from '../domain/fleet/complete-plate.ts';
import { onlineSpan } from '../domain/fleet/locations.ts';
import { company, vehicle } from '../domain/fleet/tables.ts';
import { isWatchedAt, watchedVehicle as table } from '../domain/fleet/watched.ts';

const kept = { table, objectType: 'watchedVehicle' };

export const watchHandlers = ({ positions }: { positions: LastPositions }) => {
  async function ownList({ db, user, clock, scope }: Asking): Promise<WatchedVehicle[]> {
    const now = clock();
    const rows = await db
      .select({ watched: table, plateNumber: vehicle.plateNumber, companyName: company.companyName })
      .from(table)
      .innerJoin(vehicle, eq(vehicle.id, table.vehicleId))
      .leftJoin(company, eq(company.id, vehicle.companyId))
      .where(and(eq(table.watchUser, user.userId), isWatchedAt(now), scope.byArea(vehicle.addressType)))
      .orderBy(asc(table.id));
    const onlineMs = await onlineSpan(db);
    return rows.map(({ watched, ...row }) => {
      const fix = positions.of(watched.vehicleId);
      const isOnline = fix !== undefined && now - fix.receivedOn <= onlineMs;
      return { ...watched, ...row, ...placeOf(fix), online: isOnline ? 1 : 0 };
    });
  }

  return {
    listWatched: async context => {
      checkOwn(context.user, context.query.watchUser);
      return ownList(context);
    },

    watchVehicles: async context => {
      const { db, user, clock, body, query } = context;
      const { plateNumbers, requestId: _, ...about } = body;
      checkOwn(user, query.watchUser);
      const now = clock();
      await holdList(db, user);
      const ids = await vehiclesOf(context, plateNumbers);
      const before = await db
        .select()
        .from(table)
        .where(and(eq(table.watchUser, user.userId), inArray(table.vehicleId, ids)));
      for (const vehicleId of ids) {
        const row = before.find(each => each.vehicleId === vehicleId);
        if (row) await updateRecord(context, kept, { id: row.id, ...begunAnew(row, now), ...about }, row);
        else
          await insertRecord(context, kept, {
            watchUser: user.userId,
            vehicleId,
            startTime: now,
            ...about,
          });
      }
      const count = await countOf(db, table, and(eq(table.watchUser, user.userId), isWatchedAt(now)));
      if (count > MOST_WATCHED) throw new Failure('OVER_LIMIT');
      return ownList(context);
    },

    unwatchVehicle: async context => {
      const [row] = await watchedOf(context, [context.query.plateNumber]);
      if (!row) throw new Failure('NOT_FOUND');
      await deleteRecord(context, kept, { id: row.id }, row);
      return null;
    },

    unwatchVehicles: async context => {
      const rows = await watchedOf(context, context.body.plateNumbers);
      for (const row of rows) await deleteRecord(context, kept, { id: row.id }, row);
      return ownList(context);
    },
  } satisfies Handlers<typeof watchCalls>;
};

interface Asking {
  db: Db;
  user: SignedIn;
  clock: () => number;
  scope: AreaScope;
}

/** What has ended is not gone on with. */
const begunAnew = ({ endTime }: typeof table.$inferSelect, now: number) =>
  endTime !== null && endTime <= now ? { startTime: now, endTime: null } : {};

/** Fails with NO_PERMISSION for another person's list. */
function checkOwn(user: SignedIn, watchUser: string | undefined): void {
  if (watchUser !== undefined && watchUser !== user.userId) throw new Failure('NO_PERMISSION');
}

/** Ids in the order of the plates, each once. Fails with PARAMETER at plates of no vehicle in the person's areas. */
async function vehiclesOf(
  { db, scope }: Context<typeof watchCalls.watchVehicles>,
  plateNumbers: readonly string[],
): Promise<string[]> {
  const plates = await completePlates(db, plateNumbers);
  const rows = await db
    .select({ id: vehicle.id, plateNumber: vehicle.plateNumber })
    .from(vehicle)
    .where(and(inArray(vehicle.plateNumber, plates), scope.byArea(vehicle.addressType)));
  const ids = new Map(rows.map(({ id, plateNumber }) => [plateNumber, id]));
  const fields = plates.flatMap((plate, at) =>
    ids.has(plate) ? [] : [{ field: `plateNumbers.${at}`, code: 'invalid_value' }],
  );
  if (fields.length > 0) throw new Failure('PARAMETER', { reason: 'VEHICLE_UNKNOWN', fields });
  return [...new Set(plates.flatMap(plate => ids.get(plate) ?? []))];
}

/** Also what has left the person's areas: it is his list. */
async function watchedOf({ db, user }: Pick<Asking, 'db' | 'user'>, plateNumbers: readonly string[]) {
  const rows = await db
    .select({ watched: table })
    .from(table)
    .innerJoin(vehicle, eq(vehicle.id, table.vehicleId))
    .where(
      and(
        eq(table.watchUser, user.userId),
        inArray(vehicle.plateNumber, await completePlates(db, plateNumbers)),
      ),
    );
  return rows.map(({ watched }) => watched);
}

const placeOf = (fix: LastFix | undefined) => ({
  lng: fix?.lng ?? null,
  lat: fix?.lat ?? null,
  coordType: 1 as const,
  direction: fix ? Math.round(fix.heading) % 360 : null,
  speed: fix?.speed ?? null,
  gpsTime: fix ? Math.round(fix.gpsTime) : null,
  businessStatus: fix?.status ?? null,
});

/** Of two windows that add to one list at once, the second finds what the first has added. */
const holdList = (db: Db, { userId }: SignedIn) => serialize(db, `watched ${userId}`);
