/** Fixes of many vehicles as one piece of bytes: a row of the journal, or what one process tells the others. */
import type { BusinessStatus, Fix } from './fix.ts';
import { STEPS, steps } from './packed-points.ts';

/** Vehicle 6, time 6, longitude 4, latitude 4, speed 2, heading 2, status 1, source of the data 4. */
const FIX_BYTES = 29;

/** Degrees to the millionth, speeds to a tenth of km/h, headings to the degree. */
export function packFixes(fixes: readonly Fix[]): Buffer {
  const bytes = Buffer.allocUnsafe(fixes.length * FIX_BYTES);
  let at = 0;
  for (const { vehicleId, gpsTime, lng, lat, speed, heading, status, dataFrom } of fixes) {
    bytes.writeUIntBE(Number(vehicleId), at, 6);
    bytes.writeUIntBE(gpsTime, at + 6, 6);
    bytes.writeInt32BE(steps(lng), at + 12);
    bytes.writeInt32BE(steps(lat), at + 16);
    bytes.writeUInt16BE(Math.round(speed * 10), at + 20);
    bytes.writeUInt16BE(heading, at + 22);
    bytes.writeUInt8(status, at + 24);
    bytes.writeUInt32BE(dataFrom, at + 25);
    at += FIX_BYTES;
  }
  return bytes;
}

/** Of one vehicle alone, where one is named. */
export function unpackFixes(packed: Uint8Array, vehicleId?: string): Fix[] {
  const bytes = asBuffer(packed);
  const wanted = vehicleId === undefined ? undefined : Number(vehicleId);
  const fixes: Fix[] = [];
  for (let at = 0; at + FIX_BYTES <= bytes.length; at += FIX_BYTES) {
    if (wanted === undefined || bytes.readUIntBE(at, 6) === wanted) fixes.push(fixAt(bytes, at));
  }
  return fixes;
}

/** Pieces of many vehicles sorted by vehicle, without unpacking them: a minute of a large fleet is many objects. */
export class FixesByVehicle {
  private readonly pieces: Buffer[] = [];
  /** By vehicle: piece and place in it, one after the other. */
  private readonly places = new Map<number, number[]>();

  add(packed: Uint8Array): void {
    const bytes = asBuffer(packed);
    const piece = this.pieces.push(bytes) - 1;
    for (let at = 0; at + FIX_BYTES <= bytes.length; at += FIX_BYTES) {
      const vehicle = bytes.readUIntBE(at, 6);
      const its = this.places.get(vehicle);
      if (its) its.push(piece, at);
      else this.places.set(vehicle, [piece, at]);
    }
  }

  vehicles = (): string[] => [...this.places.keys()].map(String);

  /** In the order in which they were packed. */
  of(vehicleId: string): Fix[] {
    const its = this.places.get(Number(vehicleId)) ?? [];
    const fixes: Fix[] = [];
    for (let index = 0; index < its.length; index += 2) {
      const bytes = this.pieces[its[index] ?? -1];
      if (bytes) fixes.push(fixAt(bytes, its[index + 1] ?? 0));
    }
    return fixes;
  }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

const fixAt = (bytes: Buffer, at: number): Fix => ({
  vehicleId: String(bytes.readUIntBE(at, 6)),
  gpsTime: bytes.readUIntBE(at + 6, 6),
  lng: bytes.readInt32BE(at + 12) / STEPS,
  lat: bytes.readInt32BE(at + 16) / STEPS,
  speed: bytes.readUInt16BE(at + 20) / 10,
  heading: bytes.readUInt16BE(at + 22),
  status: bytes.readUInt8(at + 24) as BusinessStatus,
  dataFrom: bytes.readUInt32BE(at + 25),
});
