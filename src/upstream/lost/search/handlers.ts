/** In which vehicle something was lost, what came of contacting its driver, and text messages to several. */
import { and, eq, inArray } from 'drizzle-orm';
import { holds } from '../../../contract/grammar/may.ts';
import { CONTACT_STATES, type LostContact, type lostSearchCalls } from '../../../contract/lost-search.ts';
import { whyNot } from '../../../contract/lost-states.ts';
import type { Context, Db, Handlers } from '../../core/context.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { readProperties } from '../../core/properties.ts';
import { insertRecord, updateRecord } from '../../core/records.ts';
import type { AreaScope } from '../../core/scope.ts';
import { checkVersion } from '../../core/versions.ts';
import { driversOfPlate, type KnownFleet } from '../../domain/fleet/driver-positions.ts';
import { driver, vehicle } from '../../domain/fleet/tables.ts';
import { cluesOf } from '../../domain/lost/clues.ts';
import { searchVehicles } from '../../domain/lost/ride-search.ts';
import { type LostContactRow, type LostOrderRow, lostContact } from '../../domain/lost/tables.ts';
import { queueLostSms } from '../../domain/lost/text-messages.ts';
import { claim, confirmHeld } from '../case/acting.ts';
import { findCase, findOpenCase, noteOnCase } from '../case/audit.ts';
import { lostText, WORDS_OF_SMS } from '../case/lost-text.ts';
import { matchTo } from './matching.ts';

export const lostSearchHandlers = (fleet: KnownFleet) =>
  ({
    lostRealDrivers: context => driversOfPlate(fleet, context, context.query.vehicleNo),

    listLostCandidates: async ({ db, scope, query }) => {
      const about = await findCase(db, scope, query.lostId);
      const contacts = await db.select().from(lostContact).where(eq(lostContact.lostId, about.id));
      const byVehicle = new Map(contacts.map(row => [row.vehicleId, row]));
      const clues = cluesOf(about);
      const { found, looked } = await searchVehicles(db, scope, clues, [...byVehicle.keys()]);
      return {
        candidates: found.map(each => ({ ...each, ...contactOf(byVehicle.get(each.vehicleId)) })),
        looked,
        tolerance: clues.remembered.tolerance,
      };
    },

    noteLostContact: async context => {
      const { db, scope, body, clock, user } = context;
      const about = await findOpenCase(db, scope, body.lostId);
      const plates = await findVehicles(db, scope, [body.vehicleId]);
      const plate = plates.get(body.vehicleId) ?? '';
      await checkNotNoted(context, about, plate);
      const set = {
        contactStatus: body.contactStatus,
        remark: body.remark || null,
        contactedBy: user.userName,
        contactedOn: clock(),
      };
      const written = await writeContact(context, about, body.vehicleId, set, body.version);
      await noteOnCase(db, {
        lostId: about.id,
        action: NOTED[body.contactStatus],
        by: user.userName,
        now: clock(),
        content: [plate, body.remark].filter(Boolean).join(' · '),
      });
      if (body.contactStatus === HAS_IT && body.match) await takeAsFound(context, about, plate, body.match);
      return toContact(written);
    },

    lostSmsText: async ({ db, scope, query: { lostId, kind, vehicleId } }) => {
      const about = await findCase(db, scope, lostId);
      const property = WORDS_OF_SMS[kind];
      const { [property]: words } = await readProperties(db, property);
      const plates = await findVehicles(db, scope, vehicleId === undefined ? [] : [vehicleId]);
      const plate = kind === 'driver' ? plates.get(vehicleId ?? '') : about.matchPlateNumber;
      return { text: lostText(words, about, plate ?? null) };
    },

    sendLostSms: async context => {
      const { db, scope, body, clock, user } = context;
      const about = await findOpenCase(db, scope, body.lostId);
      const plates = await findVehicles(
        db,
        scope,
        body.to.map(({ vehicleId }) => vehicleId),
      );
      const numbers = await numbersOf(
        db,
        scope,
        body.to.map(({ driverId }) => driverId),
      );
      const { [WORDS_OF_SMS.driver]: words } = await readProperties(db, WORDS_OF_SMS.driver);
      const results: { vehicleId: string; result: 'sent' | 'noDriver' | 'limit' }[] = [];
      // one after the other: two vehicles may have the same driver
      for (const { vehicleId, driverId } of body.to) {
        const mobile = numbers.get(driverId);
        const text = lostText(words, about, plates.get(vehicleId) ?? null);
        const isSent = mobile !== undefined && (await queueLostSms(db, { mobile, text, now: clock() }));
        if (isSent) await writeContact(context, about, vehicleId, { smsOn: clock() });
        results.push({ vehicleId, result: mobile === undefined ? 'noDriver' : isSent ? 'sent' : 'limit' });
      }
      const reached = results.filter(({ result }) => result === 'sent');
      if (reached.length > 0)
        await noteOnCase(db, {
          lostId: about.id,
          action: 'driverSms',
          by: user.userName,
          now: clock(),
          content: reached.map(({ vehicleId }) => plates.get(vehicleId)).join(' · '),
        });
      return results;
    },
  }) satisfies Handlers<typeof lostSearchCalls>;

