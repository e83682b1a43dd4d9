/** Tracks of tests: steps from one place, one after the other. */
import fc from 'fast-check';
import { type Track, trackOf } from './track.ts';

export const START = Date.UTC(2026, 5, 15, 4);

interface Step {
  /** Milliseconds after the one before. */
  after?: number;
  /** Degrees from the one before. */
  east?: number;
  north?: number;
  speed?: number;
  heading?: number;
  status?: number;
}

export function aTrack(steps: readonly Step[]): Track {
  let [time, lng, lat] = [START, 108.3, 22.8];
  return trackOf(
    steps.map(({ after = 0, east = 0, north = 0, speed = 30, heading = 90, status = 3 }) => {
      time += after;
      lng += east;
      lat += north;
      return { time, lng, lat, speed, heading, status };
    }),
  );
}

/** With stops, silences and all statuses; one point at least. */
export const tracks = (): fc.Arbitrary<Track> =>
  fc
    .array(
      fc.record({
        after: fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 300_000 })),
        east: fc.oneof(fc.constant(0), fc.double({ min: -0.01, max: 0.01, noNaN: true })),
        north: fc.oneof(fc.constant(0), fc.double({ min: -0.01, max: 0.01, noNaN: true })),
        speed: fc.integer({ min: 0, max: 120 }),
        heading: fc.integer({ min: 0, max: 359 }),
        status: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 40 },
    )
    .map(aTrack);
