/** How good a driver is for an order, and why. 排序 rank · 理由 reason */
import type { RankReason, ReplyState } from '../../../contract/dispatch-parts.ts';

/** What is known of a driver around an order. */
export interface RankFacts {
  /** Seconds and metres along the roads to the origin; metres as the crow flies. */
  eta: number;
  roadMetres: number;
  airMetres: number;
  /** Degrees between where he drives and where the origin lies, 0 to 180; null while he stands. */
  offCourse: number | null;
  /** The way begins where he drives to: it knows already whether he has to turn round. */
  isAhead: boolean;
  /** Milliseconds since he had a passenger, since he was heard, since he rejected this order; null where unknown. */
  idleMs: number | null;
  silentMs: number;
  rejectedMs: number | null;
  /** Percent of so many offers; null where there were none. */
  acceptRate: number | null;
  asked: number;
  star: number | null;
  /** Of this order to him. */
  lastOffer: { status: ReplyState; isRead: boolean } | null;
  /** He was on this order already. */
  isFormer: boolean;
}

/** A reason that moves fewer seconds is none. */
const LEAST_SECONDS = 3;
const MINUTE_MS = 60_000;

/** Where the way does not know it: turning round takes so long; who drives there already saves setting out, on a way of so many seconds and more. */
const TURN_SECONDS = 60;
const TOWARD_SECONDS = 20;
const SETTING_OUT_SECONDS = 100;
/**
 * What is fair or likely, as idle time, acceptance and rating, counts in full from a way of so many seconds on, and in
 * proportion on a shorter one: who is round the corner stays first.
 */
const FULL_WAY_SECONDS = 300;
/** Fairness: so much for each minute without a passenger, and no more. */
const IDLE_SECONDS_A_MINUTE = 2;
const MOST_IDLE_SECONDS = 60;
/** Whoever has had nobody for so long was not at work. */
const LONGEST_IDLE_MS = 12 * 3_600_000;
/** Between who takes every offer and who takes none, half of it to either side; of few offers less follows. */
const ACCEPT_SECONDS = 60;
const FEW_OFFERS = 5;
/** For each star beside the usual rating, and no more. */
const USUAL_STAR = 4.5;
const SECONDS_A_STAR = 30;
const MOST_STAR_SECONDS = 30;
const UNREAD_SECONDS = 60;
const UNANSWERED_SECONDS = 45;
const REJECTED_SECONDS = 120;
const FORMER_SECONDS = 300;
/** Not heard for so long, he may be anywhere by now. */
const SILENT_MS = 60_000;
const SILENT_SECONDS = 60;
/** The way is far longer than the distance. */
const SLOW_ROAD = 2.2;
const SLOW_ROAD_METRES = 500;

const TIMED_OUT: ReplyState = 6;

interface Effect extends RankReason {
  /** Later than his way alone says; negative, sooner. */
  seconds: number;
  /** The way has them already: told, and not counted again. */
  isInWay?: boolean;
}

/** @returns seconds, the smaller the better, and what made them other than the way alone: the strongest first */
export function rankOf(facts: RankFacts): { score: number; reasons: RankReason[] } {
  const effects = effectsOf(facts).filter(({ seconds }) => Math.abs(seconds) >= LEAST_SECONDS);
  const score = effects.reduce((sum, { seconds, isInWay }) => sum + (isInWay ? 0 : seconds), facts.eta);
  const reasons = effects
    .toSorted((a, b) => Math.abs(b.seconds) - Math.abs(a.seconds))
    .map(({ code, value }) => ({ code, value }));
  // it is in his time already
  if (isSlowRoad(facts)) reasons.push({ code: 'slowRoad', value: null });
  return { score: Math.round(score), reasons };
}

function effectsOf(facts: RankFacts): Effect[] {
  const {
    eta,
    offCourse,
    isAhead,
    idleMs,
    acceptRate,
    asked,
    star,
    lastOffer,
    rejectedMs,
    isFormer,
    silentMs,
  } = facts;
  const share = Math.min(1, eta / FULL_WAY_SECONDS);
  const effects: Effect[] = [];
  const add = (code: RankReason['code'], seconds: number, value: number | null = null) =>
    effects.push({ code, value, seconds });

  if (offCourse !== null) effects.push({ ...courseOf(offCourse, eta), isInWay: isAhead });
  if (idleMs !== null && idleMs <= LONGEST_IDLE_MS) {
    const minutes = Math.floor(Math.max(0, idleMs) / MINUTE_MS);
    add('idle', -share * Math.min(MOST_IDLE_SECONDS, minutes * IDLE_SECONDS_A_MINUTE), minutes);
  }
  if (acceptRate !== null) {
    const weight = share * (asked / (asked + FEW_OFFERS));
    add('accepts', ACCEPT_SECONDS * weight * (0.5 - acceptRate / 100), acceptRate);
  }
  if (star !== null) {
    add('star', share * within(MOST_STAR_SECONDS, SECONDS_A_STAR * (USUAL_STAR - star)), star);
  }
  if (rejectedMs !== null) add('rejected', REJECTED_SECONDS, Math.floor(rejectedMs / MINUTE_MS));
  if (lastOffer?.status === TIMED_OUT) {
    if (lastOffer.isRead) add('unanswered', UNANSWERED_SECONDS);
    else add('unread', UNREAD_SECONDS);
  }
  if (isFormer) add('former', FORMER_SECONDS);
  if (silentMs >= SILENT_MS) add('silent', SILENT_SECONDS);
  return effects;
}

function courseOf(offCourse: number, eta: number): Effect {
  const along = Math.cos((offCourse * Math.PI) / 180);
  if (along <= 0) return { code: 'away', value: null, seconds: -TURN_SECONDS * along };
  const share = Math.min(1, eta / SETTING_OUT_SECONDS);
  return { code: 'toward', value: null, seconds: -TOWARD_SECONDS * along * share };
}

const isSlowRoad = ({ roadMetres, airMetres }: RankFacts) =>
  roadMetres >= SLOW_ROAD_METRES && roadMetres > SLOW_ROAD * airMetres;

const within = (most: number, value: number) => Math.max(-most, Math.min(most, value));
