/**
 * Figures of the present day against what is normal by this time. 今天 today · 常态 normal range. A normal range is the lowest to
 * the highest of the same weekday of the last six weeks, and its median the normal day; below four such days there is
 * none. Days are those of Asia/Shanghai. These calls are this project's own (capability `dayFigures`).
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs } from './grammar/wire.ts';
import { NormalRange } from './order-figures.ts';

/**
 * `total` runs up from midnight; `mean` is a sum over a count from midnight on; `level` is a state at the end of an hour,
 * `share` one in percent.
 */
export const DAY_FIGURE_KINDS = ['total', 'mean', 'level', 'share'] as const;
export type DayFigureKind = (typeof DAY_FIGURE_KINDS)[number];

/** `fen` is money, `percent` 0 to 100 with one decimal place. */
export const DAY_FIGURE_UNITS = ['count', 'fen', 'seconds', 'percent'] as const;
export type DayFigureUnit = (typeof DAY_FIGURE_UNITS)[number];

export const DayFigure = z.object({
  /** Room and figure, as `order.created`. */
  name: z.string(),
  kind: z.enum(DAY_FIGURE_KINDS),
  unit: z.enum(DAY_FIGURE_UNITS),
  /** At this moment; null where nothing is known. */
  value: z.nullable(z.number()),
  /** At the end of each hour of today that is over, the first at 01:00; null where nothing is known. */
  hours: z.array(z.nullable(z.number())),
  /** Null below `FEWEST_NORMAL_DAYS` days. */
  normal: z.nullable(
    z.object({
      /** At this time of day. */
      now: z.nullable(NormalRange),
      /** At the end of each hour of the whole day. */
      hours: z.array(z.nullable(NormalRange)),
    }),
  ),
});
export type DayFigure = z.output<typeof DayFigure>;

/** Figures in one question. */
const MOST_NAMES = 60;

export const dayFigureCalls = callGroup(
  'dayFigures',
  {
    /** Those that the asking person may see, counted in his areas; with `names`, separated by commas, only these. */
    listDayFigures: call('GET', '/api/admin/day-figures', {
      query: z.object({
        names: z.optional(
          z
            .string()
            .check(
              z.maxLength(2_000),
              z.regex(
                new RegExp(
                  `^[a-zA-Z\\d]+\\.[a-zA-Z\\d]+(?:,[a-zA-Z\\d]+\\.[a-zA-Z\\d]+){0,${MOST_NAMES - 1}}$`,
                ),
              ),
            ),
        ),
      }),
      data: z.object({
        /** The beginning of today, and the moment up to which it is counted. */
        day: EpochMs,
        now: EpochMs,
        figures: z.array(DayFigure),
      }),
      may: 'signed-in',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
