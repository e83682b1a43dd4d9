/** How an online rate went, as far as it was written down. */
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { LONGEST_TREND_MS, type RateSample } from '../../contract/online-rate.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { areaScope } from '../core/scope.ts';
import { onlineRateSample } from '../domain/fleet/online-samples.ts';
import { type Group, ratesOf } from './groups.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

interface Span {
  from: number;
  to: number;
}

/**
 * Of the vehicles in these areas, the oldest first; see `onlineRateTrend` of the contract.
 * @throws PARAMETER for a span that is too long, or ends before it begins
 */
export async function trendOf(
  db: Db,
  areaIds: readonly string[],
  group: Group,
  span: Span,
): Promise<RateSample[]> {
  const length = span.to - span.from;
  if (length < 0 || length > LONGEST_TREND_MS)
    throw new Failure('PARAMETER', { fields: [{ field: 'to', code: 'invalid_value' }] });
  const samples = (await trendRows(db, areaIds, group, span)).map(row => ({ ...row, ...ratesOf(row) }));
  return length > DAY_MS ? firstOfHours(samples) : samples;
}

/** The query itself. */
export function trendRows(
  db: Db,
  areaIds: readonly string[],
  { groupType, groupId }: Group,
  { from, to }: Span,
) {
  const { sampledOn, onlineCount, totalLocationCount, totalRecordCount, addressType } = onlineRateSample;
  // every vehicle is in one group of each kind, and there are fewest areas
  const group =
    groupId === undefined
      ? eq(onlineRateSample.groupType, 1)
      : and(eq(onlineRateSample.groupType, groupType), eq(onlineRateSample.groupId, groupId));
  return db
    .select({
      time: sampledOn,
      onlineCount: sql<number>`sum(${onlineCount})::int`,
      totalLocationCount: sql<number>`sum(${totalLocationCount})::int`,
      totalRecordCount: sql<number>`sum(${totalRecordCount})::int`,
    })
    .from(onlineRateSample)
    .where(and(group, gte(sampledOn, from), lte(sampledOn, to), areaScope(areaIds).byArea(addressType)))
    .groupBy(sampledOn)
    .orderBy(asc(sampledOn));
}

const hourOf = ({ time }: RateSample) => Math.floor(time / HOUR_MS);

const firstOfHours = (samples: readonly RateSample[]): RateSample[] =>
  samples.filter((sample, at) => {
    const before = samples[at - 1];
    return !before || hourOf(before) !== hourOf(sample);
  });
