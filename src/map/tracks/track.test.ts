import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metresBetween } from '../metres.ts';
import { kindAfter, runsOf, sumOf } from './runs.ts';
import { stopsOf } from './stops.ts';
import { aTrack, START, tracks } from './track.test-double.ts';
import { indexAt, nextReport, reportBefore, SILENT_MS, seenAt, trackOf } from './track.ts';

const MINUTE = 60_000;
const some = { lng: 108.3, lat: 22.8, speed: 30, heading: 90, status: 3 };

describe('a track', () => {
  it('is in the order of its times, without those that have no time or no place', () => {
    const track = trackOf([
      { ...some, time: 3_000, lng: 108.5 },
      { ...some, time: 0 },
      { ...some, time: 1_000 },
      { ...some, time: 3_000, lng: 108.9 },
      { ...some, time: 2_000, lng: 0, lat: 0 },
    ]);
    expect([...track.time]).toEqual([1_000, 3_000]);
    expect([...track.lng]).toEqual([108.3, 108.5]);
  });

  it('finds the last point that is not later', () => {
    fc.assert(
      fc.property(tracks(), fc.integer({ min: -MINUTE, max: 40 * MINUTE }), (track, after) => {
        const at = START + after;
        expect(indexAt(track, at)).toBe([...track.time].findLastIndex(time => time <= at));
      }),
    );
  });

  it('is between two reports at any time between them, and where it was told at their very times', () => {
    fc.assert(
      fc.property(tracks(), fc.double({ min: 0, max: 1, noNaN: true }), (track, part) => {
        const [first = 0, last = 0] = [track.time[0], track.time.at(-1)];
        const at = first + (last - first) * part;
        const index = indexAt(track, at);
        const seen = seenAt(track, at);
        const ends = [index, Math.min(index + 1, track.count - 1)];
        const [lngs, lats] = [ends.map(end => track.lng[end] ?? 0), ends.map(end => track.lat[end] ?? 0)];
        expect(seen?.lng).toBeGreaterThanOrEqual(Math.min(...lngs) - 1e-9);
        expect(seen?.lng).toBeLessThanOrEqual(Math.max(...lngs) + 1e-9);
        expect(seen?.lat).toBeGreaterThanOrEqual(Math.min(...lats) - 1e-9);
        expect(seen?.lat).toBeLessThanOrEqual(Math.max(...lats) + 1e-9);
        expect(seen?.heading).toBeGreaterThanOrEqual(0);
        expect(seen?.heading).toBeLessThan(360);
        for (const [place, time] of track.time.entries())
          expect(seenAt(track, time)).toMatchObject({
            lng: track.lng[place],
            lat: track.lat[place],
            presence: 'there',
          });
      }),
    );
  });

  it('turns the shorter way round', () => {
    const track = aTrack([{ heading: 350 }, { heading: 10, after: 10_000 }]);
    expect(seenAt(track, START + 5_000)?.heading).toBeCloseTo(0);
    expect(seenAt(track, START + 7_500)?.heading).toBeCloseTo(5);
  });

  it('stays where it was heard before, after and while it is silent', () => {
    const track = aTrack([{}, { after: SILENT_MS + 1, east: 0.25 }]);
    const at = (after: number) => seenAt(track, START + after);
    expect(at(-1)).toMatchObject({ presence: 'before', lng: 108.3 });
    expect(at(SILENT_MS)).toMatchObject({ presence: 'silent', lng: 108.3, heardOn: START });
    expect(at(SILENT_MS + 2)).toMatchObject({ presence: 'after', lng: 108.55 });
    expect(seenAt(trackOf([]), START)).toBeUndefined();
  });

  it('is stepped through report by report, to and fro, whichever track has it', () => {
    fc.assert(
      fc.property(fc.array(tracks(), { minLength: 1, maxLength: 3 }), all => {
        const times = [...new Set(all.flatMap(({ time }) => [...time]))].toSorted((a, b) => a - b);
        const there: number[] = [];
        for (let at: number | undefined = 0; at !== undefined; at = nextReport(all, at))
          if (at > 0) there.push(at);
        expect(there).toEqual(times);
        const back: number[] = [];
        for (
          let at: number | undefined = Number.MAX_SAFE_INTEGER;
          at !== undefined;
          at = reportBefore(all, at)
        )
          if (at < Number.MAX_SAFE_INTEGER) back.push(at);
        expect(back).toEqual(times.toReversed());
      }),
    );
  });
});

