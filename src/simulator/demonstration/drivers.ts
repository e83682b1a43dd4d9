/**
 * Invented drivers of the demonstration: three for every two vehicles, with papers of which some are over or nearly so,
 * and the shifts of the last days. Everything follows from the order of the vehicles and the time alone.
 */
import { asc } from 'drizzle-orm';
import type { Db } from '../../upstream/core/context.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { driver, driverShift, vehicle } from '../../upstream/domain/fleet/tables.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SHANGHAI_MS = 8 * HOUR_MS;
/** Rows in one statement. */
const BATCH = 400;
/** Whole days with shifts, before today. */
export const DAYS_OF_SHIFTS = 3;

type Car = Pick<typeof vehicle.$inferSelect, 'id' | 'companyId' | 'addressType' | 'hasOwnArea' | 'state'>;
type Shift = typeof driverShift.$inferInsert;
interface CrewMember {
  id: string;
  state: number;
}

export async function addDrivers(db: Db, now: number, by: string): Promise<void> {
  const { id, companyId, addressType, hasOwnArea, state } = vehicle;
  const cars = await db
    .select({ id, companyId, addressType, hasOwnArea, state })
    .from(vehicle)
    .orderBy(asc(id));
  const seats = cars.flatMap((car, index) =>
    index % 2 === 0
      ? [
          { car, type: 1 as const },
          { car, type: 2 as const },
        ]
      : [{ car, type: 1 as const }],
  );
  const made: { id: string; state: number }[] = [];
  for (const part of inBatches(seats)) {
    const first = made.length;
    const rows = part.map(({ car, type }, offset) => aDriver(first + offset, car, type, now, by));
    made.push(...(await db.insert(driver).values(rows).returning({ id: driver.id, state: driver.state })));
  }
  const crews = new Map<Car, { id: string; state: number }[]>();
  seats.forEach(({ car }, index) => {
    const person = made[index];
    if (person) crews.set(car, [...(crews.get(car) ?? []), person]);
  });
  const shifts = [...crews].flatMap(([car, crew], index) => shiftsOf(car, crew, index, now));
  for (const part of inBatches(shifts)) await db.insert(driverShift).values(part);
}

function aDriver(index: number, car: Car, driverType: 1 | 2, now: number, by: string) {
  const isWoman = index % 11 === 4;
  const name = nameOf(index, isWoman);
  const identity = identityOf(index, isWoman);
  const state = stateOf(index);
  const certNo = `4501${String(20_000_000 + ((index * 7_919) % 70_000_000)).padStart(8, '0')}`;
  const joinedOn = now - (40 + ((index * 13) % 2_600)) * DAY_MS;
  return {
    name,
    sex: isWoman ? (2 as const) : (1 as const),
    mobile: `1${['37', '38', '59', '77', '86', '99', '52'][index % 7]}${String((index * 7_919 + 20_480_613) % 100_000_000).padStart(8, '0')}`,
    idCard: identity,
    certNo,
    certLevel: 1 + (index % 3),
    certExpire: endOfDay(now, daysLeft(index)),
    licenseNo: identity,
    licenseExpire: endOfDay(now, daysLeft(index + 5_003)),
    vehicleId: state === 4 ? null : car.id,
    companyId: car.companyId,
    addressType: car.addressType,
    hasOwnArea: car.hasOwnArea,
    driverType,
    star: 3.6 + ((index * 7) % 15) / 10,
    score: (index * 37) % 1_900,
    credit: ['AAA', 'AA', 'AA', 'A', 'A', 'B'][index % 6] ?? null,
    registerTime: joinedOn,
    onWx: index % 5 === 3 ? (0 as const) : (1 as const),
    state,
    remark: state === 3 ? '多次拒载，列入黑名单' : null,
    searchKey: searchKey(name, certNo),
    createdOn: joinedOn,
    createdBy: by,
    updatedOn: joinedOn,
    updatedBy: by,
  };
}

