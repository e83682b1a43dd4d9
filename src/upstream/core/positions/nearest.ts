/** Of many positions those that are nearest to a place. */
import type { LastFix } from './fix.ts';
import type { LastPositions, Point } from './last-positions.ts';
import { metresBetween } from './sphere.ts';

export interface NearFix {
  fix: LastFix;
  /** As the crow flies. */
  metres: number;
}

/** At most so many, the nearest first; of equals the one of the smaller id. Makes an object for no other one. */
export function nearestOf(fixes: Iterable<LastFix>, centre: Point, most: number): NearFix[] {
  const found: NearFix[] = [];
  for (const fix of fixes) {
    const metres = metresBetween(fix, centre);
    const last = found.at(-1);
    if (found.length >= most && last && !isBefore(metres, fix, last)) continue;
    let at = found.length;
    while (at > 0 && isBefore(metres, fix, found[at - 1])) at -= 1;
    found.splice(at, 0, { fix, metres });
    if (found.length > most) found.pop();
  }
  return found;
}

/** The first look is at so small a part of the circle: where many are, the nearest are found there. */
const FIRST_LOOK = 1 / 8;

/** The same among those in a circle that are wanted, without looking at more of them than needed. */
export function nearestIn(
  positions: Pick<LastPositions, 'inCircle'>,
  { centre, radius, most }: { centre: Point; radius: number; most: number },
  isWanted: (fix: LastFix) => boolean,
): NearFix[] {
  for (let part = FIRST_LOOK; ; part *= 2) {
    const found = positions.inCircle(centre, radius * part).filter(isWanted);
    if (found.length >= most || part >= 1) return nearestOf(found, centre, most);
  }
}

const isBefore = (metres: number, { vehicleId }: LastFix, other: NearFix | undefined) =>
  other !== undefined &&
  (metres < other.metres || (metres === other.metres && Number(vehicleId) < Number(other.fix.vehicleId)));