describe('runs', () => {
  it('cover the whole time without a gap, and neighbours differ', () => {
    fc.assert(
      fc.property(tracks(), track => {
        const runs = runsOf(track);
        const isSome = track.count > 1;
        expect(runs[0]?.startTime).toBe(isSome ? track.time[0] : undefined);
        expect(runs.at(-1)?.endTime).toBe(isSome ? track.time.at(-1) : undefined);
        for (const [index, run] of runs.entries()) {
          const next = runs[index + 1];
          if (next) expect([next.startTime, next.kind === run.kind]).toEqual([run.endTime, false]);
          expect(kindAfter(track, indexAt(track, run.startTime))).toBe(run.kind);
        }
      }),
    );
  });

  it('say what it comes to, and count no way that nobody heard', () => {
    const track = aTrack([
      { status: 3 },
      { status: 1, after: 10_000, east: 0.001 },
      { status: 1, after: 10_000, east: 0.001 },
      { status: 3, after: SILENT_MS * 2, east: 0.5 },
      { status: 1, after: 10_000, east: 0.001 },
    ]);
    const hundred = metresBetween(108.3, 22.8, 108.301, 22.8);
    expect(hundred).toBeGreaterThan(102);
    expect(hundred).toBeLessThan(103);
    const { metres, carryingMetres, ...sum } = sumOf(track);
    expect(sum).toEqual({ rides: 2, silentMs: SILENT_MS * 2 });
    expect(metres / hundred).toBeCloseTo(3, 5);
    expect(carryingMetres / hundred).toBeCloseTo(1, 5);
    expect(runsOf(track).map(({ kind }) => kind)).toEqual([3, 1, 0, 3]);
  });
});

describe('stops', () => {
  it('are where it stayed within some metres for long enough', () => {
    const track = aTrack([
      {},
      { after: 10_000, east: 0.002 },
      { after: 90_000, east: 0.000_1 },
      { after: 90_000, east: -0.000_1 },
      { after: 10_000, east: 0.002 },
    ]);
    const [stop, ...more] = stopsOf(track, 2 * MINUTE);
    expect(more).toEqual([]);
    expect(stop).toMatchObject({ startTime: START + 10_000, endTime: START + 190_000, silentMs: 0 });
    expect(stop?.lng).toBeCloseTo(108.302_033, 5);
    expect(stopsOf(track, 4 * MINUTE)).toEqual([]);
  });

  it('tell how long of it nothing was heard', () => {
    const track = aTrack([{}, { after: 600_000, east: 0.000_1 }]);
    expect(stopsOf(track, MINUTE)[0]).toMatchObject({ silentMs: 600_000 });
  });

  it('last long enough, do not overlap, and lie where the track was', () => {
    fc.assert(
      fc.property(tracks(), fc.integer({ min: 1, max: 10 }), (track, minutes) => {
        let before = 0;
        for (const { startTime, endTime, silentMs, lng } of stopsOf(track, minutes * MINUTE)) {
          expect(endTime - startTime).toBeGreaterThanOrEqual(minutes * MINUTE);
          expect(silentMs).toBeLessThanOrEqual(endTime - startTime);
          expect(startTime).toBeGreaterThan(before);
          expect(Math.abs(lng - (seenAt(track, startTime)?.lng ?? 0))).toBeLessThan(0.000_6);
          before = endTime;
        }
      }),
    );
  });
});
