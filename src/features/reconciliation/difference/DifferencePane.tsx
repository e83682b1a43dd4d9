/** One difference: what it means, both sides, the evidence, and what can be done about it. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { DifferenceDetail } from '../../../contract/reconciliation-records.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatCount, formatYuan } from '../../../kit/format/count.ts';
import { SkeletonLines } from '../../../kit/record/SkeletonLines.tsx';
import { ErrorState } from '../../../kit/state/PageState.tsx';
import { useDifference } from '../day/use-days.ts';
import { Evidence } from './Evidence.tsx';
import { meaningOf } from './meaning.ts';
import { Sides } from './Sides.tsx';

interface DifferencePaneProps {
  id: string;
  isClosed: boolean;
  /** Among those that are listed, from 1; 0 for one that is not among them. */
  at: number;
  of: number;
  /** The lower edge. */
  foot: (detail: DifferenceDetail) => ReactNode;
}

export function DifferencePane({ id, isClosed, at, of, foot }: DifferencePaneProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const head = useId();
  const { data, error, refetch } = useDifference(id);
  if (!data)
    return (
      <Pane aria-busy={!error}>
        {error ? (
          <ErrorState {...describe(error)} onRetry={() => void refetch()} />
        ) : (
          <Body>
            <SkeletonLines />
          </Body>
        )}
      </Pane>
    );
  const { difference } = data;
  return (
    <Pane aria-labelledby={head}>
      <Body>
        <Head>
          <h2 id={head}>
            {translate('reconciliationDesk.pane.title', {
              type: translate(`reconciliation.type.${difference.type}`),
              amount: formatYuan(difference.amount),
            })}
          </h2>
          {at > 0 && (
            <span>
              {formatCount(at)} / {formatCount(of)}
            </span>
          )}
          <p>
            {translate(`reconciliationDesk.meaning.${meaningOf(difference)}`, {
              day: difference.carriedFrom ?? '',
            })}
          </p>
        </Head>
        <Sides difference={difference} />
        <Evidence detail={data} isClosed={isClosed} />
      </Body>
      {foot(data)}
    </Pane>
  );
}

const Pane = styled('article')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

const Body = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });

const Head = styled('header')(({ theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  padding: '6px 16px 4px',
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
  span: { fontSize: 12, color: tokens.text.plain },
  p: { gridColumn: '1 / -1', margin: 0, color: tokens.text.plain },
}));
