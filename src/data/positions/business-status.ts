/** What a vehicle does, where an upstream tells no more of it than whether it carries passengers. */
import { isBlank, isTrue } from '../lenient.ts';

const CARRYING = 1;
const EMPTY = 3;

/**
 * Data as it came, in which every record that tells `load` and no `businessStatus` tells it: carrying, or empty, as
 * the specification maps the one to the other.
 */
export function withBusinessStatus(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withBusinessStatus);
  if (typeof data !== 'object' || data === null) return data;
  const record: Record<string, unknown> = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withBusinessStatus(value)]),
  );
  if (isBlank(record.load) || !isBlank(record.businessStatus)) return record;
  return { ...record, businessStatus: isTrue(record.load) ? CARRYING : EMPTY };
}
