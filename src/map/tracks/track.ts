/** Where a vehicle was, in typed arrays: what a ride is drawn, measured and replayed from. */

export interface TrackPoint {
  /** Milliseconds since 1970. */
  time: number;
  /** Degrees of WGS-84. */
  lng: number;
  lat: number;
  /** Kilometres an hour. */
  speed: number;
  /** Degrees clockwise from north. */
  heading: number;
  /** 1 carrying passengers, 2 order taken, 3 empty, 4 out of service. */
  status: number;
}

/** In the order of their times, no time twice. */
export interface Track {
  readonly count: number;
  readonly time: Float64Array;
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  readonly speed: Float32Array;
  readonly heading: Float32Array;
  readonly status: Uint8Array;
}

/** A vehicle that says nothing for longer may have been anywhere in between: standing, it reports each half minute. */
export const SILENT_MS = 120_000;

/** Points that have no time or no place are left out; of one time, the first counts. */
export function trackOf(points: readonly TrackPoint[]): Track {
  const sorted = points
    .filter(({ time, lng, lat }) => time > 0 && isPlace(lng, lat))
    .toSorted((a, b) => a.time - b.time)
    .filter(({ time }, index, all) => time !== all[index - 1]?.time);
  return {
    count: sorted.length,
    time: Float64Array.from(sorted, ({ time }) => time),
    lng: Float64Array.from(sorted, ({ lng }) => lng),
    lat: Float64Array.from(sorted, ({ lat }) => lat),
    speed: Float32Array.from(sorted, ({ speed }) => speed),
    heading: Float32Array.from(sorted, ({ heading }) => heading),
    status: Uint8Array.from(sorted, ({ status }) => status),
  };
}

/** The last point that is not after this time, by binary search; -1 before the first. */
export function indexAt({ time, count }: Track, at: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((time[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Whether nothing was heard between this point and the next one for so long that nobody knows the way. */
export const isSilentAfter = ({ time, count }: Track, index: number): boolean =>
  index + 1 < count && (time[index + 1] ?? 0) - (time[index] ?? 0) > SILENT_MS;

export interface Seen {
  lng: number;
  lat: number;
  speed: number;
  heading: number;
  status: number;
  /** When it was last heard; of one that is not heard yet, when it will be. */
  heardOn: number;
  /** `before` the first report and `after` the last one it is shown where it was heard, and so while it is silent. */
  presence: 'before' | 'there' | 'silent' | 'after';
}

/** Where it was at a time: between two reports on the straight way from one to the other. Undefined of an empty track. */
export function seenAt(track: Track, at: number): Seen | undefined {
  if (track.count === 0) return undefined;
  const index = indexAt(track, at);
  if (index < 0) return { ...pointAt(track, 0), presence: 'before' };
  const here = pointAt(track, index);
  if (index === track.count - 1) return { ...here, presence: at > here.heardOn ? 'after' : 'there' };
  if (at === here.heardOn) return { ...here, presence: 'there' };
  if (isSilentAfter(track, index)) return { ...here, presence: 'silent' };
  const next = pointAt(track, index + 1);
  const part = (at - here.heardOn) / (next.heardOn - here.heardOn);
  return {
    ...here,
    lng: here.lng + (next.lng - here.lng) * part,
    lat: here.lat + (next.lat - here.lat) * part,
    heading: turned(here.heading, next.heading, part),
    presence: 'there',
  };
}

/** The first report after this time, of any of them; undefined where there is none. */
export function nextReport(tracks: readonly Track[], at: number): number | undefined {
  return least(tracks.flatMap(track => track.time[indexAt(track, at) + 1] ?? []));
}

/** The last one before it. */
export function reportBefore(tracks: readonly Track[], at: number): number | undefined {
  const earlier = tracks.flatMap(track => {
    const index = indexAt(track, at);
    return track.time[track.time[index] === at ? index - 1 : index] ?? [];
  });
  return earlier.length > 0 ? Math.max(...earlier) : undefined;
}

function pointAt({ time, lng, lat, speed, heading, status }: Track, index: number) {
  return {
    lng: lng[index] ?? 0,
    lat: lat[index] ?? 0,
    speed: speed[index] ?? 0,
    heading: heading[index] ?? 0,
    status: status[index] ?? 0,
    heardOn: time[index] ?? 0,
  };
}

/** The shorter way round. */
function turned(from: number, to: number, part: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return (from + turn * part + 360) % 360;
}

const least = (times: readonly number[]) => (times.length > 0 ? Math.min(...times) : undefined);

/** 0, 0 is a receiver without satellites. */
const isPlace = (lng: number, lat: number) =>
  Number.isFinite(lng) && Number.isFinite(lat) && (lng !== 0 || lat !== 0);
