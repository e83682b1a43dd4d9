/** What the simulated city looks like from above, as the map draws it. */
import type { CityPicture } from './base/embedded/city-style.ts';
import type { Box } from './projection.ts';

export interface City extends CityPicture {
  /** West, south, east, north. */
  box: readonly number[];
}

/** Nanning, where nothing says otherwise. */
const SOMEWHERE: Box = [108.25, 22.73, 108.48, 22.9];

/** What holds all of these; undefined where there are none. */
export function boxOfPlaces(places: readonly (readonly [lng: number, lat: number])[]): Box | undefined {
  if (places.length === 0) return undefined;
  const [lngs, lats] = [places.map(([lng]) => lng), places.map(([, lat]) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** How much of the city's box is shown first: its core. */
const CORE = 0.55;

export function boxAround(city: City | null): Box {
  if (!city) return SOMEWHERE;
  const [west = 0, south = 0, east = 0, north = 0] = city.box;
  const [lng, lat] = [(west + east) / 2, (south + north) / 2];
  const [wide, high] = [((east - west) / 2) * CORE, ((north - south) / 2) * CORE];
  return [lng - wide, lat - high, lng + wide, lat + high];
}
