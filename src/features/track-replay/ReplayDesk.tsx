/** The map with its panel and the player, and what is chosen among them. */
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDrawnMode } from '../../kit/colour-mode.ts';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { boxAround } from '../../map/city.ts';
import type { LngLat } from '../../map/crs.ts';
import { PlayHeads } from '../../map/layers/PlayHeads.tsx';
import { SearchCircle } from '../../map/layers/SearchCircle.tsx';
import { Tracks } from '../../map/layers/Tracks.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { PlacePicker } from '../../map/PlacePicker.tsx';
import { writePlace } from '../../map/place-text.ts';
import { boxOfTracks } from '../../map/tracks/drawn-track.ts';
import { PlainTracks } from '../../map/tracks/PlainTracks.tsx';
import type { Colouring } from '../../map/tracks/track-looks.ts';
import { EDGE, FoldingPanel, useMarginsBeside } from '../../nouns/fleet-map/FoldingPanel.tsx';
import { MapTold } from '../../nouns/fleet-map/MapTold.tsx';
import { OperatorMap } from '../../nouns/fleet-map/OperatorMap.tsx';
import { useCity } from '../../nouns/fleet-map/use-city.ts';
import { PlayerBar } from '../../nouns/replay/PlayerBar.tsx';
import type { AskedQuestion, FoundRide, Ride } from '../../nouns/replay/ride.ts';
import type { StopOfRide } from '../../nouns/replay/StopsPane.tsx';
import { useArrival, useFollowTrack } from '../../nouns/replay/use-map-of-replay.ts';
import { usePlayer } from '../../nouns/replay/use-player.ts';
import { useTrackFiles } from '../../nouns/replay/use-track-files.ts';
import { ReplayPanel, type ReplayTab } from './ReplayPanel.tsx';
import type { Question } from './replay-question.ts';
import { useSearch } from './use-search.ts';
import { useShownRides } from './use-shown-rides.ts';

interface ReplayDeskProps {
  question: Question;
  asked: AskedQuestion | null;
  rides: readonly Ride[];
  leastMinutes: number;
  onLeast(minutes: number): void;
  onAsk(question: Question): void;
}

/** As near as one looks at a stop. */
const STREET = 15;

export function ReplayDesk({ question, asked, rides, leastMinutes, onLeast, onAsk }: ReplayDeskProps) {
  const translate = useTranslate();
  const mode = useDrawnMode();
  const city = useCity();
  const player = usePlayer();
  const search = useSearch();
  const [map, setMap] = useState<MapHandle | null>(null);
  const [isFolded, setFolded] = useStore('replay.isFolded', false);
  const [colouring, setColouring] = useStore<Colouring>('replay.colouring', 'load');
  const [tab, setTab] = useState<ReplayTab>('vehicles');
  const [wanted, setFollowed] = useState<string | null>(null);
  const [wantsPlace, setPicking] = useState(false);
  const isPicking = wantsPlace && tab === 'search';

  const { hidden, toggle, shown, tracks, stops } = useShownRides(rides);
  const circle = tab === 'search' ? search.circle : null;
  const scene = useMemo(
    () => ({ tracks, stops, circle, colouring, mode }),
    [tracks, stops, circle, colouring, mode],
  );
  const margins = useMarginsBeside(isFolded, EDGE * 2);

  useEffect(() => {
    if (asked) player.setSpan(asked.startTime, asked.endTime);
  }, [asked, player]);
  useArrival(map, player, margins, {
    asked: useMemo(
      () => asked && { times: `${asked.startTime} ${asked.endTime}`, plates: asked.plates },
      [asked],
    ),
    isWhole: rides.every(({ state }) => state !== 'asked'),
    tracks: useMemo(() => tracks.map(({ track }) => track), [tracks]),
  });
  const followedRide = shown.find(({ plate }) => plate === wanted);
  const followed = map && followedRide ? followedRide.plate : null;
  useFollowTrack(
    map,
    player,
    followedRide?.found.track ?? null,
    useCallback(() => setFollowed(null), []),
  );
  const make = useTrackFiles({ asked, rides: shown, map, city: city ?? null, scene, player });

  const toggleFollow = (plate: string) => setFollowed(followed === plate ? null : plate);
  const handleGo = ({ startTime, lng, lat }: StopOfRide) => {
    setFollowed(null);
    player.pause();
    player.seek(startTime);
    map?.look({ lng, lat, zoom: Math.max(map.camera().zoom, STREET) });
  };
  const handlePlace = (place: LngLat) => {
    search.setPlace(writePlace(place));
    setPicking(false);
  };
  const handleAdd = (plate: string) =>
    onAsk({
      plates: [...question.plates, plate],
      isCut: false,
      startTime: question.startTime ?? search.asked?.startTime ?? null,
      endTime: question.endTime ?? search.asked?.endTime ?? null,
    });
  const fit = () => {
    setFollowed(null);
    map?.fit(boxOfTracks(tracks.map(({ track }) => track)) ?? boxAround(city ?? null), margins, STREET);
  };
  useShortcut('l', () => setFolded(!isFolded), { label: 'trackReplay.keys.fold', group: 'page' });
  useShortcut('a', fit, { label: 'trackReplay.keys.fit', group: 'page', isEnabled: map !== null });
  useShortcut('f', () => setFollowed(nextOf(shown, followed)), {
    label: 'trackReplay.keys.follow',
    group: 'page',
    isEnabled: map !== null && shown.length > 0,
  });
  useShortcut('escape', () => setPicking(false), { isAlways: true, isEnabled: isPicking });

  return (
    <>
      <Ground>
        <FoldingPanel
          isFolded={isFolded}
          unfoldLabel={translate('trackReplay.unfold')}
          onUnfold={() => setFolded(false)}
          phoneTop="35%"
        >
          <ReplayPanel
            tab={tab}
            onTab={setTab}
            onFold={() => setFolded(true)}
            stopsCount={stops.length}
            question={{
              question,
              rides,
              player,
              hidden,
              followed,
              onFollow: map && toggleFollow,
              onToggle: toggle,
              onAsk,
            }}
            stops={{ stops, leastMinutes, onLeast, onGo: handleGo }}
            search={{
              search,
              plates: question.plates,
              pick: map && {
                isPicking,
                toggle: () => setPicking(!isPicking),
                centre: () => map.centre(),
              },
              headTime: () => (shown.length > 0 ? player.time : null),
              onAdd: handleAdd,
            }}
            files={{ isEmpty: shown.length === 0, make }}
          />
        </FoldingPanel>
        <OperatorMap
          margins={margins}
          plain={drawn => <PlainTracks city={drawn} scene={scene} player={player} />}
        >
          <MapTold onMap={setMap} />
          <SearchCircle circle={circle} />
          {isPicking && <PlacePicker margins={margins} onPick={handlePlace} />}
          <Tracks
            tracks={tracks}
            stops={stops}
            colouring={colouring}
            isDeaf={isPicking}
            onPick={time => player.seek(time)}
          />
          <PlayHeads tracks={tracks} player={player} />
        </OperatorMap>
        <Buttons>
          <MapButtons map={map} onFit={fit} />
        </Buttons>
      </Ground>
      {shown.length > 0 && (
        <PlayerBar
          player={player}
          rides={shown}
          followed={followed}
          colouring={colouring}
          onColouring={setColouring}
        />
      )}
    </>
  );
}

/** One after the other, and then nobody. */
function nextOf(rides: readonly FoundRide[], followed: string | null): string | null {
  const at = rides.findIndex(({ plate }) => plate === followed);
  return rides[at + 1]?.plate ?? null;
}

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
