/** The difference in view with what can be done about it; where none is, what comes next. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { DayOverview, DifferenceDetail } from '../../../contract/reconciliation-records.ts';
import { DIFFERENCE_WAITS } from '../../../contract/reconciliation-states.ts';
import { useMay } from '../../../data/session-context.tsx';
import { SkeletonLines } from '../../../kit/record/SkeletonLines.tsx';
import { type Described, ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { DifferencePane } from '../difference/DifferencePane.tsx';
import type { Problem } from '../handling/Foot.tsx';
import { HandledFoot } from '../handling/HandledFoot.tsx';
import { HandlingFoot } from '../handling/HandlingFoot.tsx';

interface DifferenceViewProps {
  overview: DayOverview;
  openId: string | undefined;
  at: number;
  /** How many are listed; undefined: not known yet. */
  of: number | undefined;
  isReady: boolean;
  /** Why the list could not be read. */
  failure: Described | undefined;
  onRetry: () => void;
  onHandled: () => void;
}

export function DifferenceView({
  overview,
  openId,
  at,
  of,
  isReady,
  failure,
  onRetry,
  onHandled,
}: DifferenceViewProps) {
  const translate = useTranslate();
  const mayHandle = useMay(reconciliationCalls.handleDifference);
  // held above both feet: a colleague who was faster makes one of them take the place of the other
  const [problem, setProblem] = useState<Problem>();
  const isClosed = overview.state === 'closed';
  if (openId === undefined && of === undefined)
    return (
      <Unknown aria-busy={!failure}>
        {failure ? <ErrorState {...failure} onRetry={onRetry} /> : <SkeletonLines />}
      </Unknown>
    );
  if (openId === undefined) {
    const key = isClosed ? 'closed' : isReady ? 'ready' : 'none';
    return (
      <PageState
        title={translate(`reconciliationDesk.empty.${key}`)}
        why={translate(`reconciliationDesk.empty.${key}Why`)}
      />
    );
  }
  const foot = (detail: DifferenceDetail) => {
    const waits = detail.difference.handleState === DIFFERENCE_WAITS;
    const acting = { detail, problem: problem?.id === openId ? problem : undefined, onProblem: setProblem };
    if (!waits || isClosed) return <HandledFoot {...acting} isClosed={isClosed} />;
    return mayHandle && <HandlingFoot {...acting} isReady={isReady} onHandled={onHandled} />;
  };
  return <DifferencePane key={openId} id={openId} isClosed={isClosed} at={at} of={of ?? 0} foot={foot} />;
}

const Unknown = styled('div')({ flex: 1, minWidth: 0, padding: 16 });
