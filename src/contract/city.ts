/**
 * The simulated city, as a developer sees and steers it. 模拟城市 simulated city · 档位 profile · 种子 seed ·
 * 倍速 speed-up · 下雨 rain · 事故 accident · 断联 cut. These calls are this project's own.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, RequestId } from './grammar/wire.ts';

/** How large a city, from a few hundred vehicles for tests to fifty thousand (docs/city.md). */
export const CITY_PROFILES = ['dev', 'town', 'city', 'province', 'stress'] as const;
export type CityProfile = (typeof CITY_PROFILES)[number];

/** How many times faster than the day outside. */
export const CITY_SPEEDS = [1, 2, 5, 10, 30, 60] as const;

/** 0 dry, 1 rain, 2 a downpour. */
export const Rain = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type Rain = z.output<typeof Rain>;

/** Minutes that something lasts, by the clock outside. */
const Minutes = z.int().check(z.gte(1), z.lte(240));

export const CityState = z.object({
  profile: z.enum(CITY_PROFILES),
  seed: z.int(),
  isPaused: z.boolean(),
  speed: z.int(),
  rain: Rain,
  /** Terminals that are silent: which share of them, in percent, and until when; null where all may speak. */
  cut: z.nullable(z.object({ percent: z.int(), until: EpochMs })),
  accidents: z.array(
    z.object({
      id: z.int(),
      until: EpochMs,
      /** Null until the city has found a place for it. */
      road: z.nullable(z.string()),
    }),
  ),
  /** What the process that runs it said last; null while none does. */
  told: z.nullable(
    z.object({
      on: EpochMs,
      /** What time it is in the city. */
      cityTime: EpochMs,
      vehicles: z.int(),
      carrying: z.int(),
      taken: z.int(),
      empty: z.int(),
      out: z.int(),
      /** Positions in the last second. */
      positions: z.int(),
    }),
  ),
});
export type CityState = z.output<typeof CityState>;

export const cityCalls = callGroup(
  'city',
  {
    /** Null where no city is simulated. */
    cityState: call('GET', '/api/system-tool/city', { data: z.nullable(CityState), may: 'systemTool' }),
    /** What is left out stays as it is. */
    steerCity: call('PUT', '/api/system-tool/city', {
      body: z.object({
        isPaused: z.optional(z.boolean()),
        speed: z.optional(z.union(CITY_SPEEDS.map(speed => z.literal(speed)))),
        rain: z.optional(Rain),
        /** Somewhere on a main road, for so long. */
        accident: z.optional(z.object({ minutes: Minutes })),
        /** Null ends it. */
        cut: z.optional(
          z.nullable(z.object({ percent: z.int().check(z.gte(1), z.lte(100)), minutes: Minutes })),
        ),
        requestId: z.optional(RequestId),
      }),
      data: CityState,
      may: 'systemTool',
      fails: ['NOT_FOUND', 'OVER_LIMIT'],
      business: 'other',
    }),
  },
  { isBeyondPlain: true },
);
