/** The one place where positions of answers are brought to WGS-84; whoever draws converts to what its base map shows. */
import gcoord from 'gcoord';
import type { CoordType } from '../../contract/grammar/wire.ts';

/** Degrees are kept to the millionth: 11 cm. */
const PER_DEGREE = 1_000_000;

/**
 * An answer's normalised data, in which every record with a `coordType` is in WGS-84 and says so. Records without a
 * position, as of a vehicle that was never heard, stay without one.
 * @param assumed the system of records that do not say theirs
 */
export function inWgs84(data: unknown, assumed: CoordType): unknown {
  if (Array.isArray(data)) return data.map(item => inWgs84(item, assumed));
  if (!isRecord(data)) return data;
  const fields = Object.entries(data).map(([name, value]) => [name, inWgs84(value, assumed)]);
  const record: Record<string, unknown> = Object.fromEntries(fields);
  return Object.hasOwn(record, 'coordType')
    ? { ...record, ...converted(record, assumed), coordType: 1 }
    : record;
}

const SYSTEMS = { 1: gcoord.WGS84, 2: gcoord.GCJ02, 3: gcoord.BD09 } as const;

function converted(
  { lng, lat, coordType }: Record<string, unknown>,
  assumed: CoordType,
): { lng?: number; lat?: number } {
  if (typeof lng !== 'number' || typeof lat !== 'number') return {};
  const told = isCoordType(coordType) ? coordType : assumed;
  if (told === 1) return {};
  const [east, north] = gcoord.transform([lng, lat], SYSTEMS[told], gcoord.WGS84);
  return { lng: rounded(east), lat: rounded(north) };
}

const isCoordType = (value: unknown): value is CoordType => value === 1 || value === 2 || value === 3;

const rounded = (degrees: number) => Math.round(degrees * PER_DEGREE) / PER_DEGREE;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
