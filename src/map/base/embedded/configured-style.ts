/** The base map that an operator has set up, as a style for MapLibre. */
import type { StyleSpecification } from 'maplibre-gl';
import type { Mode } from '../../../kit/theme/tokens.ts';
import { loadCode } from '../../../late/load-code.ts';
import { MAP_COLOURS, type MapColours } from '../../colours.ts';

export interface ConfiguredBase {
  kind: 'style' | 'tiles' | 'pmtiles';
  /** A path of this server, or an address elsewhere. */
  url: string;
}

export type StyleOf = (mode: Mode) => StyleSpecification | string;

/** Pictures for the light of day are toned down in dark mode. */
const NIGHT = { 'raster-brightness-max': 0.55, 'raster-saturation': -0.5 };

/** Fails where a PMTiles file cannot be read. */
export async function configuredStyle({ kind, url }: ConfiguredBase): Promise<StyleOf> {
  const address = new URL(url.replaceAll('{', '%7B').replaceAll('}', '%7D'), location.href).href;
  const plain = address.replaceAll('%7B', '{').replaceAll('%7D', '}');
  if (kind === 'style') return () => plain;
  if (kind === 'tiles') return mode => pictures(mode, { tiles: [plain] });
  // is there by now, as what draws the map
  const { addProtocol } = await import('maplibre-gl');
  const { PMTiles, Protocol, TileType } = await loadCode(() => import('pmtiles'));
  const protocol = new Protocol();
  const file = new PMTiles(plain);
  protocol.add(file);
  addProtocol('pmtiles', protocol.tile);
  const { tileType } = await file.getHeader();
  const source = { url: `pmtiles://${plain}` };
  return tileType === TileType.Mvt
    ? mode => vectors(MAP_COLOURS[mode], source.url)
    : mode => pictures(mode, source);
}

function pictures(mode: Mode, source: { tiles: string[] } | { url: string }): StyleSpecification {
  return {
    version: 8,
    sources: { base: { type: 'raster', tileSize: 256, ...source } },
    layers: [
      { id: 'country', type: 'background', paint: { 'background-color': MAP_COLOURS[mode].country } },
      { id: 'base', type: 'raster', source: 'base', ...(mode === 'dark' && { paint: NIGHT }) },
    ],
  };
}

/** By the layers that the makers of PMTiles files have agreed upon: those of Protomaps. */
function vectors(colours: MapColours, url: string): StyleSpecification {
  const fill = (id: string, layer: string, colour: string) => ({
    id,
    type: 'fill' as const,
    source: 'base',
    'source-layer': layer,
    paint: { 'fill-color': colour },
  });
  const names = { 'text-field': ['get', 'name'] as ['get', string], 'text-font': ['sans-serif'] };
  const halo = { 'text-halo-color': colours.halo, 'text-halo-width': 1.4 };
  return {
    version: 8,
    sources: { base: { type: 'vector', url } },
    layers: [
      { id: 'country', type: 'background', paint: { 'background-color': colours.water } },
      fill('land', 'earth', colours.land),
      {
        ...fill('parks', 'landuse', colours.park),
        filter: ['match', ['get', 'kind'], ['park', 'forest', 'wood', 'grass', 'golf_course'], true, false],
      },
      fill('water', 'water', colours.water),
      {
        id: 'roads',
        type: 'line',
        source: 'base',
        'source-layer': 'roads',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': ['match', ['get', 'kind'], 'highway', colours.ring, colours.road],
          'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 8, 0.5, 13, 2.5, 18, 16],
        },
      },
      {
        id: 'road-names',
        type: 'symbol',
        source: 'base',
        'source-layer': 'roads',
        minzoom: 13,
        layout: { ...names, 'symbol-placement': 'line', 'text-size': 11 },
        paint: { 'text-color': colours.faintInk, ...halo },
      },
      {
        id: 'place-names',
        type: 'symbol',
        source: 'base',
        'source-layer': 'places',
        layout: { ...names, 'text-size': 13 },
        paint: { 'text-color': colours.ink, ...halo },
      },
    ],
  };
}
