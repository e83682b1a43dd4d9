/** How an order of the past went on: what happened to it, by whom and when, as the table of states allows. Pure. */
import { NO_SHOW, type OperatorType, type OrderEvent } from '../../../contract/order-states.ts';
import type { Stream } from '../../../upstream/core/streams.ts';

export interface LivedEvent {
  /** `missPassenger` is an entry of the log that changes no state. */
  event: OrderEvent | 'missPassenger';
  by: OperatorType;
  on: number;
}

export interface OrderLife {
  events: LivedEvent[];
  cancelType: number | null;
  /** A driver has taken it. */
  isTaken: boolean;
  isPaidInCar: boolean;
  /** One to five; null of who has not rated it. */
  star: number | null;
}

/** What is known when it is placed. Milliseconds. */
export interface Placed {
  createdOn: number;
  /** When a reserved order begins to be looked after; null for an order for now. */
  activatedOn: number | null;
  isByPhone: boolean;
  /** How long the ride takes. */
  rideMs: number;
  /** More is ordered here than can be driven: those that nobody takes, of all. Null as usual. */
  untaken: number | null;
  /** When paid orders go to the archive: so long after their end. */
  archiveMs: number;
  now: number;
}

const [SYSTEM, OFFICE, DRIVER, PASSENGER] = [0, 1, 2, 3] as const;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Of a hundred orders as usual; the others are driven to the end. */
const ENDS = {
  untaken: 2.9,
  passengerWaiting: 2.6,
  passengerFetched: 4.7,
  driver: 1.5,
  office: 0.7,
  noShow: 0.9,
  neverPaid: 0.15,
} as const;
type End = keyof typeof ENDS | 'driven';

/** Until nobody has answered, and until it ends by itself after that. */
const NO_RESPONSE = 180 * SECOND;
const GIVEN_UP = 120 * SECOND;
const DECLINES = 0.08;
const PAYS_IN_CAR = 0.45;
const RATES = 0.3;
const CONTENT = 0.85;
/** The reasons that people give, the frequent ones more often. */
const REASONS = {
  passenger: [1, 1, 1, 2, 2, 3, 5, 99],
  driver: [4, 8, 8, 99],
  office: [6, 7, 7, 99],
} as const;

export function liveOrder(placed: Placed, chance: Stream): OrderLife {
  const { createdOn, activatedOn, isByPhone, rideMs, archiveMs, now } = placed;
  const isBusy = placed.untaken !== null;
  const end = endOf(placed.untaken, chance);
  const life: OrderLife = { events: [], cancelType: null, isTaken: false, isPaidInCar: false, star: null };
  let time = createdOn;
  const then = (event: LivedEvent['event'], by: OperatorType, after: number) => {
    time = Math.round(time + after);
    life.events.push({ event, by, on: time });
  };
  const reason = (of: readonly number[]) => {
    life.cancelType = of[chance.below(of.length)] ?? null;
  };
  const seconds = (low: number, high: number) => chance.between(low, high) * SECOND;

  if (activatedOn !== null) then('activate', SYSTEM, activatedOn - createdOn);
  if (end === 'untaken') {
    const offeredAfter = isByPhone ? seconds(30, 90) : seconds(1, 3);
    then('offer', isByPhone ? OFFICE : SYSTEM, offeredAfter);
    then('noResponse', SYSTEM, NO_RESPONSE);
    then('autoCancel', SYSTEM, GIVEN_UP);
    life.cancelType = 6;
    return life;
  }
  if (end === 'office' && isByPhone) {
    then('cancelByOffice', OFFICE, seconds(40, 160));
    reason(REASONS.office);
    return life;
  }
  offer();
  if (end === 'passengerWaiting') {
    then('cancelByPassenger', PASSENGER, seconds(20, 150));
    reason(REASONS.passenger);
    return life;
  }
  then('accept', DRIVER, seconds(3, 24) + (isBusy ? seconds(10, 45) : 0));
  life.isTaken = true;
  if (end === 'passengerFetched' || end === 'driver' || end === 'office') {
    const [event, by] = CANCELS[end];
    then(event, by, seconds(40, 280));
    reason(REASONS[end === 'passengerFetched' ? 'passenger' : end]);
    return life;
  }
  then('arrive', DRIVER, approach());
  if (end === 'noShow') {
    then('missPassenger', DRIVER, seconds(500, 620));
    then('noShow', DRIVER, seconds(110, 300));
    life.cancelType = NO_SHOW;
    return life;
  }
  then('board', DRIVER, seconds(20, 150));
  drive();
  return life;

  /** Apps are answered by themselves, by telephone somebody assigns or offers it. */
  function offer() {
    if (!isByPhone) {
      then('offer', SYSTEM, seconds(1, 3) + widening());
      return;
    }
    if (chance.happens(DECLINES)) {
      then('assign', OFFICE, seconds(10, 40));
      then('decline', chance.happens(0.5) ? DRIVER : SYSTEM, seconds(6, 30));
    }
    then(chance.happens(0.5) ? 'assign' : 'offer', OFFICE, seconds(12, 75));
  }

  /** A circle in which nobody is free is followed by a wider one. */
  function widening(): number {
    let waited = 0;
    while (waited < NO_RESPONSE - 40 * SECOND && chance.happens(isBusy ? 0.62 : 0.42)) waited += 20 * SECOND;
    return waited;
  }

  /** Five to six minutes on average, longer where much is ordered. */
  function approach(): number {
    const minutes = 5 * Math.exp(0.42 * chance.normal()) * (isBusy ? 1.35 : 1);
    return Math.min(Math.max(minutes, 0.8), 24) * MINUTE;
  }

  function drive() {
    life.isPaidInCar = end !== 'neverPaid' && chance.happens(PAYS_IN_CAR);
    then(life.isPaidInCar ? 'arrivePaid' : 'arriveUnpaid', DRIVER, rideMs);
    const finishedOn = time;
    if (end === 'neverPaid' && finishedOn + DAY < now) {
      then('closeUnpaid', SYSTEM, DAY);
      return;
    }
    if (!life.isPaidInCar) then('pay', PASSENGER, seconds(6, 240));
    if (chance.happens(RATES)) {
      then('rate', PASSENGER, chance.between(1, 60) * MINUTE);
      life.star = chance.happens(CONTENT) ? 5 : 1 + chance.below(4);
    }
    // an hourly job archives what is due
    const archivedOn = Math.ceil((finishedOn + archiveMs) / HOUR) * HOUR;
    if (archivedOn < now) then('archive', SYSTEM, archivedOn - time);
  }
}

const CANCELS = {
  passengerFetched: ['cancelByPassenger', PASSENGER],
  driver: ['cancelByDriver', DRIVER],
  office: ['cancelByOffice', OFFICE],
} as const;

function endOf(untaken: number | null, chance: Stream): End {
  if (untaken !== null && chance.happens(untaken)) return 'untaken';
  let drawn = chance.next() * 100;
  for (const [end, share] of Object.entries(ENDS) as [keyof typeof ENDS, number][]) {
    drawn -= share;
    if (drawn < 0) return end;
  }
  return 'driven';
}
