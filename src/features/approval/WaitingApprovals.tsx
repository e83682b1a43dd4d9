/** On the first page: what this person may decide, the oldest first, and what he has asked for and others decide. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import { approvalCalls, type WaitingApproval } from '../../contract/approval.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { useFocusKept } from '../../kit/use-focus-kept.ts';
import { useHeldRecordsAmong } from '../../resource/undo/use-hold.ts';
import { WaitingItems } from './WaitingItems.tsx';

/** Where no push comes. */
const POLLING_MS = 60_000;
/** Their right to be decided comes and goes with their state. */
const OUTLAYS = 'finance/outlay';

export default function WaitingApprovals() {
  const translate = useTranslate();
  const describe = useFailureText();
  const others = useAnswer(approvalCalls.listWaitingApprovals, {}, { repeatMs: POLLING_MS });
  const mine = useAnswer(
    approvalCalls.listWaitingApprovals,
    { query: { mine: 1 } },
    { repeatMs: POLLING_MS },
  );
  const readAnew = () => void Promise.all([others.refetch(), mine.refetch()]);
  usePush('APPROVAL_WAITS', readAnew);
  usePush('RECORD_CHANGED', ({ data: { resource } }) => {
    const shown = [...(others.data ?? []), ...(mine.data ?? [])];
    if (resource === OUTLAYS || shown.some(one => one.resource === resource)) readAnew();
  });
  const held = useHeldRecordsAmong([...(others.data ?? []), ...(mine.data ?? [])]);
  const id = useId();
  const whole = useFocusKept<HTMLElement>();
  // once there was something, it stays and says that nothing is left: the focus is in it after the last decision
  const wasShown = useRef(false);
  const error = others.error ?? mine.error;
  const isOpen = ({ resource, recordId }: WaitingApproval) => !held.has(`${resource} ${recordId}`);
  const toDecide = others.data?.filter(isOpen) ?? [];
  const own = mine.data?.filter(isOpen) ?? [];
  const sum = toDecide.reduce((total, { amount }) => total + (amount ?? 0), 0);
  if (error && !others.data) return <Said role="status">{describe(error).text}</Said>;
  const isEmpty = toDecide.length + own.length === 0;
  if (!isEmpty) wasShown.current = true;
  if (!wasShown.current) return null;
  return (
    <Section ref={whole} aria-labelledby={id}>
      <header>
        <h2 id={id} tabIndex={-1} data-focus-next={isEmpty || undefined}>
          {translate('approval.title')}
        </h2>
        <span>
          {toDecide.length > 0
            ? translate('approval.count', { smart_count: toDecide.length, amount: formatYuan(sum) })
            : translate('approval.none')}
        </span>
      </header>
      <WaitingItems items={toDecide} />
      {own.length > 0 && (
        <>
          <h3>{translate('approval.mine')}</h3>
          <WaitingItems items={own} isMine />
        </>
      )}
    </Section>
  );
}

const Said = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '8px 16px',
  color: tokens.text.plain,
}));

const Section = styled('section')(({ theme: { tokens } }) => ({
  marginTop: 12,
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    padding: '10px 16px 4px',
  },
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
  span: { color: tokens.text.plain, fontVariantNumeric: 'tabular-nums' },
  h3: {
    margin: 0,
    padding: '8px 16px 4px',
    fontSize: 12,
    lineHeight: '20px',
    fontWeight: 400,
    color: tokens.text.plain,
  },
}));
