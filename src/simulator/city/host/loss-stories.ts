/** What a passenger of the city has left in a taxi: as it is, as he remembers it, and what the driver makes of it. Pure. */
import type { Point } from '../../../upstream/core/positions/last-positions.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import type { NamedSpot } from '../news.ts';
import { cityFare, nameOf, numberOf, PEOPLE } from './city-passengers.ts';

/** A ride in which something was left. */
export interface LeftRide {
  vehicleId: string;
  /** Milliseconds since 1970. */
  beganOn: number;
  endedOn: number;
  metres: number;
  from: NamedSpot;
  to: NamedSpot;
}

/** As much of the vehicle as a passenger sees. */
export interface SeenVehicle {
  plateNumber: string;
  color: string | null;
}

/** What a case is told of. Degrees of WGS-84, milliseconds since 1970, fen. */
export interface ReportedLoss {
  ownerName: string;
  ownerMobile: string;
  goodsName: string;
  goodsType: number;
  goodsColor: string | null;
  goodsBrand: string | null;
  goodsDesc: string | null;
  goodsValue: number;
  seatPosition: number;
  upTime: number | null;
  upAddress: string | null;
  upLng: number | null;
  upLat: number | null;
  downTime: number | null;
  downAddress: string | null;
  downLng: number | null;
  downLat: number | null;
  timeTolerance: number;
  fare: number | null;
  payWay: number | null;
  /** As his payment record has it. */
  ridePayTime: number | null;
  vehicleColor: string | null;
  plateNumber: string | null;
  passengerNum: number;
}

export interface FoundByDriver {
  goodsName: string;
  goodsType: number;
  goodsColor: string | null;
  goodsBrand: string | null;
  seatPosition: number;
  foundOn: number;
  foundAddress: string | null;
  foundLng: number | null;
  foundLat: number | null;
  keptAt: 1 | 2;
}

/** Hands it in by himself, once he is asked, or never; who denies it answers when he is asked. */
export type DriverMind = 'honest' | 'whenAsked' | 'denies' | 'silent';

export interface LossStory {
  told: ReportedLoss;
  found: FoundByDriver;
  plateNumber: string;
  mind: DriverMind;
  isVip: boolean;
  /** He calls, where there is a telephone. */
  isByPhone: boolean;
  /** Milliseconds after he is asked until he hands it in, where he does only then. */
  handsInAfter: number;
}

/** As its owner calls it, as a driver does, kind, colour, brand, what is in it, worth in yuan. */
const GOODS = [
  ['黑色双肩包', '双肩背包', 2, '黑色', '小米', '里面有充电器和水杯', 300],
  ['棕色男士钱包', '钱包', 2, '棕色', null, '有公交卡和几张银行卡', 260],
  ['华为手机', '手机', 1, '黑色', '华为', '透明手机壳，屏幕右上角有裂纹', 3_200],
  ['苹果手机', '手机', 1, '白色', '苹果', '粉色手机壳', 4_800],
  ['身份证和驾驶证', '证件一套', 3, null, null, '装在透明卡套里', 0],
  ['银色笔记本电脑', '笔记本电脑', 5, '银色', '联想', '灰色内胆包', 5_200],
  ['钥匙一串', '一串钥匙', 6, null, null, '有门禁卡和小熊挂件', 0],
  ['红色行李箱', '拉杆箱', 7, '红色', null, '二十寸，有托运标签', 500],
  ['儿童外套', '童装外套', 8, '蓝色', null, null, 120],
  ['金手链', '手链', 9, '金色', '周大福', null, 4_600],
  ['降压药', '药品一袋', 10, null, null, '人民医院的袋子', 90],
  ['折叠雨伞', '雨伞', 99, '黑色', null, null, 60],
] as const;
const COLORS = ['黑色', '白色', '红色', '蓝色', '灰色'] as const;
const VEHICLE_COLORS = ['蓝色', '绿色', '红色', '黄色'] as const;

const MINUTE_MS = 60_000;
const METRES_PER_DEGREE = 111_195;
/** Of owners: who says the colour, who says it wrongly, and so on. */
const SAYS = {
  color: 0.75,
  brand: 0.6,
  inside: 0.5,
  up: 0.85,
  down: 0.85,
  fare: 0.6,
  payment: 0.6,
  taxi: 0.4,
  plate: 0.08,
};
const WRONG = { color: 0.12, taxi: 0.15 };
/** Milliseconds by which a time is usually off. */
const TIME_OFF = 8 * MINUTE_MS;
const [WECHAT, ALIPAY] = [2, 3];
const STREET_ONLY = 0.25;
const PAYS = 0.2;
const CALLS = 0.4;
/** Most pay as they get out, some only when they are reminded. */
const PAYMENT = { sigma: 45_000, late: 0.1, latest: 5 * MINUTE_MS };
const MINDS: readonly (readonly [DriverMind, number])[] = [
  ['honest', 0.45],
  ['whenAsked', 0.25],
  ['denies', 0.1],
  ['silent', 0.2],
];

/** Milliseconds: most within the hour, some only in the evening. */
export function reportsAfter(chance: Stream): number {
  const drawn = chance.next();
  if (drawn < 0.45) return chance.between(1, 6) * MINUTE_MS;
  return drawn < 0.85 ? chance.between(10, 90) * MINUTE_MS : chance.between(90, 360) * MINUTE_MS;
}

