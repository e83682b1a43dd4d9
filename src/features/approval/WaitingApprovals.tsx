/** On the dashboard: what this person may decide, the oldest first, and what he has asked for and others decide. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { approvalCalls } from '../../contract/approval.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { useHeldAmong } from '../../nouns/undo/use-hold.ts';
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
  const held = useHeldAmong([...(others.data ?? []), ...(mine.data ?? [])]);
  if (!others.data || !mine.data) {
    const error = others.error ?? mine.error;
    return error ? (
      <Said role="status">{describe(error).text}</Said>
    ) : (
      <SkeletonBar style={{ width: 80, height: 20, marginBlock: 6 }} />
    );
  }
  const toDecide = others.data.filter(({ resource, recordId }) => !held.has(`${resource} ${recordId}`));
  const own = mine.data.filter(({ resource, recordId }) => !held.has(`${resource} ${recordId}`));
  return (
    <>
      {toDecide.length === 0 && <Said>{translate('approval.none')}</Said>}
      <WaitingItems items={toDecide} />
      {own.length > 0 && (
        <>
          <Said>{translate('approval.mine')}</Said>
          <WaitingItems items={own} isMine />
        </>
      )}
    </>
  );
}

const Said = styled('p')(({ theme: { tokens } }) => ({ margin: '4px 0', color: tokens.text.faint }));
