import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrajectoryPoint } from '../../contract/gis-past.ts';
import { SILENT_MS, trackOf } from '../../map/tracks/track.ts';
import { pointsOf } from '../fleet-map/ride-points.ts';
import { csvOf, fileNameOf, gpxOf, type TableWords, type TrackToKeep } from './track-files.ts';

const NOON = Date.UTC(2026, 5, 15, 4);
const aPoint = (about: Partial<TrajectoryPoint> = {}): TrajectoryPoint => ({
  lng: 108.366_1,
  lat: 22.817,
  coordType: 1,
  gpsTime: NOON,
  speed: 36,
  direction: 90,
  businessStatus: 1,
  load: true,
  source: 1,
  ...about,
});
const kept = (plate: string, points: readonly TrajectoryPoint[]): TrackToKeep => ({
  plate,
  points,
  track: trackOf(pointsOf(points)),
});
const words: TableWords = {
  columns: ['plate', 'time', 'ms', 'lng', 'lat', 'speed', 'direction', 'status', 'load', 'source'],
  status: status => `status ${status}`,
  yesNo: isSo => (isSo ? 'yes' : 'no'),
  source: source => `source ${source}`,
};

describe('the table', () => {
  it('has each point in the order of times, by the clock of Nanning', () => {
    const text = csvOf([kept('桂AT1234', [aPoint({ gpsTime: NOON + 10_000 }), aPoint()])], words);
    expect(text).toBe(
      '\ufeffplate,time,ms,lng,lat,speed,direction,status,load,source\r\n' +
        `桂AT1234,2026-06-15 12:00:00,${NOON},108.3661,22.817,36,90,status 1,yes,source 1\r\n` +
        `桂AT1234,2026-06-15 12:00:10,${NOON + 10_000},108.3661,22.817,36,90,status 1,yes,source 1\r\n`,
    );
  });

  it('keeps a plate whole, whatever it is, and lets none be reckoned with', () => {
    fc.assert(
      fc.property(fc.string(), plate => {
        const line = csvOf([kept(plate, [aPoint()])], words).split('source\r\n')[1] ?? '';
        const [, quoted, bare] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*)),2026-/.exec(line) ?? [];
        const read = quoted?.replaceAll('""', '"') ?? bare ?? '';
        expect(read).toBe(/^[=+\-@\t]/.test(plate) ? `'${plate}` : plate);
      }),
    );
  });
});

describe('GPX', () => {
  const read = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

  it('has each vehicle as a track, its times in UTC, and breaks where nothing was heard', () => {
    const text = gpxOf(
      [
        kept('桂AT1234', [
          aPoint(),
          aPoint({ gpsTime: NOON + 10_000 }),
          aPoint({ gpsTime: NOON + SILENT_MS * 2 }),
        ]),
        kept('<桂&B>', [aPoint({ lng: -0.000_000_1 })]),
      ],
      NOON,
    );
    const gpx = read(text).documentElement;
    expect([gpx.getAttribute('version'), gpx.getAttribute('xmlns')]).toEqual([
      '1.1',
      'http://www.topografix.com/GPX/1/1',
    ]);
    const tracks = [...gpx.getElementsByTagName('trk')];
    expect(tracks.map(track => track.getElementsByTagName('name')[0]?.textContent)).toEqual([
      '桂AT1234',
      '<桂&B>',
    ]);
    const [first, second] = tracks.map(track =>
      [...track.getElementsByTagName('trkseg')].map(segment => segment.getElementsByTagName('trkpt').length),
    );
    expect([first, second]).toEqual([[2, 1], [1]]);
    expect(text).toContain(
      '<trkpt lat="22.817000" lon="108.366100"><time>2026-06-15T04:00:00.000Z</time><extensions>' +
        '<gpxtpx:TrackPointExtension><gpxtpx:speed>10.00</gpxtpx:speed><gpxtpx:course>90</gpxtpx:course>',
    );
  });

  it('closes all that it opens, and holds every point', () => {
    const point = fc.record({
      gpsTime: fc.integer({ min: NOON, max: NOON + 3_600_000 }),
      lng: fc.double({ min: 100, max: 120, noNaN: true }),
      lat: fc.double({ min: 20, max: 40, noNaN: true }),
      speed: fc.integer({ min: 0, max: 120 }),
    });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 30 }), fc.string(), (points, plate) => {
        const its = kept(plate, points.map(aPoint));
        const text = gpxOf([its], NOON);
        const count = (tag: string) => text.split(tag).length - 1;
        expect(count('<trkpt ')).toBe(its.track.count);
        expect(count('<trkseg>')).toBe(count('</trkseg>'));
        expect(count('<trkseg>') > 0).toBe(its.track.count > 0);
        // neither a control character nor a stray bracket
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
        expect(text.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });
});

it('a point that says no more than whether it carries is carrying or empty', () => {
  const [carrying, empty] = [true, false].map(load => aPoint({ load, businessStatus: 0 as never }));
  expect(
    pointsOf([carrying, empty].filter(point => point !== undefined)).map(({ status }) => status),
  ).toEqual([1, 3]);
});

it('a file is named by whose and when', () => {
  expect(
    fileNameOf({ plates: ['桂AT1234', '桂·B/1'], startTime: NOON, endTime: NOON + 5_400_000 }, 'gpx'),
  ).toBe('track_桂AT1234-桂B1_20260615-1200_20260615-1330.gpx');
});