/** Milliseconds after the ride until an honest driver hands it in. */
export const handsInAfter = (chance: Stream) => chance.between(5, 60) * MINUTE_MS;

export function storyOf(ride: LeftRide, vehicle: SeenVehicle, chance: Stream): LossStory {
  const goods = GOODS[chance.below(GOODS.length)] ?? GOODS[0];
  const [ownersName, driversName, goodsType, color, brand, inside, yuan] = goods;
  const seatPosition = goodsType === 7 ? 3 : 2;
  const maybe = <T>(share: number, value: T): T | null => (chance.happens(share) ? value : null);
  const either = <T>(values: readonly T[]): T | undefined => values[chance.below(values.length)];
  const isWrong = color !== null && chance.happens(WRONG.color);
  const person = chance.below(PEOPLE);
  return {
    told: {
      ...rememberedOf(ride, chance),
      ownerName: nameOf(person),
      ownerMobile: numberOf(person),
      // who remembers the colour wrongly does not name it first
      goodsName: isWrong ? driversName : ownersName,
      goodsType,
      goodsColor: maybe(SAYS.color, isWrong ? (either(COLORS) ?? color) : color),
      goodsBrand: maybe(SAYS.brand, brand),
      goodsDesc: maybe(SAYS.inside, inside),
      goodsValue: yuan * 100,
      seatPosition: chance.happens(0.7) ? seatPosition : 0,
      ...paymentOf(ride, chance),
      fare: maybe(SAYS.fare, Math.round(cityFare(ride.metres) / 100) * 100),
      vehicleColor: maybe(
        SAYS.taxi,
        chance.happens(WRONG.taxi) ? (either(VEHICLE_COLORS) ?? vehicle.color) : vehicle.color,
      ),
      plateNumber: maybe(SAYS.plate, vehicle.plateNumber.slice(-3)),
      passengerNum: 1 + chance.below(3),
    },
    found: {
      goodsName: driversName,
      goodsType,
      goodsColor: maybe(0.8, color),
      goodsBrand: maybe(0.5, brand),
      seatPosition,
      foundOn: ride.endedOn + Math.round(chance.between(1, 30) * MINUTE_MS),
      ...placeOf(chance.happens(0.5) ? ride.to : null),
      keptAt: chance.happens(0.6) ? 1 : 2,
    },
    plateNumber: vehicle.plateNumber,
    mind: mindOf(chance),
    isVip: chance.happens(PAYS),
    isByPhone: chance.happens(CALLS),
    handsInAfter: Math.round(chance.between(3, 25) * MINUTE_MS),
  };
}

function rememberedOf({ beganOn, endedOn, from, to }: LeftRide, chance: Stream) {
  const saysUp = chance.happens(SAYS.up);
  const isUpMapped = saysUp && !chance.happens(STREET_ONLY);
  // one place on the map at least, with its time: else nobody could search
  const saysDown = !isUpMapped || chance.happens(SAYS.down);
  const isDownMapped = saysDown && (!isUpMapped || !chance.happens(STREET_ONLY));
  const [up, down] = [near(from, chance), near(to, chance)];
  return {
    upTime: saysUp ? about(beganOn, chance) : null,
    upAddress: saysUp ? from.address : null,
    upLng: isUpMapped ? up.lng : null,
    upLat: isUpMapped ? up.lat : null,
    downTime: saysDown ? about(endedOn, chance) : null,
    downAddress: saysDown ? to.address : null,
    downLng: isDownMapped ? down.lng : null,
    downLat: isDownMapped ? down.lat : null,
    timeTolerance: chance.happens(0.5) ? 15 : 30,
  };
}

/** Who has paid by telephone can look it up. */
function paymentOf({ endedOn }: LeftRide, chance: Stream): Pick<ReportedLoss, 'payWay' | 'ridePayTime'> {
  if (!chance.happens(SAYS.payment)) return { payWay: null, ridePayTime: null };
  const late = chance.happens(PAYMENT.late) ? chance.between(0, PAYMENT.latest) : 0;
  const on = endedOn + chance.normal() * PAYMENT.sigma + late;
  return { payWay: chance.happens(0.7) ? WECHAT : ALIPAY, ridePayTime: Math.round(on / 1_000) * 1_000 };
}

/** To five minutes, as people say it. */
const about = (time: number, chance: Stream) =>
  Math.round((time + chance.normal() * TIME_OFF) / (5 * MINUTE_MS)) * 5 * MINUTE_MS;

/** 100 to 300 m from it, in whichever direction. */
function near({ lng, lat }: Point, chance: Stream): Point {
  const [metres, angle] = [chance.between(100, 300), chance.between(0, 2 * Math.PI)];
  const north = (metres * Math.cos(angle)) / METRES_PER_DEGREE;
  const east = (metres * Math.sin(angle)) / METRES_PER_DEGREE / Math.cos((lat * Math.PI) / 180);
  return { lng: lng + east, lat: lat + north };
}

const placeOf = (spot: NamedSpot | null) => ({
  foundAddress: spot?.address ?? null,
  foundLng: spot?.lng ?? null,
  foundLat: spot?.lat ?? null,
});

function mindOf(chance: Stream): DriverMind {
  let drawn = chance.next();
  for (const [mind, share] of MINDS) {
    drawn -= share;
    if (drawn < 0) return mind;
  }
  return 'silent';
}
