/** Puts every cab where it might be at this hour, so that a city that has just begun looks as if it had always been there. */
import type { Stream } from '../../../upstream/core/streams.ts';
import type { Cab } from './cab.ts';
import { at, hourOf, MINUTE_MS } from './day.ts';
import type { Demand } from './demand.ts';
import { CARRYING, ORDERED } from './rides.ts';
import type { Roster } from './roster.ts';
import type { Rota } from './rota.ts';

export interface SettingOut {
  roster: Roster;
  rota: Rota;
  demand: Demand;
  chance: Stream;
  on: number;
}

export function setOut({ roster, rota, demand, chance, on }: SettingOut): void {
  const atWork: Cab[] = [];
  for (const cab of roster.cabs) {
    const { isOn, shift, until } = rota.dutyAt(cab.index, on);
    cab.isOnDuty = isOn;
    cab.dutyShift = shift;
    cab.dutyUntil = until;
    const isBack = shift !== undefined || until - on < 40 * MINUTE_MS;
    if (!isOn && !isBack) continue;
    cab.edge = demand.origin();
    cab.offset = cab.edge.length * chance.next();
    if (isOn) atWork.push(cab);
    else roster.become(cab, 'resting');
  }
  const carrying = Math.round(at(CARRYING, hourOf(on)) * roster.cabs.length);
  const taken = carrying + Math.round(carrying * ORDERED);
  for (const [place, cab] of chance.shuffled(atWork).entries()) {
    const doing = place < carrying ? 'carrying' : place < taken ? 'fetching' : 'cruising';
    // halfway there already, on average
    const goal =
      doing === 'carrying' ? demand.destination(demand.destination(cab.edge)) : demand.near(cab.edge);
    cab.headFor(goal, goal.length * chance.between(0.15, 0.85));
    cab.rideBegan = Number.NEGATIVE_INFINITY;
    roster.become(cab, doing);
  }
}
