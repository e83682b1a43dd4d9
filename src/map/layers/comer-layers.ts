/** Vehicles that could come to a place: the number of each beside it, and a line from the first ones. */
import type { Layer } from '@deck.gl/core';
import { PathLayer, TextLayer } from '@deck.gl/layers';
import { FONT, tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import type { LngLat } from '../crs.ts';
import { drawnAt, type Fleet } from '../fleet.ts';
import type { MapHandle } from '../map-handle.ts';

export interface Comer {
  id: string;
  /** Where it is as long as the fleet does not have it; degrees of WGS-84. */
  lng: number;
  lat: number;
}

export interface Coming {
  /** Degrees of WGS-84. */
  place: LngLat;
  /** The best first: its place is its number. */
  comers: readonly Comer[];
  /** One that stands out besides the first. */
  marked: string | null;
}

const FLAT = { depthCompare: 'always', depthWriteEnabled: false } as const;
const MOST_LINES = 5;
/** Further ones are in the list, and hide the map. */
const MOST_NUMBERS = 30;
/** Of 255. */
const FAINT = 170;

interface Drawn extends Comer {
  number: number;
  at: [number, number];
  /** Stands out. */
  isFirst: boolean;
}

/** @param now by the clock of the fleet: they go along with their vehicles */
export function comerLayers(map: MapHandle, fleet: Fleet, coming: Coming, now: number): Layer[] {
  const { place, comers, marked } = coming;
  const drawn = comers.map((comer, index): Drawn => {
    const known = fleet.placeOf(comer.id);
    const [lng, lat] = known === undefined ? [comer.lng, comer.lat] : drawnAt(fleet, known, now);
    const [east, north] = map.shift.toBase(lng, lat);
    return { ...comer, number: index + 1, at: [east, north], isFirst: index === 0 || comer.id === marked };
  });
  const [east, north] = map.shift.toBase(...place);
  const { accent, float, text, outline } = tokensOf(map.mode);
  return [
    new PathLayer<Drawn>({
      id: 'comer-lines',
      data: drawn.filter(({ number, isFirst }) => number <= MOST_LINES || isFirst),
      getPath: ({ at }) => [at, [east, north]],
      getColor: ({ isFirst }) => (isFirst ? bytes(accent.ink) : [...bytes(accent.mark), FAINT]),
      widthUnits: 'pixels',
      getWidth: ({ isFirst }) => (isFirst ? 4 : 2),
      capRounded: true,
      parameters: FLAT,
    }),
    new TextLayer<Drawn>({
      id: 'comer-numbers',
      data: drawn.filter(({ number, isFirst }) => number <= MOST_NUMBERS || isFirst),
      getPosition: ({ at }) => at,
      getText: ({ number }) => String(number),
      fontFamily: FONT,
      fontWeight: 600,
      getSize: 11,
      getColor: ({ isFirst }) => bytes(isFirst ? accent.onFill : text.strong),
      getPixelOffset: [15, -15],
      background: true,
      getBackgroundColor: ({ isFirst }) => bytes(isFirst ? accent.fill : float),
      backgroundPadding: [5, 2, 5, 2],
      backgroundBorderRadius: 3,
      getBorderColor: bytes(outline),
      getBorderWidth: 1,
      parameters: FLAT,
    }),
  ];
}
