/** The ways of a few vehicles over the last minutes, asked again and again. */
import { useEffect, useState } from 'react';
import { gisPastCalls } from '../../contract/gis-past.ts';
import { WATCHED_AT_ONCE, watchCalls } from '../../contract/watched-vehicle.ts';
import { ask } from '../../data/ask.ts';
import type { FleetStore } from '../../data/positions/fleet-store.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-call.ts';
import type { DrawnTrack } from '../../map/tracks/drawn-track.ts';
import { trackOf } from '../../map/tracks/track.ts';
import { pointsOf } from '../../nouns/fleet-map/ride-points.ts';

export const MINUTES = 15;
const SPAN_MS = MINUTES * 60_000;
const REPEAT_MS = 15_000;
const NONE: readonly DrawnTrack[] = [];

export interface RecentTracks {
  tracks: readonly DrawnTrack[];
  /** Nobody is chosen or watched. */
  isNobody: boolean;
  /** Some could not be read this time. */
  hasFailed: boolean;
}

/** @param chosen ids; those that are watched come after them, nine in all */
export function useRecentTracks(
  isEnabled: boolean,
  store: FleetStore,
  chosen: ReadonlySet<string>,
): RecentTracks {
  const watched = useAnswer(watchCalls.listWatched, { query: {} }, { enabled: isEnabled });
  const key = isEnabled
    ? [
        ...new Set([
          ...[...chosen].flatMap(id => plateOf(store, id) ?? []),
          ...(watched.data ?? []).map(({ plateNumber }) => plateNumber),
        ]),
      ]
        .slice(0, WATCHED_AT_ONCE)
        .join('\n')
    : '';
  const [read, setRead] = useState<Pick<RecentTracks, 'tracks' | 'hasFailed'>>({
    tracks: NONE,
    hasFailed: false,
  });
  useEffect(() => {
    if (key === '') return setRead({ tracks: NONE, hasFailed: false });
    const plates = key.split('\n');
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async () => {
      if (document.visibilityState === 'visible') {
        const tracks = await Promise.all(plates.map(plate => trackSoFar(plate, leaving.signal)));
        if (leaving.signal.aborted) return;
        setRead({
          tracks: tracks.flatMap((track, index) =>
            track && track.count > 1 ? [{ number: index + 1, label: plates[index] ?? '', track }] : [],
          ),
          hasFailed: tracks.includes(null),
        });
      }
      timer = setTimeout(again, REPEAT_MS);
    };
    void again();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key]);
  return { ...read, isNobody: isEnabled && key === '' && !watched.isPending };
}

/** Null where it could not be read. */
async function trackSoFar(plateNumber: string, signal: AbortSignal) {
  const endTime = serverNow();
  const query = { plateNumber, startTime: endTime - SPAN_MS, endTime };
  try {
    return trackOf(
      pointsOf(await ask(gisPastCalls.trackVehicles, { query }, { isBackground: true, signal })),
    );
  } catch {
    return null;
  }
}

function plateOf(store: FleetStore, id: string): string | undefined {
  const place = store.placeOf(id);
  return place === undefined ? undefined : store.vehicleAt(place)?.plateNumber;
}
