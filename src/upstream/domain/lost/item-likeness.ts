/**
 * How probable it is that what was found is what was lost. Each clue is weighed by itself: how much more often it agrees
 * where both are the same thing than where they are not (the logarithm of that), and the weights add up. What one of the
 * two does not say weighs nothing.
 */
import type { FoundEvidence, VEHICLE_TIES } from '../../../contract/found-item.ts';
import type { Point } from '../../core/positions/last-positions.ts';
import { metresBetween } from '../../core/positions/sphere.ts';

/** A thing as somebody describes it. */
export interface Described {
  goodsName: string;
  goodsType: number;
  goodsDesc: string | null;
  goodsColor: string | null;
  goodsBrand: string | null;
  /** 0 unknown. */
  seatPosition: number;
}

export interface FoundThing extends Described {
  /** Milliseconds since 1970. */
  foundOn: number;
  place: Point | null;
}

export interface LostThing extends Described {
  /** When the ride ended or, where only that is remembered, when it began. */
  rideOn: number | null;
  /** Where it ended and where it began, as far as that is remembered. */
  places: readonly Point[];
  /** Minutes within which the time is taken to be right. */
  tolerance: number;
}

/** What its vehicle has to do with the case. `log`: how many times likelier its ride is than that of any vehicle. */
export interface VehicleTie {
  tie: (typeof VEHICLE_TIES)[number];
  log: number;
}

export interface Likeness {
  /** Percent. */
  score: number;
  evidence: FoundEvidence;
}

/** Of so many things found that may be told of, one is it. */
const PRIOR = Math.log(1 / 300);
/** As often as it agrees where both are the same, and where they are not. */
const agreeing = (same: number, strange: number) => ({
  yes: Math.log(same / strange),
  no: Math.log((1 - same) / (1 - strange)),
});
const KIND = agreeing(0.92, 0.14);
const COLOR = agreeing(0.85, 0.22);
const BRAND = agreeing(0.85, 0.06);
const SEAT = agreeing(0.75, 0.45);
/** By the share of words: none of them, all of them. */
const WORDS = { none: -1.6, all: 3.6 };
/** By minutes after the ride, beyond what its time may err by. */
const TIME: Curve = [
  [-60, -5],
  [0, 1.6],
  [60, 1.6],
  [180, 1],
  [720, 0],
  [1_440, -0.8],
  [4_320, -2],
  [20_160, -3.5],
];
/** By metres; it is often noticed only far from where it was left. */
const PLACE: Curve = [
  [150, 2],
  [1_000, 0.8],
  [3_000, 0],
  [10_000, -0.6],
];
const VEHICLE = { match: 5, plate: 4, most: 4, least: -2.5 };
/** Documents may be in a bag, and a bag may be anything. */
const OTHER_GOODS = 99;
const MINUTE_MS = 60_000;
const PERCENT = 100;

/** @param vehicle null where the vehicle is not known, or nothing is remembered of the ride */
export function likenessOf(found: FoundThing, lost: LostThing, vehicle: VehicleTie | null): Likeness {
  const evidence = evidenceOf(found, lost, vehicle);
  const log =
    PRIOR +
    whether(evidence.kind, KIND) +
    whether(evidence.color, COLOR) +
    whether(evidence.brand, BRAND) +
    whether(evidence.seat, SEAT) +
    (evidence.words === null ? 0 : between(WORDS.none, WORDS.all, evidence.words / PERCENT)) +
    (evidence.minutesAfter === null ? 0 : along(TIME, beyond(evidence.minutesAfter, lost.tolerance))) +
    (evidence.metres === null ? 0 : along(PLACE, evidence.metres)) +
    (vehicle === null ? 0 : vehicleWeight(vehicle));
  return { score: Math.round(PERCENT / (1 + Math.exp(-log))), evidence };
}

