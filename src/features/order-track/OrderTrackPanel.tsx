/** The panel beside the map: the order, where its vehicle stood, and what is taken away as files. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ComponentProps, useState } from 'react';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { FoldButton, PanelFrame, PanelTabs } from '../../nouns/fleet-map/FoldingPanel.tsx';
import { Scroll } from '../../nouns/fleet-map/parts.ts';
import { FilesPane } from '../../nouns/replay/FilesPane.tsx';
import { StopsPane } from '../../nouns/replay/StopsPane.tsx';
import { OrderFinder } from './OrderFinder.tsx';
import { OrderOfRide } from './OrderOfRide.tsx';
import type { OrderRide } from './use-order-ride.ts';

const TABS = ['order', 'stops', 'files'] as const;
type Tab = (typeof TABS)[number];

interface OrderTrackPanelProps {
  isNamed: boolean;
  shown: OrderRide;
  stops: ComponentProps<typeof StopsPane>;
  make: ComponentProps<typeof FilesPane>['make'];
  onChoose(orderId: string): void;
  onSeek(time: number): void;
  onFold(): void;
}

export function OrderTrackPanel(props: OrderTrackPanelProps) {
  const { isNamed, shown, stops, make, onChoose, onSeek, onFold } = props;
  const translate = useTranslate();
  const [tab, setTab] = useState<Tab>('order');
  return (
    <PanelFrame aria-label={translate('title.orderTrajectory')}>
      <PanelTabs role="group">
        {TABS.map(each => (
          <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {translate(each === 'order' ? 'orderTrack.order' : `trackReplay.tab.${each}`)}
          </button>
        ))}
        <FoldButton label={translate('trackReplay.fold')} onFold={onFold} />
      </PanelTabs>
      <Pane hidden={tab !== 'order'}>
        <OrderFinder onChoose={onChoose} />
        <Scroll>
          <Shown isNamed={isNamed} shown={shown} onSeek={onSeek} />
        </Scroll>
      </Pane>
      <Pane hidden={tab !== 'stops'}>
        <StopsPane {...stops} />
      </Pane>
      <Pane hidden={tab !== 'files'}>
        <FilesPane isEmpty={shown.ride === null} make={make} />
      </Pane>
    </PanelFrame>
  );
}

function Shown({ isNamed, shown, onSeek }: Pick<OrderTrackPanelProps, 'isNamed' | 'shown' | 'onSeek'>) {
  const failureText = useFailureText();
  const { order, ride, added, isWhole, error, ask } = shown;
  if (!isNamed) return <State of="start" />;
  if (error && !ride) return <ErrorState {...failureText(error)} onRetry={ask} />;
  if (order === null) return <State of="missing" />;
  if (!order) return null;
  return (
    <>
      <OrderOfRide order={order} ride={ride} addedCount={added.length} onSeek={onSeek} />
      {isWhole && !ride && <State of={order.matchTime ? 'empty' : 'undriven'} />}
    </>
  );
}

/** Why nothing is shown. */
function State({ of }: { of: 'start' | 'missing' | 'empty' | 'undriven' }) {
  const translate = useTranslate();
  return <PageState title={translate(`orderTrack.${of}`)} why={translate(`orderTrack.${of}Why`)} />;
}

const Pane = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '&[hidden]': { display: 'none' },
});
