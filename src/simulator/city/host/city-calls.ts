/**
 * The telephone of the city: who orders by it calls first, and gets his order where somebody takes the call. He does not
 * always get through; and not everybody who calls wants a taxi. At an agent who sits there himself a call rings now and
 * then, and what he makes of it is his.
 */
import { randomUUID } from 'node:crypto';
import type { Clock, Db } from '../../../upstream/core/context.ts';
import { streamOf } from '../../../upstream/core/streams.ts';
import type { NewOrder } from '../../../upstream/domain/orders/create-order.ts';
import { type FreeAgent, freeAgents } from '../../switchboard/agents.ts';
import { beginCall } from '../../switchboard/exchange.ts';
import { type Fate, incoming, type Script } from '../../switchboard/script.ts';
import { numberOf, PEOPLE } from './city-passengers.ts';

/** An order by telephone, and after how many milliseconds he gives up; null for who waits. */
export interface CallOrder {
  asked: NewOrder;
  patienceMs: number | null;
}

export interface Agreed extends CallOrder {
  /** As the switchboard names the call in which it was ordered; none where it was not by telephone after all. */
  callId?: string;
  agentName?: string;
}

export interface CityCalls {
  /** He calls. What comes of it is told by `agreed`. */
  order(wanted: CallOrder): Promise<void>;
  /** What was ordered by telephone until now. */
  agreed(): Promise<Agreed[]>;
  /** He calls about something that he has lost. Null where no line is free. */
  tellLoss(who: { callno: string; addressType: string }): Promise<LossCall | null>;
}

/** As the switchboard names the call; when somebody has heard what it is about: null where nobody answers. */
export interface LossCall {
  callId: string;
  toldOn: number | null;
}

const SECOND_MS = 1_000;
/** Of who calls for a taxi nobody answers these; so many of them call again. */
const MISSED = 0.12;
const CALLS_AGAIN = 0.5;
const MISSED_FATES: readonly Fate[] = ['leak', 'queueLeak', 'notDeal', 'voicemail'];
/** Calls about other things, for each call for a taxi. */
const OTHER_CALLS = 0.25;
const HIDDEN = 0.1;
/** At a person's a call rings no sooner after the last one, and not each time. */
const PAUSE_OF_PEOPLE_MS = 180 * SECOND_MS;
const RINGS_AT_PEOPLE = 0.5;
const LOST_KEY = '2';
const LOST_TAG = '2';
/** Key of the voice menu and tag: complaint, question, change, chase, nuisance, praise. */
const OTHERS = [
  ['3', '3'],
  ['0', '4'],
  ['0', '4'],
  ['0', '5'],
  ['1', '6'],
  ['0', '9'],
  ['0', '10'],
] as const;

interface Waiting extends Agreed {
  dueOn: number;
  /** He calls once more then, instead of having ordered. */
  callsAgain?: true;
}

export function createCityCalls({ db, clock, seed }: { db: Db; clock: Clock; seed: number }): CityCalls {
  const chance = streamOf(seed, 'telephone');
  /** A city that begins anew names its calls anew. */
  const begun = randomUUID().slice(0, 8);
  let count = 0;
  let waiting: Waiting[] = [];

  /**
   * Those at whom it may ring now: machines at any time, people with pauses.
   *
   * @param isForTaxi rings only at who may take an order down
   */
  async function agents({ isForTaxi = false } = {}): Promise<{ machines: FreeAgent[]; people: FreeAgent[] }> {
    const now = clock();
    const free = (await freeAgents(db, now)).filter(({ takesOrders }) => takesOrders || !isForTaxi);
    return {
      machines: free.filter(({ isPerson }) => !isPerson),
      people: free.filter(({ isPerson, lastCallOn }) => isPerson && now - lastCallOn >= PAUSE_OF_PEOPLE_MS),
    };
  }

  const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[chance.below(items.length)];

  /** Most are answered. */
  const fateOf = (): Fate => (chance.happens(MISSED) ? (oneOf(MISSED_FATES) ?? 'leak') : 'dealing');

  type Course = Parameters<typeof incoming>[2];
  async function call(who: { callno: string | null; addressType: string }, course: Course): Promise<Script> {
    count += 1;
    const script = incoming(chance, { ...who, callId: `city-${begun}-${count}`, on: clock() }, course);
    await beginCall(db, script);
    return script;
  }

  async function callForTaxi({ asked, patienceMs }: CallOrder): Promise<void> {
    const { machines, people } = await agents({ isForTaxi: true });
    const person = chance.happens(RINGS_AT_PEOPLE) ? oneOf(people) : undefined;
    const machine = oneOf(machines);
    const agent = person ?? machine;
    // where the city runs faster than anybody talks, no line is free: then it is as if he had not called
    if (!agent) {
      waiting.push({ asked, patienceMs, dueOn: clock() });
      return;
    }
    const fate = fateOf();
    const isMissed = fate !== 'dealing';
    const talk = person ? chance.between(40, 90) : chance.between(25, 55);
    const { linkOn, endOn, callId } = await call(
      { callno: asked.mobile, addressType: asked.addressType },
      // a missed call rings at a machine: it is nobody's fault
      {
        fate,
        agent: (isMissed ? machine?.account : agent.account) ?? null,
        ivrkey: '1',
        talk,
        tagging: null,
      },
    );
    if (linkOn === null) {
      if (chance.happens(CALLS_AGAIN))
        waiting.push({
          asked,
          patienceMs,
          callsAgain: true,
          dueOn: endOn + chance.between(20, 120) * SECOND_MS,
        });
    } else if (!person) {
      const dueOn = linkOn + (endOn - linkOn) * chance.between(0.6, 0.9);
      waiting.push({ asked, patienceMs, callId, dueOn, agentName: agent.name });
    }
  }

  async function callForOther(addressType: string): Promise<void> {
    const agent = oneOf((await agents()).machines);
    if (!agent) return;
    const [ivrkey, tagging] = oneOf(OTHERS) ?? OTHERS[0];
    const callno = chance.happens(HIDDEN) ? null : numberOf(chance.below(PEOPLE));
    const talk = chance.between(30, 150);
    await call({ callno, addressType }, { fate: fateOf(), agent: agent.account, ivrkey, talk, tagging });
  }

  return {
    async order(wanted) {
      if (chance.happens(OTHER_CALLS)) await callForOther(wanted.asked.addressType);
      await callForTaxi(wanted);
    },
    async tellLoss(who) {
      const agent = oneOf((await agents()).machines);
      if (!agent) return null;
      const talk = chance.between(60, 180);
      const course = { fate: fateOf(), agent: agent.account, ivrkey: LOST_KEY, talk, tagging: LOST_TAG };
      const { linkOn, endOn, callId } = await call(who, course);
      return { callId, toldOn: linkOn === null ? null : Math.round(linkOn + (endOn - linkOn) * 0.8) };
    },
    async agreed() {
      const now = clock();
      const due = waiting.filter(({ dueOn }) => dueOn <= now);
      if (due.length === 0) return [];
      waiting = waiting.filter(({ dueOn }) => dueOn > now);
      for (const { asked, patienceMs, callsAgain } of due)
        if (callsAgain) await callForTaxi({ asked, patienceMs });
      return due.filter(({ callsAgain }) => !callsAgain);
    },
  };
}
