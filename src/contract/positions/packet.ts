/**
 * Position reports as bytes, for gateways that bring many. All numbers are big-endian.
 *
 * The head, 8 bytes: `43 44 50 01` (CDP, version 1); coordinate system (1 WGS-84, 2 GCJ-02, 3 BD-09); 0; how many
 * reports follow, as 16 bits.
 *
 * A report, 20 bytes and its plate: milliseconds since 1970 (48 bits); longitude and latitude in millionths of a
 * degree (32 bits each, signed); speed in tenths of km/h (16 bits); heading in degrees clockwise from north (16 bits);
 * business status 1 to 4 (8 bits); bytes of the plate (8 bits), and the plate in UTF-8.
 */
import { MOST_REPORTS, type PositionReport } from './report.ts';

const MAGIC = 0x43_44_50_01;
const HEAD_BYTES = 8;
const REPORT_BYTES = 20;
const MOST_PLATE_BYTES = 60;

export const PACKET_BYTES = HEAD_BYTES + MOST_REPORTS * (REPORT_BYTES + MOST_PLATE_BYTES);

const STEPS = 1_000_000;

/** Fails where a report cannot be told so; all have the coordinate system of the first. */
export function encodePacket(reports: readonly PositionReport[]): Uint8Array {
  if (reports.length > MOST_REPORTS) throw new RangeError(`more than ${MOST_REPORTS} reports`);
  const plates = reports.map(({ plateNumber }) => new TextEncoder().encode(plateNumber));
  const bytes = new Uint8Array(plates.reduce((sum, { length }) => sum + REPORT_BYTES + length, HEAD_BYTES));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint8(4, reports[0]?.coordType ?? 1);
  view.setUint16(6, reports.length);
  let at = HEAD_BYTES;
  for (const [index, report] of reports.entries()) {
    const plate = plates[index] ?? new Uint8Array();
    if (plate.length > MOST_PLATE_BYTES) throw new RangeError('a plate is too long');
    view.setUint16(at, Math.floor(report.gpsTime / 2 ** 32));
    view.setUint32(at + 2, report.gpsTime % 2 ** 32);
    view.setInt32(at + 6, Math.round(report.lng * STEPS));
    view.setInt32(at + 10, Math.round(report.lat * STEPS));
    view.setUint16(at + 14, Math.round(report.speed * 10));
    view.setUint16(at + 16, Math.round(report.heading));
    view.setUint8(at + 18, report.businessStatus ?? (report.load ? 1 : 3));
    view.setUint8(at + 19, plate.length);
    bytes.set(plate, at + REPORT_BYTES);
    at += REPORT_BYTES + plate.length;
  }
  return bytes;
}

/** Undefined where the bytes are no packet, to the last byte. */
export function decodePacket(bytes: Uint8Array): PositionReport[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD_BYTES || view.getUint32(0) !== MAGIC) return undefined;
  const coordType = oneOf(view.getUint8(4), [1, 2, 3] as const);
  const count = view.getUint16(6);
  if (coordType === undefined || view.getUint8(5) !== 0 || count > MOST_REPORTS) return undefined;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reports: PositionReport[] = [];
  let at = HEAD_BYTES;
  while (reports.length < count) {
    if (at + REPORT_BYTES > bytes.length) return undefined;
    const end = at + REPORT_BYTES + view.getUint8(at + 19);
    const businessStatus = oneOf(view.getUint8(at + 18), [1, 2, 3, 4] as const);
    const plateNumber =
      end > bytes.length ? undefined : textOf(decoder, bytes.subarray(at + REPORT_BYTES, end));
    if (businessStatus === undefined || plateNumber === undefined) return undefined;
    reports.push({
      plateNumber,
      gpsTime: view.getUint16(at) * 2 ** 32 + view.getUint32(at + 2),
      lng: view.getInt32(at + 6) / STEPS,
      lat: view.getInt32(at + 10) / STEPS,
      coordType,
      speed: view.getUint16(at + 14) / 10,
      heading: view.getUint16(at + 16),
      businessStatus,
      load: businessStatus === 1,
    });
    at = end;
  }
  return at === bytes.length ? reports : undefined;
}

const oneOf = <V extends number>(value: number, values: readonly V[]) =>
  values.find(known => known === value);

function textOf(decoder: TextDecoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
