/** The queue beside the map: an area with its figures, and its orders in the order of what is due next. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { CityStats } from '../../../contract/dispatch-parts.ts';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatCount } from '../../../kit/format/count.ts';
import { ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../../kit/use-delayed.ts';
import { FoldButton, PanelFrame, PanelTabs } from '../../../nouns/fleet-map/FoldingPanel.tsx';
import { Note } from '../../../nouns/fleet-map/parts.ts';
import { TABS, type Tab } from '../state/desk-address.ts';
import type { OpenDesk } from '../state/use-desk-place.ts';
import { areaOf, type OrderSearch, type TabOrders, usePollMs } from '../state/use-tab-orders.ts';
import { AreaChoice } from './AreaChoice.tsx';
import { AreaFigures } from './AreaFigures.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { FindOrders } from './FindOrders.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { QueueList } from './QueueList.tsx';

interface QueuePanelProps {
  place: OpenDesk;
  found: TabOrders;
  sought: OrderSearch;
  onSearch(sought: OrderSearch): void;
  onOpen(orderId: string): void;
  onFold(): void;
  /** Above the list: what is said of what was sought. */
  above?: ReactNode;
  foot?: ReactNode;
}

export function QueuePanel(props: QueuePanelProps) {
  const { place, found, sought, onSearch, onOpen, onFold, above, foot } = props;
  const translate = useTranslate();
  const repeatMs = usePollMs();
  const { data: stats } = useAnswer(
    dispatchQueryCalls.currentCityStats,
    { query: { addressType: areaOf(place.area) } },
    { repeatMs },
  );
  return (
    <PanelFrame aria-label={translate('dispatch.queue')}>
      <Head>
        <AreaChoice area={place.area} onChoose={area => place.go({ area })} />
        <FindOrders sought={sought} onSearch={onSearch} />
        <FoldButton label={translate('dispatch.fold')} onFold={onFold} />
      </Head>
      <AreaFigures stats={stats} />
      <PanelTabs role="group" aria-label={translate('dispatch.tabs')}>
        {TABS.map(tab => (
          <button
            key={tab}
            type="button"
            aria-pressed={tab === place.tab}
            onClick={() => place.go({ tab, orderId: null })}
          >
            {translate(`dispatch.tab.${tab}`)} <span>{countOf(tab, stats)}</span>
          </button>
        ))}
      </PanelTabs>
      {above}
      <Orders {...{ place, found, sought, onOpen }} />
      {foot}
    </PanelFrame>
  );
}

function Orders({ place, found, sought, onOpen }: Omit<QueuePanelProps, 'onSearch' | 'onFold'>) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { orders, total, error, ask } = found;
  const isLate = useDelayed(orders === undefined, SKELETON_AFTER_MS);
  if (error) return <ErrorState {...failureText(error)} onRetry={ask} />;
  if (!orders) return isLate ? <CardSkeleton /> : <Fill />;
  if (orders.length === 0) {
    const why = sought.keyword === '' ? `dispatch.empty.${place.tab}` : 'dispatch.empty.sought';
    return (
      <Fill>
        <PageState
          title={translate(`${why}.title`, { keyword: sought.keyword })}
          why={translate(`${why}.why`)}
          action={sought.keyword !== '' && <FoundElsewhere place={place} sought={sought} />}
        />
      </Fill>
    );
  }
  return (
    <>
      {total > orders.length && (
        <Note data-tone="warn">
          {translate('dispatch.firstOf', { count: orders.length, total: formatCount(total) })}
        </Note>
      )}
      <QueueList key={place.tab} orders={orders} openId={place.orderId} onOpen={onOpen} />
    </>
  );
}

function countOf(tab: Tab, stats: CityStats | undefined): string {
  if (!stats) return '';
  const { waiting, ongoing, completedToday } = stats;
  return formatCount({ waitingOrder: waiting, ongoingOrder: ongoing, completedOrder: completedToday }[tab]);
}

const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '6px 4px 2px 12px',
});

const Fill = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });
