/** The last positions of one process. */
import type { Fix, LastFix } from './fix.ts';
import { GridOfCells } from './grid-of-cells.ts';
import type { Box, LastPositions, Point } from './last-positions.ts';
import { copyFix, OtherSources } from './other-sources.ts';
import { boxAround, chordOf, directionOf } from './sphere.ts';

/** Nothing before it, nothing after it. */
const NONE = -1;

export const memoryPositions = (): LastPositions => new MemoryPositions();

/**
 * Every vehicle has a place, by which it stands in a cell of the grid and in the chain of what came when. What is
 * answered are the fixes as they are kept, so that a search makes no objects; they must not be changed.
 */
class MemoryPositions implements LastPositions {
  mark = 0;
  private readonly places = new Map<string, number>();
  private readonly free: number[] = [];
  private fixes: (LastFix | undefined)[] = [];
  private readonly grid = new GridOfCells();
  /** By place: since when the source of its fix has told of this place. */
  private still = new Float64Array(0);
  private readonly others = new OtherSources();
  /** A chain through all vehicles in the order in which they were last taken. */
  private marks = new Float64Array(0);
  private before = new Int32Array(0);
  private after = new Int32Array(0);
  private newest = NONE;

  get size() {
    return this.places.size;
  }

  take(fix: Fix, receivedOn: number): boolean {
    const known = this.places.get(fix.vehicleId);
    const held = known === undefined ? undefined : this.fixes[known];
    const isOther = held !== undefined && held.dataFrom !== fix.dataFrom;
    if (held && fix.gpsTime <= held.gpsTime) {
      if (isOther) this.others.take(fix, receivedOn);
      return false;
    }
    const place = known ?? this.newPlace(fix.vehicleId);
    const kept = copyFix(fix, receivedOn);
    // hardly any vehicle has two sources: the others pay nothing for it
    if (isOther) this.still[place] = this.others.change(held, at(this.still, place), kept);
    else if (!held || held.lng !== fix.lng || held.lat !== fix.lat) this.still[place] = fix.gpsTime;
    this.fixes[place] = kept;
    this.grid.put(place, kept);
    if (known !== undefined) this.unchain(place);
    this.chain(place);
    return true;
  }

  of(vehicleId: string) {
    const place = this.places.get(vehicleId);
    return place === undefined ? undefined : this.fixes[place];
  }

  from(vehicleId: string, dataFrom: number) {
    const newest = this.of(vehicleId);
    return newest?.dataFrom === dataFrom ? newest : this.others.of(vehicleId, dataFrom)?.fix;
  }

  stillSince(vehicleId: string, dataFrom: number) {
    const place = this.places.get(vehicleId);
    if (place === undefined) return undefined;
    const isNewest = this.fixes[place]?.dataFrom === dataFrom;
    return isNewest ? at(this.still, place) : this.others.of(vehicleId, dataFrom)?.stillSince;
  }

  inCircle(centre: Point, radiusMetres: number): LastFix[] {
    const found: LastFix[] = [];
    if (!(radiusMetres >= 0)) return found;
    const { x, y, z } = directionOf(centre);
    const chord = chordOf(radiusMetres);
    const farthest = chord * chord;
    // nothing is made in here but the list: this is what everything else waits for
    this.grid.near(boxAround(centre, radiusMetres), ({ middle, reach, fixes, directions }) => {
      const mx = middle.x - x;
      const my = middle.y - y;
      const mz = middle.z - z;
      const way = Math.sqrt(mx * mx + my * my + mz * mz);
      if (way - reach > chord) return;
      // as most cells of a large circle are
      const isWhole = way + reach <= chord;
      for (let spot = 0; spot < fixes.length; spot += 1) {
        if (!isWhole) {
          const dx = at(directions, 3 * spot) - x;
          const dy = at(directions, 3 * spot + 1) - y;
          const dz = at(directions, 3 * spot + 2) - z;
          if (dx * dx + dy * dy + dz * dz > farthest) continue;
        }
        found.push(fixes[spot] as LastFix);
      }
    });
    return found;
  }

  inBox(box: Box): LastFix[] {
    const [west, south, east, north] = box;
    const found: LastFix[] = [];
    const isAcross = west > east;
    const isIn = ({ lng, lat }: Point) => {
      if (lat < south || lat > north) return false;
      return isAcross ? lng >= west || lng <= east : lng >= west && lng <= east;
    };
    this.grid.near(box, ({ fixes }) => {
      for (const fix of fixes) if (isIn(fix)) found.push(fix);
    });
    return found;
  }

  *all() {
    for (const place of this.places.values()) yield this.fixes[place] as LastFix;
  }

  forget(vehicleId: string) {
    const place = this.places.get(vehicleId);
    if (place === undefined) return;
    this.places.delete(vehicleId);
    this.others.forget(vehicleId);
    this.fixes[place] = undefined;
    this.grid.remove(place);
    this.unchain(place);
    this.free.push(place);
  }

  /** Oldest first, as they are at the first step; what is taken between two steps may be missed. */
  *since(mark: number) {
    const found: LastFix[] = [];
    for (
      let place = this.newest;
      place !== NONE && at(this.marks, place) > mark;
      place = at(this.before, place)
    ) {
      found.push(this.fixes[place] as LastFix);
    }
    yield* found.reverse();
  }

  private newPlace(vehicleId: string): number {
    const place = this.free.pop() ?? this.fixes.length;
    if (place >= this.marks.length) this.grow();
    this.places.set(vehicleId, place);
    return place;
  }

  private grow() {
    const room = Math.max(1024, this.marks.length * 2);
    this.marks = grown(this.marks, new Float64Array(room));
    this.still = grown(this.still, new Float64Array(room));
    this.before = grown(this.before, new Int32Array(room));
    this.after = grown(this.after, new Int32Array(room));
  }

  private chain(place: number) {
    this.mark += 1;
    this.marks[place] = this.mark;
    this.before[place] = this.newest;
    this.after[place] = NONE;
    if (this.newest !== NONE) this.after[this.newest] = place;
    this.newest = place;
  }

  private unchain(place: number) {
    const [before, after] = [at(this.before, place), at(this.after, place)];
    if (before !== NONE) this.after[before] = after;
    if (after !== NONE) this.before[after] = before;
    else this.newest = before;
  }
}

function grown<Column extends Float64Array | Int32Array>(column: Column, wider: Column): Column {
  wider.set(column);
  return wider;
}

const at = (column: Float64Array | Int32Array | readonly number[], place: number) => column[place] as number;
