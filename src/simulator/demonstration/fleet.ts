/**
 * Companies and vehicles of the demonstration. Everything follows from a vehicle's number, so that one size is the
 * beginning of the next larger one.
 */
import { NEAR_MS } from '../../contract/vehicle.ts';
import type { Db } from '../../upstream/core/context.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { company, vehicle } from '../../upstream/domain/fleet/tables.ts';
import { AREA_IDS } from '../../upstream/seed/words.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** Rows of one statement. */
const AT_ONCE = 500;

interface CompanySeed {
  companyName: string;
  shortName: string;
  contactName: string;
  address: string;
  /** Unset: its licence is good for years. */
  licenseDays?: number;
  state?: 0;
}

const COMPANIES: readonly CompanySeed[] = [
  {
    companyName: '南宁市邕江出租汽车有限公司',
    shortName: '邕江出租',
    contactName: '覃志强',
    address: '兴宁区民主路 26 号',
  },
  {
    companyName: '南宁市绿城出租汽车有限公司',
    shortName: '绿城出租',
    contactName: '黄丽芳',
    address: '青秀区民族大道 118 号',
  },
  {
    companyName: '广西江南客运出租有限公司',
    shortName: '江南客运',
    contactName: '李国栋',
    address: '江南区星光大道 41 号',
    licenseDays: 24,
  },
  {
    companyName: '南宁市五象出租汽车有限公司',
    shortName: '五象出租',
    contactName: '韦春燕',
    address: '良庆区五象大道 399 号',
  },
  {
    companyName: '南宁市大学路出租汽车有限公司',
    shortName: '大学路出租',
    contactName: '蒙建华',
    address: '西乡塘区大学东路 100 号',
  },
  {
    companyName: '广西八桂新能源出行有限公司',
    shortName: '八桂新能源',
    contactName: '陆思敏',
    address: '青秀区凤岭北路 7 号',
  },
  {
    companyName: '南宁市朝阳出租汽车有限公司',
    shortName: '朝阳出租',
    contactName: '农卫东',
    address: '兴宁区朝阳路 63 号',
  },
  {
    companyName: '南宁市邕宁汽车服务有限公司',
    shortName: '邕宁汽服',
    contactName: '梁桂英',
    address: '良庆区银海大道 1219 号',
    licenseDays: -12,
  },
  {
    companyName: '广西南湖出租汽车有限公司',
    shortName: '南湖出租',
    contactName: '谢文斌',
    address: '青秀区双拥路 30 号',
  },
  {
    companyName: '南宁市安吉运输有限公司',
    shortName: '安吉运输',
    contactName: '韦永福',
    address: '西乡塘区安吉大道 38 号',
  },
  {
    companyName: '南宁市白沙出租汽车有限公司',
    shortName: '白沙出租',
    contactName: '何秀兰',
    address: '江南区白沙大道 53 号',
  },
  {
    companyName: '广西友谊汽车租赁有限公司',
    shortName: '友谊租赁',
    contactName: '莫海涛',
    address: '江南区友谊路 22 号',
    state: 0,
  },
];

interface Model {
  brand: string;
  model: string;
  energyType: 1 | 2 | 3 | 4;
  seats: number;
}

const MODELS: readonly Model[] = [
  { brand: '比亚迪', model: 'e5', energyType: 4, seats: 5 },
  { brand: '大众', model: '捷达', energyType: 2, seats: 5 },
  { brand: '五菱', model: '缤果', energyType: 4, seats: 5 },
  { brand: '现代', model: '伊兰特', energyType: 1, seats: 5 },
  { brand: '东风雪铁龙', model: '爱丽舍', energyType: 2, seats: 5 },
  { brand: '丰田', model: '卡罗拉双擎', energyType: 3, seats: 5 },
  { brand: '广汽埃安', model: 'S', energyType: 4, seats: 5 },
];
const COLOURS = ['青绿', '蓝白', '黄绿', '墨绿'] as const;

/** @param count of vehicles; the companies are always the same */
export async function addFleet(db: Db, now: number, by: string, count: number): Promise<void> {
  const made = (age: number) => ({
    createdOn: now - age,
    createdBy: by,
    updatedOn: now - age,
    updatedBy: by,
  });
  const companies = await db
    .insert(company)
    .values(COMPANIES.map((one, index) => ({ ...companyRow(one, index, now), ...made(190 * DAY_MS) })))
    .returning({ id: company.id, addressType: company.addressType });
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at);
    await db.insert(vehicle).values(
      numbers.map(index => ({
        ...vehicleRow(index, companies, now),
        // registered over the last months, the first ones first
        ...made((180 - (index % 170)) * DAY_MS),
      })),
    );
  }
}

