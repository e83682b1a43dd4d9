/** What speaks for one handling or another: the line as it stands, its running balance, the channel asked anew, a second payment. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { DifferenceDetail } from '../../../contract/reconciliation-records.ts';
import { listPath } from '../../../data/figures.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatCount, formatYuan } from '../../../kit/format/count.ts';
import { useAgo } from '../../../kit/format/Time.tsx';
import { MONO } from '../../../kit/theme/tokens.ts';

export function Evidence({ detail, isClosed }: { detail: DifferenceDetail; isClosed: boolean }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const ago = useAgo({ isByClock: true });
  const rawId = useId();
  const [isRaw, setRaw] = useState(false);
  const mayAsk = useMay(reconciliationCalls.queryDifference);
  const asking = useCall(reconciliationCalls.queryDifference);
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.evidence.${key}`, more);
  const { difference, evidence } = detail;
  const { theirs, ours } = difference;
  const { balance, lineCount, second, canQuery, query } = evidence;
  return (
    <Box>
      <dt>{word('title')}</dt>
      <dd>
        {theirs && (
          <Button size="small" aria-expanded={isRaw} aria-controls={rawId} onClick={() => setRaw(!isRaw)}>
            {word('raw', { line: theirs.lineNo })}
          </Button>
        )}
        {balance && (
          <span>{word(balance, { smart_count: lineCount ?? 0, count: formatCount(lineCount) })}</span>
        )}
        {query && (
          <span>
            {word('asked', {
              by: query.by,
              time: ago(query.on),
              state: word(`answer.${query.state}`),
            })}
          </span>
        )}
        {canQuery === 1 && mayAsk && !isClosed && (
          <Button
            size="small"
            loading={asking.isPending}
            onClick={() => asking.mutate({ body: { id: difference.id } })}
          >
            {word(query ? 'askAgain' : 'ask')}
          </Button>
        )}
        {isRaw && theirs && <pre id={rawId}>{theirs.raw}</pre>}
        {asking.error && <p role="alert">{describe(asking.error).text}</p>}
        {ours && (
          <p data-warn={second.length > 0 || undefined}>
            {word(second.length > 0 ? 'second' : 'noSecond', {
              smart_count: second.length,
              amount: formatYuan(Math.abs(ours.amount)),
            })}{' '}
            {second.map(({ resource, id, outTradeNo, payTime }) => (
              <LinkBase key={id} to={listPath(resource, { id })}>
                {outTradeNo ?? id} {payTime === null ? '' : ago(payTime)}
              </LinkBase>
            ))}
          </p>
        )}
      </dd>
    </Box>
  );
}

const Box = styled('dl')(({ theme: { tokens } }) => ({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: '4px 16px',
  fontSize: 12,
  color: tokens.text.plain,
  dt: { flex: 'none', lineHeight: '24px', fontWeight: 600, color: tokens.text.strong },
  dd: {
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    minWidth: 0,
    margin: 0,
  },
  'dd > .MuiButton-root': { minHeight: 24, padding: '0 4px', fontSize: 12 },
  'dd > span': { lineHeight: '24px' },
  pre: {
    flexBasis: '100%',
    margin: '4px 0',
    padding: 8,
    borderRadius: 4,
    backgroundColor: tokens.sunken,
    fontFamily: MONO,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  p: { flexBasis: '100%', margin: 0, lineHeight: '20px' },
  '[data-warn], [role=alert]': { color: tokens.bad.ink },
  a: { color: tokens.accent.ink },
}));
