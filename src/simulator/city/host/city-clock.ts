/** The city's time beside the time outside: it stands while it is paused, and runs faster where it is told to. */

export interface CityClock {
  /** Milliseconds since 1970, in the city. */
  readonly now: number;
  /**
   * Moves on to this moment outside, and answers how to say a time of the city outside: terminals report by the clock
   * of the world that hears them.
   */
  moveTo(outside: number, pace: Pace): (cityTime: number) => number;
}

export interface Pace {
  speed: number;
  isPaused: boolean;
  /** The city moves on by no more than this at once, however fast it is to be. */
  mostMs?: number;
}

/** After a pause of the process itself the city does not race to catch up. */
const LONGEST_STEP_MS = 5_000;

/** Begins at this moment in the city, when outside it is that one. */
export function createCityClock(startOn: number, outside: number): CityClock {
  let city = startOn;
  let before = outside;
  return {
    get now() {
      return city;
    },
    moveTo(outside, { speed, isPaused, mostMs = Number.POSITIVE_INFINITY }) {
      const passed = Math.min(Math.max(0, outside - before), LONGEST_STEP_MS);
      before = outside;
      const step = isPaused ? 0 : Math.min(passed * speed, mostMs);
      city += step;
      const reached = city;
      const shrunk = step > 0 ? passed / step : 1;
      return cityTime => Math.round(outside + (cityTime - reached) * shrunk);
    },
  };
}
