/** A track as it is shown: whose, by which number, and in which colour. */
import type { Mode } from '../../kit/theme/tokens.ts';
import { boxOfPlaces } from '../city.ts';
import { TRACK_COLOURS } from '../colours.ts';
import type { Box } from '../projection.ts';
import type { Track } from './track.ts';

export interface DrawnTrack {
  /** From 1; also its colour. */
  number: number;
  label: string;
  track: Track;
}

/** A place where one of them stood. */
export interface StopMark {
  number: number;
  lng: number;
  lat: number;
  startTime: number;
}

/** Around a place; metres. */
export interface Circle {
  lng: number;
  lat: number;
  radius: number;
}

/** More vehicles than colours begin again: their labels tell them apart. */
export const colourOf = (number: number, mode: Mode): string =>
  TRACK_COLOURS[mode][(number - 1) % TRACK_COLOURS[mode].length] ?? '';

/** What holds all of them; undefined where there is no point. */
export function boxOfTracks(tracks: readonly Track[]): Box | undefined {
  const [lngs, lats] = [tracks.map(({ lng }) => rangeOf(lng)), tracks.map(({ lat }) => rangeOf(lat))];
  return boxOfPlaces(
    tracks.flatMap(({ count }, index) => {
      const [lng, lat] = [lngs[index], lats[index]];
      if (count === 0 || !lng || !lat) return [];
      return [[lng[0], lat[0]] as const, [lng[1], lat[1]] as const];
    }),
  );
}

/** A day of points is too many for the arguments of a call. */
const rangeOf = (values: Float64Array): readonly [least: number, most: number] =>
  values.reduce<readonly [number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
