/** Two sources beside each other, from what this process knows by heart: no question of it asks the database for places. */
import {
  BUCKETS,
  type Bucket,
  type ComparedVehicle,
  type dataCompareCalls,
  type Thresholds,
} from '../../contract/data-compare.ts';
import { plateMatcher } from '../../contract/grammar/plates.ts';
import { SCRAPPED } from '../../contract/vehicle.ts';
import { INDUSTRY_FEED, OWN_PLATFORM } from '../../contract/vehicle-location.ts';
import type { Handlers } from '../core/context.ts';
import type { LastPositions } from '../core/positions/last-positions.ts';
import type { FleetRegister, KnownVehicle } from '../core/positions/register.ts';
import { seesAreas } from '../core/scope.ts';
import { atWork, NOBODY } from '../domain/fleet/at-work.ts';
import { placesBy } from '../domain/places.ts';
import { type Judgement, judge, type SourceReport } from './judge.ts';

interface Fleet {
  register: FleetRegister;
  positions: LastPositions;
}

export const dataCompareHandlers = (fleet: Fleet) =>
  ({
    comparePlatforms: async ({ user, clock, query }) => {
      const asOf = clock();
      const counts = Object.fromEntries(BUCKETS.map(bucket => [bucket, 0])) as Record<Bucket, number>;
      let compared = 0;
      for (const { bucket } of comparedIn(fleet, user.areaIds, query, asOf)) {
        counts[bucket] += 1;
        compared += 1;
      }
      return { asOf, compared, counts };
    },

    listCompared: async ({ db, user, clock, query }) => {
      const { bucket, keyword, current, size } = query;
      const isSought = plateMatcher(keyword ?? '');
      const found = [...comparedIn(fleet, user.areaIds, query, clock())]
        .filter(
          one =>
            (bucket === undefined ? one.bucket !== 'alike' : one.bucket === bucket) &&
            isSought(one.known.plateNumber),
        )
        .sort(
          (a, b) =>
            BUCKETS.indexOf(a.bucket) - BUCKETS.indexOf(b.bucket) ||
            worseOf(b) - worseOf(a) ||
            (a.known.plateNumber < b.known.plateNumber ? -1 : 1),
        );
      const page = found.slice((current - 1) * size, current * size);
      const people = await atWork(
        db,
        page.map(({ known }) => known.vehicleId),
      );
      const told = page.flatMap(({ own, feed }) => [own ?? [], feed ?? []].flat());
      const names = await placesBy(db, told);
      const nameOf = new Map(told.map((one, at) => [one, names[at] ?? null]));
      const rows = page.map(one => ({
        ...rowOf(one, (people.get(one.known.vehicleId) ?? NOBODY).companyName),
        ownAddress: (one.own && nameOf.get(one.own)) ?? null,
        feedAddress: (one.feed && nameOf.get(one.feed)) ?? null,
      }));
      return { rows, total: found.length };
    },
  }) satisfies Handlers<typeof dataCompareCalls>;

interface Compared extends Judgement {
  known: KnownVehicle;
  own: SourceReport | undefined;
  feed: SourceReport | undefined;
}

/** Who is registered as the own platform's, or has been heard by it: nobody here misses the feed's own taxis. */
function* comparedIn(
  { register, positions }: Fleet,
  areaIds: readonly string[],
  limits: Thresholds,
  now: number,
): Iterable<Compared> {
  for (const known of register.all()) {
    if (known.state === SCRAPPED || !seesAreas(areaIds, [known.addressType])) continue;
    const own = toldBy(positions, known.vehicleId, OWN_PLATFORM);
    if (!own && known.dataFrom !== OWN_PLATFORM) continue;
    const feed = toldBy(positions, known.vehicleId, INDUSTRY_FEED);
    const judgement = judge(own, feed, limits, now);
    if (judgement) yield { known, own, feed, ...judgement };
  }
}

function toldBy(positions: LastPositions, vehicleId: string, dataFrom: number): SourceReport | undefined {
  const fix = positions.from(vehicleId, dataFrom);
  return fix && { ...fix, stillSince: positions.stillSince(vehicleId, dataFrom) ?? fix.gpsTime };
}

/** Within a bucket, by what the bucket is about. */
function worseOf({ bucket, own, feed, lagSeconds, metres }: Compared): number {
  switch (bucket) {
    case 'missingOwn':
      return -(own?.receivedOn ?? 0);
    case 'missingFeed':
      return -(feed?.receivedOn ?? 0);
    case 'frozenOwn':
      return stillSeconds(own) ?? 0;
    case 'frozenFeed':
      return stillSeconds(feed) ?? 0;
    case 'lateOwn':
    case 'lateFeed':
      return Math.abs(lagSeconds ?? 0);
    case 'apart':
    case 'alike':
      return metres ?? 0;
  }
}

const stillSeconds = (told: SourceReport | undefined) =>
  told ? Math.max(0, Math.round((told.gpsTime - told.stillSince) / 1_000)) : null;

const rowOf = (
  { known, bucket, own, feed, lagSeconds, metres }: Compared,
  companyName: string | null,
): Omit<ComparedVehicle, 'ownAddress' | 'feedAddress'> => ({
  vehicleId: known.vehicleId,
  plateNumber: known.plateNumber,
  companyName,
  addressType: known.addressType,
  bucket,
  coordType: 1,
  ownTime: own?.gpsTime ?? null,
  ownReceivedOn: own ? Math.round(own.receivedOn) : null,
  ownLng: own?.lng ?? null,
  ownLat: own?.lat ?? null,
  ownStillSeconds: stillSeconds(own),
  feedTime: feed?.gpsTime ?? null,
  feedReceivedOn: feed ? Math.round(feed.receivedOn) : null,
  feedLng: feed?.lng ?? null,
  feedLat: feed?.lat ?? null,
  feedStillSeconds: stillSeconds(feed),
  lagSeconds,
  metres,
});
