/** Which calls are meant: one meaning of each filter for the list, the counts beside it and every statistic. */
import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { CallFigure } from '../../../contract/call-record.ts';
import type { CallState, CallType } from '../../../contract/call-states.ts';
import { startOfDay } from '../../core/day.ts';
import { ifGiven, numberIs } from '../../core/paging.ts';
import type { AreaScope } from '../../core/scope.ts';
import { FIGURES } from './figures.ts';
import { callRecord } from './tables.ts';

export interface CallQuery {
  /** Milliseconds since 1970 of when the call came in; the end is not in it. */
  from?: number | undefined;
  to?: number | undefined;
  /** Whole, or its last four. */
  mobile?: string | undefined;
  callType?: CallType | undefined;
  /** Account at the switchboard. */
  agentId?: string | undefined;
  state?: CallState | undefined;
  tagging?: string | undefined;
  ivrkey?: string | undefined;
  id?: string | undefined;
  passengerId?: string | undefined;
  /** Of these, what one statistic counts. */
  only?: CallFigure | undefined;
}

export type Times = Pick<CallQuery, 'from' | 'to'>;

const isWithin = ({ from, to }: Times): SQL | undefined =>
  and(
    ifGiven(from, time => gte(callRecord.enteredOn, time)),
    ifGiven(to, time => lt(callRecord.enteredOn, time)),
  );

export const callFilter = (scope: AreaScope, asked: CallQuery): SQL | undefined =>
  and(
    scope.byArea(callRecord.addressType),
    isWithin(asked),
    ifGiven(asked.mobile, mobile => numberIs(callRecord.callno, mobile)),
    ifGiven(asked.callType, callType => eq(callRecord.calltype, callType)),
    ifGiven(asked.agentId, agent => eq(callRecord.agent, agent)),
    ifGiven(asked.state, state => eq(callRecord.state, state)),
    ifGiven(asked.tagging, tagging => eq(callRecord.tagging, tagging)),
    ifGiven(asked.ivrkey, ivrkey => eq(callRecord.ivrkey, ivrkey)),
    ifGiven(asked.id, id => eq(callRecord.id, id)),
    ifGiven(asked.passengerId, passengerId => eq(callRecord.passengerId, passengerId)),
    ifGiven(asked.only, only => FIGURES[only]),
  );

const DAY_MS = 86_400_000;
const MONDAY = 1;
const WEEK = 7;

/**
 * What a choice of time means, in Asia/Shanghai: 0 all, 1 today, 2 yesterday, 3 last week (Monday to Sunday), 4 last month,
 * 7 and 30 so many days up to now.
 */
export function timesOf(timeType: number | undefined, now: number): Times {
  const today = startOfDay(now);
  switch (timeType) {
    case 1:
      return { from: today };
    case 2:
      return { from: today - DAY_MS, to: today };
    case 3: {
      const monday = today - ((dayOf(today).getUTCDay() - MONDAY + WEEK) % WEEK) * DAY_MS;
      return { from: monday - WEEK * DAY_MS, to: monday };
    }
    case 4: {
      const first = today - (dayOf(today).getUTCDate() - 1) * DAY_MS;
      return { from: first - dayOf(first - 1).getUTCDate() * DAY_MS, to: first };
    }
    case 7:
    case 30:
      return { from: now - timeType * DAY_MS };
    default:
      return {};
  }
}

/** The same day and time, as if it were of Greenwich. */
const dayOf = (time: number) => new Date(time + 8 * 3_600_000);
