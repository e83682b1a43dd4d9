/** The map with what floats above it. Panels cover it at fixed widths, fold away, and are remembered. */
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import type { IsShown } from '../../data/positions/fleet-store.ts';
import type { Positions } from '../../data/positions/positions.ts';
import type { ConnectionState } from '../../data/push/connection.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useIsNarrow } from '../../kit/TwoPanes.tsx';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { boxAround } from '../../map/city.ts';
import type { Status } from '../../map/fleet.ts';
import { Heat } from '../../map/layers/Heat.tsx';
import { Tracks } from '../../map/layers/Tracks.tsx';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import type { StopMark } from '../../map/tracks/drawn-track.ts';
import type { Colouring } from '../../map/tracks/track-looks.ts';
import { CityMap } from '../../nouns/fleet-map/CityMap.tsx';
import { FleetLegend } from '../../nouns/fleet-map/FleetLegend.tsx';
import { EDGE, FoldingPanel, useMarginsBeside } from '../../nouns/fleet-map/FoldingPanel.tsx';
import { MapHandleReporter } from '../../nouns/fleet-map/MapHandleReporter.tsx';
import { useCity } from '../../nouns/fleet-map/use-city.ts';
import { useClustering } from '../../nouns/fleet-map/use-clustering.ts';
import { FleetPanel } from './FleetPanel.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { TrailBar } from './TrailBar.tsx';
import { CirclePanel } from './tools/CirclePanel.tsx';
import { HeatBar } from './tools/HeatBar.tsx';
import { RulerPanel } from './tools/RulerPanel.tsx';
import { ToolBar } from './tools/ToolBar.tsx';
import { ToolsOnMap } from './tools/ToolsOnMap.tsx';
import { useHeat } from './tools/use-heat.ts';
import { useMapPicture } from './tools/use-map-picture.ts';
import { useHeldCircle, useTools } from './tools/use-tools.ts';
import { useChosen } from './use-chosen.ts';
import { useFleetActs } from './use-fleet-acts.ts';
import { useFollow } from './use-follow.ts';
import { useMode } from './use-mode.ts';
import { usePlateFromLink } from './use-plate-from-link.ts';
import { useRecentTracks } from './use-recent-tracks.ts';
import type { WholeScreen } from './use-whole-screen.ts';
import { VehicleCard } from './VehicleCard.tsx';

interface MonitorMapProps {
  positions: Positions;
  state: ConnectionState;
  /** Which vehicles the page is about. */
  isShown: IsShown;
  screen: WholeScreen;
}

const CARD = 320;
const LEGEND = 48;
const NO_STOPS: readonly StopMark[] = [];
const ALL_SHOWN = [false, true, true, true, true];