function evidenceOf(found: FoundThing, lost: LostThing, vehicle: VehicleTie | null): FoundEvidence {
  const isVague = found.goodsType === OTHER_GOODS || lost.goodsType === OTHER_GOODS;
  const isSeatSaid = found.seatPosition > 0 && lost.seatPosition > 0;
  const { place } = found;
  const metres = place === null ? [] : lost.places.map(end => metresBetween(place, end));
  return {
    kind: isVague ? null : found.goodsType === lost.goodsType,
    words: sharedWords(found, lost),
    color: sameColor(found, lost),
    brand: sameBrand(found.goodsBrand, lost.goodsBrand),
    seat: isSeatSaid ? found.seatPosition === lost.seatPosition : null,
    minutesAfter: lost.rideOn === null ? null : Math.round((found.foundOn - lost.rideOn) / MINUTE_MS),
    metres: metres.length === 0 ? null : Math.round(Math.min(...metres)),
    vehicle: vehicle?.tie ?? null,
  };
}

const whether = (agrees: boolean | null, { yes, no }: { yes: number; no: number }) =>
  agrees === null ? 0 : agrees ? yes : no;

function vehicleWeight({ tie, log }: VehicleTie): number {
  if (tie === 'match' || tie === 'plate') return VEHICLE[tie];
  return Math.min(VEHICLE.most, Math.max(VEHICLE.least, log));
}

/** What of it the tolerance does not explain. */
const beyond = (minutes: number, tolerance: number) =>
  Math.sign(minutes) * Math.max(0, Math.abs(minutes) - tolerance);

type Curve = readonly (readonly [at: number, weight: number])[];

/** Straight between its points, level beyond them. */
function along(curve: Curve, at: number): number {
  const next = curve.findIndex(([from]) => from >= at);
  const [to, before] = [curve[next], curve[next - 1]];
  if (to === undefined) return curve.at(-1)?.[1] ?? 0;
  if (before === undefined) return to[1];
  return between(before[1], to[1], (at - before[0]) / (to[0] - before[0]));
}

const between = (from: number, to: number, part: number) => from + (to - from) * part;

/** Say little of any thing. */
const IDLE = /[的了有和与在里内个只一把件块条张串台部这那是着色]/gu;

/** Chinese by its characters and pairs of them, all else by words. */
function wordsOf({ goodsName, goodsDesc }: Described): Set<string> {
  const text = `${goodsName} ${goodsDesc ?? ''}`.normalize('NFKC').toLowerCase().replaceAll(IDLE, '');
  const runs = text.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    runs.flatMap(run => {
      if (!/\p{Script=Han}/u.test(run)) return [run];
      const characters = [...run];
      return [...characters, ...characters.slice(1).map((character, at) => `${characters[at]}${character}`)];
    }),
  );
}

/** Percent of those of the shorter description; null where one says nothing. */
function sharedWords(one: Described, other: Described): number | null {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const fewer = Math.min(a.size, b.size);
  if (fewer === 0) return null;
  return Math.round((PERCENT * [...a].filter(word => b.has(word)).length) / fewer);
}

/** Characters that people use for the same colour. */
const COLORS = ['黑', '白米', '灰银', '红', '粉', '橙', '黄金', '绿', '蓝', '紫', '棕咖褐'];

const colorsOf = ({ goodsColor, goodsName }: Described): string[] => {
  const said = goodsColor || goodsName;
  return COLORS.filter(alike => [...alike].some(character => said.includes(character)));
};

/** Null where one of them has none, or one that nobody knows. */
function sameColor(one: Described, other: Described): boolean | null {
  const [a, b] = [colorsOf(one), colorsOf(other)];
  return a.length === 0 || b.length === 0 ? null : a.some(color => b.includes(color));
}

/** One is said within the other. */
function sameBrand(one: string | null, other: string | null): boolean | null {
  const [a, b] = [plain(one), plain(other)];
  return a === '' || b === '' ? null : a.includes(b) || b.includes(a);
}

const plain = (text: string | null) =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s·.-]/gu, '');
