/** In which system the positions are of which nothing says it: a plain map service answers as its base map is drawn. */
import type { CoordType } from '../../contract/grammar/wire.ts';

/** GCJ-02, as maps of the country are, unless the operator has set another. */
let assumed: CoordType = 2;

export const assumedSystem = (): CoordType => assumed;

export function assumeSystem(coordType: CoordType): void {
  assumed = coordType;
}
