/** Tracks and the places where vehicles stood as layers: renders nothing, mounting adds them and unmounting takes them away. */
import { useEffect, useRef } from 'react';
import { useMap } from '../map-context.ts';
import type { DrawnTrack, StopMark } from '../tracks/drawn-track.ts';
import { nearestReport } from '../tracks/nearest.ts';
import type { Colouring } from '../tracks/track-looks.ts';
import { stopAt, stopLayers } from './stop-layers.ts';
import { trackLayers } from './track-layers.ts';

interface TracksProps {
  tracks: readonly DrawnTrack[];
  stops: readonly StopMark[];
  colouring: Colouring;
  /** A report of a track, or where one stood, was clicked; the milliseconds of when it was there. */
  onPick(time: number): void;
  /** Whether clicks are for somebody else. */
  isDeaf: boolean;
}

export function Tracks({ tracks, stops, colouring, onPick, isDeaf }: TracksProps) {
  const map = useMap();
  const current = useRef({ tracks, stops, onPick });
  current.current = { tracks, stops, onPick };

  useEffect(() => {
    map?.setLayers('tracks', 10, trackLayers(map, tracks, colouring));
    return () => map?.setLayers('tracks', 10, []);
  }, [map, tracks, colouring]);

  useEffect(() => {
    map?.setLayers('stops', 12, stopLayers(map, stops));
    return () => map?.setLayers('stops', 12, []);
  }, [map, stops]);

  useEffect(() => {
    if (!map || isDeaf) return;
    const timeAt = (x: number, y: number): number | undefined => {
      const { tracks: shown, stops: marks } = current.current;
      const stop = stopAt(map, marks, x, y);
      if (stop) return stop.startTime;
      const look = { camera: map.camera(), shift: map.shift };
      return nearestReport(
        shown.map(({ track }) => track),
        { x, y },
        look,
      )?.time;
    };
    const endings = [
      map.on('click', (x, y) => {
        const time = timeAt(x, y);
        if (time !== undefined) current.current.onPick(time);
      }),
      map.on('hover', (x, y) => map.point(timeAt(x, y) !== undefined)),
    ];
    return () => {
      for (const end of endings) end();
      map.point(false);
    };
  }, [map, isDeaf]);
  return null;
}
