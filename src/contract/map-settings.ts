/**
 * What the console's maps are drawn on, as the server writes it into `index.html` for everybody: a Maps key for
 * browsers is no secret, its owner limits it to his addresses. 底图 base map · 瓦片 tile
 */

/** In which system a base map is drawn: road maps of Chinese services are shifted by 100 to 700 m. */
export type MapCoordinates = 'wgs84' | 'gcj02';

export interface MapSettings {
  /** Google Maps comes first where it is set. */
  googleKey?: string;
  /** The base map otherwise; without one, the simulated city's. */
  base?: {
    /** A MapLibre style, a template of tiles with `{z}`, `{x}` and `{y}`, or a PMTiles file. */
    kind: 'style' | 'tiles' | 'pmtiles';
    url: string;
    coordinates: MapCoordinates;
    /** Whom the tiles are from, as their licence wants it said. */
    attribution: string;
  };
}
