/** What other sources than that of the newest fix last delivered: of the few vehicles that have more than one. */
import type { Fix, LastFix } from './fix.ts';

interface Delivered {
  fix: LastFix;
  /** Since when it has told of exactly this place, by the terminal's clock. */
  stillSince: number;
}

export class OtherSources {
  private readonly byVehicle = new Map<string, Map<number, Delivered>>();

  of = (vehicleId: string, dataFrom: number): Delivered | undefined =>
    this.byVehicle.get(vehicleId)?.get(dataFrom);

  /** One that is not the newest of its vehicle; of its source the newest wins. */
  take(fix: Fix, receivedOn: number): void {
    const before = this.of(fix.vehicleId, fix.dataFrom);
    if (before && fix.gpsTime <= before.fix.gpsTime) return;
    this.put({ fix: copyFix(fix, receivedOn), stillSince: stillSince(before, fix) });
  }

  /**
   * Another source has delivered the newest: the one before goes here, and what is here of that source goes away.
   * @returns since when that source has told of this place
   */
  change(before: LastFix, beforeStillSince: number, newest: LastFix): number {
    const own = this.of(newest.vehicleId, newest.dataFrom);
    this.byVehicle.get(newest.vehicleId)?.delete(newest.dataFrom);
    this.put({ fix: before, stillSince: beforeStillSince });
    return stillSince(own, newest);
  }

  forget(vehicleId: string): void {
    this.byVehicle.delete(vehicleId);
  }

  private put(delivered: Delivered): void {
    const { vehicleId, dataFrom } = delivered.fix;
    const its = this.byVehicle.get(vehicleId) ?? new Map<number, Delivered>();
    this.byVehicle.set(vehicleId, its.set(dataFrom, delivered));
  }
}

const stillSince = (before: Delivered | undefined, { lng, lat, gpsTime }: Fix) =>
  before && before.fix.lng === lng && before.fix.lat === lat ? before.stillSince : gpsTime;

/** A fix as it is kept: what the giver does with his object afterwards changes nothing. */
export function copyFix(fix: Fix, receivedOn: number): LastFix {
  const { vehicleId, gpsTime, lng, lat, speed, heading, status, dataFrom } = fix;
  return { vehicleId, gpsTime, lng, lat, speed, heading, status, dataFrom, receivedOn };
}