/** Zhuang and Han families of Guangxi, the frequent ones more often. */
const FAMILIES = '韦黄李梁陆覃陈农莫罗蒙刘潘蓝卢谢何廖苏唐邓闭磨岑'.split('');
const OF_MEN =
  '建国 志强 文斌 伟 少华 振宁 海波 家明 国栋 永福 小勇 德贵 金生 立新 绍基 朝阳 汉林 宗泽'.split(' ');
const OF_WOMEN = '春燕 秀兰 彩云 美玲 丽萍 凤英 小梅 海燕 桂花'.split(' ');

export function nameOf(index: number, isWoman: boolean): string {
  const family = FAMILIES[(index * 5 + Math.floor(index / 24)) % FAMILIES.length] ?? '韦';
  const given = isWoman ? OF_WOMEN : OF_MEN;
  return family + (given[(index * 7 + Math.floor(index / 18)) % given.length] ?? '');
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Of nobody: the counting part is one that is given to the last born of a day. */
export function identityOf(index: number, isWoman: boolean): string {
  const place = ['450102', '450103', '450122', '450123', '450124', '451281'][index % 6];
  const born = `${1966 + (index % 33)}${two(1 + (index % 12))}${two(1 + ((index * 3) % 28))}`;
  const count = String(900 + 2 * (index % 50) + (isWoman ? 0 : 1)).padStart(3, '0');
  const digits = `${place}${born}${count}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + '10X98765432'[sum % 11];
}

const two = (value: number) => String(value).padStart(2, '0');

const stateOf = (index: number): 1 | 2 | 3 | 4 =>
  index % 97 === 23 ? 3 : index % 53 === 17 ? 4 : index % 41 === 9 ? 2 : 1;

/** One in 29 is over, one in 17 ends within the month. */
function daysLeft(index: number): number {
  if (index % 29 === 6) return -1 - (index % 40);
  if (index % 17 === 3) return index % 29;
  return 60 + ((index * 31) % 1_700);
}

/** The last millisecond of a day, as a form has it. */
const endOfDay = (now: number, days: number) =>
  (Math.floor((now + SHANGHAI_MS) / DAY_MS) + days + 1) * DAY_MS - SHANGHAI_MS - 1;

/** Two take turns, some around the clock; one drives a long day; nobody drives what is being mended. */
export const shiftsOf = (car: Car, crew: readonly CrewMember[], index: number, now: number): Shift[] =>
  Array.from({ length: DAYS_OF_SHIFTS + 1 }, (_, back) => shiftsOn(car, crew, index, { now, back })).flat();

/** Those that begin on one day, so many days before today. */
export function shiftsOn(
  car: Pick<Car, 'id' | 'state'>,
  crew: readonly CrewMember[],
  index: number,
  { now, back }: { now: number; back: number },
): Shift[] {
  const [main, second] = crew.filter(({ state }) => state === 1);
  if (car.state !== 1 || !main || index % 8 === 5) return [];
  const midnight = Math.floor((now + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;
  const offOf = (days: number) => ((70 + index * 17 + days * 29) % 70) * MINUTE_MS;
  const beginOf = (days: number) => midnight - days * DAY_MS + 5.5 * HOUR_MS + offOf(days);
  const day = midnight - back * DAY_MS;
  const off = offOf(back);
  const handOver = day + 16.75 * HOUR_MS + off;
  const night = index % 4 === 2 ? beginOf(back - 1) : day + 27 * HOUR_MS + off / 2;
  const until = second ? night : day + 21 * HOUR_MS + off;
  return [
    shift(main.id, car.id, beginOf(back), second ? handOver : until, now),
    second ? shift(second.id, car.id, handOver, until, now) : [],
  ].flat();
}

function shift(driverId: string, vehicleId: string, beganOn: number, endsOn: number, now: number): Shift[] {
  if (beganOn > now) return [];
  return [{ driverId, vehicleId, beganOn, endedOn: endsOn > now ? null : endsOn }];
}

export const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) =>
    all.slice(index * BATCH, (index + 1) * BATCH),
  );
