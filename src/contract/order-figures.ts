/**
 * What is counted of orders. Each count is the total of the order list with the filter that `filterOfCount` gives, over
 * the same `createdOn`, area, company, source, type and way of calling. 下单 created · 推送 pushed · 应答 answered · 完成 completed ·
 * 未了结 open · 自动取消 cancelled automatically · 爽约 no-show · 派单 match · 接驾 pickup · 常态 normal range
 */
import * as z from 'zod/mini';

/** Counts that are a filter of the order list by their own name. */
export const ORDER_FIGURES = [
  /** Offered or assigned to a driver at least once. */
  'pushed',
  /** A driver has accepted it, and it was not taken back from this driver. */
  'answered',
  /** The ride is over: paid, unpaid, closed as unpaid or archived. */
  'completed',
  'cancelledByPassenger',
  'cancelledByDriver',
  'cancelledByOffice',
  /** Nobody has taken it in time. */
  'autoCancelled',
  /** No-shows, and rides that were closed as abnormal. */
  'endedOtherwise',
  /** Neither completed nor ended: these become something else. */
  'open',
] as const;
export type OrderFigure = (typeof ORDER_FIGURES)[number];

/**
 * All counts. Of one cohort `completed`, the four kinds of cancellation, `endedOtherwise` and `open` add up to `created`;
 * `elderlyCount` are orders for elderly passengers.
 */
export const ORDER_COUNTS = ['created', ...ORDER_FIGURES, 'elderlyCount'] as const;
export type OrderCount = (typeof ORDER_COUNTS)[number];

/** By what the order list shows just the orders of a count. */
export function filterOfCount(count: OrderCount): Readonly<Record<string, string | number>> {
  if (count === 'created') return {};
  return count === 'elderlyCount' ? { oldPeopleUse: 1 } : { figure: count };
}

/** What is computed of the counts and sums. */
export const ORDER_RATIOS = ['answerRate', 'completeRate', 'avgMatchSeconds', 'avgPickupSeconds'] as const;
export type OrderRatio = (typeof ORDER_RATIOS)[number];

const counts = Object.fromEntries(ORDER_COUNTS.map(name => [name, z.int()])) as Record<
  OrderCount,
  z.ZodMiniInt
>;

const ratio = z.nullable(z.number());

/** Figures of the orders of one cohort: those that were created in a period. */
export const orderFigureFields = {
  ...counts,
  /** Fen: prices of the completed ones. */
  revenue: z.int(),
  /** Percent of `created`; null where nothing was created. */
  answerRate: ratio,
  completeRate: ratio,
  /**
   * Of orders for now, not of reserved ones: from the order to the match; from the match to the arrival or, where no
   * arrival was reported, to boarding. Null where there is none.
   */
  avgMatchSeconds: ratio,
  avgPickupSeconds: ratio,
  /** What means are made of, so that several rows are counted as one. */
  matchedCount: z.int(),
  matchSeconds: z.number(),
  pickedUpCount: z.int(),
  pickupSeconds: z.number(),
};
export const OrderFigures = z.object(orderFigureFields);
export type OrderFigures = z.output<typeof OrderFigures>;

export type OrderFigureKey = OrderCount | 'revenue' | OrderRatio;

/** Figures that have a normal range. Orders that are open have none: after weeks hardly any is. */
export type NormalFigure = Exclude<OrderFigureKey, 'open'>;
export const NORMAL_FIGURES: readonly NormalFigure[] = [
  ...ORDER_COUNTS.filter(name => name !== 'open'),
  'revenue',
  ...ORDER_RATIOS,
];
/** Those that fall short until the newest orders have ended: no range before `LONGEST_RIDE_MS` after the period. */
export const LATE_FIGURES: ReadonlySet<NormalFigure> = new Set(['completed', 'revenue', 'completeRate']);

/** Of how many weeks before. */
export const NORMAL_WEEKS = 6;
/** Below so many days with orders there is no normal range. */
export const FEWEST_NORMAL_DAYS = 4;

/** The lowest, middle and highest value on the same weekday of the six weeks before. */
export const NormalRange = z.object({ low: z.number(), median: z.number(), high: z.number() });
export type NormalRange = z.output<typeof NormalRange>;
