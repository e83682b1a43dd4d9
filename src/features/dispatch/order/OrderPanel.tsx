/** The order that is handled: what it is, what comes next, and what can be done. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { MONO } from '../../../kit/theme/tokens.ts';
import { FoldButton, PanelFrame } from '../../../nouns/fleet-map/FoldingPanel.tsx';
import { Tag } from '../queue/OrderCard.tsx';
import { SlaChip } from '../queue/SlaChip.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { LookedAt } from './use-order.ts';
import { useOrderWords } from './use-order-words.ts';

interface OrderPanelProps {
  looked: LookedAt;
  onFold(): void;
  onClose(): void;
}

export function OrderPanel({ looked, onFold, onClose }: OrderPanelProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { shortNo, tagsOf } = useOrderWords();
  const { order, error, ask } = looked;
  return (
    <PanelFrame aria-label={translate('dispatch.order')}>
      <Head>
        <h2 title={order?.orderNo}>
          {translate('dispatch.order')} {order && <span>{shortNo(order)}</span>}
        </h2>
        {order && tagsOf(order).map(tag => <Tag key={tag}>{tag}</Tag>)}
        <i />
        {order && <SlaChip order={order} />}
        <FoldButton label={translate('dispatch.foldOrder')} side="right" foldKey="R" onFold={onFold} />
      </Head>
      {order ? (
        <OrderSummary order={order} />
      ) : error ? (
        <ErrorState {...failureText(error)} onRetry={ask} />
      ) : order === null ? (
        <PageState
          title={translate('dispatch.noOrder.title')}
          why={translate('dispatch.noOrder.why')}
          action={
            <button type="button" onClick={onClose}>
              {translate('dispatch.noOrder.back')}
            </button>
          }
        />
      ) : null}
    </PanelFrame>
  );
}

const Head = styled('header')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minHeight: 40,
  padding: '4px 4px 4px 12px',
  h2: { margin: 0, fontSize: 16, fontWeight: 600, whiteSpace: 'nowrap' },
  'h2 > span': { fontFamily: MONO },
  '& > i': { flex: 1 },
});
