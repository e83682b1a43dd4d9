/** The map with its panel and the player, and what is chosen among them. */
import { styled } from '@mui/material/styles';
import { PanelLeftOpen } from 'lucide-react';
import { useStore, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDrawnMode } from '../../kit/colour-mode.ts';
import { useIsNarrow } from '../../kit/TwoPanes.tsx';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { boxAround } from '../../map/city.ts';
import { PlayHeads } from '../../map/layers/PlayHeads.tsx';
import { SearchCircle } from '../../map/layers/SearchCircle.tsx';
import { Tracks } from '../../map/layers/Tracks.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import { useMap } from '../../map/map-context.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { boxOfTracks } from '../../map/tracks/drawn-track.ts';
import { PlainTracks } from '../../map/tracks/PlainTracks.tsx';
import type { Colouring } from '../../map/tracks/track-looks.ts';
import { OperatorMap } from '../../nouns/fleet-map/OperatorMap.tsx';
import { useCity } from '../../nouns/fleet-map/use-city.ts';
import { PlayerBar } from './PlayerBar.tsx';
import { writePlace } from './place-text.ts';
import { ReplayPanel, type ReplayTab } from './ReplayPanel.tsx';
import type { AskedQuestion, Question } from './replay-question.ts';
import type { StopOfRide } from './StopsPane.tsx';
import { useArrival, useFollowTrack, usePickedPlace } from './use-map-of-replay.ts';
import { usePlayer } from './use-player.ts';
import type { FoundRide, Ride } from './use-rides.ts';
import { useSearch } from './use-search.ts';
import { useShownRides } from './use-shown-rides.ts';
import { useTrackFiles } from './use-track-files.ts';

interface ReplayDeskProps {
  question: Question;
  asked: AskedQuestion | null;
  rides: readonly Ride[];
  leastMinutes: number;
  onLeast(minutes: number): void;
  onAsk(question: Question): void;
}

const EDGE = 12;
const PANEL = 344;
/** As near as one looks at a stop. */
const STREET = 15;

export function ReplayDesk({ question, asked, rides, leastMinutes, onLeast, onAsk }: ReplayDeskProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
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
  const margins = useMemo(
    () => ({
      left: isFolded || isNarrow ? EDGE : PANEL + 2 * EDGE,
      right: EDGE,
      top: EDGE,
      bottom: EDGE * 2,
    }),
    [isFolded, isNarrow],
  );

  useEffect(() => {
    if (asked) player.setSpan(asked.startTime, asked.endTime);
  }, [asked, player]);
  useArrival(map, player, margins, {
    asked,
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
  usePickedPlace(map, isPicking, place => {
    search.setPlace(writePlace(place));
    setPicking(false);
  });
  const make = useTrackFiles({ asked, rides: shown, map, city: city ?? null, scene, player });

  const toggleFollow = (plate: string) => setFollowed(followed === plate ? null : plate);
  const handleGo = ({ startTime, lng, lat }: StopOfRide) => {
    setFollowed(null);
    player.pause();
    player.seek(startTime);
    map?.look({ lng, lat, zoom: Math.max(map.camera().zoom, STREET) });
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
  useShortcut('l', () => setFolded(!isFolded), { label: 'trackReplay.keys.fold', group: 'list' });
  useShortcut('a', fit, { label: 'trackReplay.keys.fit', group: 'list', isEnabled: map !== null });
  useShortcut('f', () => setFollowed(nextOf(shown, followed)), {
    label: 'trackReplay.keys.follow',
    group: 'record',
    isEnabled: map !== null && shown.length > 0,
  });
  useShortcut('escape', () => setPicking(false), { isAlways: true, isEnabled: isPicking });

  return (
    <>
      <Ground>
        <Panel hidden={isFolded}>
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
        </Panel>
        {isFolded && (
          <Unfold
            type="button"
            aria-label={translate('trackReplay.unfold')}
            aria-keyshortcuts="L"
            onClick={() => setFolded(false)}
          >
            <PanelLeftOpen size={16} aria-hidden />
          </Unfold>
        )}
        <OperatorMap
          margins={margins}
          plain={drawn => <PlainTracks city={drawn} scene={scene} player={player} />}
        >
          <Told onMap={setMap} />
          <SearchCircle circle={circle} />
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

/** Tells of the map for as long as it is there: it goes with the page out of view, and comes back as another one. */
function Told({ onMap }: { onMap: (map: MapHandle | null) => void }) {
  const map = useMap();
  useEffect(() => {
    onMap(map);
    return () => onMap(null);
  }, [map, onMap]);
  return null;
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

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: EDGE,
  bottom: EDGE,
  left: EDGE,
  width: PANEL,
  '&[hidden]': { display: 'none' },
  [theme.breakpoints.down('md')]: { top: '35%', right: EDGE, width: 'auto' },
}));

const Unfold = styled('button')(({ theme: { tokens } }) => ({
  position: 'absolute',
  zIndex: 2,
  top: EDGE,
  left: EDGE,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  backgroundColor: tokens.float,
  boxShadow: tokens.shadow,
  color: tokens.text.strong,
  cursor: 'pointer',
}));

const Buttons = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  right: EDGE,
  bottom: EDGE * 2,
  [theme.breakpoints.down('md')]: { top: EDGE, bottom: 'auto' },
}));
