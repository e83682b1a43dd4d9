/** Vehicles that could come to a place: the number of each beside it, and the way of the first ones. */
import type { Layer } from '@deck.gl/core';
import { PathLayer, TextLayer } from '@deck.gl/layers';
import { FONT, tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import type { LngLat } from '../crs.ts';
import { drawnAt, type Fleet } from '../fleet.ts';
import type { MapHandle } from '../map-handle.ts';
import { wayFrom } from '../way-from.ts';

export interface Comer {
  id: string;
  /** From 1, the best first. */
  number: number;
  /** Where it is as long as the fleet does not have it; degrees of WGS-84. */
  lng: number;
  lat: number;
}

export interface Coming {
  /** Degrees of WGS-84. */
  place: LngLat;
  comers: readonly Comer[];
  /** Along the roads, by the ids of vehicles; the line of the others is straight. Degrees of WGS-84. */
  ways: ReadonlyMap<string, readonly LngLat[]>;
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
  at: [number, number];
  path: [number, number][];
  /** Stands out. */
  isFirst: boolean;
}

/** @param now by the clock of the fleet: they go along with their vehicles */
export function comerLayers(map: MapHandle, fleet: Fleet, coming: Coming, now: number): Layer[] {
  const { place, comers, ways, marked } = coming;
  const toBase = ([lng, lat]: LngLat): [number, number] => {
    const [east, north] = map.shift.toBase(lng, lat);
    return [east, north];
  };
  const drawn = comers.map((comer): Drawn => {
    const known = fleet.placeOf(comer.id);
    const [lng, lat] = known === undefined ? [comer.lng, comer.lat] : drawnAt(fleet, known, now);
    const way = ways.get(comer.id);
    const path = way ? wayFrom([lng, lat], way) : [[lng, lat] as const, place];
    const isFirst = comer.number === 1 || comer.id === marked;
    return { ...comer, at: toBase([lng, lat]), path: path.map(toBase), isFirst };
  });
  const { accent, float, text, outline } = tokensOf(map.mode);
  return [
    new PathLayer<Drawn>({
      id: 'comer-lines',
      data: drawn.filter(({ number, isFirst }) => number <= MOST_LINES || isFirst),
      getPath: ({ path }) => path,
      getColor: ({ isFirst }) => (isFirst ? bytes(accent.ink) : [...bytes(accent.mark), FAINT]),
      widthUnits: 'pixels',
      getWidth: ({ isFirst }) => (isFirst ? 4 : 2),
      capRounded: true,
      jointRounded: true,
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
