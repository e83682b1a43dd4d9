/** Vehicles for tests of the map, each by what the test is about. */
import type { Fleet } from './fleet.ts';

interface Vehicle {
  lng?: number;
  lat?: number;
  fromLng?: number;
  fromLat?: number;
  setOutOn?: number;
  travelMs?: number;
  heading?: number;
  speed?: number;
  status?: number;
  heardOn?: number;
}

/** @returns the fleet at a time: vehicles that say nothing else were heard then. */
export const aFleet =
  (vehicles: readonly Vehicle[]) =>
  (now: number): Fleet => {
    const of = (field: keyof Vehicle, normal: (vehicle: Vehicle) => number) =>
      vehicles.map(vehicle => vehicle[field] ?? normal(vehicle));
    const lng = of('lng', () => 108.3);
    const lat = of('lat', () => 22.8);
    return {
      count: vehicles.length,
      lng: Float64Array.from(lng),
      lat: Float64Array.from(lat),
      fromLng: Float64Array.from(of('fromLng', vehicle => vehicle.lng ?? 108.3)),
      fromLat: Float64Array.from(of('fromLat', vehicle => vehicle.lat ?? 22.8)),
      setOutOn: Float64Array.from(of('setOutOn', () => now)),
      travelMs: Float32Array.from(of('travelMs', () => 0)),
      heading: Float32Array.from(of('heading', () => 0)),
      speed: Uint8Array.from(of('speed', () => 30)),
      status: Uint8Array.from(of('status', () => 3)),
      heardOn: Float64Array.from(of('heardOn', () => now)),
      vehicleAt: place =>
        vehicles[place] ? { vehicleId: `v${place}`, plateNumber: `P${place}` } : undefined,
      placeOf: id => (vehicles[Number(id.slice(1))] ? Number(id.slice(1)) : undefined),
      onChange: () => () => {},
    };
  };
