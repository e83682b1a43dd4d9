/**
 * A call by what was reported of it. The reports of a switchboard come twice, late and in any order, so that the record is
 * made anew of all that are there: the same reports give the same record.
 */
import {
  CALL_EVENTS,
  type CallEventKind,
  type CallPhase,
  type CallState,
  type CallType,
  type EndReason,
} from '../../../contract/call-states.ts';

/** One report. Times are milliseconds since 1970, by the switchboard's clock. */
export interface CallReport {
  kind: CallEventKind;
  on: number;
  calltype: CallType;
  /** Null where the caller hides it. */
  callno: string | null;
  /** Account of the switchboard: at whose it rings, who talks, who gets it. */
  agent: string | null;
  /** Key pressed in the voice menu. */
  ivrkey: string | null;
  reason: EndReason | null;
  /** Who has hung up, where it is known. */
  endedBy: 'caller' | 'agent' | null;
  recordUrl: string | null;
  /** 1 to 5. */
  satisfaction: number | null;
}

export interface UnfoldedCall {
  calltype: CallType;
  callno: string | null;
  phase: CallPhase;
  /** Null while it is not over. */
  state: CallState | null;
  /** When it came in; when it first rang at somebody's, was first answered, was over. */
  enteredOn: number;
  ringingdate: number | null;
  begin: number | null;
  end: number | null;
  /** Who has it, or had it last. */
  agent: string | null;
  /** From whom he got it. */
  transferredBy: string | null;
  ivrkey: string | null;
  /** Seconds: in the queue, ringing, until somebody answered, talking. */
  queueSeconds: number;
  ringSeconds: number;
  waitSeconds: number;
  talkSeconds: number;
  recordUrl: string | null;
  satisfaction: number | null;
}

/** @param reports of one call, at least one */
export function unfold(reports: readonly CallReport[]): UnfoldedCall {
  const inTurn = reports.toSorted(byTurn);
  const [first] = inTurn;
  if (!first) throw new TypeError('a call of which nothing was reported');
  const of = (...kinds: CallEventKind[]) => inTurn.filter(({ kind }) => kinds.includes(kind));
  const enteredOn = first.on;
  const ringingdate = of('ring')[0]?.on ?? null;
  const begin = of('link')[0]?.on ?? null;
  const ending = of('end').at(-1);
  const end = ending?.on ?? null;
  const queuedOn = of('queue')[0]?.on ?? null;
  const transfer = of('transfer').at(-1);
  const until = begin ?? end;
  return {
    calltype: first.calltype,
    callno: last(inTurn, ({ callno }) => callno),
    phase: phaseOf({ begin, ending, ringingdate, queuedOn }),
    state: ending ? stateOf({ begin, ending, ringingdate, queuedOn }) : null,
    enteredOn,
    ringingdate,
    begin,
    end,
    agent: last(of('transfer', 'link'), ({ agent }) => agent) ?? last(of('ring'), ({ agent }) => agent),
    transferredBy: transfer
      ? last(
          of('link', 'transfer').filter(report => byTurn(report, transfer) < 0),
          ({ agent }) => agent,
        )
      : null,
    ivrkey: last(of('key'), ({ ivrkey }) => ivrkey) ?? last(inTurn, ({ ivrkey }) => ivrkey),
    queueSeconds: secondsBetween(queuedOn, ringingdate ?? until),
    ringSeconds: secondsBetween(ringingdate, until),
    waitSeconds: secondsBetween(enteredOn, until),
    talkSeconds: secondsBetween(begin, end),
    recordUrl: last(of('record'), ({ recordUrl }) => recordUrl),
    satisfaction: last(of('rate'), ({ satisfaction }) => satisfaction),
  };
}

interface Course {
  begin: number | null;
  ending: CallReport | undefined;
  ringingdate: number | null;
  queuedOn: number | null;
}

function phaseOf({ begin, ending, ringingdate, queuedOn }: Course): CallPhase {
  if (ending) return begin === null ? 'Leak' : ending.endedBy === 'agent' ? 'Hangup' : 'Unlink';
  if (begin !== null) return 'Link';
  if (ringingdate !== null) return 'Ring';
  return queuedOn === null ? 'Enter' : 'Queue';
}

function stateOf({ begin, ending, ringingdate, queuedOn }: Course): CallState {
  if (begin !== null) return 'dealing';
  if (ending?.reason) return ending.reason;
  if (ringingdate !== null) return 'notDeal';
  return queuedOn === null ? 'leak' : 'queueLeak';
}

/** By the clock, then by turn; two that differ in nothing else stand as their words do. */
const byTurn = (one: CallReport, other: CallReport): number =>
  one.on - other.on ||
  CALL_EVENTS.indexOf(one.kind) - CALL_EVENTS.indexOf(other.kind) ||
  compare(wordsOf(one), wordsOf(other));

const wordsOf = (report: CallReport): string =>
  JSON.stringify([
    report.calltype,
    report.callno,
    report.agent,
    report.ivrkey,
    report.reason,
    report.endedBy,
    report.recordUrl,
    report.satisfaction,
  ]);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** What was last said, not counting those who say nothing of it. */
function last<Value>(reports: readonly CallReport[], of: (report: CallReport) => Value | null): Value | null {
  for (const report of reports.toReversed()) {
    const value = of(report);
    if (value !== null) return value;
  }
  return null;
}

/** 0 where one of them is not known, or a clock was set back between them. */
const secondsBetween = (from: number | null, to: number | null): number =>
  from === null || to === null ? 0 : Math.max(0, Math.round((to - from) / 1_000));
