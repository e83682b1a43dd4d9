/** The map with what floats above it. Panels cover it at fixed widths, fold away, and are remembered. */
import { styled } from '@mui/material/styles';
import { PanelLeftOpen } from 'lucide-react';
import { useNotify, useStore, useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { gisPastCalls } from '../../contract/gis-past.ts';
import { ask } from '../../data/ask.ts';
import type { Positions } from '../../data/positions/positions.ts';
import type { ConnectionState } from '../../data/push/connection.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useIsNarrow } from '../../kit/TwoPanes.tsx';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { boxAround, boxOfPlaces } from '../../map/city.ts';
import { drawnAt, type Status } from '../../map/fleet.ts';
import { MapButtons } from '../../map/MapButtons.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { CityMap } from '../../nouns/fleet-map/CityMap.tsx';
import { useCity } from '../../nouns/fleet-map/use-city.ts';
import { useClustering } from '../../nouns/fleet-map/use-clustering.ts';
import { FleetPanel } from './FleetPanel.tsx';
import { Legend } from './Legend.tsx';
import { MODES, type Mode, ModeSwitch } from './ModeSwitch.tsx';
import { useAskedPlate } from './use-asked-plate.ts';
import { type OpenVehicle, useChosen } from './use-chosen.ts';
import { useFollow } from './use-follow.ts';
import { VehicleCard } from './VehicleCard.tsx';

const EDGE = 12;
const LIST = 344;
const CARD = 320;
const LEGEND = 48;
/** As near as one looks at a single vehicle. */
const STREET = 15;
const ALL_SHOWN = [false, true, true, true, true];

export function MonitorMap({ positions, state }: { positions: Positions; state: ConnectionState }) {
  const translate = useTranslate();
  const notify = useNotify();
  const isNarrow = useIsNarrow();
  const city = useCity();
  const hasStream = useCapability('positionStream');
  const [map, setMap] = useState<MapHandle | null>(null);
  const [isFolded, setFolded] = useStore('monitorMap.isFolded', isNarrow);
  const [mode, setMode] = useStore<Mode>('monitorMap.mode', MODES[0]);
  const [hasPlates, setPlates] = useStore('monitorMap.hasPlates', true);
  const [shown, setShown] = useStore<readonly boolean[]>('monitorMap.shown', ALL_SHOWN);
  const clustering = useClustering(mode === 'c');
  const chosen = useChosen();
  const { store } = positions;
  const { show, follow, toggle, open, ids, marked, followed } = chosen;
  const margins = useMemo(
    () => ({ left: isFolded || isNarrow ? EDGE : LIST + 2 * EDGE, right: EDGE, top: EDGE, bottom: LEGEND }),
    [isFolded, isNarrow],
  );
  const choice = useMemo(
    () => ({ shown, marked, hasPlates, clustering: mode === 'c' ? clustering : undefined }),
    [shown, marked, hasPlates, mode, clustering],
  );
  useFollow(
    map,
    store,
    followed,
    useCallback(() => follow(null), [follow]),
  );

  const placeOf = useCallback(
    (id: string) => {
      const place = store.placeOf(id);
      return place === undefined ? undefined : drawnAt(store, place, Date.now());
    },
    [store],
  );
  const handleOpen = useCallback(
    (vehicle: OpenVehicle) => {
      show(vehicle);
      const at = placeOf(vehicle.id);
      if (map && at) map.look({ lng: at[0], lat: at[1], zoom: Math.max(map.camera().zoom, STREET) });
    },
    [show, placeOf, map],
  );
  const handlePick = useCallback(
    (id: string | undefined) => {
      const place = id === undefined ? undefined : store.placeOf(id);
      const vehicle = place === undefined ? undefined : store.vehicleAt(place);
      if (!vehicle) return show(null);
      show({ id: vehicle.vehicleId, plate: vehicle.plateNumber });
    },
    [store, show],
  );
  const handleLocate = async (plate: string) => {
    try {
      const found = await ask(gisPastCalls.queryLocationByplateNumber, { query: { plateNumber: plate } });
      show({ id: found.vehicleId ?? plate, plate: found.plateNumber });
      map?.look({ lng: found.lng, lat: found.lat, zoom: Math.max(map.camera().zoom, STREET) });
    } catch {
      notify(translate('vehicleMonitor.noPosition', { plate }), { type: 'warning' });
    }
  };
  useAskedPlate(map !== null, plate => void handleLocate(plate));
  const fitChosen = () => {
    const places = [...marked].flatMap(id => {
      const at = placeOf(id);
      return at ? [at] : [];
    });
    const box = boxOfPlaces(places);
    if (box) map?.fit(box, roomBeside(margins, open !== null && !isNarrow), STREET);
  };
  const handleFollow = () => open && follow(followed === open.id ? null : open.id);
  const toggleStatus = (status: Status) =>
    setShown(shown.map((isShown, each) => (each === status ? !isShown : isShown)));
  useShortcut('l', () => setFolded(!isFolded), { label: 'vehicleMonitor.keys.fold', group: 'list' });
  useShortcut('p', () => setPlates(!hasPlates), { label: 'vehicleMonitor.keys.plates', group: 'list' });
  useShortcut('a', fitChosen, { label: 'vehicleMonitor.keys.fit', group: 'list', isEnabled: ids.length > 0 });

  return (
    <CityMap positions={positions} choice={choice} margins={margins} onPick={handlePick} onReady={setMap}>
      {isFolded ? (
        <Unfold
          type="button"
          aria-label={translate('vehicleMonitor.unfold')}
          aria-keyshortcuts="L"
          onClick={() => setFolded(false)}
        >
          <PanelLeftOpen size={16} aria-hidden />
        </Unfold>
      ) : (
        <Left data-beside={(isNarrow && open !== null) || undefined}>
          <FleetPanel
            store={store}
            chosen={chosen}
            shown={shown}
            trouble={troubleOf(state, hasStream, translate)}
            onFold={() => setFolded(true)}
            onLocate={handleLocate}
            onOpen={handleOpen}
            onFitChosen={fitChosen}
          />
        </Left>
      )}
      {open && (
        <Right>
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
        </Right>
      )}
      <Foot>
        <MapButtons map={map} onFit={() => map?.fit(boxAround(city ?? null), margins)} />
        <div>
          <ModeSwitch mode={mode} onMode={setMode} hasPlates={hasPlates} onPlates={setPlates} />
          <Legend store={store} shown={shown} onToggle={toggleStatus} />
        </div>
      </Foot>
    </CityMap>
  );
}

function troubleOf(state: ConnectionState, hasStream: boolean, translate: (key: string) => string) {
  if (state === 'lost') return translate('vehicleMonitor.state.lost');
  if (state === 'connecting') return translate('vehicleMonitor.state.connecting');
  return hasStream ? null : translate('vehicleMonitor.state.polled');
}

const roomBeside = <M extends { right: number }>(margins: M, hasCard: boolean): M =>
  hasCard ? { ...margins, right: CARD + 2 * EDGE } : margins;

const Left = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: EDGE,
  bottom: EDGE,
  left: EDGE,
  width: LIST,
  [theme.breakpoints.down('md')]: {
    top: '45%',
    right: EDGE,
    width: 'auto',
    '&[data-beside]': { display: 'none' },
  },
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

const Right = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: EDGE,
  right: EDGE,
  width: CARD,
  maxHeight: `calc(100% - ${2 * EDGE + LEGEND}px)`,
  [theme.breakpoints.down('md')]: { top: 'auto', bottom: EDGE, left: EDGE, width: 'auto' },
}));

const Foot = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  right: EDGE,
  bottom: EDGE,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 8,
  maxWidth: `calc(100% - ${2 * EDGE}px)`,
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 },
  // above the line that says what the map is
  [theme.breakpoints.down('md')]: { bottom: 28 },
}));
