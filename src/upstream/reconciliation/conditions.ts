/** What a day needs to be closed, from what is there of it. */
import { sumBy } from 'es-toolkit';
import type { ChannelOfDay, DaySummary } from '../../contract/reconciliation-records.ts';
import { BY_MAPPING, type StatementChannel } from '../../contract/reconciliation-statement.ts';
import {
  BATCH_CLOSED,
  BATCH_IMPORTING,
  DIFFERENCE_WAITS,
  HELD_CHANNELS,
} from '../../contract/reconciliation-states.ts';
import { boundsOf, isOver } from '../domain/books/days.ts';
import { type DayFacts, waitingIn } from './facts.ts';
import type { BatchRow } from './tables.ts';

const NOTHING = { count: 0, amount: 0 };

/** In the order of the desk; a channel by mapping only where it has a statement. */
export function channelsOf(facts: DayFacts): ChannelOfDay[] {
  const hasMapped = facts.batches.some(({ channel }) => channel === BY_MAPPING);
  return [...HELD_CHANNELS, ...(hasMapped ? [BY_MAPPING] : [])].map(channel => channelOf(facts, channel));
}

function channelOf(facts: DayFacts, channel: StatementChannel): ChannelOfDay {
  const ofChannel = <T extends { channel: StatementChannel }>(some: readonly T[]) =>
    some.filter(one => one.channel === channel);
  const paid = ofChannel(facts.paid);
  const side = (name: 'in' | 'out') => {
    const found = paid.find(one => one.side === name);
    return found ? { count: found.count, amount: found.amount } : NOTHING;
  };
  const differing = ofChannel(facts.differing);
  const standing = ofChannel(facts.batches).find(({ state }) => state !== BATCH_IMPORTING);
  const importing = ofChannel(facts.batches).find(({ state }) => state === BATCH_IMPORTING);
  const waiting = sumBy(
    differing.filter(({ handleState }) => handleState === DIFFERENCE_WAITS),
    ({ count }) => count,
  );
  const handled = sumBy(differing, ({ count }) => count) - waiting;
  const openGap = sumBy(waitingIn({ ...facts, differing }), ({ gap }) => gap);
  const uncompared = sumBy(paid, one => one.uncompared);
  return {
    channel,
    platformIn: side('in'),
    platformOut: side('out'),
    channelIn: standing ? { count: standing.inCount, amount: standing.inAmount } : null,
    channelOut: standing ? outOf(standing) : null,
    batch: importing ?? standing ?? null,
    waiting,
    handled,
    openGap,
    result: resultOf({
      hasPayments: paid.some(({ held }) => held > 0),
      standing,
      importing,
      uncompared,
      waiting,
      handled,
    }),
  };
}

const outOf = ({ channelCount, channelAmount, inCount, inAmount }: BatchRow) => ({
  count: channelCount - inCount,
  amount: inAmount - channelAmount,
});

interface Standing {
  hasPayments: boolean;
  standing: BatchRow | undefined;
  importing: BatchRow | undefined;
  uncompared: number;
  waiting: number;
  handled: number;
}

function resultOf({
  hasPayments,
  standing,
  importing,
  uncompared,
  waiting,
  handled,
}: Standing): ChannelOfDay['result'] {
  if (importing) return 'importing';
  if (!standing) return hasPayments ? 'missing' : waiting > 0 ? 'different' : 'none';
  if (uncompared > 0 && standing.state !== BATCH_CLOSED) return 'stale';
  if (waiting > 0) return 'different';
  return handled > 0 ? 'handled' : 'same';
}

const UNREADY: ReadonlySet<ChannelOfDay['result']> = new Set(['missing', 'importing', 'stale']);

export function missingOf(facts: DayFacts): DaySummary['missing'] {
  const channels = channelsOf(facts);
  return {
    statements: channels.filter(({ result }) => UNREADY.has(result)).length,
    statementsOf: channels.filter(({ result }) => result !== 'none').length,
    differences: sumBy(channels, ({ waiting }) => waiting),
    differencesOf: sumBy(channels, ({ waiting, handled }) => waiting + handled),
    processing: facts.processing,
  };
}

interface Dues {
  now: number;
  /** `HH:mm` of the next day. */
  closeBy: string;
  /** `YYYY-MM-DD` with which the books begin; null where none has a statement or was closed: then every day is due. */
  begin: string | null;
}

export function summaryOf(facts: DayFacts, { now, closeBy, begin }: Dues): DaySummary {
  const { row, day } = facts;
  const isClosed = row !== undefined && row.closedOn !== null;
  const [hours = 0, minutes = 0] = closeBy.split(':').map(Number);
  return {
    day,
    state: isClosed ? 'closed' : isOver(day, now) ? 'open' : 'running',
    closedBy: isClosed ? row.closedBy : null,
    closedOn: isClosed ? row.closedOn : null,
    missing: missingOf(facts),
    dueOn: begin !== null && day < begin ? null : boundsOf(day).to + (hours * 60 + minutes) * 60_000,
  };
}
