/** What is counted and which list is open, as the address says it. */
import { CALL_FIGURES, type CallFigure } from '../../contract/call-record.ts';
import { CALL_STATES, CALL_TYPES, type CallState, type CallType } from '../../contract/call-states.ts';
import {
  type PeriodPlace,
  readOne,
  readPeriod,
  readTime,
  write,
  writePeriod,
} from '../../nouns/statistics/period-place.ts';
import { CALL_STATISTICS_PATH } from './paths.ts';

export interface CallFilters {
  agentId?: string | undefined;
  ivrkey?: string | undefined;
  tagging?: string | undefined;
  callType?: CallType | undefined;
  state?: CallState | undefined;
}

/** What a figure counts of that which the filters let through. */
export interface Narrowed extends Omit<CallFilters, 'state'> {
  only?: CallFigure | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

export interface Place extends PeriodPlace {
  filters: CallFilters;
  /** Whose calls are listed; null where none are. */
  listed: Narrowed | null;
}

/** The address of the list of calls behind a figure; null where there are none, or they are not for this user. */
export type Leads = (count: number, which: Narrowed) => string | null;

const LISTED = 'list';

/** What says nothing known says what a page without any of it shows: seven days, by day. */
export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) || undefined;
  const inList = (name: string) => `${LISTED}.${name}`;
  return {
    ...readPeriod(query),
    filters: {
      agentId: text('agentId'),
      ivrkey: text('ivrkey'),
      tagging: text('tagging'),
      callType: readOne(query, 'callType', CALL_TYPES),
      state: readOne(query, 'state', CALL_STATES),
    },
    listed: query.has(LISTED)
      ? {
          only: readOne(query, inList('only'), CALL_FIGURES),
          agentId: text(inList('agentId')),
          ivrkey: text(inList('ivrkey')),
          tagging: text(inList('tagging')),
          callType: readOne(query, inList('callType'), CALL_TYPES),
          from: readTime(query, inList('from')),
          to: readTime(query, inList('to')),
        }
      : null,
  };
}

/** The address of it, with the path. */
export function addressOf({ filters, listed, ...place }: Place): string {
  const query = new URLSearchParams();
  writePeriod(query, place);
  for (const [name, value] of Object.entries(filters)) write(query, name, value);
  if (listed) {
    query.set(LISTED, '1');
    for (const [name, value] of Object.entries(listed)) write(query, `${LISTED}.${name}`, value);
  }
  return `${CALL_STATISTICS_PATH}?${query}`;
}
