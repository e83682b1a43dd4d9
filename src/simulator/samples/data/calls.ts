/** What the sample calls are: how many on which day, who calls, what about, and who gets through. */
import type { Stream } from '../../../upstream/core/streams.ts';
import type { OrderRow } from '../../../upstream/domain/orders/tables.ts';
import { type Fate, incoming, outgoing, type Script } from '../../switchboard/script.ts';

interface Around {
  now: number;
  /** Accounts at the switchboard. */
  agents: readonly string[];
  /** Numbers of people who have called before. */
  known: readonly string[];
  areas: readonly string[];
  /** That came by telephone. */
  orders: readonly Pick<OrderRow, 'id' | 'mobile' | 'addressType' | 'createdOn'>[];
}

interface Past {
  scripts: Script[];
  /** By the name of a missed call: that of the call by which it was called back; null where it waits. */
  missed: Map<string, string | null>;
  /** By the name of a call: the order that was made in it. */
  ordered: Map<string, string>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 30;
/** Of the simulated city. */
const PEOPLE = 4_000;
const CALLS_A_DAY = 11;
/** Hours of Asia/Shanghai at which people call, the busy ones more than once. */
const HOURS = [6, 7, 8, 8, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 17, 18, 18, 18, 19, 20, 21, 22] as const;
const MISSED = 0.14;
const FATES: readonly Fate[] = ['leak', 'queueLeak', 'notDeal', 'notDeal', 'voicemail'];
const HIDDEN = 0.05;
const KNOWN = 0.35;
const UNTAGGED = 0.08;
/** From then on a missed call may still wait. */
const FRESH_MS = 20 * HOUR_MS;
/** How long those have waited whom nobody has called back. */
const WAITING_HOURS = [19, 6, 2.5, 0.7] as const;
/** Key of the voice menu and tag. */
const ABOUT = [
  ['1', '1'],
  ['1', '1'],
  ['1', '1'],
  ['1', '1'],
  ['1', '5'],
  ['1', '6'],
  ['2', '2'],
  ['2', '2'],
  ['3', '3'],
  ['0', '4'],
  ['0', '4'],
  ['0', '7'],
  ['0', '8'],
  ['0', '9'],
  ['3', '10'],
  ['0', '99'],
] as const;

export function pastCalls(chance: Stream, { now, agents, known, areas, orders }: Around): Past {
  const past: Past = { scripts: [], missed: new Map(), ordered: new Map() };
  let count = 0;
  const oneOf = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[chance.below(items.length)] ?? otherwise;
  const nameOf = () => {
    count += 1;
    return `sample-${count}`;
  };
  /** A new one each time, so that each missed call is a number's only one. */
  const stranger = () => `199000${String((count * 7) % PEOPLE).padStart(5, '0')}`;

  function callIn(on: number, waits = false): void {
    const isMissed = waits || chance.happens(MISSED);
    const isHidden = !waits && chance.happens(HIDDEN);
    const [ivrkey, tagging] = oneOf(ABOUT, ABOUT[0]);
    const callId = nameOf();
    const callno = isHidden
      ? null
      : !isMissed && chance.happens(KNOWN)
        ? oneOf(known, stranger())
        : stranger();
    const line = { callId, callno, addressType: oneOf(areas, '-1'), on };
    const fate = isMissed ? oneOf(FATES, 'leak') : 'dealing';
    const agent = fate === 'leak' || fate === 'queueLeak' ? null : oneOf(agents, '');
    const about = {
      ivrkey,
      tagging: chance.happens(UNTAGGED) ? null : tagging,
      talk: chance.between(20, 180),
    };
    past.scripts.push(incoming(chance, line, { ...about, fate, agent }));
    if (isMissed && callno !== null) past.missed.set(callId, callBack(line, callno));
  }

  /** Tried until he answers; null where nobody has done so. */
  function callBack({ addressType, on }: { addressType: string; on: number }, callno: string): string | null {
    if (on > now - FRESH_MS) return null;
    for (let triedOn = on; triedOn < now - 2 * HOUR_MS; ) {
      triedOn += chance.between(5, 60) * MINUTE_MS;
      const line = { callId: nameOf(), callno, addressType, on: Math.round(triedOn) };
      const script = outgoing(chance, line, oneOf(agents, ''));
      past.scripts.push(script);
      if (script.linkOn !== null) return script.callId;
    }
    return null;
  }

  for (const { id, mobile, addressType, createdOn } of orders) {
    const line = { callId: nameOf(), callno: mobile, addressType, on: createdOn - 40_000 };
    const about = { ivrkey: '1', tagging: null, talk: 60 };
    past.scripts.push(incoming(chance, line, { ...about, fate: 'dealing', agent: oneOf(agents, '') }));
    past.ordered.set(line.callId, id);
  }
  const today = Math.floor((now + 8 * HOUR_MS) / DAY_MS) * DAY_MS - 8 * HOUR_MS;
  for (let daysAgo = DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const most = CALLS_A_DAY + chance.below(5) - 2;
    for (let number = 0; number < most; number += 1) {
      const hour = oneOf(HOURS, 12) + chance.next();
      const on = today - daysAgo * DAY_MS + Math.round(hour * HOUR_MS);
      if (on < now - 10 * MINUTE_MS) callIn(on);
    }
  }
  for (const hours of WAITING_HOURS) callIn(now - hours * HOUR_MS, true);
  return past;
}
