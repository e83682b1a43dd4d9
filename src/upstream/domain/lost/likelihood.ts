/**
 * How likely it is that a ride is the one that somebody remembers: each clue errs by itself, so their logarithms add up. A
 * clue that is missing says nothing. Now and then a clue is simply wrong, so none of them excludes a ride by itself.
 */
import { writtenPlate } from '../../../contract/grammar/plates.ts';
import type { Point } from '../../core/positions/last-positions.ts';
import { metresBetween } from '../../core/positions/sphere.ts';

export interface RideEnd extends Point {
  /** Milliseconds since 1970. */
  at: number;
}

/** What is remembered; null where nothing is. */
export interface ItemMemory {
  upTime: number | null;
  upPlace: Point | null;
  downTime: number | null;
  downPlace: Point | null;
  /** When the ride was paid, as a payment record has it: milliseconds since 1970. */
  paidAt: number | null;
  /** Minutes within which the times are usually right. */
  tolerance: number;
  /** Fen. */
  fare: number | null;
  color: string | null;
  /** The whole of it or some of its characters. */
  plate: string | null;
  company: string | null;
}

export interface RideVehicle {
  plateNumber: string;
  color: string | null;
  /** Full and short. */
  companyNames: readonly string[];
}

export interface JudgedRide {
  up: RideEnd;
  /** Null while it goes on, or where nobody saw the end. */
  down: RideEnd | null;
  /** Fen, as the meter would say; null where its length is not known. */
  fare: number | null;
  /** False where one of its ends was not seen. */
  isWhole: boolean;
}

/** How far off what is remembered is from the ride: metres, seconds (after what is remembered: more than 0) and fen. */
export interface Evidence {
  upDistance: number | null;
  downDistance: number | null;
  upDeltaSec: number | null;
  downDeltaSec: number | null;
  /** From the end of the ride to when it was paid. */
  paidDeltaSec: number | null;
  fareGap: number | null;
}

export interface Judged extends Evidence {
  /** Not above 0; only differences between the rides of one case mean anything. */
  log: number;
}

/** Where nobody says how well he remembers the time. */
export const USUAL_TOLERANCE = 15;
/** Metres east and north, each: streets are remembered, and house numbers seldom. */
export const PLACE_SIGMA = 180;
/** Milliseconds between the end of a ride and its payment: people pay before they get out, or just after. */
export const PAID_SIGMA = 90_000;
/** Of the fare, and fen besides: who pays rounds, and a meter also counts the time in a jam. */
const FARE_SIGMA = { share: 0.08, fen: 100 };
/** So often a clue is wrong altogether, and so many times wider are its errors then. */
const WRONG = { share: 0.05, wider: 6 };
/** So much less likely is a ride whose end, or which itself, was not seen. */
const UNSEEN = 2;
/** A clue of a ride that is not the one, in sigmas. */
const STRANGE = 4;
const COLOR_IS_WRONG = Math.log(0.1 / 0.9);
const COMPANY_IS_WRONG = Math.log(0.1 / 0.9);
const PLATE_IS_WRONG = { one: Math.log(0.05), more: Math.log(0.002) };

/** What a clue is worth where the ride does not say anything about it: as much as it is on average, where it is the one. */
const unsaid = (dimensions: 1 | 2) => -dimensions / 2;

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Milliseconds by which a time usually errs. @param tolerance minutes */
export const timeSigma = (tolerance: number) => (tolerance * MINUTE_MS) / 2;

/** @param ride null for a vehicle of which no ride is known about that time */
export function judge(remembered: ItemMemory, vehicle: RideVehicle, ride: JudgedRide | null): Judged {
  const evidence = evidenceOf(remembered, ride);
  const log = rideLog(remembered, ride, evidence) + vehicleLog(remembered, vehicle);
  return { ...evidence, log };
}

/** The likelihood of a ride that has nothing to do with the case: what "none of these" is worth beside those that fit. */
export const strangerLog = (remembered: ItemMemory): number =>
  cluesOf(remembered).reduce((sum, dimensions) => sum + gapLog(STRANGE, dimensions), 0);

/**
 * Percent, 0 to 100: how probable each is, if it is one of them or none.
 * @param logs of rides of different vehicles
 */
export function scoresOf(logs: readonly number[], stranger: number): number[] {
  const top = Math.max(stranger, ...logs);
  const weights = logs.map(log => Math.exp(log - top));
  const all = weights.reduce((sum, weight) => sum + weight, Math.exp(stranger - top));
  return weights.map(weight => Math.round((100 * weight) / all));
}

function evidenceOf(remembered: ItemMemory, ride: JudgedRide | null): Evidence {
  const { upPlace, upTime, downPlace, downTime, paidAt, fare } = remembered;
  const metres = (place: Point | null, end: RideEnd | null) => place && end && metresBetween(place, end);
  const seconds = (time: number | null, end: RideEnd | null) =>
    time === null || end === null ? null : (end.at - time) / SECOND_MS;
  const [up, down] = [ride?.up ?? null, ride?.down ?? null];
  return {
    upDistance: metres(upPlace, up),
    downDistance: metres(downPlace, down),
    upDeltaSec: seconds(upTime, up),
    downDeltaSec: seconds(downTime, down),
    paidDeltaSec: paidAt === null || down === null ? null : (paidAt - down.at) / SECOND_MS,
    fareGap: fare === null || ride === null || ride.fare === null ? null : ride.fare - fare,
  };
}

