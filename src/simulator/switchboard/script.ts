/** How a call goes on that nobody makes: what the simulated switchboard will report of it, and when. */
import type { CallState } from '../../contract/call-states.ts';
import type { Stream } from '../../upstream/core/streams.ts';
import type { Reported } from '../../upstream/domain/calls/taking.ts';

export interface Step {
  on: number;
  /** What is reported, or what somebody says that it was about. */
  what: { report: Reported } | { tagging: string };
}

export interface Script {
  callId: string;
  /** Who is kept busy by it, if anybody. */
  agent: string | null;
  /** In their order. */
  steps: Step[];
  /** When somebody answers, and when it is over. */
  linkOn: number | null;
  endOn: number;
}

interface Line {
  callId: string;
  /** Null where it is hidden. */
  callno: string | null;
  addressType: string;
  /** When it comes in. */
  on: number;
}

/** What becomes of it; nobody is asked to call back who is not let in. */
export type Fate = Exclude<CallState, 'blackList'>;

interface Course {
  fate: Fate;
  /** At whose it rings; null for who gives up before. */
  agent: string | null;
  ivrkey: string;
  /** Seconds. */
  talk: number;
  /** What it was about, as somebody says after it; null where nobody does. */
  tagging: string | null;
}

const SECOND_MS = 1_000;
const VOICEMAIL_SECONDS = 15;
const RATES = 0.2;
const HANGS_UP_FIRST = 0.75;

/** By the seconds since it came in. */
function writer(line: Line, calltype: Reported['calltype']) {
  const steps: Step[] = [];
  const at = (seconds: number) => line.on + Math.round(seconds * SECOND_MS);
  return {
    steps,
    at,
    say(kind: Reported['kind'], seconds: number, over: Partial<Reported> = {}) {
      const { callId, callno, addressType } = line;
      const blank = { agent: null, ivrkey: null, reason: null, endedBy: null, recordUrl: null };
      const report = { callId, callno, addressType, calltype, kind, on: at(seconds), satisfaction: null };
      steps.push({ on: at(seconds), what: { report: { ...blank, ...report, ...over } } });
    },
  };
}

const LONGEST_RECORDING = 300;

/** Under an address by which the simulated switchboard makes it when it is asked for. */
const recorded = (seconds: number) => ({
  recordUrl: `simulated:${Math.min(LONGEST_RECORDING, Math.max(1, Math.round(seconds)))}`,
});

/** The report that a call which is reported of was recorded. */
export const recordingOf = (report: Reported, seconds: number): Reported => ({
  ...report,
  ...recorded(seconds),
  kind: 'record',
  endedBy: null,
  reason: null,
});

/** Somebody calls. */
export function incoming(chance: Stream, line: Line, { fate, agent, ivrkey, talk, tagging }: Course): Script {
  const { steps, at, say } = writer(line, 'normal');
  const script = (linkOn: number | null, endsAfter: number): Script => ({
    callId: line.callId,
    agent,
    steps,
    linkOn,
    endOn: at(endsAfter),
  });
  say('enter', 0);
  let seconds = chance.between(3, 9);
  if (fate === 'leak') {
    say('end', seconds, { endedBy: 'caller' });
    return script(null, seconds);
  }
  say('key', seconds, { ivrkey });
  seconds += chance.between(1, 3);
  if (fate === 'queueLeak' || chance.happens(0.2)) {
    say('queue', seconds);
    seconds += fate === 'queueLeak' ? chance.between(20, 60) : chance.between(2, 12);
  }
  if (fate === 'queueLeak' || agent === null) {
    say('end', seconds, { endedBy: 'caller' });
    return script(null, seconds);
  }
  say('ring', seconds, { agent });
  if (fate !== 'dealing') {
    seconds += chance.between(18, 30);
    const reason = fate === 'voicemail' ? fate : null;
    if (reason) seconds += VOICEMAIL_SECONDS;
    say('end', seconds, { reason, endedBy: 'caller' });
    if (reason) say('record', seconds + 1, recorded(VOICEMAIL_SECONDS));
    return script(null, seconds);
  }
  seconds += chance.between(3, 11);
  const linkOn = at(seconds);
  say('link', seconds, { agent });
  seconds += talk;
  say('end', seconds, { endedBy: chance.happens(HANGS_UP_FIRST) ? 'caller' : 'agent' });
  say('record', seconds + 1, recorded(talk));
  if (chance.happens(RATES))
    say('rate', seconds + 4, { satisfaction: chance.happens(0.8) ? 5 : 1 + chance.below(4) });
  if (tagging !== null) steps.push({ on: at(seconds + chance.between(2, 8)), what: { tagging } });
  return script(linkOn, seconds);
}

const RINGS_SECONDS = 30;

/** Somebody calls and rings at once, until he gives up. */
export function ringingAt(line: Line, agent: string, ivrkey: string): Script {
  const { steps, at, say } = writer(line, 'normal');
  say('enter', 0);
  say('key', 0, { ivrkey });
  say('ring', 0, { agent });
  say('end', RINGS_SECONDS, { endedBy: 'caller' });
  return { callId: line.callId, agent, steps, linkOn: null, endOn: at(RINGS_SECONDS) };
}

const PICKS_UP = 0.85;

/** Somebody is called. */
export function outgoing(chance: Stream, line: Line, agent: string): Script {
  const { steps, at, say } = writer(line, 'dialout');
  say('enter', 0);
  say('ring', 1, { agent });
  const picksUp = chance.happens(PICKS_UP);
  const rang = 1 + (picksUp ? chance.between(3, 10) : 25);
  const talk = picksUp ? chance.between(30, 90) : 0;
  if (picksUp) say('link', rang, { agent });
  say('end', rang + talk, { endedBy: picksUp ? 'caller' : 'agent' });
  if (picksUp) say('record', rang + talk + 1, recorded(talk));
  return { callId: line.callId, agent, steps, linkOn: picksUp ? at(rang) : null, endOn: at(rang + talk) };
}
