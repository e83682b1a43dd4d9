/** Vehicles that stand where they are put, for pictures that explain something: nobody hears of them, none grows old. */
import type { Fleet } from './fleet.ts';

/** @param places degrees of WGS-84 */
export function stillFleet(places: readonly (readonly [lng: number, lat: number])[]): Fleet {
  const count = places.length;
  const lng = Float64Array.from(places, ([east]) => east);
  const lat = Float64Array.from(places, ([, north]) => north);
  return {
    count,
    lng,
    lat,
    fromLng: lng,
    fromLat: lat,
    setOutOn: new Float64Array(count),
    travelMs: new Float32Array(count),
    speed: new Uint8Array(count),
    heading: new Float32Array(count),
    status: new Uint8Array(count).fill(3),
    heardOn: new Float64Array(count).fill(Number.POSITIVE_INFINITY),
    vehicleAt: () => undefined,
    placeOf: () => undefined,
    onChange: () => () => {},
  };
}