function rideLog(remembered: ItemMemory, ride: JudgedRide | null, evidence: Evidence): number {
  const { upTime, upPlace, downTime, downPlace, paidAt, tolerance, fare } = remembered;
  const seconds = timeSigma(tolerance) / SECOND_MS;
  const fareSigma = (fare ?? 0) * FARE_SIGMA.share + FARE_SIGMA.fen;
  const up = [placeTerm(upPlace, evidence.upDistance), clue(upTime, evidence.upDeltaSec, seconds, 1)];
  const down = [
    placeTerm(downPlace, evidence.downDistance),
    clue(downTime, evidence.downDeltaSec, seconds, 1),
    clue(paidAt, evidence.paidDeltaSec, PAID_SIGMA / SECOND_MS, 1),
  ];
  const length = [clue(fare, evidence.fareGap, fareSigma, 1)];
  const seen = (terms: readonly Term[]) => terms.reduce((sum, { log }) => sum + log, 0);
  const unseen = (terms: readonly Term[]) => terms.reduce((sum, term) => sum + term.unsaid, 0) - UNSEEN;
  if (ride === null) return unseen([...up, ...down, ...length]);
  const asSeen = seen([...up, ...down, ...length]);
  if (ride.isWhole) return asSeen;
  // where its terminal was silent, one of its ends is somewhere else, and its length is another
  return Math.max(
    asSeen,
    seen(up) + unseen([...down, ...length]) - UNSEEN,
    seen(down) + unseen([...up, ...length]) - UNSEEN,
  );
}

interface Term {
  log: number;
  /** What it would be worth where the ride says nothing about it. */
  unsaid: number;
}

const placeTerm = (place: Point | null, metres: number | null) => clue(place, metres, PLACE_SIGMA, 2);

function clue(said: unknown, gap: number | null, sigma: number, dimensions: 1 | 2): Term {
  if (said === null) return { log: 0, unsaid: 0 };
  const worth = unsaid(dimensions);
  return { log: gap === null ? worth : gapLog(gap / sigma, dimensions), unsaid: worth };
}

/** Of an error of so many sigmas: usually it is a small one, and seldom anything. */
function gapLog(sigmas: number, dimensions: 1 | 2): number {
  const { share, wider } = WRONG;
  const usual = (1 - share) * Math.exp(-(sigmas ** 2) / 2);
  const wrong = (share / wider ** dimensions) * Math.exp(-((sigmas / wider) ** 2) / 2);
  return Math.log(usual + wrong + Number.MIN_VALUE) - Math.log(1 - share + share / wider ** dimensions);
}

function vehicleLog({ color, plate, company }: ItemMemory, vehicle: RideVehicle): number {
  const isColor = vehicle.color === null ? null : isLike(vehicle.color, color ?? '');
  const isCompany =
    vehicle.companyNames.length === 0 ? null : vehicle.companyNames.some(name => isLike(name, company ?? ''));
  return (
    (color === null ? 0 : wordLog(isColor, COLOR_IS_WRONG)) +
    (company === null ? 0 : wordLog(isCompany, COMPANY_IS_WRONG)) +
    (plate === null ? 0 : plateLog(vehicle.plateNumber, plate))
  );
}

/** Of a word that is wrong one time in ten. @param fits null where the vehicle's is not known */
const wordLog = (fits: boolean | null, wrong: number) => (fits === null ? wrong / 10 : fits ? 0 : wrong);

/** One is said within the other, as 蓝 and 蓝色. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a.includes(b) || b.includes(a);
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s色]/gu, '');

/** At the place where it fits best. */
function plateLog(plateNumber: string, remembered: string): number {
  const [whole, part] = [writtenPlate(plateNumber), writtenPlate(remembered)];
  const wrong = Array.from({ length: Math.max(1, whole.length - part.length + 1) }, (_, from) =>
    [...part].reduce((count, character, at) => count + (whole[from + at] === character ? 0 : 1), 0),
  );
  const least = Math.min(...wrong);
  if (least === 0) return 0;
  return least === 1 && part.length > 2 ? PLATE_IS_WRONG.one : PLATE_IS_WRONG.more;
}

/** How many dimensions each clue has that is remembered of the ride. */
function cluesOf({ upTime, upPlace, downTime, downPlace, paidAt, fare }: ItemMemory): (1 | 2)[] {
  const places = [upPlace, downPlace].filter(place => place !== null).map(() => 2 as const);
  const others = [upTime, downTime, paidAt, fare].filter(value => value !== null).map(() => 1 as const);
  return [...places, ...others];
}
