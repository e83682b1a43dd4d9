/** What is wrong between two sources that tell of one vehicle. It knows neither where they are kept nor what time it is. */
import type { Bucket, Thresholds } from '../../contract/data-compare.ts';
import type { LastFix } from '../core/positions/fix.ts';
import { metresBetween } from '../core/positions/sphere.ts';

/** The last that one side has told. */
export interface SourceReport extends Pick<LastFix, 'gpsTime' | 'receivedOn' | 'lng' | 'lat' | 'speed'> {
  /** Since when it has told of exactly this place, by the terminal's clock. */
  stillSince: number;
}

export interface Judgement {
  bucket: Bucket;
  /** Seconds that the feed is behind; below 0, the own platform. Null without both. */
  lagSeconds: number | null;
  /** Between the two places; null without both. */
  metres: number | null;
}

/** Undefined where neither side has heard of it lately: then there is nothing to compare. */
export function judge(
  own: SourceReport | undefined,
  feed: SourceReport | undefined,
  limits: Thresholds,
  now: number,
): Judgement | undefined {
  const isHeard = (told: SourceReport | undefined): told is SourceReport =>
    told !== undefined && now - told.receivedOn <= limits.missingSeconds * 1_000;
  if (!isHeard(own) && !isHeard(feed)) return undefined;
  const between = own && feed ? betweenOf(own, feed) : NOTHING;
  if (!isHeard(own)) return { bucket: 'missingOwn', ...between };
  if (!isHeard(feed)) return { bucket: 'missingFeed', ...between };
  return { bucket: bucketOf(own, feed, limits), ...between };
}

const NOTHING = { lagSeconds: null, metres: null };

const betweenOf = (own: SourceReport, feed: SourceReport) => ({
  lagSeconds: Math.round((own.gpsTime - feed.gpsTime) / 1_000),
  metres: Math.round(metresBetween(own, feed)),
});

function bucketOf(
  own: SourceReport,
  feed: SourceReport,
  { frozenSeconds, lateSeconds, apartMetres }: Thresholds,
): Bucket {
  const metres = metresBetween(own, feed);
  const lagMs = own.gpsTime - feed.gpsTime;
  // a taxi that waits stands still on both sides
  const isFrozen = (one: SourceReport, other: SourceReport) =>
    one.gpsTime - one.stillSince >= frozenSeconds * 1_000 &&
    other.gpsTime - other.stillSince < frozenSeconds * 1_000 &&
    metres > apartMetres;
  if (isFrozen(own, feed)) return 'frozenOwn';
  if (isFrozen(feed, own)) return 'frozenFeed';
  if (Math.abs(lagMs) > lateSeconds * 1_000) return lagMs > 0 ? 'lateFeed' : 'lateOwn';
  // between two reports it has driven on: that is no fault of either
  const driven = (Math.max(own.speed, feed.speed) / 3_600) * Math.abs(lagMs);
  return metres > apartMetres + driven ? 'apart' : 'alike';
}
