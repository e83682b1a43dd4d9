/** All that wait against all that are empty, at once: how much nearer that is than one by one, and one key to take it. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { dispatchBatchCalls } from '../../../contract/dispatch-batch.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useAnswer, useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { wholeMinutes } from '../../../kit/format/number.ts';
import { useMinutes } from '../../../kit/format/use-minutes.ts';
import { useSpan } from '../../../kit/format/use-span.ts';
import { Key } from '../../../kit/Key.tsx';
import { keyWords } from '../../../kit/key-words.ts';
import { MONO } from '../../../kit/theme/tokens.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { areaOf } from '../queue/use-tab-orders.ts';
import { type Refused, refusedIn } from './refused.ts';

const REPEAT_MS = 2_000;
/** Of one order there is nothing to weigh. */
const FEWEST = 2;
const SECOND_MS = 1_000;

export function BatchBar({ area }: { area: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const minutes = useMinutes();
  const span = useSpan();
  const hasDesk = useCapability('dispatch');
  const mayAssign = useMay(dispatchBatchCalls.acceptBatch);
  const isWanted = hasDesk && mayAssign;
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { data } = useAnswer(
    dispatchBatchCalls.batchProposal,
    { query: { addressType: areaOf(area) } },
    { enabled: isWanted, repeatMs: REPEAT_MS },
  );
  const { mutate, isPending, error } = useCall(dispatchBatchCalls.acceptBatch);
  const pairs = data?.pairs ?? [];
  const isThere = isWanted && pairs.length >= FEWEST;
  const accept = () =>
    mutate(
      { body: { pairs: pairs.map(({ orderId, driverId }) => ({ orderId, driverId })) } },
      {
        onSuccess: answers => {
          const not = refusedIn(answers, pairs);
          setRefused(not);
          notify(translate('dispatch.batch.done', { smart_count: answers.length - not.length }), {
            type: 'info',
          });
        },
      },
    );
  useShortcut('g', accept, {
    isEnabled: isThere && !isPending,
    label: 'dispatch.keys.batch',
    group: 'list',
  });
  if (!isThere || !data) return refused.length > 0 ? <NotAssigned {...{ refused, setRefused }} /> : null;
  const comma = translate('dispatch.comma');
  const gain = data.oneByOneSeconds - data.seconds;
  return (
    <Bar aria-label={translate('dispatch.batch.title')}>
      <p>
        <b>{translate('dispatch.batch.pairs', { smart_count: pairs.length })}</b>
        {gain > 0 && comma + translate('dispatch.batch.gain', { time: span(gain * SECOND_MS) })}
        {data.leftOver > 0 && comma + translate('dispatch.batch.left', { smart_count: data.leftOver })}
      </p>
      <div>
        <Button variant="outlined" color="inherit" loading={isPending} aria-keyshortcuts="G" onClick={accept}>
          {translate('dispatch.batch.accept')}
          <Key>{keyWords('g')[0]?.[0] ?? ''}</Key>
        </Button>
        <Button color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {translate(isOpen ? 'dispatch.offers.less' : 'dispatch.batch.show')}
        </Button>
      </div>
      {error && <p role="alert">{failureText(error).text}</p>}
      {isOpen && (
        <ol>
          {pairs.map(({ orderId, orderNo, plateNumber, driverName, eta }) => (
            <li key={orderId}>
              <b>{orderNo.slice(-4)}</b> <b>{plateNumber}</b> {driverName}{' '}
              <span>{minutes(wholeMinutes(eta))}</span>
            </li>
          ))}
        </ol>
      )}
      {refused.length > 0 && <NotAssigned {...{ refused, setRefused }} />}
    </Bar>
  );
}

interface NotAssignedProps {
  refused: readonly Refused[];
  setRefused(none: readonly Refused[]): void;
}

/** Those that were not possible any more, and why not. */
function NotAssigned({ refused, setRefused }: NotAssignedProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  return (
    <Bar role="status">
      <p>{translate('dispatch.batch.not', { smart_count: refused.length })}</p>
      <ol>
        {refused.map(({ orderNo, error }) => (
          <li key={orderNo}>
            <b>{orderNo.slice(-4)}</b> {failureText(error).text}
          </li>
        ))}
      </ol>
      <Button color="inherit" onClick={() => setRefused([])}>
        {translate('dispatch.refused.close')}
      </Button>
    </Bar>
  );
}

const Bar = styled('section')(({ theme: { tokens } }) => ({
  flex: 'none',
  padding: '6px 12px',
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
  fontVariantNumeric: 'tabular-nums',
  p: { margin: 0, color: tokens.text.plain },
  'p[role=alert]': { color: tokens.bad.ink },
  b: { color: tokens.text.strong },
  '& > div': { display: 'flex', gap: 8, marginTop: 4 },
  ol: { maxHeight: 160, margin: '4px 0 0', padding: 0, overflow: 'auto', listStyle: 'none' },
  li: { display: 'flex', gap: 8, minHeight: 22 },
  'li > b': { fontFamily: MONO, fontSize: 12 },
  'li > span': { marginLeft: 'auto', color: tokens.text.faint },
}));
