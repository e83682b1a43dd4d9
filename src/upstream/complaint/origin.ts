/** What a complaint takes from the call in which it was told, and from the order that it is about. */
import { and, eq } from 'drizzle-orm';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { AreaScope } from '../core/scope.ts';
import { callerOf } from '../domain/calls/people.ts';
import { callRecord } from '../domain/calls/tables.ts';
import { vehicle } from '../domain/fleet/tables.ts';
import { findOrder } from '../domain/orders/reading.ts';

interface Asking {
  db: Db;
  scope: AreaScope;
}

interface Named {
  callId?: string | null | undefined;
  orderId?: string | null | undefined;
}

/** Fails with NOT_FOUND where one of them is not there, or outside the areas. */
export async function originOf({ db, scope }: Asking, { callId = null, orderId = null }: Named) {
  const call = callId === null ? undefined : await findCall({ db, scope }, callId);
  const caller = call && (await callerOf(db, call.passengerId));
  const order = orderId === null ? undefined : await findOrder(db, scope, orderId);
  return {
    complainant: caller?.name ?? order?.nickName ?? null,
    mobile: call?.callno ?? order?.mobile ?? null,
    addressType: order?.addressType ?? call?.addressType ?? ALL_AREAS,
    plateNumber: order?.plateNum ?? null,
    driverName: order?.driverName ?? null,
    occurTime: order?.onboardTime ?? order?.arriveTime ?? order?.useTime ?? null,
    address: order?.originAddress ?? null,
    callId,
    orderId,
    driverId: order?.driverId ?? null,
  };
}

async function findCall({ db, scope }: Asking, id: string) {
  const [found] = await db
    .select()
    .from(callRecord)
    .where(and(eq(callRecord.id, id), scope.byArea(callRecord.addressType)));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

/** Null where the register has none with this plate that the person sees. */
export async function vehicleIdOf({ db, scope }: Asking, plateNumber: unknown): Promise<string | null> {
  if (typeof plateNumber !== 'string' || plateNumber === '') return null;
  const [found] = await db
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(and(eq(vehicle.plateNumber, plateNumber), scope.byArea(vehicle.addressType)));
  return found?.id ?? null;
}
