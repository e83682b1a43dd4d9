/** Tracks as files for others: a table, and GPX 1.1 for maps. Places are in WGS-84. */
import type { TrajectoryPoint } from '../../contract/gis-past.ts';
import { formatTime } from '../../kit/format/time.ts';
import { isSilentAfter, type Track } from '../../map/tracks/track.ts';
import { statusOf } from '../fleet-map/ride-points.ts';

export interface TrackToKeep {
  plate: string;
  points: readonly TrajectoryPoint[];
  track: Track;
}

export interface TableWords {
  /** Of the ten columns. */
  columns: readonly string[];
  status(status: number): string;
  yesNo(isSo: boolean): string;
  source(source: number): string;
}

/** What tells a spreadsheet that a file is UTF-8. */
const MARK = '\ufeff';
const LINE = '\r\n';

/** One line for each point, as it was told and in the order of times. */
export function csvOf(tracks: readonly TrackToKeep[], words: TableWords): string {
  const lines = tracks.flatMap(({ plate, points }) =>
    points
      .toSorted((a, b) => a.gpsTime - b.gpsTime)
      .map(point => [
        plate,
        formatTime(point.gpsTime),
        point.gpsTime,
        point.lng,
        point.lat,
        point.speed,
        point.direction,
        words.status(statusOf(point)),
        words.yesNo(point.load),
        words.source(point.source),
      ]),
  );
  return MARK + [words.columns, ...lines].map(line => line.map(cell).join(',') + LINE).join('');
}

/** Quoted where it needs it; a text that a spreadsheet would reckon with stays a text. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const EXTENSION = 'http://www.garmin.com/xmlschemas/TrackPointExtension/v2';
/** Kilometres an hour in a metre a second. */
const KMH = 3.6;

/** Each vehicle a track, with a segment for each time in which it was heard without a break. @param now milliseconds */
export function gpxOf(tracks: readonly TrackToKeep[], now: number): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Cabdesk" xmlns="http://www.topografix.com/GPX/1/1"' +
      ` xmlns:gpxtpx="${EXTENSION}">`,
    `<metadata><time>${isoOf(now)}</time></metadata>`,
    ...tracks.flatMap(({ plate, track }) => [
      `<trk><name>${escaped(plate)}</name>`,
      ...segmentsOf(track),
      '</trk>',
    ]),
    '</gpx>',
    '',
  ].join('\n');
}

function segmentsOf(track: Track): string[] {
  const lines: string[] = [];
  for (let index = 0; index < track.count; index++) {
    if (index === 0 || isSilentAfter(track, index - 1)) lines.push('<trkseg>');
    lines.push(pointAt(track, index));
    if (index + 1 === track.count || isSilentAfter(track, index)) lines.push('</trkseg>');
  }
  return lines;
}

function pointAt({ time, lng, lat, speed, heading }: Track, index: number): string {
  const metresASecond = ((speed[index] ?? 0) / KMH).toFixed(2);
  return (
    `<trkpt lat="${degrees(lat[index])}" lon="${degrees(lng[index])}"><time>${isoOf(time[index] ?? 0)}</time>` +
    `<extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>${metresASecond}</gpxtpx:speed>` +
    `<gpxtpx:course>${(heading[index] ?? 0).toFixed(0)}</gpxtpx:course>` +
    '</gpxtpx:TrackPointExtension></extensions></trkpt>'
  );
}

const degrees = (value: number | undefined) => (value ?? 0).toFixed(6);

const isoOf = (time: number) => new Date(time).toISOString();

/** Characters that XML knows no way to write are left out. */
const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not stand in it
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** `track_桂AT1234_20260615-0800_20260615-0930.gpx`. */
export function fileNameOf(
  { plates, startTime, endTime }: { plates: readonly string[]; startTime: number; endTime: number },
  extension: string,
): string {
  const stamp = (time: number) => formatTime(time).slice(0, 16).replaceAll(/[-:]/g, '').replace(' ', '-');
  const whose = plates.map(plate => plate.replaceAll(/[^\p{L}\p{N}]/gu, '')).join('-');
  return `track_${whose}_${stamp(startTime)}_${stamp(endTime)}.${extension}`;
}
