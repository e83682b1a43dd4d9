/** The map with what floats above it: the queue at the left, the order that is handled at the right. */
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { type RefObject, useMemo, useState } from 'react';
import type { Positions } from '../../../data/positions/positions.ts';
import { useCardsBeside } from '../../../kit/cards-place.ts';
import { useIsNarrow } from '../../../kit/TwoPanes.tsx';
import { boxAround } from '../../../map/city.ts';
import type { Status } from '../../../map/fleet.ts';
import { MapButtons } from '../../../map/MapButtons.tsx';
import type { MapHandle } from '../../../map/map-handle.ts';
import type { Margins } from '../../../map/projection.ts';
import { FleetLegend } from '../../../nouns/fleet-map/FleetLegend.tsx';
import { EDGE, FoldingPanel } from '../../../nouns/fleet-map/FoldingPanel.tsx';
import { MapHandleReporter } from '../../../nouns/fleet-map/MapHandleReporter.tsx';
import { useCity } from '../../../nouns/fleet-map/use-city.ts';
import { BatchBar } from '../batch/BatchBar.tsx';
import { DispatchMap } from '../map/DispatchMap.tsx';
import { EntryOnMap } from '../map/EntryOnMap.tsx';
import { OrderOnMap } from '../map/OrderOnMap.tsx';
import { QueueMark } from '../queue/QueueMark.tsx';
import { QueuePanel } from '../queue/QueuePanel.tsx';
import { RiderCall } from '../queue/RiderCall.tsx';
import { SearchOnMap } from '../vehicle/SearchOnMap.tsx';
import { ASIDE_WIDTH, DeskAside } from './DeskAside.tsx';
import { DeskSwitch, SWITCH_HEIGHT } from './DeskSwitch.tsx';
import { QueueFoot } from './QueueFoot.tsx';
import { useContinue } from './use-continue.ts';
import { useDesk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useOrderInView } from './use-order-in-view.ts';

const QUEUE_WIDTH = 344;
const LEGEND = 48;
const ALL_SHOWN = [false, true, true, true, true];

interface DispatchDeskProps {
  positions: Positions;
  /** What the desk lies in. */
  page: RefObject<HTMLElement | null>;
}

export function DispatchDesk({ positions, page }: DispatchDeskProps) {
  const translate = useTranslate();
  const city = useCity();
  const desk = useDesk();
  const { order, circle, panels, aside, place, entry } = desk;
  const [map, setMap] = useState<MapHandle | null>(null);
  const [shown, setShown] = useStore<readonly boolean[]>('desk.shown', ALL_SHOWN);
  const isNarrow = useIsNarrow();
  const margins = useMargins(panels, isNarrow);
  useDeskKeys(desk);
  useContinue(desk, page);
  // the queue is not covered by what it is told anyway
  useCardsBeside(page, margins.left);
  useOrderInView({ map, order, circle, line: desk.line, margins });
  const toggleStatus = (status: Status) =>
    setShown(shown.map((isSeen, each) => (each === status ? !isSeen : isSeen)));
  /** Candidates stand out, in the list as well; of others one wants to know who they are. */
  const handlePick = (id: string | undefined) => {
    desk.setMarked(id ?? null);
    if (id === undefined || desk.candidates?.listed?.some(({ vehicleId }) => vehicleId === id)) return;
    const at = positions.store.placeOf(id);
    const vehicle = at === undefined ? undefined : positions.store.vehicleAt(at);
    if (vehicle && aside !== 'form') desk.openVehicle(vehicle.plateNumber);
  };
  return (
    <DispatchMap
      positions={positions}
      shown={shown}
      marked={desk.standing}
      coming={desk.coming}
      circle={aside === 'circle' ? desk.search.entry.circle : circle}
      margins={margins}
      isDeaf={entry.picking !== null || desk.search.isPicking}
      onPick={handlePick}
    >
      <MapHandleReporter onMap={setMap} />
      {order && (
        <OrderOnMap
          order={order}
          candidates={desk.candidates}
          circle={circle}
          onRadius={desk.drag}
          line={desk.line}
          driven={desk.driven}
        />
      )}
      {aside === 'circle' && <SearchOnMap search={desk.search} margins={margins} />}
      {aside === 'form' && <EntryOnMap here={entry} map={map} margins={margins} />}
      {isNarrow && <DeskSwitch panels={panels} hasAside={place.orderId !== null || aside !== null} />}
      <FoldingPanel
        isFolded={!panels.isLeftOpen}
        unfoldLabel={translate('dispatch.unfold')}
        onUnfold={() => panels.open('left')}
        phoneTop={`${SWITCH_HEIGHT}px`}
        isWhole
        unfoldMark={<QueueMark found={desk.found} tab={place.tab} />}
      >
        {panels.isLeftOpen && (
          <QueuePanel
            place={place}
            found={desk.found}
            sought={desk.sought}
            onSearch={desk.setSought}
            onOpen={desk.openOrder}
            onFold={() => panels.fold('left')}
            above={
              <>
                <RiderCall sought={desk.sought} />
                {place.tab === 'waitingOrder' && <BatchBar area={place.area} />}
              </>
            }
            foot={<QueueFoot onOpen={desk.openAside} />}
          />
        )}
      </FoldingPanel>
      <DeskAside desk={desk} map={map} />
      {/* on a phone, an open panel lies over all of the map */}
      {!(isNarrow && (panels.isLeftOpen || panels.isRightOpen)) && (
        <Foot style={{ right: margins.right }}>
          <MapButtons map={map} onFit={() => map?.fit(boxAround(city ?? null), margins)} />
          <FleetLegend
            store={positions.store}
            clusters={positions.clusters}
            shown={shown}
            onToggle={toggleStatus}
          />
        </Foot>
      )}
    </DispatchMap>
  );
}

/** What the panels leave free of the map. */
function useMargins(
  { isLeftOpen, isRightOpen }: { isLeftOpen: boolean; isRightOpen: boolean },
  isNarrow: boolean,
): Margins {
  return useMemo(
    () => ({
      left: isLeftOpen && !isNarrow ? QUEUE_WIDTH + 2 * EDGE : EDGE,
      right: isRightOpen && !isNarrow ? ASIDE_WIDTH + 2 * EDGE : EDGE,
      top: isNarrow ? SWITCH_HEIGHT + EDGE : EDGE,
      bottom: LEGEND,
    }),
    [isLeftOpen, isRightOpen, isNarrow],
  );
}

const Foot = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  bottom: EDGE,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 8,
  // above the line that says what the map is
  [theme.breakpoints.down('md')]: { bottom: 28 },
}));
