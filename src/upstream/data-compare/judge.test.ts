import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUCKETS, type Bucket, type Thresholds } from '../../contract/data-compare.ts';
import { judge, type SourceReport } from './judge.ts';

const NOW = 1_790_000_000_000;
const SECOND = 1_000;
const LIMITS: Thresholds = { missingSeconds: 600, lateSeconds: 60, frozenSeconds: 300, apartMetres: 200 };
/** Degrees of latitude. */
const METRE = 1 / 111_195;

const told = (over: Partial<SourceReport> = {}): SourceReport => ({
  gpsTime: NOW - 5 * SECOND,
  receivedOn: NOW - 4 * SECOND,
  lng: 108.366,
  lat: 22.817,
  speed: 36,
  stillSince: over.gpsTime ?? NOW - 5 * SECOND,
  ...over,
});

describe('two sides of a vehicle', () => {
  const old = NOW - 601 * SECOND;
  it.each<[string, Bucket | undefined, SourceReport | undefined, SourceReport | undefined]>([
    ['are alike', 'alike', told(), told({ lat: 22.817 + 150 * METRE })],
    ['are apart', 'apart', told(), told({ lat: 22.817 + 250 * METRE })],
    [
      'are as far as it has driven between them',
      'alike',
      told({ lat: 22.817 + 450 * METRE }),
      told({ gpsTime: NOW - 35 * SECOND }),
    ],
    ['are late at the feed', 'lateFeed', told(), told({ gpsTime: NOW - 66 * SECOND })],
    ['are late here', 'lateOwn', told({ gpsTime: NOW - 66 * SECOND }), told()],
    ['are not here', 'missingOwn', undefined, told()],
    ['were here once', 'missingOwn', told({ receivedOn: old }), told()],
    ['are not at the feed', 'missingFeed', told(), undefined],
    ['are nowhere', undefined, undefined, undefined],
    ['were here once and there never', undefined, told({ receivedOn: old }), undefined],
    [
      'hold on to a place at the feed',
      'frozenFeed',
      told({ lat: 22.817 + 900 * METRE }),
      told({ stillSince: NOW - 400 * SECOND }),
    ],
    [
      'hold on to a place here',
      'frozenOwn',
      told({ stillSince: NOW - 400 * SECOND }),
      told({ lat: 22.817 + 900 * METRE }),
    ],
    [
      'wait at the same place',
      'alike',
      told({ stillSince: NOW - 400 * SECOND }),
      told({ lat: 22.817 + 9 * METRE }),
    ],
  ])('%s', (_, bucket, own, feed) => expect(judge(own, feed, LIMITS, NOW)?.bucket).toBe(bucket));

  it('say how far and how long they are from each other, also where one has fallen silent', () => {
    const feed = told({ gpsTime: NOW - 1_000 * SECOND, receivedOn: old, lat: 22.817 + 500 * METRE });
    expect(judge(told(), feed, LIMITS, NOW)).toEqual({ bucket: 'missingFeed', lagSeconds: 995, metres: 500 });
    expect(judge(told(), undefined, LIMITS, NOW)).toMatchObject({ lagSeconds: null, metres: null });
  });
});

const side = fc.option(
  fc
    .record({
      gpsAgo: fc.integer({ min: 0, max: 2_000 }),
      way: fc.integer({ min: 0, max: 300 }),
      still: fc.integer({ min: 0, max: 2_000 }),
      east: fc.integer({ min: -3_000, max: 3_000 }),
      north: fc.integer({ min: -3_000, max: 3_000 }),
      speed: fc.integer({ min: 0, max: 120 }),
    })
    .map(
      ({ gpsAgo, way, still, east, north, speed }): SourceReport => ({
        gpsTime: NOW - gpsAgo * SECOND,
        receivedOn: NOW - Math.max(0, gpsAgo - way) * SECOND,
        stillSince: NOW - (gpsAgo + still) * SECOND,
        lng: 108.366 + east * METRE,
        lat: 22.817 + north * METRE,
        speed,
      }),
    ),
  { nil: undefined, freq: 8 },
);
const limits = fc.record({
  missingSeconds: fc.integer({ min: 30, max: 2_000 }),
  lateSeconds: fc.integer({ min: 1, max: 1_000 }),
  frozenSeconds: fc.integer({ min: 10, max: 2_000 }),
  apartMetres: fc.integer({ min: 10, max: 5_000 }),
});
const MIRRORED: Readonly<Record<Bucket, Bucket>> = {
  missingOwn: 'missingFeed',
  missingFeed: 'missingOwn',
  frozenOwn: 'frozenFeed',
  frozenFeed: 'frozenOwn',
  lateOwn: 'lateFeed',
  lateFeed: 'lateOwn',
  apart: 'apart',
  alike: 'alike',
};
const rankOf = (bucket: Bucket) => BUCKETS.indexOf(bucket);

describe('whatever the two sides tell', () => {
  const always = (
    holds: (own: SourceReport | undefined, feed: SourceReport | undefined, by: Thresholds) => void,
  ) => fc.assert(fc.property(side, side, limits, holds), { numRuns: 2_000 });

  it('the other way round it is the same fault of the other side', () =>
    always((own, feed, by) => {
      const one = judge(own, feed, by, NOW);
      const other = judge(feed, own, by, NOW);
      expect(other?.bucket).toBe(one && MIRRORED[one.bucket]);
      expect(other?.metres).toBe(one?.metres);
      // 0 has two signs
      expect(Math.abs((other?.lagSeconds ?? 0) + (one?.lagSeconds ?? 0))).toBeLessThanOrEqual(1);
    }));

  it('a side beside itself is alike, unless it has not been heard', () =>
    always((own, _, by) => {
      const bucket = judge(own, own, by, NOW)?.bucket;
      const isHeard = own && NOW - own.receivedOn <= by.missingSeconds * SECOND;
      expect(bucket).toBe(isHeard ? 'alike' : undefined);
    }));

  it('with limits that are wider nothing is worse, and with none reached all are alike', () =>
    always((own, feed, by) => {
      const strict = judge(own, feed, by, NOW);
      const late = judge(own, feed, { ...by, lateSeconds: by.lateSeconds * 2 }, NOW);
      const apart = judge(own, feed, { ...by, apartMetres: by.apartMetres * 2 }, NOW);
      for (const wider of [late, apart]) {
        expect(wider === undefined).toBe(strict === undefined);
        if (wider && strict) expect(rankOf(wider.bucket)).toBeGreaterThanOrEqual(rankOf(strict.bucket));
      }
      const most = { missingSeconds: 1e6, lateSeconds: 1e6, frozenSeconds: 1e6, apartMetres: 1e6 };
      if (own && feed) expect(judge(own, feed, most, NOW)?.bucket).toBe('alike');
    }));

  it('who is missed has not been heard, and who is late has', () =>
    always((own, feed, by) => {
      const found = judge(own, feed, by, NOW);
      const isHeard = (one: SourceReport | undefined) =>
        one !== undefined && NOW - one.receivedOn <= by.missingSeconds * SECOND;
      expect(found === undefined).toBe(!isHeard(own) && !isHeard(feed));
      expect(found?.bucket === 'missingOwn').toBe(!isHeard(own) && isHeard(feed));
      expect(found?.bucket === 'missingFeed').toBe(isHeard(own) && !isHeard(feed));
      if (found?.bucket === 'lateFeed') expect(found.lagSeconds).toBeGreaterThanOrEqual(by.lateSeconds);
      if (found?.bucket === 'apart') expect(found.metres).toBeGreaterThanOrEqual(by.apartMetres);
    }));
});
