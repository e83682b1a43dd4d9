/** Which ground is the town: what the operator has said, or else the simulated city. */
import { cornersOf } from '../../contract/town-outline.ts';
import type { Db } from '../core/context.ts';
import type { Point } from '../core/positions/last-positions.ts';
import { readProperties } from '../core/properties.ts';
import { type Outline, outlineOf } from './outline.ts';

/** The ground of the simulated city. The same array as long as it is the same city. */
export type CityGround = (db: Db) => Promise<readonly Point[] | undefined>;

/** Undefined where nobody has said it. The same outline as long as it is the same town. */
export type Town = (db: Db) => Promise<Outline | undefined>;

/** @param cityGround unset where no city is simulated */
export function createTown(cityGround: CityGround | undefined): Town {
  let known: { said: string; ground: readonly Point[] | undefined; outline: Outline | undefined } | undefined;
  return async db => {
    const { 'position.townOutline': said } = await readProperties(db, 'position.townOutline');
    const ground = said === '' ? await cityGround?.(db) : undefined;
    if (known?.said !== said || known.ground !== ground) {
      const corners = ground ?? cornersOf(said);
      known = { said, ground, outline: corners.length > 0 ? outlineOf(corners) : undefined };
    }
    return known.outline;
  };
}
