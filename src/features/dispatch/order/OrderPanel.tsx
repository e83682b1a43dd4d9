/** The order that is handled: what it is, what comes next, who could fetch the passenger or does, and what was done. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ComponentType, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Order } from '../../../contract/order.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { MONO } from '../../../kit/theme/tokens.ts';
import { FoldButton, PanelFrame } from '../../../nouns/fleet-map/FoldingPanel.tsx';
import { CandidateList } from '../candidates/CandidateList.tsx';
import type { Candidates } from '../candidates/use-candidates.ts';
import { useRefusedKeys } from '../candidates/use-refused-keys.ts';
import { Tag } from '../parts/OrderCard.tsx';
import { SlaChip } from '../parts/SlaChip.tsx';
import { OrderActsContext, type Refusal } from '../state/act-context.ts';
import { hasNoFocus } from '../state/focus.ts';
import type { ActiveLine } from '../state/use-active-line.ts';
import type { LookedAt } from '../state/use-order.ts';
import { useOrderWords } from '../state/use-order-words.ts';
import { ActBar, type ActWithInput } from './ActBar.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { ChangeOrder } from './ChangeOrder.tsx';
import { ConfirmArrival } from './ConfirmArrival.tsx';
import { ContactDriver } from './ContactDriver.tsx';
import { DriverFacts } from './DriverFacts.tsx';
import { EndWatch } from './EndWatch.tsx';
import { HeldNotice } from './HeldNotice.tsx';
import { OfferLog } from './OfferLog.tsx';
import { OrderLog } from './OrderLog.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { OrderSlip } from './OrderSlip.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { ReassignOrder } from './ReassignOrder.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useClaim } from './use-claim.ts';

interface HandledProps {
  candidates: Candidates | null;
  line: ActiveLine | undefined;
  marked: string | null;
  onMark(vehicleId: string | null): void;
}

interface OrderPanelProps extends HandledProps {
  looked: LookedAt;
  onFold(): void;
  onClose(): void;
}

export function OrderPanel({ looked, onFold, onClose, ...handled }: OrderPanelProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { shortNo, tagsOf } = useOrderWords();
  const { order, error, ask } = looked;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PanelFrame
      aria-label={order ? `${translate('dispatch.order')} ${shortNo(order)}` : translate('dispatch.order')}
      data-handled={order?.id}
    >
      <Head>
        <h2 ref={heading} tabIndex={-1} title={order?.orderNo}>
          {translate('dispatch.order')} {order && <span>{shortNo(order)}</span>}
        </h2>
        <div>{order && tagsOf(order).map(tag => <Tag key={tag}>{tag}</Tag>)}</div>
        {order && <SlaChip order={order} />}
        <FoldButton label={translate('dispatch.foldOrder')} side="right" foldKey="R" onFold={onFold} />
      </Head>
      {order && <Handled key={order.id} order={order} heading={heading} {...handled} />}
      {!order && error !== null && <ErrorState {...failureText(error)} onRetry={ask} />}
      {order === null && error === null && (
        <PageState
          title={translate('dispatch.noOrder.title')}
          why={translate('dispatch.noOrder.why')}
          action={
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {translate('dispatch.noOrder.back')}
            </Button>
          }
        />
      )}
    </PanelFrame>
  );
}

const FORMS: Readonly<Record<ActWithInput, ComponentType<{ onClose(): void }>>> = {
  cancel: CancelOrder,
  reassign: ReassignOrder,
  contact: ContactDriver,
  arrive: ConfirmArrival,
  endWatch: EndWatch,
  change: ChangeOrder,
};

function Handled(props: HandledProps & { order: Order; heading: RefObject<HTMLElement | null> }) {
  const { order, heading, candidates, line, marked, onMark } = props;
  const claim = useClaim(order);
  const [refusal, report] = useState<Refusal | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const [openAct, setOpenAct] = useState<ActWithInput | null>(null);
  const { holder } = claim;
  const acts = useMemo(() => ({ order, holder, refusal, report }), [order, holder, refusal]);
  const Form = openAct && FORMS[openAct];
  // opened by a key, or made just now, or pressed and gone with what it did: the next Tab is at what can be done
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act, and after each change
  useEffect(() => {
    if (hasNoFocus(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [openAct, order, heading]);
  return (
    <OrderActsContext value={acts}>
      <Scroll>
        <RefusedKeys isDeaf={openAct !== null} />
        <OrderSummary order={order} />
        <HeldNotice claim={claim} />
        <RefusalNotice />
        <ActBar openAct={openAct} onOpen={setOpenAct} onPrint={() => setPrinting(true)} />
        {isPrinting && <OrderSlip order={order} onPrinted={() => setPrinting(false)} />}
        {Form && <Form onClose={() => setOpenAct(null)} />}
        {order.driver && <DriverFacts order={order} driver={order.driver} line={line} />}
        <OrderOutcome order={order} />
        {candidates && (
          <CandidateList candidates={candidates} marked={marked} onMark={onMark} isDeaf={openAct !== null} />
        )}
        <OfferLog order={order} />
        <OrderLog order={order} />
      </Scroll>
    </OrderActsContext>
  );
}

/** It speaks of the order of the panel. */
function RefusedKeys({ isDeaf }: { isDeaf: boolean }) {
  useRefusedKeys(isDeaf);
  return null;
}

const Head = styled('header')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '4px 4px 4px 12px',
  h2: { margin: 0, outline: 'none', fontSize: 16, fontWeight: 600, whiteSpace: 'nowrap' },
  'h2 > span': { fontFamily: MONO },
  '& > div': { display: 'flex', flex: 1, gap: 4, minWidth: 0, overflow: 'hidden' },
});

const Scroll = styled('div')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'auto',
});
