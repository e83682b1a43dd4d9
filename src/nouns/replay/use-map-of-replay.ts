/** What the map of the replay does beside drawing: it goes to what was found, and follows one vehicle. */
import { useEffect, useRef } from 'react';
import type { MapHandle } from '../../map/map-handle.ts';
import type { Margins } from '../../map/projection.ts';
import { boxOfTracks } from '../../map/tracks/drawn-track.ts';
import type { Player } from '../../map/tracks/player.ts';
import { seenAt, type Track } from '../../map/tracks/track.ts';

/** As near as one looks at a stop. */
export const STREET = 15;

interface Arrival {
  /** Of what was asked; null while nothing is. Other `times` are another question. */
  asked: { times: string; plates: readonly string[] } | null;
  /** Whether all have answered. */
  isWhole: boolean;
  tracks: readonly Track[];
}

/** Other times lead the play head to their first report; they, and vehicles that join, the map to all of the tracks. */
export function useArrival(
  map: MapHandle | null,
  player: Player,
  margins: Margins,
  { asked, isWhole, tracks }: Arrival,
) {
  const done = useRef<{ head: string; map: string; plates: readonly string[] }>({
    head: '',
    map: '',
    plates: [],
  });
  useEffect(() => {
    const box = asked && isWhole ? boxOfTracks(tracks) : undefined;
    if (!asked || !box) return;
    const { times } = asked;
    if (done.current.head !== times) {
      done.current.head = times;
      player.seek(Math.min(...tracks.flatMap(({ time }) => time[0] ?? [])));
    }
    if (!map) return;
    const { map: before, plates } = done.current;
    done.current = { ...done.current, map: times, plates: asked.plates };
    if (before !== times || asked.plates.some(plate => !plates.includes(plate)))
      map.fit(box, margins, STREET);
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
