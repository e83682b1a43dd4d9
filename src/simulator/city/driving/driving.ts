/** What drivers do: look for passengers, fetch and carry them, eat, hand over, go home. One step takes a cab some seconds on. */
import type { Stream } from '../../../upstream/core/streams.ts';
import type { RoadEdge } from '../graph/road-graph.ts';
import type { Cab, Errand } from './cab.ts';
import { MINUTE_MS } from './day.ts';
import type { Demand } from './demand.ts';
import { move } from './moving.ts';
import type { Roster } from './roster.ts';
import type { Rota } from './rota.ts';
import type { Traffic } from './traffic.ts';

export interface Driving {
  step(cab: Cab, on: number, seconds: number): void;
  /** Somebody waves at an empty cab. */
  hail(cab: Cab, on: number): void;
  /** Somebody near an empty cab has ordered it. */
  order(cab: Cab, on: number): void;
  /** Its driver has taken an order: the passenger waits at this place. */
  fetch(cab: Cab, errand: Errand, door: { edge: RoadEdge; offset: number }, on: number): void;
  /** He is found with the passenger of this order aboard. */
  carry(cab: Cab, errand: Errand, on: number): void;
  /** The order is no longer his; without effect once the passenger is aboard. */
  release(cab: Cab): void;
}

/** What is heard of drivers. */
export interface DrivingNews {
  shiftBegan(cab: Cab, shift: 0 | 1, on: number): void;
  shiftEnded(cab: Cab, shift: 0 | 1, on: number): void;
  /** Who ordered has got in; `cab.rideBegan` still says when he ordered. */
  passengerBoarded(cab: Cab, on: number): void;
  /** Who has ordered is told that the cab is there. */
  doorReached(cab: Cab, on: number): void;
  /** Passengers have paid and left; `cab` still knows from where and since when. */
  rideEnded(cab: Cab, on: number): void;
}

export interface DrivingParts {
  roster: Roster;
  traffic: Traffic;
  demand: Demand;
  rota: Rota;
  chance: Stream;
  news: DrivingNews;
}

/** A break between shifts that is shorter is spent at the kerb. */
const SHORT_BREAK_MS = 40 * MINUTE_MS;

export function createDriving({ roster, traffic, demand, rota, chance, news }: DrivingParts): Driving {
  const somewhereOn = (edge: RoadEdge): number => edge.length * chance.between(0.15, 0.85);

  function cruise(cab: Cab): void {
    const goal = demand.hunting(cab.edge);
    cab.headFor(goal, somewhereOn(goal));
    roster.become(cab, 'cruising');
  }
  function stand(cab: Cab, mean: number, most: number): void {
    cab.wait = Math.min(chance.wait(mean), most);
    roster.become(cab, 'standing');
  }
  function begin(cab: Cab, from: RoadEdge, on: number, boarding: number): void {
    cab.rideBegan = on;
    cab.rideFrom = from;
    cab.rideFromOffset = cab.offset;
    cab.rideMetres = 0;
    cab.wait = boarding;
    const goal = cab.errand?.edge ?? demand.destination(from);
    cab.headFor(goal, cab.errand?.edge ? cab.errand.offset : somewhereOn(goal));
    roster.become(cab, 'carrying');
  }

  function arrived(cab: Cab, on: number): void {
    if (cab.doing === 'leaving') roster.become(cab, 'parked');
    else if (cab.doing === 'fetching') {
      cab.wait = cab.errand?.boardsAfter ?? chance.between(40, 200);
      roster.become(cab, 'boarding');
      if (cab.errand) news.doorReached(cab, on);
    } else if (cab.doing === 'carrying') {
      cab.wait = chance.between(15, 50);
      roster.become(cab, 'alighting');
    } else if (demand.isStand(cab.goal)) stand(cab, 360, 1_200);
    else if (chance.happens(0.4)) stand(cab, 150, 480);
    else cruise(cab);
  }
  function waited(cab: Cab, on: number): void {
    if (cab.doing === 'boarding') {
      news.passengerBoarded(cab, on);
      begin(cab, cab.edge, on, 0);
    } else if (cab.doing === 'standing') cruise(cab);
    else if (cab.doing === 'alighting') {
      news.rideEnded(cab, on);
      cab.errand = undefined;
      cruise(cab);
    }
  }

  /** Who drives from now on, if anybody, and whether he works or eats. */
  function renewDuty(cab: Cab, on: number): void {
    const { isOn, until, shift } = rota.dutyAt(cab.index, on);
    cab.dutyUntil = until;
    cab.isOnDuty = isOn;
    cab.dutyShift = shift;
  }
  /** Only where nobody is in the way: a passenger is brought to his door first. */
  function keepDuty(cab: Cab, on: number): void {
    if (cab.shift !== cab.dutyShift) {
      if (cab.shift !== undefined) news.shiftEnded(cab, cab.shift, on);
      cab.shift = cab.dutyShift;
      if (cab.shift !== undefined) news.shiftBegan(cab, cab.shift, on);
    }
    const isAtRest = cab.doing === 'parked' || cab.doing === 'resting';
    if (cab.isOnDuty) {
      if (isAtRest || cab.doing === 'leaving') cruise(cab);
    } else if (cab.dutyShift === undefined && cab.dutyUntil - on > SHORT_BREAK_MS) {
      if (cab.doing !== 'parked' && cab.doing !== 'leaving') {
        cab.wait = 0;
        cab.headFor(cab.home, cab.home.length / 2);
        roster.become(cab, 'leaving');
      }
    } else if (!isAtRest && demand.isKerb(cab.edge)) {
      cab.wait = 0;
      roster.become(cab, 'resting');
    }
  }

  return {
    step: (cab, on, seconds) => {
      if (on >= cab.dutyUntil) renewDuty(cab, on);
      const isFree = cab.idlePlace >= 0 || cab.status === 4;
      const hasNews = cab.shift !== cab.dutyShift || !cab.isOnDuty || cab.status === 4;
      // who is found carrying when the city begins is at work too
      if (isFree ? hasNews : cab.isOnDuty && cab.shift === undefined) keepDuty(cab, on);
      cab.speed = 0;
      for (let left = seconds; left > 0; ) {
        if (cab.wait > 0) {
          const stood = Math.min(cab.wait, left);
          cab.wait -= stood;
          left -= stood;
          cab.speed = 0;
          if (cab.wait <= 0) waited(cab, on);
        } else if (cab.doing === 'parked' || cab.doing === 'resting') return;
        else left = move(cab, left, traffic, chance, there => arrived(there, on));
      }
    },
    hail: (cab, on) => begin(cab, cab.edge, on, chance.between(8, 25)),
    order: (cab, on) => {
      const door = demand.near(cab.edge);
      cab.rideBegan = on;
      cab.wait = 0;
      cab.headFor(door, somewhereOn(door));
      roster.become(cab, 'fetching');
    },
    fetch: (cab, errand, door, on) => {
      cab.errand = errand;
      cab.rideBegan = on;
      cab.wait = 0;
      cab.headFor(door.edge, door.offset);
      roster.become(cab, 'fetching');
    },
    carry: (cab, errand, on) => {
      cab.errand = errand;
      begin(cab, cab.edge, on, 0);
    },
    release: cab => {
      if (cab.doing !== 'fetching' && cab.doing !== 'boarding') return;
      cab.errand = undefined;
      cab.wait = 0;
      cruise(cab);
    },
  };
}
