/** All that wait against all that are empty, at once: how much nearer that is than one by one, and the way to the pairs. */
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { dispatchBatchCalls, type ProposedPair } from '../../../contract/dispatch-batch.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { useSpan } from '../../../kit/format/use-span.ts';
import { Key } from '../../../kit/Key.tsx';
import { keyWords } from '../../../kit/key-words.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import type { Refused } from '../parts/refused.ts';
import { focusOn, hasNoFocus, QUEUE } from '../state/focus.ts';
import { areaOf } from '../state/use-tab-orders.ts';
import { BatchPairs } from './BatchPairs.tsx';
import { Bar } from './batch-parts.ts';
import { NotAssigned } from './NotAssigned.tsx';

const REPEAT_MS = 2_000;
/** Of one order there is nothing to weigh. */
const FEWEST = 2;
const SECOND_MS = 1_000;
const NONE: readonly ProposedPair[] = [];
const NOBODY: readonly Refused[] = [];

export function BatchBar({ area }: { area: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const span = useSpan();
  const hasDesk = useCapability('dispatch');
  const mayAssign = useMay(dispatchBatchCalls.acceptBatch);
  const isWanted = hasDesk && mayAssign;
  const [shown, setShown] = useState<readonly ProposedPair[] | null>(null);
  const [refused, setRefused] = useState(NOBODY);
  useContinueInQueue(shown !== null);
  const { data } = useAnswer(
    dispatchBatchCalls.batchProposal,
    { query: { addressType: areaOf(area) } },
    { enabled: isWanted, repeatMs: REPEAT_MS },
  );
  const pairs = data?.pairs ?? NONE;
  const isThere = isWanted && pairs.length >= FEWEST;
  const show = () => {
    if (isThere) setShown(pairs);
    else notify('dispatch.batch.nothing', { type: 'info' });
  };
  useShortcut('g', show, {
    isEnabled: isWanted && shown === null,
    label: 'dispatch.keys.batch',
    group: 'list',
  });
  const comma = translate('dispatch.comma');
  const gain = data ? data.oneByOneSeconds - data.seconds : 0;
  return (
    <>
      {shown && (
        <BatchPairs
          pairs={shown}
          current={pairs}
          onDone={not => {
            setShown(null);
            setRefused(not);
          }}
          onClose={() => setShown(null)}
        />
      )}
      {!shown && isThere && data && (
        <Bar aria-label={translate('dispatch.batch.title')}>
          <p>
            <b>{translate('dispatch.batch.pairs', { smart_count: pairs.length })}</b>
            {gain > 0 && comma + translate('dispatch.batch.gain', { time: span(gain * SECOND_MS) })}
            {data.leftOver > 0 && comma + translate('dispatch.batch.left', { smart_count: data.leftOver })}
          </p>
          <Button variant="outlined" color="inherit" aria-keyshortcuts="G" onClick={show}>
            {translate('dispatch.batch.show')}
            <Key>{keyWords('g')[0]?.[0] ?? ''}</Key>
          </Button>
        </Bar>
      )}
      {refused.length > 0 && <NotAssigned refused={refused} onClose={() => setRefused(NOBODY)} />}
    </>
  );
}

/** Once the pairs are assigned or left, one goes on with what waits. */
function useContinueInQueue(isShown: boolean): void {
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown && hasNoFocus(document.activeElement)) focusOn(document, QUEUE);
    wasShown.current = isShown;
  }, [isShown]);
}
