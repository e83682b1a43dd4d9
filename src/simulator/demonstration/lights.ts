/** Roof lights of the demonstration: one for each vehicle that names one, and a few in store. */
import type { Db } from '../../upstream/core/context.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { syncLightAssignments } from '../../upstream/domain/fleet/lights.ts';
import { light } from '../../upstream/domain/fleet/tables.ts';
import { carriesLight, lightNoOf } from './fleet.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Rows of one statement. */
const AT_ONCE = 500;
const IN_STORE = 8;

const FIRMWARES = ['2.4.1', '2.4.1', '2.3.8', '2.4.0'] as const;
const ADS = ['邕城老友粉', '南宁轨道交通安全出行', '东盟博览会', null] as const;
const FAULTS = ['E03', 'E11', 'E27'] as const;

export async function addLights(db: Db, now: number, by: string, vehicles: number): Promise<void> {
  const carried = Array.from({ length: vehicles }, (_, index) => index).filter(carriesLight);
  const stored = Array.from({ length: IN_STORE }, (_, at) => vehicles + at);
  const rows = [
    ...carried.map(index => carriedRow(index, now)),
    ...stored.map(index => ({ ...bare(index), state: 3 as const, onlineState: 0 as const })),
  ];
  const createdOn = now - 120 * DAY_MS;
  const made = { createdOn, createdBy: by, updatedOn: createdOn, updatedBy: by };
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await db.insert(light).values(some.map(row => ({ ...row, ...made })));
    await syncLightAssignments(
      db,
      some.map(({ lightNo }) => lightNo),
    );
  }
}

function bare(index: number) {
  const lightNo = lightNoOf(index);
  return {
    lightNo,
    firmware: FIRMWARES[index % FIRMWARES.length] ?? null,
    searchKey: searchKey(lightNo),
  };
}

function carriedRow(index: number, now: number) {
  const isFaulty = index % 31 === 4;
  const isOnline = !isFaulty && index % 9 !== 7;
  const showText = index % 3 === 0 ? '空车' : '载客';
  return {
    ...bare(index),
    brightness: [80, 80, 60, 100][index % 4] ?? 80,
    showText,
    onlineState: isOnline ? (1 as const) : (0 as const),
    lastTime: isOnline ? now - (index % 5) * MINUTE_MS : now - (1 + (index % 12)) * DAY_MS,
    adPlaying: isOnline ? (ADS[index % ADS.length] ?? null) : null,
    faultCode: isFaulty ? (FAULTS[index % FAULTS.length] ?? null) : null,
    state: index % 62 === 4 ? (2 as const) : (1 as const),
  };
}
