/** What is counted and which list is open, as the address says it. */
import { CALL_FIGURES, type CallFigure } from '../../contract/call-record.ts';
import { CALL_STATES, CALL_TYPES, type CallState, type CallType } from '../../contract/call-states.ts';
import { CALL_STATISTICS_PATH } from './paths.ts';
import { GROUPINGS, type Grouping, PERIODS, type Period } from './period.ts';

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

export interface Place {
  period: Period;
  /** Any time of the first and the last day, where the period is one's own. */
  from?: number | undefined;
  to?: number | undefined;
  grouping: Grouping;
  filters: CallFilters;
  /** Whose calls are listed; null where none are. */
  listed: Narrowed | null;
}

const LISTED = 'list';

/** What says nothing known says what a page without any of it shows: seven days, by day. */
export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const one = <V extends string>(name: string, values: readonly V[]) =>
    values.find(value => value === query.get(name));
  const text = (name: string) => query.get(name) || undefined;
  const time = (name: string) => {
    const value = Number(query.get(name));
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  };
  const inList = (name: string) => `${LISTED}.${name}`;
  return {
    period: one('period', PERIODS) ?? 'week',
    from: time('from'),
    to: time('to'),
    grouping: one('by', GROUPINGS) ?? 'day',
    filters: {
      agentId: text('agentId'),
      ivrkey: text('ivrkey'),
      tagging: text('tagging'),
      callType: one('callType', CALL_TYPES),
      state: one('state', CALL_STATES),
    },
    listed: query.has(LISTED)
      ? {
          only: one(inList('only'), CALL_FIGURES),
          agentId: text(inList('agentId')),
          ivrkey: text(inList('ivrkey')),
          tagging: text(inList('tagging')),
          callType: one(inList('callType'), CALL_TYPES),
          from: time(inList('from')),
          to: time(inList('to')),
        }
      : null,
  };
}

/** The address of it, with the path. */
export function addressOf({ period, from, to, grouping, filters, listed }: Place): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(name, String(value));
  };
  set('period', period);
  if (period === 'own') {
    set('from', from);
    set('to', to);
  }
  set('by', grouping);
  for (const [name, value] of Object.entries(filters)) set(name, value);
  if (listed) {
    query.set(LISTED, '1');
    for (const [name, value] of Object.entries(listed)) set(`${LISTED}.${name}`, value);
  }
  return `${CALL_STATISTICS_PATH}?${query}`;
}
