/** What a preview of clusters shows: taxis as they stand in a town, some close together and some by themselves. */
import type { Box } from '../../map/projection.ts';

type Place = readonly [lng: number, lat: number];

const METRES_OF_A_DEGREE = 111_195;

/** Metres east and north of the middle, how many stand there, and how many metres apart in rows of four. */
const RANKS: readonly (readonly [east: number, north: number, taxis: number, apart: number])[] = [
  // before the station
  [0, 0, 26, 7],
  // before a hospital and two hotels
  [620, 380, 12, 6],
  [-540, 420, 8, 5],
  [430, -520, 5, 8],
];
const ALONE = 33;
/** Around the middle, as leaves stand around a stem: nowhere two beside each other. */
const TURN = 2.399_963;
const REACH = 1_300;
const IN_A_ROW = 4;

/** @param middle of the sample; degrees of WGS-84 */
export function samplePlaces([lng, lat]: Place): Place[] {
  const wide = METRES_OF_A_DEGREE * Math.cos((lat * Math.PI) / 180);
  const at = (east: number, north: number): Place => [lng + east / wide, lat + north / METRES_OF_A_DEGREE];
  return [
    ...RANKS.flatMap(([east, north, taxis, apart]) =>
      Array.from({ length: taxis }, (_, taxi) =>
        at(east + (taxi % IN_A_ROW) * apart, north + Math.floor(taxi / IN_A_ROW) * apart),
      ),
    ),
    ...Array.from({ length: ALONE }, (_, taxi) => {
      const away = REACH * Math.sqrt((taxi + 1) / ALONE);
      return at(away * Math.cos(taxi * TURN), away * Math.sin(taxi * TURN));
    }),
  ];
}

export const middleOf = ([west, south, east, north]: Box): Place => [(west + east) / 2, (south + north) / 2];