function companyRow({ licenseDays, ...one }: CompanySeed, index: number, now: number) {
  const licenseNo = `桂交运管许可南字 ${String(450_100_000_000 + index * 7919)} 号`;
  return {
    ...one,
    addressType: areaOf(index),
    licenseNo,
    licenseExpire: endOfDay(now + (licenseDays ?? 400 + index * 53) * DAY_MS),
    contactMobile: `1${['38', '59', '77'][index % 3]}${String(30_417_025 + index * 2_718_281).slice(-8)}`,
    searchKey: searchKey(one.companyName, one.shortName, licenseNo),
  };
}

const areaOf = (index: number) => AREA_IDS[index % AREA_IDS.length] ?? '-1';

function vehicleRow(index: number, companies: readonly { id: string; addressType: string }[], now: number) {
  // the last company has given up its vehicles
  const owner = companies[spread(index, 3) % (companies.length - 1)];
  const model = MODELS[spread(index, 5) % MODELS.length] ?? MODELS[0];
  const isElectric = model?.energyType === 4;
  const plateNumber = isElectric ? greenPlate(index) : bluePlate(index);
  const hasOwnArea = index % 29 === 28 ? (1 as const) : (0 as const);
  const terminalNo = `0${String(45_010_000_000 + index * 37)}`;
  const ownerName = index % 17 === 4 ? '韦国忠' : null;
  return {
    plateNumber,
    plateColor: isElectric ? 'green' : 'blue',
    vin: `LGX${String(10_000_000_000_000 + index * 104_729).slice(-14)}`,
    engineNo: `E${String(200_000 + index * 613)}`,
    ...model,
    color: COLOURS[index % COLOURS.length] ?? null,
    companyId: owner?.id ?? null,
    addressType: hasOwnArea ? areaOf(index) : (owner?.addressType ?? areaOf(index)),
    hasOwnArea,
    ownerName,
    operateCertNo: `450100${String(100_000 + index * 3)}`,
    ...papersOf(index, now),
    // some stand in the yard and carry none yet
    terminalNo: index % 41 === 40 ? null : terminalNo,
    simNo: index % 41 === 40 ? null : `1440${String(100_000_000 + index * 7_717).slice(-9)}`,
    lightNo: carriesLight(index) ? lightNoOf(index) : null,
    installDate: endOfDay(now - (30 + (index % 400)) * DAY_MS),
    firstRegister: endOfDay(now - (200 + spread(index, 11) * 3) * DAY_MS),
    dataFrom: index % 6 === 5 ? 4501001 : 1,
    state: stateOf(index),
    searchKey: searchKey(plateNumber, model?.brand, model?.model, ownerName, terminalNo),
  };
}

export const carriesLight = (index: number) => index % 13 !== 12;
/** The number of the roof light that a vehicle carries, if it carries one. */
export const lightNoOf = (index: number) => `DL${String(2_600_000 + index * 3)}`;

/** Numbers that look unordered, the same at every start. */
const spread = (index: number, salt: number) => ((index + 1) * 2_654_435 + salt * 40_503) % 997;

/** Five figures, or a letter for the first of them every now and then; never I or O. */
function bluePlate(index: number): string {
  const digits = figuresOf(index);
  return index % 4 === 0 ? `桂A${'ABCEGHJKLM'[Number(digits[0])]}${digits.slice(1)}` : `桂A${digits}`;
}

/** Battery vehicles: D and five figures. */
const greenPlate = (index: number) => `桂AD${figuresOf(index)}`;

/** No two of a hundred thousand vehicles have the same ones. */
const figuresOf = (index: number) => String((index * 7919 + 10_007) % 100_000).padStart(5, '0');

/** 1 operating, 2 maintenance, 3 suspended, 4 scrapped. */
function stateOf(index: number): 1 | 2 | 3 | 4 {
  if (index % 23 === 7) return 2;
  if (index % 47 === 11) return 3;
  return index % 53 === 31 ? 4 : 1;
}

/** Most run for months; of some the insurance is near its end or over, of a few the inspection or the certificate. */
function papersOf(index: number, now: number) {
  const left = (days: number) => endOfDay(now + days * DAY_MS);
  const soon = NEAR_MS / DAY_MS;
  const normal = (salt: number, least: number) => left(least + (spread(index, salt) % 300));
  return {
    certExpire: index % 37 === 9 ? left(soon - 9) : endOfDay(now + YEAR_MS + spread(index, 17) * DAY_MS),
    insuranceExpire: index % 19 === 3 ? left(12) : index % 31 === 5 ? left(-4) : normal(19, 45),
    inspectExpire: index % 43 === 21 ? left(-31) : index % 27 === 13 ? left(2) : normal(23, 60),
  };
}

/** The last millisecond of the day in Nanning, until which a paper is good. */
const endOfDay = (time: number) => Math.ceil((time + 8 * 3_600_000) / DAY_MS) * DAY_MS - 8 * 3_600_000 - 1;
