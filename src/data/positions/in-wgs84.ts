/** The one place where positions of answers are brought to WGS-84; whoever draws converts to what its base map shows. */
import gcoord from 'gcoord';

/** Degrees are kept to the millionth: 11 cm. */
const PER_DEGREE = 1_000_000;

/**
 * An answer's normalised data, in which every record with a `coordType` is in WGS-84 and says so. Records without a
 * position, as of a vehicle that was never heard, stay without one.
 */
export function inWgs84(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(inWgs84);
  if (!isRecord(data)) return data;
  const fields = Object.entries(data).map(([name, value]) => [name, inWgs84(value)]);
  const record: Record<string, unknown> = Object.fromEntries(fields);
  return Object.hasOwn(record, 'coordType') ? { ...record, ...converted(record), coordType: 1 } : record;
}

function converted({ lng, lat, coordType }: Record<string, unknown>): { lng?: number; lat?: number } {
  if (coordType === 1 || typeof lng !== 'number' || typeof lat !== 'number') return {};
  // plain map services do not say: Chinese ones answer as their base maps are drawn
  const system = coordType === 3 ? gcoord.BD09 : gcoord.GCJ02;
  const [east, north] = gcoord.transform([lng, lat], system, gcoord.WGS84);
  return { lng: rounded(east), lat: rounded(north) };
}

const rounded = (degrees: number) => Math.round(degrees * PER_DEGREE) / PER_DEGREE;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
