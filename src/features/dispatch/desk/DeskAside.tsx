/** What stands at the right of the map: the order that is handled or, in its place, one that is taken down. */
import { useTranslate } from 'ra-core';
import type { Order } from '../../../contract/order.ts';
import type { MapHandle } from '../../../map/map-handle.ts';
import { FoldingPanel } from '../../../nouns/fleet-map/FoldingPanel.tsx';
import { OrderForm } from '../form/OrderForm.tsx';
import { HandoverPanel } from '../handover/HandoverPanel.tsx';
import { OrderPanel } from '../order/OrderPanel.tsx';
import { CircleSearchPanel } from '../vehicle/CircleSearchPanel.tsx';
import { VehiclePanel } from '../vehicle/VehiclePanel.tsx';
import { SWITCH_HEIGHT } from './DeskSwitch.tsx';
import type { Desk } from './use-desk.ts';

export const ASIDE_WIDTH = 384;
const NONE: readonly Order[] = [];

export function DeskAside({ desk, map }: { desk: Desk; map: MapHandle | null }) {
  const translate = useTranslate();
  const { place, looked, candidates, line, marked, setMarked, entry, aside, panels } = desk;
  const { isRightOpen, open, fold } = panels;
  if (aside === null && place.orderId === null) return null;
  return (
    <FoldingPanel
      side="right"
      width={ASIDE_WIDTH}
      foldKey="R"
      isFolded={!isRightOpen}
      unfoldLabel={translate('dispatch.unfoldOrder')}
      onUnfold={() => open('right')}
      phoneTop={`${SWITCH_HEIGHT}px`}
      isWhole
    >
      {isRightOpen && aside === 'form' && (
        <OrderForm
          here={entry}
          hasMap={map !== null}
          onCreated={desk.openCreated}
          onOpen={desk.openOrder}
          onClose={desk.closeAside}
        />
      )}
      {isRightOpen && aside === 'handover' && (
        <HandoverPanel
          note={desk.note}
          waiting={place.tab === 'waitingOrder' ? (desk.found.orders ?? NONE) : NONE}
          onOpen={desk.openOrder}
          onClose={desk.closeAside}
        />
      )}
      {isRightOpen && aside === 'circle' && (
        <CircleSearchPanel
          search={desk.search}
          map={map}
          onOpen={desk.openVehicle}
          onClose={desk.closeAside}
        />
      )}
      {isRightOpen && aside === 'vehicle' && (
        <VehiclePanel
          key={desk.vehicle}
          plate={desk.vehicle}
          onOpen={desk.openOrder}
          onClose={desk.closeAside}
        />
      )}
      {isRightOpen && aside === null && (
        <OrderPanel
          looked={looked}
          candidates={candidates}
          line={line}
          marked={marked}
          onMark={setMarked}
          onFold={() => fold('right')}
          onClose={desk.closeOrder}
        />
      )}
    </FoldingPanel>
  );
}
