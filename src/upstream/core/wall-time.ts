/** Times of files: the clock on the operator's wall, as a date whose UTC fields show it. */
import { tzOffset } from '@date-fns/tz';

const ZONE = 'Asia/Shanghai';
const MINUTE_MS = 60_000;

const offsetAt = (time: number) => tzOffset(ZONE, new Date(time)) * MINUTE_MS;

/** @param time milliseconds since 1970 */
export const toWall = (time: number): Date => new Date(time + offsetAt(time));

const WALL =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]+(\d{1,2})[:：](\d{2})(?:[:：](\d{2})(?:\.\d+)?)?)?$/;

/**
 * Milliseconds since 1970 of what somebody has written; undefined where it is no time. A day alone is its beginning.
 */
export function fromWall(text: string): number | undefined {
  const found = WALL.exec(text.trim());
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map(part => Number(part ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const read = new Date(wall);
  // the 31st of February is no day
  if (read.getUTCMonth() + 1 !== month || read.getUTCDate() !== day) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  return wall - offsetAt(wall - offsetAt(wall));
}
