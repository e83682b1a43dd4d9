/**
 * Who drives when. Most cabs have two drivers who hand over in the afternoon, the rest one; one in twenty stays in the
 * garage for a day. The rota is spread evenly over the fleet, as an operator would spread it, so that a small fleet is
 * as steady as a large one.
 */
import type { Stream } from '../../../upstream/core/streams.ts';
import { dayOf, HOUR_MS, midnightOf } from './day.ts';

export interface Duty {
  isOn: boolean;
  /** Whose shift it is, also at his meal; none where nobody's. */
  shift: 0 | 1 | undefined;
  /** When it changes, milliseconds since 1970; later than what was asked for. */
  until: number;
}

export interface Rota {
  dutyAt(cab: number, on: number): Duty;
}

/** Every so many cabs, one is in the garage. */
const GARAGE_EVERY = 20;
const MEAL_HOURS = 26 / 60;
const HANDOVER_HOURS = 15 / 60;

/** A part of a day in which a cab's duty does not change, in milliseconds since 1970. */
interface Spell {
  from: number;
  to: number;
  isOn: boolean;
  shift: 0 | 1;
}

/** @param drivers How many drivers each cab has: 1 or 2. */
export function createRota(drivers: readonly (1 | 2)[], chance: Stream): Rota {
  const spread = () => evenly(drivers.length, chance);
  const [early, handover, late, lunch, dinner] = [spread(), spread(), spread(), spread(), spread()];
  const garage = spread();

  /** What a cab does on a day; the last may end in the next morning. None while it is in the garage. */
  function spellsOf(cab: number, day: number): Spell[] {
    const part = (of: Float64Array) => of[cab] ?? 0;
    const turn = Math.floor(part(garage) * GARAGE_EVERY);
    if ((turn + day) % GARAGE_EVERY === 0) return [];
    const meals = [10.6 + 3.2 * part(lunch), 18.5 + 3.5 * part(dinner)] as const;
    if (drivers[cab] === 1) {
      const end = 20 + 4 * part(late);
      return [
        ...turnOf(day, 0, [5.5 + 2.5 * part(early), 16], meals[0]),
        ...turnOf(day, 0, [16, end], meals[1] - 1),
      ];
    }
    const change = 16 + 1.8 * part(handover);
    // who is driven late begins late: between two days a cab rests for about two hours
    return [
      ...turnOf(day, 0, [4.4 + 2.2 * part(late), change], meals[0]),
      ...turnOf(day, 1, [change + HANDOVER_HOURS, 26 + 3.2 * part(late)], meals[1]),
    ];
  }

  return {
    dutyAt: (cab, on) => {
      const day = dayOf(on);
      // what began yesterday may go on
      for (const of of [day - 1, day, day + 1]) {
        for (const { from, to, isOn, shift } of spellsOf(cab, of)) {
          if (on < from) return { isOn: false, shift: undefined, until: from };
          if (on < to) return { isOn, shift, until: to };
        }
      }
      return { isOn: false, shift: undefined, until: midnightOf(day + 1) };
    },
  };
}

/** A driver's time at the wheel, from one hour to another, with a meal where it fits in. */
function turnOf(day: number, shift: 0 | 1, [begin, end]: readonly [number, number], meal: number): Spell[] {
  const when = (hour: number) => midnightOf(day) + Math.round(hour * HOUR_MS);
  const after = meal + MEAL_HOURS;
  if (meal <= begin || after >= end) return [{ from: when(begin), to: when(end), isOn: true, shift }];
  return [
    { from: when(begin), to: when(meal), isOn: true, shift },
    { from: when(meal), to: when(after), isOn: false, shift },
    { from: when(after), to: when(end), isOn: true, shift },
  ];
}

/** A share from 0 up to 1 for each, evenly spread, in any order. */
function evenly(count: number, chance: Stream): Float64Array {
  const places = Array.from({ length: count }, (_, place) => (place + 0.5) / count);
  return Float64Array.from(chance.shuffled(places));
}
