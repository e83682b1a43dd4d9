/** The look of the simulated city, and of tiles that come as bare vectors: one hand for all embedded maps. */
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { FONT } from '../../../kit/theme/tokens.ts';
import type { MapColours } from '../../colours.ts';

type Collection = Exclude<GeoJSONSourceSpecification['data'], string>;

/** GeoJSON by what it shows; features have `name`, roads `kind` and `over`, places `kind`. Degrees of WGS-84. */
export interface CityPicture {
  land: Collection;
  parks: Collection;
  river: Collection;
  districts: Collection;
  roads: Collection;
  places: Collection;
}

const NOTHING: Collection = { type: 'FeatureCollection', features: [] };

/** Bare ground, where no city is simulated and no map set up. */
export const EMPTY_CITY: CityPicture = {
  land: NOTHING,
  parks: NOTHING,
  river: NOTHING,
  districts: NOTHING,
  roads: NOTHING,
  places: NOTHING,
};

const SOURCES = ['land', 'parks', 'river', 'districts', 'roads', 'places'] as const;

/** In pixels at zooms 10, 13, 16 and 18. */
const WIDTHS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  ring: [1.6, 5, 14, 30],
  arterial: [1, 3.6, 12, 26],
  street: [0.3, 1.8, 8, 20],
  lane: [0, 0.8, 5, 13],
};

export function cityStyle(city: CityPicture, colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: Object.fromEntries(SOURCES.map(name => [name, { type: 'geojson', data: city[name] }])),
    layers: [
      { id: 'country', type: 'background', paint: { 'background-color': colours.country } },
      area('land', colours.land),
      area('parks', colours.park),
      {
        id: 'districts',
        type: 'line',
        source: 'districts',
        paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [4, 3] },
      },
      // above the borders that follow it
      area('river', colours.water),
      ...roads(colours),
      ...names(colours),
    ],
  };
}

const area = (source: string, colour: string): LayerSpecification => ({
  id: source,
  type: 'fill',
  source,
  paint: { 'fill-color': colour },
});

/** Casings below all roads, so that crossings run into each other. */
function roads(colours: MapColours): LayerSpecification[] {
  const colourOf = (ring: string, other: string): ExpressionSpecification => [
    'match',
    ['get', 'kind'],
    'ring',
    ring,
    other,
  ];
  return [
    {
      id: 'tunnels',
      type: 'line',
      source: 'roads',
      filter: ['==', ['get', 'over'], 'tunnel'],
      paint: { 'line-color': colours.casing, 'line-width': widthOf(0), 'line-dasharray': [2, 1.5] },
    },
    {
      id: 'casings',
      type: 'line',
      source: 'roads',
      filter: ['!=', ['get', 'over'], 'tunnel'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colourOf(colours.ringCasing, colours.casing), 'line-width': widthOf(1.2) },
    },
    {
      id: 'roads',
      type: 'line',
      source: 'roads',
      filter: ['!=', ['get', 'over'], 'tunnel'],
      layout: {
        'line-cap': 'round',
        'line-join': 'round',
        'line-sort-key': ['match', ['get', 'kind'], 'ring', 3, 'arterial', 2, 'street', 1, 0],
      },
      paint: { 'line-color': colourOf(colours.ring, colours.road), 'line-width': widthOf(0) },
    },
  ];
}

/** @param more pixels, for what lies around it */
function widthOf(more: number): ExpressionSpecification {
  const at = (zoom: number): ExpressionSpecification => [
    'match',
    ['get', 'kind'],
    'ring',
    (WIDTHS.ring?.[zoom] ?? 0) + more,
    'arterial',
    (WIDTHS.arterial?.[zoom] ?? 0) + more,
    'street',
    (WIDTHS.street?.[zoom] ?? 0) + more,
    (WIDTHS.lane?.[zoom] ?? 0) + (WIDTHS.lane?.[zoom] === 0 ? 0 : more),
  ];
  return ['interpolate', ['exponential', 1.5], ['zoom'], 10, at(0), 13, at(1), 16, at(2), 18, at(3)];
}

const PLACE_ZOOMS: readonly [zoom: number, kinds: readonly string[]][] = [
  [11.5, ['railway', 'airport']],
  [13.5, ['hospital', 'university', 'coach', 'park']],
  [14.5, ['mall', 'government', 'hotel', 'market']],
  [15.5, ['office', 'school', 'estate']],
];

function names(colours: MapColours): LayerSpecification[] {
  const halo = { 'text-halo-color': colours.halo, 'text-halo-width': 1.4 };
  const font = ['sans-serif'];
  return [
    {
      id: 'road-names',
      type: 'symbol',
      source: 'roads',
      minzoom: 12.5,
      filter: ['match', ['get', 'kind'], ['ring', 'arterial'], true, ['>=', ['zoom'], 15]],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': 11,
      },
      paint: { 'text-color': colours.faintInk, ...halo },
    },
    {
      id: 'river-name',
      type: 'symbol',
      source: 'river',
      minzoom: 11,
      layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 13 },
      paint: { 'text-color': colours.waterInk, ...halo, 'text-halo-color': colours.water },
    },
    ...PLACE_ZOOMS.map(
      ([minzoom, kinds]): LayerSpecification => ({
        id: `places-${kinds[0]}`,
        type: 'symbol',
        source: 'places',
        minzoom,
        filter: ['match', ['get', 'kind'], [...kinds], true, false],
        layout: { 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 11 },
        paint: { 'text-color': colours.faintInk, ...halo },
      }),
    ),
    {
      id: 'district-names',
      type: 'symbol',
      source: 'districts',
      maxzoom: 15,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': ['interpolate', ['linear'], ['zoom'], 9, 11, 13, 14],
        'text-letter-spacing': 0.1,
      },
      paint: { 'text-color': colours.ink, ...halo },
    },
  ];
}

/** The face of the console, for whatever is written on the map. */
export const MAP_FONT = FONT;
