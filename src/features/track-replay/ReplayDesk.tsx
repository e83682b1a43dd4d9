/** The map with its panel and the player, and what is chosen among them. */
import { useCallback, useState } from 'react';
import { useShortcut } from '../../kit/use-shortcut.ts';
import type { LngLat } from '../../map/crs.ts';
import { SearchCircle } from '../../map/layers/SearchCircle.tsx';
import { PlacePicker } from '../../map/PlacePicker.tsx';
import { writePlace } from '../../map/place-text.ts';
import { ReplayView } from '../../nouns/replay/ReplayView.tsx';
import type { FoundRide, ReplayQuery, Ride } from '../../nouns/replay/ride.ts';
import type { StopOfRide } from '../../nouns/replay/StopsPane.tsx';
import { useFollowTrack } from '../../nouns/replay/use-map-of-replay.ts';
import { useReplay } from '../../nouns/replay/use-replay.ts';
import { ReplayPanel, type ReplayTab } from './ReplayPanel.tsx';
import type { Question } from './replay-question.ts';
import { useSearch } from './use-search.ts';
import { useShownRides } from './use-shown-rides.ts';

interface ReplayDeskProps {
  question: Question;
  asked: ReplayQuery | null;
  rides: readonly Ride[];
  leastMinutes: number;
  onLeast(minutes: number): void;
  onAsk(question: Question): void;
}

export function ReplayDesk({ question, asked, rides, leastMinutes, onLeast, onAsk }: ReplayDeskProps) {
  const search = useSearch();
  const [tab, setTab] = useState<ReplayTab>('vehicles');
  const [wanted, setFollowed] = useState<string | null>(null);
  const [wantsPlace, setPicking] = useState(false);
  const isPicking = wantsPlace && tab === 'search';
  const { hidden, toggle, shown } = useShownRides(rides);
  const circle = tab === 'search' ? search.circle : null;
  const replay = useReplay({
    asked,
    questionKey: `${asked?.startTime} ${asked?.endTime}`,
    isWhole: rides.every(({ state }) => state !== 'asked'),
    rides: shown,
    circle,
  });
  const { map, player, stops } = replay;
  const followedRide = shown.find(({ plate }) => plate === wanted);
  const followed = map && followedRide ? followedRide.plate : null;
  useFollowTrack(
    map,
    player,
    followedRide?.found.track ?? null,
    useCallback(() => setFollowed(null), []),
  );

  const toggleFollow = (plate: string) => setFollowed(followed === plate ? null : plate);
  const handleGo = (stop: StopOfRide) => {
    setFollowed(null);
    replay.goTo(stop);
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
  const handleFit = () => {
    setFollowed(null);
    replay.fit();
  };
  useShortcut('f', () => setFollowed(nextOf(shown, followed)), {
    label: 'trackReplay.keys.follow',
    group: 'page',
    isEnabled: map !== null && shown.length > 0,
  });
  useShortcut('escape', () => setPicking(false), { isAlways: true, isEnabled: isPicking });

  return (
    <ReplayView
      replay={replay}
      isDeaf={isPicking}
      followed={followed}
      onFit={handleFit}
      panel={
        <ReplayPanel
          tab={tab}
          onTab={setTab}
          onFold={() => replay.setFolded(true)}
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
          files={{ isEmpty: shown.length === 0, make: replay.make }}
        />
      }
    >
      <SearchCircle circle={circle} />
      {isPicking && <PlacePicker margins={replay.margins} onPick={handlePlace} />}
    </ReplayView>
  );
}

/** One after the other, and then nobody. */
function nextOf(rides: readonly FoundRide[], followed: string | null): string | null {
  const at = rides.findIndex(({ plate }) => plate === followed);
  return rides[at + 1]?.plate ?? null;
}
