/** The map with what floats above it: the queue at the left, the order that is handled at the right. */
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Order } from '../../../contract/order.ts';
import type { Positions } from '../../../data/positions/positions.ts';
import { useIsNarrow } from '../../../kit/TwoPanes.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { boxAround } from '../../../map/city.ts';
import type { Status } from '../../../map/fleet.ts';
import { MapButtons } from '../../../map/MapButtons.tsx';
import type { MapHandle } from '../../../map/map-handle.ts';
import type { Margins } from '../../../map/projection.ts';
import { FleetLegend } from '../../../nouns/fleet-map/FleetLegend.tsx';
import { EDGE, FoldingPanel } from '../../../nouns/fleet-map/FoldingPanel.tsx';
import { MapTold } from '../../../nouns/fleet-map/MapTold.tsx';
import { useCity } from '../../../nouns/fleet-map/use-city.ts';
import { useCandidates } from '../candidates/use-candidates.ts';
import { DispatchMap } from '../map/DispatchMap.tsx';
import { OrderOnMap } from '../map/OrderOnMap.tsx';
import { useComing } from '../map/use-coming.ts';
import { OrderPanel } from '../order/OrderPanel.tsx';
import { useActiveLine } from '../order/use-active-line.ts';
import { useDriven } from '../order/use-driven.ts';
import { useOrder } from '../order/use-order.ts';
import { QueuePanel } from '../queue/QueuePanel.tsx';
import { type Sought, useTabOrders } from '../queue/use-tab-orders.ts';
import { DeskSwitch, SWITCH_HEIGHT } from './DeskSwitch.tsx';
import { useDeskPlace } from './use-desk-place.ts';
import { useOrderCircle } from './use-order-circle.ts';
import { useOrderInView } from './use-order-in-view.ts';
import { useOrderNews } from './use-order-news.ts';
import { usePanels } from './use-panels.ts';

const LEFT = 344;
const RIGHT = 384;
const LEGEND = 48;
const ALL_SHOWN = [false, true, true, true, true];
const NOTHING_SOUGHT: Sought = { type: 1, keyword: '' };

export function DispatchDesk({ positions }: { positions: Positions }) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const city = useCity();
  const place = useDeskPlace();
  const { orderId, go } = place;
  const [map, setMap] = useState<MapHandle | null>(null);
  const [shown, setShown] = useStore<readonly boolean[]>('desk.shown', ALL_SHOWN);
  const [sought, setSought] = useState(NOTHING_SOUGHT);
  const found = useTabOrders(place.tab, place.area, sought);
  const looked = useOrder(orderId, found.orders);
  const { order } = looked;
  const candidates = useCandidates(order);
  const line = useActiveLine(order);
  const driven = useDriven(order);
  const { circle, drag } = useOrderCircle(order, candidates);
  const [marked, setMarked] = useState<string | null>(null);
  const coming = useComing(order, candidates, marked);
  const standing = useMemo(() => new Set(vehiclesOf(marked, order)), [marked, order]);
  const panels = usePanels(orderId !== null);
  const { open, fold, isLeftOpen, isRightOpen } = panels;
  useOrderNews(orderId);

  const openOrder = useCallback(
    (id: string) => {
      go({ orderId: id });
      open('right');
    },
    [go, open],
  );
  const closeOrder = useCallback(() => {
    go({ orderId: null });
    open('left');
  }, [go, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link leads to an order, not to a folded panel; once for each
  useEffect(() => {
    if (orderId !== null) open('right');
  }, [orderId]);
  useShortcut('l', () => (isLeftOpen ? fold('left') : open('left')), {
    label: 'dispatch.keys.fold',
    group: 'list',
  });
  useShortcut('r', () => (isRightOpen ? fold('right') : open('right')), {
    isEnabled: orderId !== null,
    label: 'dispatch.keys.foldOrder',
    group: 'list',
  });
  useShortcut('escape', closeOrder, { isAlways: true, isEnabled: orderId !== null });

  const margins = useMemo(
    (): Margins => ({
      left: isLeftOpen && !isNarrow ? LEFT + 2 * EDGE : EDGE,
      right: isRightOpen && !isNarrow ? RIGHT + 2 * EDGE : EDGE,
      top: isNarrow ? SWITCH_HEIGHT + EDGE : EDGE,
      bottom: LEGEND,
    }),
    [isLeftOpen, isRightOpen, isNarrow],
  );
  useOrderInView(map, order, circle, margins);
  const toggleStatus = (status: Status) =>
    setShown(shown.map((isSeen, each) => (each === status ? !isSeen : isSeen)));

  return (
    <DispatchMap
      positions={positions}
      shown={shown}
      marked={standing}
      coming={coming}
      circle={circle}
      margins={margins}
      isDeaf={false}
      onPick={id => setMarked(id ?? null)}
    >
      <MapTold onMap={setMap} />
      {order && (
        <OrderOnMap
          order={order}
          candidates={candidates}
          circle={circle}
          onRadius={drag}
          line={line}
          driven={driven}
        />
      )}
      {isNarrow && <DeskSwitch panels={panels} hasAside={orderId !== null} />}
      <FoldingPanel
        isFolded={!isLeftOpen}
        unfoldLabel={translate('dispatch.unfold')}
        onUnfold={() => open('left')}
        phoneTop={`${SWITCH_HEIGHT}px`}
      >
        {isLeftOpen && (
          <QueuePanel
            place={place}
            found={found}
            sought={sought}
            onSearch={setSought}
            onOpen={openOrder}
            onFold={() => fold('left')}
          />
        )}
      </FoldingPanel>
      {orderId !== null && (
        <FoldingPanel
          side="right"
          width={RIGHT}
          foldKey="R"
          isFolded={!isRightOpen}
          unfoldLabel={translate('dispatch.unfoldOrder')}
          onUnfold={() => open('right')}
          phoneTop={`${SWITCH_HEIGHT}px`}
        >
          {isRightOpen && (
            <OrderPanel
              looked={looked}
              candidates={candidates}
              line={line}
              marked={marked}
              onMark={setMarked}
              onFold={() => fold('right')}
              onClose={closeOrder}
            />
          )}
        </FoldingPanel>
      )}
      <Foot style={{ right: margins.right }}>
        <MapButtons map={map} onFit={() => map?.fit(boxAround(city ?? null), margins)} />
        <FleetLegend
          store={positions.store}
          clusters={positions.clusters}
          shown={shown}
          onToggle={toggleStatus}
        />
      </Foot>
    </DispatchMap>
  );
}

/** Who is told of and drawn wherever he is: the one under the pointer, and who drives the order. */
const vehiclesOf = (marked: string | null, order: Order | null | undefined): string[] =>
  [marked, order?.driver?.vehicleId].filter(id => typeof id === 'string');

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
