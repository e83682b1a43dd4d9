/** Which driver has it, as far as is known. */
import { and, eq } from 'drizzle-orm';
import type { lostCalls } from '../../contract/lost-calls.ts';
import type { MATCH_WAYS } from '../../contract/lost-order.ts';
import type { Context } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { driver, vehicle } from '../domain/fleet/tables.ts';
import { type LostOrderRow, lostContact } from '../domain/lost/tables.ts';
import { type Asking, confirmHeld, doAct, holdCase } from './acting.ts';

type Matching = Context<typeof lostCalls.matchInfo>;

const NOBODY = {
  matchWay: null,
  matchDriverId: null,
  matchDriverName: null,
  matchDriverPhone: null,
  matchPlateNumber: null,
  matchTime: null,
  propertyConfirmTime: null,
};

/** Fails with PARAMETER where neither a plate nor a driver is named, with NOT_FOUND where the driver is not seen. */
export async function match(context: Matching) {
  const { body } = context;
  const before = await holdCase(context, context.params.id);
  if (body.matchStatus === 0) return unmatch(context, before, body.matchMessage ?? null);
  if (!body.matchPlateNumber && !body.matchDriverId)
    throw new Failure('PARAMETER', { fields: [{ field: 'matchPlateNumber', code: 'too_small' }] });
  const after = await matchTo(context, before, {
    plateNumber: body.matchPlateNumber ?? null,
    driverId: body.matchDriverId ?? null,
    driverName: body.matchDriverName ?? null,
    driverPhone: body.matchDriverPhone ?? null,
    way: body.matchWay ?? 1,
    message: body.matchMessage ?? null,
  });
  return (await asSaidBefore(context, before, after as LostOrderRow)) ?? after;
}

const HAS_IT = 2;

/** Whose driver has said as a candidate that he has it is not asked once more. Undefined where he has not. */
async function asSaidBefore(context: Matching, before: LostOrderRow, after: LostOrderRow) {
  const { id, matchPlateNumber: plate } = after;
  // what he has taken back since holds
  if (plate === null || (before.matchPlateNumber === plate && before.propertyConfirm === 2)) return undefined;
  const [said] = await context.db
    .select({ remark: lostContact.remark, on: lostContact.contactedOn })
    .from(lostContact)
    .innerJoin(vehicle, eq(vehicle.id, lostContact.vehicleId))
    .where(
      and(eq(lostContact.lostId, id), eq(vehicle.plateNumber, plate), eq(lostContact.contactStatus, HAS_IT)),
    );
  return said && confirmHeld(context, after, { on: said.on ?? context.clock(), remark: said.remark });
}

export interface Matched {
  plateNumber: string | null;
  driverId: string | null;
  /** Of a driver of the register they need not be said. */
  driverName: string | null;
  driverPhone: string | null;
  way: (typeof MATCH_WAYS)[number];
  message: string | null;
}

/** Fails with NOT_FOUND where the driver is not seen. @param before held by the caller */
export async function matchTo(context: Asking, before: LostOrderRow, matched: Matched) {
  const { plateNumber, driverId, message } = matched;
  const known = driverId === null ? undefined : await findDriver(context, driverId);
  const matchDriverName = matched.driverName ?? known?.name ?? null;
  return doAct(context, before, 'match', {
    change: {
      matchWay: matched.way,
      matchDriverId: driverId,
      matchDriverName,
      matchDriverPhone: matched.driverPhone ?? known?.mobile ?? null,
      matchPlateNumber: plateNumber,
      matchMessage: message,
      matchTime: context.clock(),
      propertyConfirmTime: null,
      ownerConfirmTime: null,
      ownerRemark: null,
      returnType: null,
      expressNo: null,
      returnFee: null,
    },
    content: [plateNumber, matchDriverName, message].filter(Boolean).join(' · '),
  });
}

/** What an unmatched case no longer says. */
export const unmatch = (context: Asking, before: LostOrderRow, message: string | null) =>
  doAct(context, before, 'unmatch', { change: { ...NOBODY, matchMessage: message }, content: message });

async function findDriver({ db, scope }: Asking, id: string) {
  const [found] = await db
    .select({ name: driver.name, mobile: driver.mobile })
    .from(driver)
    .where(and(eq(driver.id, id), scope.byArea(driver.addressType)));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}
