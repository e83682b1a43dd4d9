/** Reports of terminals, in columns that are used again: whoever wants to keep them copies them. */
import type { BusinessStatus, Fix } from '../../../upstream/core/positions/fix.ts';

export interface FixBatch {
  /** How many of the rows count. */
  readonly size: number;
  /** Places in the fleet that the city was given. */
  readonly vehicle: Int32Array;
  /** By the terminal's clock, milliseconds since 1970. */
  readonly gpsTime: Float64Array;
  /** When it comes in, by the city's clock. */
  readonly receivedOn: Float64Array;
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  /** Kilometres an hour. */
  readonly speed: Float32Array;
  readonly heading: Int16Array;
  readonly status: Uint8Array;
}

export interface FillingBatch extends FixBatch {
  size: number;
}

export function createBatch(rows: number): FillingBatch {
  return {
    size: 0,
    vehicle: new Int32Array(rows),
    gpsTime: new Float64Array(rows),
    receivedOn: new Float64Array(rows),
    lng: new Float64Array(rows),
    lat: new Float64Array(rows),
    speed: new Float32Array(rows),
    heading: new Int16Array(rows),
    status: new Uint8Array(rows),
  };
}

/** The rows as objects, for those who have no hurry. */
export function fixesOf(
  batch: FixBatch,
  fleet: readonly { readonly vehicleId: string; readonly dataFrom: number }[],
): Fix[] {
  return Array.from({ length: batch.size }, (_, row) => {
    const vehicle = fleet[batch.vehicle[row] ?? 0];
    return {
      vehicleId: vehicle?.vehicleId ?? '',
      gpsTime: batch.gpsTime[row] ?? 0,
      lng: batch.lng[row] ?? 0,
      lat: batch.lat[row] ?? 0,
      speed: batch.speed[row] ?? 0,
      heading: batch.heading[row] ?? 0,
      status: statusOf(batch.status[row]),
      dataFrom: vehicle?.dataFrom ?? 1,
    };
  });
}

function statusOf(value: number | undefined): BusinessStatus {
  return value === 1 || value === 2 || value === 3 ? value : 4;
}
