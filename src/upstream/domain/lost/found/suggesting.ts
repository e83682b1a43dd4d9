/** Found items that a lost case may be about, and the other way round: read by their times, judged one by one. */
import { and, between, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { type FoundEvidence, MOST_SUGGESTIONS } from '../../../../contract/found-item.ts';
import { KEPT } from '../../../../contract/found-states.ts';
import { writtenPlate } from '../../../../contract/grammar/plates.ts';
import type { Db } from '../../../core/context.ts';
import type { AreaScope } from '../../../core/scope.ts';
import { type FareRates, readFareRates } from '../../orders/estimate.ts';
import {
  type CandidateRide,
  type CandidateVehicleFacts,
  ridesBetween,
  vehiclesOf,
} from '../candidate-rides.ts';
import { cluesOf } from '../clues.ts';
import { type FoundThing, type LostThing, likenessOf, type VehicleTie } from '../item-likeness.ts';
import { type ItemMemory, judge, strangerLog } from '../likelihood.ts';
import { likeOf, rideOf } from '../ride-search.ts';
import { type LostOrderRow, lostContact, lostOrderTable } from '../tables.ts';
import { type FoundItemRow, foundItemTable } from './tables.ts';

export interface Fit<Row> {
  row: Row;
  score: number;
  evidence: FoundEvidence;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Of all of the time those nearest to it are judged. */
const MOST_JUDGED = 300;
/** What is handed in later was found later. */
const ITEM_AFTER_MS = 30 * DAY_MS;
/** Who has lost something tells it within that time; and it may lie somewhere for that long before it is found. */
const CASE_AFTER_MS = 60 * DAY_MS;
const CASE_BEFORE_MS = 14 * DAY_MS;
/** Around the ride that is remembered: times are remembered wrongly. */
const RIDES_AROUND_MS = 4 * HOUR_MS;
/** Percent: below it nothing is suggested. */
const LEAST_SCORE = 5;
/** Logarithm of how many times likelier a ride is than any other one, from which on it is said to fit. */
const RIDE_FITS = 2;
const CONFIRMED = 2;

/** Items that are kept; the most probable first. */
export async function itemsFor(db: Db, scope: AreaScope, lost: LostOrderRow): Promise<Fit<FoundItemRow>[]> {
  const on = rideTimeOf(lost) ?? lost.createdOn;
  const items = await candidateItems(db, scope, on);
  const span = { from: on - RIDES_AROUND_MS, to: on + RIDES_AROUND_MS };
  const tieOf = await tiesAmong(db, scope, { cases: [lost], items, span });
  return best(items.map(row => ({ row, ...likenessOf(foundThing(row), lostThing(lost), tieOf(lost, row)) })));
}

/** Cases that are open; the most probable first. */
export async function casesFor(db: Db, scope: AreaScope, item: FoundItemRow): Promise<Fit<LostOrderRow>[]> {
  const { foundOn } = item;
  const cases = await candidateCases(db, scope, foundOn);
  const times = cases.map(row => rideTimeOf(row) ?? foundOn);
  const span = {
    from: Math.max(foundOn - 2 * DAY_MS, Math.min(foundOn, ...times) - RIDES_AROUND_MS),
    to: foundOn + HOUR_MS,
  };
  const tieOf = await tiesAmong(db, scope, { cases, items: [item], span });
  return best(cases.map(row => ({ row, ...likenessOf(foundThing(item), lostThing(row), tieOf(row, item)) })));
}

/** Items that are kept, those that were found nearest to a time first. @param on milliseconds since 1970 */
export const candidateItems = (db: Db, scope: AreaScope, on: number) =>
  db
    .select()
    .from(foundItemTable)
    .where(
      and(
        eq(foundItemTable.state, KEPT),
        between(foundItemTable.foundOn, on - DAY_MS, on + ITEM_AFTER_MS),
        scope.byArea(foundItemTable.addressType),
      ),
    )
    .orderBy(nearest(sql`${foundItemTable.foundOn}`, on))
    .limit(MOST_JUDGED);

/** Open cases that were told nearest to a time first. @param foundOn milliseconds since 1970 */
export const candidateCases = (db: Db, scope: AreaScope, foundOn: number) =>
  db
    .select()
    .from(lostOrderTable)
    .where(
      and(
        lt(lostOrderTable.handleStatus, 2),
        ne(lostOrderTable.ownerConfirm, 1),
        between(lostOrderTable.createdOn, foundOn - CASE_BEFORE_MS, foundOn + CASE_AFTER_MS),
        scope.byArea(lostOrderTable.addressType),
        notLinked(),
      ),
    )
    .orderBy(nearest(sql`${lostOrderTable.createdOn}`, foundOn))
    .limit(MOST_JUDGED);

const nearest = (column: SQL, to: number) => sql`abs(${column} - ${to}::bigint)`;

/** To which nothing has been linked yet. */
const notLinked = () => sql`not exists (select from ${foundItemTable}
  where ${foundItemTable.lostId} = ${lostOrderTable.id} and ${foundItemTable.state} = 1)`;

const best = <Row>(fits: readonly Fit<Row>[]): Fit<Row>[] =>
  fits
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_SUGGESTIONS);

const rideTimeOf = ({ downTime, upTime }: LostOrderRow): number | null => downTime ?? upTime;

const placeOf = (lng: number | null, lat: number | null) =>
  lng === null || lat === null ? null : { lng, lat };

const foundThing = (row: FoundItemRow): FoundThing => ({
  ...row,
  place: placeOf(row.foundLng, row.foundLat),
});

function lostThing(row: LostOrderRow): LostThing {
  const { remembered } = cluesOf(row);
  const { downPlace, upPlace, tolerance } = remembered;
  return {
    ...row,
    rideOn: rideTimeOf(row),
    places: [downPlace, upPlace].filter(place => place !== null),
    tolerance,
  };
}

interface Among {
  cases: readonly LostOrderRow[];
  items: readonly FoundItemRow[];
  /** In which the rides began: milliseconds since 1970. */
  span: { from: number; to: number };
}

/** Of a case and an item: what the item's vehicle has to do with the case. */
async function tiesAmong(db: Db, scope: AreaScope, { cases, items, span }: Among) {
  const vehicleIds = [...new Set(items.flatMap(({ vehicleId }) => vehicleId ?? []))];
  const caseIds = cases.map(({ id }) => id);
  if (vehicleIds.length === 0 || caseIds.length === 0)
    return (lost: LostOrderRow, item: FoundItemRow) => namedTie(lost, item);
  const rates = await readFareRates(db);
  const vehicles = new Map((await vehiclesOf(db, scope, vehicleIds)).map(each => [each.vehicleId, each]));
  const rides = groupBy(await ridesBetween(db, scope, { vehicleIds, ...span }), ({ vehicleId }) => vehicleId);
  const contacts = await db
    .select({ lostId: lostContact.lostId, vehicleId: lostContact.vehicleId })
    .from(lostContact)
    .where(
      and(
        inArray(lostContact.lostId, caseIds),
        inArray(lostContact.vehicleId, vehicleIds),
        eq(lostContact.contactStatus, CONFIRMED),
      ),
    );
  const confirmed = new Set(contacts.map(({ lostId, vehicleId }) => `${lostId} ${vehicleId}`));
  return (lost: LostOrderRow, item: FoundItemRow): VehicleTie | null => {
    const { vehicleId } = item;
    if (confirmed.has(`${lost.id} ${vehicleId}`)) return { tie: 'match', log: 0 };
    const named = namedTie(lost, item);
    const vehicle = vehicles.get(vehicleId ?? '');
    if (named || !vehicle) return named;
    return rideTie(cluesOf(lost).remembered, vehicle, { rides: rides[vehicle.vehicleId] ?? [], rates });
  };
}

/** By what the case says itself. */
function namedTie(lost: LostOrderRow, { plateNumber, driverId }: FoundItemRow): VehicleTie | null {
  const isMatched =
    lost.matchStatus === 1 &&
    ((plateNumber !== null && lost.matchPlateNumber === plateNumber) ||
      (driverId !== null && lost.matchDriverId === driverId));
  if (isMatched) return { tie: 'match', log: 0 };
  const isSaid = plateNumber !== null && writtenPlate(lost.plateNumber ?? '') === writtenPlate(plateNumber);
  return isSaid ? { tie: 'plate', log: 0 } : null;
}

interface Driven {
  rides: readonly CandidateRide[];
  rates: FareRates;
}

/** Null where nothing is remembered of the ride, or nobody has seen the vehicle drive then. */
function rideTie(
  remembered: ItemMemory,
  vehicle: CandidateVehicleFacts,
  { rides, rates }: Driven,
): VehicleTie | null {
  const stranger = strangerLog(remembered);
  if (stranger === 0 || rides.length === 0) return null;
  const like = likeOf(vehicle);
  const log = Math.max(...rides.map(ride => judge(remembered, like, rideOf(ride, rates)).log)) - stranger;
  return { tie: log >= RIDE_FITS ? 'ride' : 'other', log };
}
