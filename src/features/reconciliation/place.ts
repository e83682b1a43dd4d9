/** What the desk shows, as the address says it: day, narrowing and the difference in view. */
import { STATEMENT_CHANNELS, type StatementChannel } from '../../contract/reconciliation-statement.ts';
import { DIFFERENCE_TYPES, type DifferenceType } from '../../contract/reconciliation-states.ts';
import { write } from '../../nouns/statistics/period-place.ts';
import { isDay } from './day/days.ts';
import { RECONCILIATION_PATH } from './paths.ts';

export interface Place {
  /** `YYYY-MM-DD`; undefined: the first day that is due. */
  day?: string | undefined;
  type?: DifferenceType | undefined;
  channel?: StatementChannel | undefined;
  /** The difference in view. */
  id?: string | undefined;
}

const readNumber = <V extends number>(query: URLSearchParams, name: string, values: readonly V[]) =>
  values.find(value => String(value) === query.get(name));

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const day = query.get('day') ?? '';
  return {
    day: isDay(day) ? day : undefined,
    type: readNumber(query, 'type', DIFFERENCE_TYPES),
    channel: readNumber(query, 'channel', STATEMENT_CHANNELS),
    id: query.get('id') || undefined,
  };
}

/** With the path. */
export function addressOf(place: Place): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(place)) write(query, name, value);
  return query.size > 0 ? `${RECONCILIATION_PATH}?${query}` : RECONCILIATION_PATH;
}
