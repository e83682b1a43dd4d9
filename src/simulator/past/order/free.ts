/** Who is free in the past: nobody orders twice at once, no vehicle drives two orders at once. */
import { HOUR_MS } from '../../../upstream/core/day.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { PEOPLE } from '../../city/host/city-passengers.ts';
import type { PastDay } from '../frame/days.ts';
import type { Duty } from '../frame/town.ts';

/** Until when passengers, by number, and vehicles, by id, are taken up. */
export interface Busy {
  people: Map<number, number>;
  vehicles: Map<string, number>;
}

const TRIES = 24;
/** More drivers whom an offer reaches, at most. */
const MOST_OTHERS = 2;

export function freePerson({ people }: Busy, on: number, chance: Stream): number | undefined {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const person = chance.below(PEOPLE);
    if ((people.get(person) ?? 0) < on) return person;
  }
  return undefined;
}

interface OnDuty {
  day: PastDay;
  duties: readonly Duty[];
  busy: Busy;
}

export interface DutyPick {
  /** Null where nobody who is free was found. Takes the vehicle up until the end. */
  toDrive(from: number, to: number): Duty | null;
  /** Others whom the order was offered to. */
  alsoOffered(on: number, driver: Duty | null): Duty[];
}

export function createDutyPick({ day, duties, busy: { vehicles } }: OnDuty, chance: Stream): DutyPick {
  const byHour = new Map<number, Duty[]>();
  const hoursOf = ({ beganOn, endedOn }: Duty) => [hourFrom(day, beganOn), hourFrom(day, endedOn)] as const;
  for (const duty of duties) {
    const [first, last] = hoursOf(duty);
    for (let hour = Math.max(0, first); hour <= last; hour += 1) {
      const there = byHour.get(hour);
      if (there) there.push(duty);
      else byHour.set(hour, [duty]);
    }
  }
  const someDuty = (on: number, fits: (duty: Duty) => boolean): Duty | null => {
    const there = byHour.get(hourFrom(day, on)) ?? [];
    for (let tried = 0; tried < TRIES; tried += 1) {
      const duty = there[chance.below(there.length)];
      if (duty && duty.beganOn <= on && duty.endedOn > on && fits(duty)) return duty;
    }
    return null;
  };
  return {
    toDrive(from, to) {
      const duty = someDuty(
        from,
        ({ vehicleId, endedOn }) => endedOn >= to && (vehicles.get(vehicleId) ?? 0) < from,
      );
      if (duty) vehicles.set(duty.vehicleId, to);
      return duty;
    },
    alsoOffered(on, driver) {
      const asked = new Set([driver?.driverId]);
      const wanted = 1 + chance.below(MOST_OTHERS);
      return Array.from({ length: wanted }, () => {
        const duty = someDuty(on, ({ driverId }) => !asked.has(driverId));
        if (duty) asked.add(duty.driverId);
        return duty;
      }).filter(duty => duty !== null);
    },
  };
}

const hourFrom = ({ begin }: PastDay, on: number) => Math.floor((on - begin) / HOUR_MS);
