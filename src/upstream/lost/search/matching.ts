/** Which driver has it, as far as is known. */
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { lostCalls } from '../../../contract/lost-calls.ts';
import type { MATCH_WAYS } from '../../../contract/lost-order.ts';
import { whyNot } from '../../../contract/lost-states.ts';
import type { Context } from '../../core/context.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { driver, driverShift, vehicle } from '../../domain/fleet/tables.ts';
import { type LostOrderRow, lostContact } from '../../domain/lost/tables.ts';
import { type Asking, confirmHeld, doAct, holdCase } from '../case/acting.ts';

type Matching = Context<typeof lostCalls.matchInfo>;

const NOBODY = {
  matchWay: null,
  matchDriverId: null,
  matchDriverName: null,
  matchDriverPhone: null,
  matchPlateNumber: null,
  matchTime: null,
  matchUserId: null,
  propertyConfirmTime: null,
};

/** Fails with PARAMETER where neither a plate nor a driver is named, with NOT_FOUND where the driver is not seen. */
export async function match(context: Matching) {
  const { body } = context;
  const before = await holdCase(context, context.params.id);
  if (isIdentifying(before, body)) return identify(context, before);
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

/** Nothing else of the match changes, and it may no longer. */
const isIdentifying = (before: LostOrderRow, { matchStatus, matchPlateNumber }: Matching['body']) =>
  matchStatus !== 0 &&
  (!matchPlateNumber || matchPlateNumber === before.matchPlateNumber) &&
  whyNot('identify', before) === undefined &&
  whyNot('match', before) !== undefined;

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
  const { plateNumber, message } = matched;
  const known = await findDriver(context, matched);
  const matchDriverName = matched.driverName ?? known?.name ?? null;
  const said = { matchPlateNumber: plateNumber, matchDriverId: known?.id ?? null, matchDriverName };
  if (isMatchedSo(before, { ...said, matchWay: matched.way, matchMessage: message }))
    throw refuse('STATE_NOT_ALLOWED', 'LOST_MATCHED_ALREADY');
  return doAct(context, before, 'match', {
    change: {
      matchWay: matched.way,
      matchDriverId: known?.id ?? null,
      matchDriverName,
      matchDriverPhone: matched.driverPhone ?? known?.mobile ?? null,
      matchPlateNumber: plateNumber,
      matchMessage: message,
      matchTime: context.clock(),
      matchUserId: context.user.userId,
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

type Match = Pick<
  LostOrderRow,
  'matchPlateNumber' | 'matchDriverId' | 'matchDriverName' | 'matchWay' | 'matchMessage'
>;

/** Nothing would change: it is the same match, said again. */
const isMatchedSo = (before: LostOrderRow, match: Match): boolean =>
  before.matchStatus === 1 &&
  Object.entries(match).every(([field, value]) => before[field as keyof Match] === value);

/** What an unmatched case no longer says. */
export const unmatch = (context: Asking, before: LostOrderRow, message: string | null) =>
  doAct(context, before, 'unmatch', { change: { ...NOBODY, matchMessage: message }, content: message });

/**
 * The driver of a match that is past its time for a change is found in the register, so that he can be rewarded. Who says
 * so counts as who has matched the case. Fails with STATE_NOT_ALLOWED where the register does not know him.
 */
async function identify(context: Matching, before: LostOrderRow) {
  const { matchDriverId = null, matchDriverName = null, matchDriverPhone = null } = context.body;
  const known = await findDriver(context, {
    plateNumber: before.matchPlateNumber,
    driverId: matchDriverId,
    driverName: matchDriverName,
    driverPhone: matchDriverPhone,
  });
  if (!known) throw refuse('STATE_NOT_ALLOWED', 'LOST_DRIVER_UNKNOWN');
  return doAct(context, before, 'identify', {
    change: {
      matchDriverId: known.id,
      matchDriverName: known.name,
      matchDriverPhone: known.mobile,
      matchUserId: context.user.userId,
    },
    content: known.name,
  });
}

/**
 * By his id; otherwise the only one with this telephone number, or with this name among those who drive the vehicle.
 * Fails with NOT_FOUND where the id is of nobody in one's areas.
 */
async function findDriver(
  { db, scope }: Asking,
  { driverId, plateNumber, driverName, driverPhone }: Omit<Matched, 'way' | 'message'>,
) {
  const of = (...which: (SQL | undefined)[]) =>
    db
      .select({ id: driver.id, name: driver.name, mobile: driver.mobile })
      .from(driver)
      .where(and(scope.byArea(driver.addressType), ...which))
      .limit(2);
  if (driverId !== null) {
    const [found] = await of(eq(driver.id, driverId));
    if (!found) throw new Failure('NOT_FOUND');
    return found;
  }
  if (driverPhone) return onlyOne(await of(eq(driver.mobile, driverPhone)));
  if (!driverName || plateNumber === null) return undefined;
  const vehicles = db.select({ id: vehicle.id }).from(vehicle).where(eq(vehicle.plateNumber, plateNumber));
  const shifts = db
    .select({ id: driverShift.driverId })
    .from(driverShift)
    .where(inArray(driverShift.vehicleId, vehicles));
  const drives = or(inArray(driver.vehicleId, vehicles), inArray(driver.id, shifts));
  return onlyOne(await of(eq(driver.name, driverName), drives));
}

const onlyOne = <T>(found: readonly T[]) => (found.length === 1 ? found[0] : undefined);
