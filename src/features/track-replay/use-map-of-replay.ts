/** What the map of the replay does beside drawing: it goes to what was found, follows one vehicle, and takes a place. */
import { useEffect, useRef } from 'react';
import type { LngLat } from '../../map/crs.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import type { Margins } from '../../map/projection.ts';
import { boxOfTracks } from '../../map/tracks/drawn-track.ts';
import type { Player } from '../../map/tracks/player.ts';
import { seenAt, type Track } from '../../map/tracks/track.ts';

const STREET = 15;

interface Arrival {
  /** What was asked, in words that differ where it does. */
  asked: string;
  /** Whether all have answered. */
  isWhole: boolean;
  tracks: readonly Track[];
}

/** Once for each question: the play head goes to the first report, the map to all of the tracks. */
export function useArrival(
  map: MapHandle | null,
  player: Player,
  margins: Margins,
  { asked, isWhole, tracks }: Arrival,
) {
  const done = useRef({ head: '', map: '' });
  useEffect(() => {
    const box = isWhole ? boxOfTracks(tracks) : undefined;
    if (!box) return;
    if (done.current.head !== asked) {
      done.current.head = asked;
      player.seek(Math.min(...tracks.flatMap(({ time }) => time[0] ?? [])));
    }
    if (map && done.current.map !== asked) {
      done.current.map = asked;
      map.fit(box, margins, STREET);
    }
  }, [map, player, margins, asked, isWhole, tracks]);
}

/** Keeps one vehicle in the middle, until somebody moves the map by hand. @param track null where nobody is followed */
export function useFollowTrack(
  map: MapHandle | null,
  player: Player,
  track: Track | null,
  onEnd: () => void,
) {
  useEffect(() => {
    if (!map || !track) return;
    const go = (zoom?: number) => {
      const seen = seenAt(track, player.time);
      if (seen) map.look({ lng: seen.lng, lat: seen.lat, ...(zoom !== undefined && { zoom }) }, false);
    };
    // whoever follows from afar comes near first
    go(Math.max(map.camera().zoom, STREET));
    const endings = [player.onTime(() => go()), map.on('touch', onEnd)];
    return () => {
      for (const end of endings) end();
    };
  }, [map, player, track, onEnd]);
}

/** The next click on the map is a place. */
export function usePickedPlace(map: MapHandle | null, isPicking: boolean, onPick: (place: LngLat) => void) {
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    if (!map || !isPicking) return;
    map.point(true);
    const endings = [
      map.on('hover', () => map.point(true)),
      map.on('click', (x, y) => pick.current(map.placeAt(x, y))),
    ];
    return () => {
      for (const end of endings) end();
      map.point(false);
    };
  }, [map, isPicking]);
}
