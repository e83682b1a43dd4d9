/** The map with the ride on it, what it belongs to at the left, and the bar of time under both. */
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import type { OrderPlace } from '../../contract/order.ts';
import { useDrawnMode } from '../../kit/colour-mode.ts';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { boxAround } from '../../map/city.ts';
import type { LngLat } from '../../map/crs.ts';
import { AddedPoints } from '../../map/layers/AddedPoints.tsx';
import { PlayHeads } from '../../map/layers/PlayHeads.tsx';
import { Tracks } from '../../map/layers/Tracks.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { PlacePin } from '../../map/PlacePin.tsx';
import { boxOfTracks } from '../../map/tracks/drawn-track.ts';
import { PlainTracks } from '../../map/tracks/PlainTracks.tsx';
import type { Colouring } from '../../map/tracks/track-looks.ts';
import { EDGE, FoldingPanel, useMarginsBeside } from '../../nouns/fleet-map/FoldingPanel.tsx';
import { MapTold } from '../../nouns/fleet-map/MapTold.tsx';
import { OperatorMap } from '../../nouns/fleet-map/OperatorMap.tsx';
import { useCity } from '../../nouns/fleet-map/use-city.ts';
import { PlayerBar } from '../../nouns/replay/PlayerBar.tsx';
import { useArrival } from '../../nouns/replay/use-map-of-replay.ts';
import { usePlayer } from '../../nouns/replay/use-player.ts';
import { useTrackFiles } from '../../nouns/replay/use-track-files.ts';
import { OrderTrackPanel } from './OrderTrackPanel.tsx';
import { useOrderRide } from './use-order-ride.ts';

interface OrderTrackDeskProps {
  orderId: string | null;
  onChoose(orderId: string): void;
}

const MINUTE_MS = 60_000;
/** As near as one looks at a ride. */
const STREET = 15;

export function OrderTrackDesk({ orderId, onChoose }: OrderTrackDeskProps) {
  const translate = useTranslate();
  const mode = useDrawnMode();
  const city = useCity();
  const player = usePlayer();
  const [map, setMap] = useState<MapHandle | null>(null);
  const [isFolded, setFolded] = useStore('replay.isFolded', false);
  const [colouring, setColouring] = useStore<Colouring>('replay.colouring', 'load');
  const [leastMinutes, setLeastMinutes] = useStore('replay.leastStop', 2);
  const shown = useOrderRide(orderId, leastMinutes * MINUTE_MS);
  const { order, ride, added, isWhole } = shown;
  const rides = useMemo(() => (ride ? [ride] : []), [ride]);
  const tracks = useMemo(
    () => rides.map(({ number, plate, found: { track } }) => ({ number, label: plate, track })),
    [rides],
  );
  const stops = useMemo(
    () => rides.flatMap(({ number, plate, found }) => found.stops.map(stop => ({ ...stop, number, plate }))),
    [rides],
  );
  const scene = useMemo(
    () => ({ tracks, stops, circle: null, colouring, mode }),
    [tracks, stops, colouring, mode],
  );
  const asked = useMemo(() => {
    const { time, count } = ride?.found.track ?? { time: [], count: 0 };
    return ride && count > 0
      ? { plates: [ride.plate], startTime: time[0] ?? 0, endTime: time[count - 1] ?? 0 }
      : null;
  }, [ride]);
  const margins = useMarginsBeside(isFolded, EDGE * 2);
  useEffect(() => {
    if (asked) player.setSpan(asked.startTime, asked.endTime);
  }, [asked, player]);
  useArrival(map, player, margins, {
    // a ride that grows is the same one
    asked: useMemo(() => (ride ? { times: orderId ?? '', plates: [ride.plate] } : null), [ride, orderId]),
    isWhole,
    tracks: useMemo(() => tracks.map(({ track }) => track), [tracks]),
  });
  const make = useTrackFiles({ asked, rides, map, city: city ?? null, scene, player });
  const seek = (time: number) => {
    player.pause();
    player.seek(time);
  };
  const fit = () =>
    map?.fit(boxOfTracks(tracks.map(({ track }) => track)) ?? boxAround(city ?? null), margins, STREET);
  useShortcut('l', () => setFolded(!isFolded), { label: 'trackReplay.keys.fold', group: 'page' });
  useShortcut('a', fit, { label: 'trackReplay.keys.fit', group: 'page', isEnabled: map !== null });
  const origin = useMemo(() => placeOf(order?.origin), [order?.origin]);
  const dest = useMemo(() => placeOf(order?.dest), [order?.dest]);

  return (
    <>
      <Ground>
        <FoldingPanel
          isFolded={isFolded}
          unfoldLabel={translate('trackReplay.unfold')}
          onUnfold={() => setFolded(false)}
          phoneTop="35%"
        >
          <OrderTrackPanel
            isNamed={orderId !== null}
            shown={shown}
            stops={{
              stops,
              leastMinutes,
              onLeast: setLeastMinutes,
              onGo: ({ startTime, lng, lat }) => {
                seek(startTime);
                map?.look({ lng, lat, zoom: Math.max(map.camera().zoom, STREET) });
              },
            }}
            make={make}
            onChoose={onChoose}
            onSeek={seek}
            onFold={() => setFolded(true)}
          />
        </FoldingPanel>
        <OperatorMap
          margins={margins}
          plain={drawn => <PlainTracks city={drawn} scene={scene} player={player} />}
        >
          <MapTold onMap={setMap} />
          <Tracks
            tracks={tracks}
            stops={stops}
            colouring={colouring}
            isDeaf={false}
            onPick={time => player.seek(time)}
          />
          <AddedPoints points={added} />
          {dest && <PlacePin place={dest} label={order?.dest?.address ?? ''} isHollow />}
          {origin && <PlacePin place={origin} label={order?.origin.address ?? ''} />}
          <PlayHeads tracks={tracks} player={player} />
        </OperatorMap>
        <Buttons>
          <MapButtons map={map} onFit={fit} />
        </Buttons>
      </Ground>
      {ride && (
        <PlayerBar
          player={player}
          rides={rides}
          followed={null}
          colouring={colouring}
          onColouring={setColouring}
        />
      )}
    </>
  );
}

const placeOf = (place: OrderPlace | null | undefined): LngLat | null =>
  place && place.lng !== null && place.lat !== null ? [place.lng, place.lat] : null;

const Ground = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  // as high as what the player leaves it
  '& > [data-map]': { position: 'absolute', inset: 0 },
});

const Buttons = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  right: EDGE,
  bottom: EDGE * 2,
  [theme.breakpoints.down('md')]: { top: EDGE, bottom: 'auto' },
}));
