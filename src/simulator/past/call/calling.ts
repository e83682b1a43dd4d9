/** Who calls on a day of the past, what about, and who answers. Pure. */
import type { Stream } from '../../../upstream/core/streams.ts';
import { type Fate, incoming, outgoing, type Script } from '../../switchboard/script.ts';
import { type PastDay, timesOn } from '../frame/days.ts';
import { oneOf, type Staff, type Town } from '../frame/town.ts';

/** An order that was placed in a call; the record of that call has its id already. */
export interface OrderedCall {
  recordId: string;
  orderId: string;
  mobile: string | null;
  addressType: string;
  /** When the order was made. */
  orderedOn: number;
  /** Who has taken it down. */
  agent: Staff;
}

export interface PastCall {
  /** The switchboard's own name of it. */
  callId: string;
  script: Script;
  agent: Staff | null;
  ordered: OrderedCall | null;
  /** Of a missed one: the call by which it was called back. */
  calledBackBy: string | null;
}

export interface Calling {
  day: PastDay;
  /** Calls besides those with orders, on a day of average load. */
  count: number;
  orders: readonly OrderedCall[];
  areas: Town['areas'];
  /** Numbers of people who are known. */
  numbers: readonly string[];
  agents: readonly Staff[];
  now: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** Seconds: from when the caller is through until the order is made, and from then until he hangs up. */
const TAKEN_DOWN = [25, 70] as const;
const GOODBYE = 15;
const MISSED = 0.11;
const HIDDEN = 0.04;
const UNTAGGED = 0.06;
const FATES: readonly Fate[] = ['leak', 'queueLeak', 'notDeal', 'notDeal', 'voicemail'];
const TRIES = 4;
/** Key of the voice menu and tag, the frequent ones more often; orders have calls of their own. */
const ABOUT = [
  ['1', '5'],
  ['1', '5'],
  ['1', '6'],
  ['1', '6'],
  ['1', '1'],
  ['2', '2'],
  ['2', '2'],
  ['3', '3'],
  ['0', '4'],
  ['0', '4'],
  ['0', '4'],
  ['0', '7'],
  ['0', '8'],
  ['0', '9'],
  ['3', '10'],
  ['0', '99'],
] as const;

/** In the order of their beginning. What would end after now is left out, and a missed call that nobody called back. */
export function callsOn(calling: Calling, chance: Stream): PastCall[] {
  const { day, count, orders, now } = calling;
  const others = timesOn(day, count, chance).flatMap((on, at) => otherCall(calling, { on, at }, chance));
  return [...orders.map(order => orderCall(order, chance)), ...others]
    .filter(({ script }) => script.endOn + MINUTE_MS < now)
    .sort((one, other) => beginOf(one) - beginOf(other));
}

const beginOf = ({ script }: PastCall) => script.steps[0]?.on ?? script.endOn;

function orderCall(order: OrderedCall, chance: Stream): PastCall {
  const { mobile: callno, addressType, orderedOn, agent, orderId } = order;
  const takenDown = chance.between(...TAKEN_DOWN);
  const callId = `past-order-${orderId}`;
  const on = orderedOn - Math.round((takenDown + chance.between(10, 25)) * SECOND_MS);
  const script = incoming(
    chance,
    { callId, callno, addressType, on },
    { fate: 'dealing', agent: agent.callAccount, ivrkey: '1', tagging: null, talk: takenDown + GOODBYE },
  );
  return { callId, script, agent, ordered: order, calledBackBy: null };
}

function otherCall(calling: Calling, { on, at }: { on: number; at: number }, chance: Stream): PastCall[] {
  const { day, agents, numbers, areas } = calling;
  const isMissed = chance.happens(MISSED);
  const callno = !isMissed && chance.happens(HIDDEN) ? null : oneOf(numbers, chance);
  const callId = `past-${day.daysAgo}-${at + 1}`;
  const line = { callId, callno, addressType: oneOf(areas, chance)[0], on };
  const fate = isMissed ? oneOf(FATES, chance) : 'dealing';
  const agent = fate === 'leak' || fate === 'queueLeak' ? null : oneOf(agents, chance);
  const [ivrkey, tag] = oneOf(ABOUT, chance);
  const tagging = chance.happens(UNTAGGED) ? null : tag;
  const talk = chance.between(20, 180);
  const script = incoming(chance, line, {
    ...{ fate, ivrkey, tagging, talk },
    agent: agent?.callAccount ?? null,
  });
  const call = { callId, script, agent, ordered: null, calledBackBy: null };
  if (!isMissed) return [call];
  const tried = callingBack(calling, { ...line, on: script.endOn }, chance);
  const answer = tried.at(-1);
  return answer ? [{ ...call, calledBackBy: answer.callId }, ...tried] : [];
}

type Line = Parameters<typeof incoming>[1];

/** Until somebody answers; none where nobody has by now. */
function callingBack({ agents, now }: Calling, line: Line, chance: Stream): PastCall[] {
  const agent = oneOf(agents, chance);
  const tried: PastCall[] = [];
  let { on } = line;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    on = Math.round(on + chance.between(2, 25) * MINUTE_MS);
    const callId = `${line.callId}-back-${attempt}`;
    const script = outgoing(chance, { ...line, callId, on }, agent.callAccount ?? '');
    tried.push({ callId, script, agent, ordered: null, calledBackBy: null });
    if (script.linkOn !== null) return script.endOn < now ? tried : [];
  }
  return [];
}
