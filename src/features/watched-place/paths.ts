import { placeVisit, watchedPlace } from '../../contract/watched-place.ts';

export const PLACES_PATH = `/${watchedPlace.resource}` as const;
export const VISITS_PATH = `/${placeVisit.resource}` as const;
export const placePath = (id: string) => `${PLACES_PATH}/${encodeURIComponent(id)}`;

/** Of one place; with `inside`, only who is there. */
export const visitsPath = (filter: { placeId?: string; inside?: 1 }) =>
  `${VISITS_PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const VEHICLE_PATH = '/vehicle-manage/vehicle-info';
export const vehiclePath = (id: string) => `${VEHICLE_PATH}/${encodeURIComponent(id)}`;

export const REPLAY_PATH = '/vehicle-monitor/vehicle-taxi/trackReplay';
const MINUTE = 60_000;
/** As long as a replay may be. */
const DAY = 24 * 60 * MINUTE;

/** How it came, was there and went, with some minutes before and after. @param now where it is there still */
export function replayPath(
  { plateNumber, cameOn, leftOn }: { plateNumber: string; cameOn: number; leftOn: number | null },
  now: number,
): string {
  const startTime = cameOn - 5 * MINUTE;
  const endTime = Math.min((leftOn ?? now) + 5 * MINUTE, startTime + DAY);
  const question = { plateNumber, startTime: String(startTime), endTime: String(endTime) };
  return `${REPLAY_PATH}?${new URLSearchParams(question)}`;
}