type Noting = Context<typeof lostSearchCalls.noteLostContact>;

/** What is said twice is refused, but for another attempt to reach the driver. */
async function checkNotNoted({ db, body }: Noting, about: LostOrderRow, plate: string): Promise<void> {
  const { vehicleId, contactStatus, remark, match } = body;
  if (contactStatus !== DENIED && contactStatus !== HAS_IT) return;
  const [noted] = await db
    .select({ status: lostContact.contactStatus, remark: lostContact.remark })
    .from(lostContact)
    .where(and(eq(lostContact.lostId, about.id), eq(lostContact.vehicleId, vehicleId)));
  if (noted?.status !== contactStatus || noted.remark !== (remark || null)) return;
  const isTaken = about.matchPlateNumber === plate && about.propertyConfirm === 1;
  if (contactStatus === DENIED || !match || isTaken)
    throw refuse('STATE_NOT_ALLOWED', 'LOST_CONTACT_NOTED_ALREADY');
}

/** The case is claimed where it is nobody's, matched to the vehicle, and its driver has it: as far as each may be done. */
async function takeAsFound(
  context: Noting,
  about: LostOrderRow,
  plateNumber: string,
  { driverId, driverName, way }: NonNullable<Noting['body']['match']>,
): Promise<void> {
  const mayClaim = about.handleStatus === 0 && holds(context.user.rights, 'lost:handle');
  const inHand = mayClaim ? ((await claim(context, about)) as LostOrderRow) : about;
  const isMatched = inHand.matchStatus === 1 && inHand.matchPlateNumber === plateNumber;
  if (!isMatched && whyNot('match', inHand) !== undefined) return;
  const matched = isMatched
    ? inHand
    : ((await matchTo(context, inHand, {
        plateNumber,
        driverId,
        driverName,
        driverPhone: null,
        way,
        message: null,
      })) as LostOrderRow);
  if (whyNot('held', matched) !== undefined) return;
  await confirmHeld(context, matched, { on: context.clock(), remark: context.body.remark });
}

/** What the case's own log says of it, by the contact's state. */
const [, DENIED, HAS_IT] = CONTACT_STATES;
const NOTED = ['contactUndone', 'contactDenied', 'contactConfirmed', 'contactMissed'] as const;

type Writing = Context<typeof lostSearchCalls.noteLostContact> | Context<typeof lostSearchCalls.sendLostSms>;

/** One row for each case and vehicle. Fails with STATE_CONFLICT where it is not the one that was seen. */
async function writeContact(
  context: Writing,
  about: LostOrderRow,
  vehicleId: string,
  set: Partial<typeof lostContact.$inferInsert>,
  version?: number,
): Promise<LostContactRow> {
  const { db } = context;
  const kind = { table: lostContact, objectType: 'lostContact', summary: summaryIn(about) };
  const isIt = and(eq(lostContact.lostId, about.id), eq(lostContact.vehicleId, vehicleId));
  const [before] = await db.select().from(lostContact).where(isIt).for('update');
  if (before) return updateRecord(context, kind, { ...set, id: before.id, version }, before);
  checkVersion(context, { version: 0, updatedBy: null, updatedOn: 0 }, version);
  return insertRecord(context, kind, { ...set, lostId: about.id, vehicleId });
}

const summaryIn =
  ({ addressType }: LostOrderRow) =>
  ({ lostId, vehicleId, contactStatus, contactedBy, remark, smsOn }: LostContactRow) => ({
    lostId,
    vehicleId,
    contactStatus,
    contactedBy,
    remark,
    smsOn,
    areaIds: [addressType],
  });

/** Their plates. Fails with NOT_FOUND unless all of them are there and within the areas. */
async function findVehicles(db: Db, scope: AreaScope, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: vehicle.id, plateNumber: vehicle.plateNumber })
    .from(vehicle)
    .where(and(inArray(vehicle.id, [...ids]), scope.byArea(vehicle.addressType)));
  const found = new Map(rows.map(({ id, plateNumber }) => [id, plateNumber]));
  if (!ids.every(id => found.has(id))) throw new Failure('NOT_FOUND');
  return found;
}

async function numbersOf(db: Db, scope: AreaScope, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: driver.id, mobile: driver.mobile })
    .from(driver)
    .where(and(inArray(driver.id, [...ids]), scope.byArea(driver.addressType)));
  return new Map(rows.map(({ id, mobile }) => [id, mobile]));
}

function contactOf(row: LostContactRow | undefined) {
  return {
    contactStatus: row?.contactStatus ?? 0,
    contactedBy: row?.contactedBy ?? null,
    contactedOn: row?.contactedOn ?? null,
    contactRemark: row?.remark ?? null,
    smsOn: row?.smsOn ?? null,
    contactVersion: row?.version ?? 0,
  } as const;
}

const toContact = (row: LostContactRow): LostContact => ({
  lostId: row.lostId,
  vehicleId: row.vehicleId,
  ...contactOf(row),
});
