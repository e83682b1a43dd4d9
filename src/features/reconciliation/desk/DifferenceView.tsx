/** The difference in view with what can be done about it; where none is, what comes next. */
import { useTranslate } from 'ra-core';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { DayOverview, DifferenceDetail } from '../../../contract/reconciliation-records.ts';
import { DIFFERENCE_WAITS } from '../../../contract/reconciliation-states.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { PageState } from '../../../kit/state/PageState.tsx';
import { DifferencePane } from '../difference/DifferencePane.tsx';
import { HandledFoot } from '../handling/HandledFoot.tsx';
import { HandlingFoot } from '../handling/HandlingFoot.tsx';

interface DifferenceViewProps {
  overview: DayOverview;
  openId: string | undefined;
  at: number;
  of: number;
  isReady: boolean;
  error: Error | null;
  onHandled: () => void;
}

export function DifferenceView({ overview, openId, at, of, isReady, error, onHandled }: DifferenceViewProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const mayHandle = useMay(reconciliationCalls.handleDifference);
  const isClosed = overview.state === 'closed';
  if (openId === undefined) {
    const key = isClosed ? 'closed' : isReady ? 'ready' : 'none';
    return (
      <PageState
        title={translate(`reconciliationDesk.empty.${key}`)}
        why={error ? describe(error).text : translate(`reconciliationDesk.empty.${key}Why`)}
      />
    );
  }
  const foot = (detail: DifferenceDetail) => {
    const waits = detail.difference.handleState === DIFFERENCE_WAITS;
    if (!waits || isClosed) return <HandledFoot detail={detail} isClosed={isClosed} />;
    return mayHandle && <HandlingFoot detail={detail} isReady={isReady} onHandled={onHandled} />;
  };
  return <DifferencePane key={openId} id={openId} isClosed={isClosed} at={at} of={of} foot={foot} />;
}
