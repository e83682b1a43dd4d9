/** What is asked of whoever knows what is where, besides the own gazetteer. */
import type { PlaceKind } from '../../../contract/place.ts';
import type { Point } from '../positions/last-positions.ts';

export interface OutsidePlace extends Point {
  /** By which OpenStreetMap knows it: node, way or relation, and its number. */
  osm: { type: 'N' | 'W' | 'R'; id: number };
  name: string;
  /** District, street and number, as far as they are known. */
  address: string | null;
  kind: PlaceKind;
  /** Names of the areas in which it lies, the smallest first. */
  areas: readonly string[];
}

/** Never fails: undefined where the service is away. Degrees of WGS-84. */
export interface Places {
  /** By name or address; with a point, what is near it. */
  called(keyword: string, limit: number, near?: Point): Promise<OutsidePlace[] | undefined>;
  /** What is at a point. */
  at(point: Point, limit: number): Promise<OutsidePlace[] | undefined>;
}
