/** A replay of rides on the map: what is drawn, the play head, and where the map looks. */
import { useStore } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { useDrawnMode } from '../../kit/colour-mode.ts';
import { boxAround } from '../../map/city.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import type { Margins } from '../../map/projection.ts';
import type { TrackScene } from '../../map/tracks/draw-tracks.ts';
import { boxOfTracks, type Circle, type DrawnTrack } from '../../map/tracks/drawn-track.ts';
import type { Player } from '../../map/tracks/player.ts';
import type { Colouring } from '../../map/tracks/track-looks.ts';
import { EDGE, useMarginsBeside } from '../fleet-map/FoldingPanel.tsx';
import { useCity } from '../fleet-map/use-city.ts';
import type { CreatedFile, FileKind } from './FilesPane.tsx';
import type { FoundRide, ReplayQuery } from './ride.ts';
import type { StopOfRide } from './StopsPane.tsx';
import { STREET, useArrival } from './use-map-of-replay.ts';
import { usePlayer } from './use-player.ts';
import { useTrackFiles } from './use-track-files.ts';

interface Replayed {
  asked: ReplayQuery | null;
  /** Another key is another query: the play head and the map start again. */
  questionKey: string;
  /** Whether all have answered. */
  isWhole: boolean;
  /** Those that are shown. */
  rides: readonly FoundRide[];
  circle: Circle | null;
}

export interface Replay {
  rides: readonly FoundRide[];
  tracks: readonly DrawnTrack[];
  /** In the order of their times. */
  stops: readonly StopOfRide[];
  scene: Omit<TrackScene, 'time'>;
  player: Player;
  /** Null where nothing can be drawn with graphics. */
  map: MapHandle | null;
  setMap(map: MapHandle | null): void;
  margins: Margins;
  isFolded: boolean;
  setFolded(isFolded: boolean): void;
  colouring: Colouring;
  setColouring(colouring: Colouring): void;
  /** Shows all tracks. */
  fit(): void;
  /** Pauses there. */
  seek(time: number): void;
  goTo(stop: StopOfRide): void;
  make(kind: FileKind): Promise<CreatedFile>;
}

export function useReplay({ asked, questionKey, isWhole, rides, circle }: Replayed): Replay {
  const mode = useDrawnMode();
  const city = useCity() ?? null;
  const player = usePlayer();
  const [map, setMap] = useState<MapHandle | null>(null);
  const [isFolded, setFolded] = useStore('replay.isFolded', false);
  const [colouring, setColouring] = useStore<Colouring>('replay.colouring', 'load');
  const drawn = useMemo(
    () => rides.map(({ number, plate, found: { track } }) => ({ number, label: plate, track })),
    [rides],
  );
  const stops = useMemo(() => stopsOfRides(rides), [rides]);
  const tracks = useMemo(() => drawn.map(({ track }) => track), [drawn]);
  const scene = useMemo(
    () => ({ tracks: drawn, stops, circle, colouring, mode }),
    [drawn, stops, circle, colouring, mode],
  );
  const margins = useMarginsBeside(isFolded, EDGE * 2);
  useEffect(() => {
    if (asked) player.setSpan(asked.startTime, asked.endTime);
  }, [asked, player]);
  useArrival(map, player, margins, {
    asked: useMemo(() => asked && { times: questionKey, plates: asked.plates }, [asked, questionKey]),
    isWhole,
    tracks,
  });
  const make = useTrackFiles({ asked, rides, map, city, scene, player });
  const seek = (time: number) => {
    player.pause();
    player.seek(time);
  };
  return {
    rides,
    tracks: drawn,
    stops,
    scene,
    player,
    map,
    setMap,
    margins,
    isFolded,
    setFolded,
    colouring,
    setColouring,
    fit: () => map?.fit(boxOfTracks(tracks) ?? boxAround(city), margins, STREET),
    seek,
    goTo: ({ startTime, lng, lat }) => {
      seek(startTime);
      map?.look({ lng, lat, zoom: Math.max(map.camera().zoom, STREET) });
    },
    make,
  };
}

const stopsOfRides = (rides: readonly FoundRide[]): readonly StopOfRide[] =>
  rides
    .flatMap(({ number, plate, found }) => found.stops.map(stop => ({ ...stop, number, plate })))
    .toSorted((a, b) => a.startTime - b.startTime);