export function MonitorMap({ positions, state, isShown, screen }: MonitorMapProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const city = useCity();
  const hasStream = useCapability('positionStream');
  const [map, setMap] = useState<MapHandle | null>(null);
  const [isFolded, setFolded] = useStore('monitorMap.isFolded', isNarrow);
  const [mode, setMode] = useMode();
  const [hasPlates, setPlates] = useStore('monitorMap.hasPlates', true);
  const [shown, setShown] = useStore<readonly boolean[]>('monitorMap.shown', ALL_SHOWN);
  const clustering = useClustering(mode === 'c');
  const [colouring, setColouring] = useStore<Colouring>('monitorMap.colouring', 'load');
  const tools = useTools();
  const heat = useHeat();
  const { held, close: dropTool, isPicking } = tools;
  const { circle, reach } = useHeldCircle(tools);
  const chosen = useChosen();
  const { store, clusters } = positions;
  const { show, follow, toggle, open, ids, marked, followed } = chosen;
  const beside = useMarginsBeside(isFolded, LEGEND);
  const hasAside = open !== null || held !== null;
  const isBeside = hasAside && !isNarrow;
  const margins = useMemo(
    () => (isBeside ? { ...beside, right: CARD + 2 * EDGE } : beside),
    [beside, isBeside],
  );
  const acts = useFleetActs(map, store, chosen, margins);
  const choice = useMemo(
    () => ({
      shown,
      marked,
      hasPlates,
      clustering: mode === 'c' ? clustering : undefined,
      isSticker: mode === 's',
      isDeaf: isPicking,
    }),
    [shown, marked, hasPlates, mode, clustering, isPicking],
  );
  const recent = useRecentTracks(mode === 't' && map !== null, store, marked);
  useFollow(
    map,
    store,
    followed,
    useCallback(() => follow(null), [follow]),
  );
  usePlateFromLink(map !== null, plate => void acts.locate(plate));
  const handleFollow = () => open && follow(followed === open.id ? null : open.id);
  const toggleStatus = (status: Status) =>
    setShown(shown.map((isSeen, each) => (each === status ? !isSeen : isSeen)));
  useShortcut('l', () => setFolded(!isFolded), { label: 'vehicleMonitor.keys.fold', group: 'page' });
  useShortcut('a', acts.fitChosen, {
    label: 'vehicleMonitor.keys.fit',
    group: 'page',
    isEnabled: ids.length > 0,
  });
  // an open vehicle is closed first
  useShortcut('escape', dropTool, { isAlways: true, inFields: true, isEnabled: held !== null && !open });

  useShortcut('escape', screen.toggle, {
    isAlways: true,
    isEnabled: screen.isWhole && held === null && !open,
  });
  const picture = useMapPicture({ map, store, clusters, city: city ?? null, shown, marked, circle });

  return (
    <CityMap
      positions={positions}
      choice={choice}
      reach={reach}
      circle={circle}
      margins={beside}
      onPick={acts.pick}
    >
      <MapHandleReporter onMap={setMap} />
      {heat.isOn && <Heat fleet={store} status={heat.heated} onSteps={heat.setSteps} />}
      <Tracks tracks={recent.tracks} stops={NO_STOPS} colouring={colouring} isDeaf onPick={() => {}} />
      <ToolsOnMap tools={tools} circle={circle} margins={margins} />
      <FoldingPanel
        isFolded={isFolded}
        unfoldLabel={translate('vehicleMonitor.unfold')}
        onUnfold={() => setFolded(false)}
        phoneTop="45%"
        isCovered={hasAside}
      >
        {!isFolded && (
          <FleetPanel
            store={store}
            clusters={clusters}
            chosen={chosen}
            shown={shown}
            trouble={troubleOf(state, hasStream, translate)}
            onFold={() => setFolded(true)}
            onLocate={acts.locate}
            onPlace={acts.goTo}
            onOpen={acts.open}
            onFitChosen={acts.fitChosen}
          />
        )}
      </FoldingPanel>
      <ToolBar
        isPlain={!map}
        tools={tools}
        heat={heat}
        screen={screen}
        picture={picture}
        right={margins.right}
      />
      {hasAside && (
        <Aside>
          {held === 'circle' && !(open && isNarrow) && (
            <CirclePanel
              entry={tools.entry}
              pick={
                map && {
                  isPicking,
                  toggle: () => tools.setPicking(!isPicking),
                  centre: () => map.centre(),
                }
              }
              circle={circle}
              store={store}
              shown={shown}
              isShown={isShown}
              openId={open?.id}
              onOpen={acts.openListed}
              onClose={dropTool}
            />
          )}
          {held === 'ruler' && !(open && isNarrow) && (
            <RulerPanel
              ruler={tools.ruler}
              isPicking={isPicking}
              onPicking={tools.setPicking}
              onClose={dropTool}
            />
          )}
          {open && (
            <VehicleCard
              key={open.id}
              vehicle={open}
              store={store}
              isFollowed={followed === open.id}
              isChosen={ids.includes(open.id)}
              onToggle={() => toggle(open.id)}
              onFollow={handleFollow}
              onClose={() => show(null)}
            />
          )}
        </Aside>
      )}
      {/* on a phone, what is opened takes its place */}
      {!(hasAside && isNarrow) && (
        <Foot style={{ maxWidth: `calc(100% - ${beside.left + EDGE}px)` }}>
          <BesideAside style={{ marginRight: margins.right - EDGE }}>
            <MapButtons map={map} onFit={() => map?.fit(boxAround(city ?? null), margins)} />
            {heat.isOn && map && <HeatBar {...heat} onHeated={heat.setHeated} />}
            {mode === 't' && map && (
              <TrailBar recent={recent} colouring={colouring} onColouring={setColouring} />
            )}
          </BesideAside>
          <Lowest>
            {map && <ModeSwitch mode={mode} onMode={setMode} hasPlates={hasPlates} onPlates={setPlates} />}
            <FleetLegend store={store} clusters={clusters} shown={shown} onToggle={toggleStatus} />
          </Lowest>
        </Foot>
      )}
    </CityMap>
  );
}

function troubleOf(state: ConnectionState, hasStream: boolean, translate: (key: string) => string) {
  if (state === 'lost') return translate('vehicleMonitor.state.lost');
  if (state === 'connecting') return translate('vehicleMonitor.state.connecting');
  return hasStream ? null : translate('vehicleMonitor.state.polled');
}

const Aside = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: EDGE,
  right: EDGE,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: CARD,
  maxHeight: `calc(100% - ${2 * EDGE + LEGEND}px)`,
  '& > *': { flex: '0 1 auto', minHeight: 0 },
  // a vehicle that is opened from a long list is seen, and so is the list
  '& > * + *': { flexShrink: 0, maxHeight: '50vh' },
  [theme.breakpoints.down('md')]: {
    top: 'auto',
    bottom: EDGE,
    left: EDGE,
    width: 'auto',
    maxHeight: '50%',
  },
}));

const RIGHT_COLUMN = { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 8 } as const;

const Foot = styled('div')(({ theme }) => ({
  ...RIGHT_COLUMN,
  position: 'absolute',
  zIndex: 1,
  right: EDGE,
  bottom: EDGE,
  // above the line that says what the map is
  [theme.breakpoints.down('md')]: { bottom: 28 },
}));

/** A panel or a card at the right ends above the lowest row alone. */
const BesideAside = styled('div')(RIGHT_COLUMN);

const Lowest = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  maxWidth: '100%',
});
