/** The cash account of a driver: what there is, what was booked last, and the ways to all of it and to something new. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase, useNavigate, useTranslate } from 'ra-core';
import { useId } from 'react';
import { driverCashCalls } from '../../contract/driver-cash.ts';
import { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { useMay } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import { AccountFigures } from './AccountFigures.tsx';
import { LastEntries } from './LastEntries.tsx';
import {
  ADJUSTMENT_PATH,
  ENTRY_PATH,
  entriesPath,
  newAdjustmentPath,
  newWithdrawalPath,
  WITHDRAWAL_PATH,
} from './paths.ts';

interface CashAccountPanelProps {
  driverId: string;
  /** Who has left may still withdraw what there is. */
  hasLeft?: boolean;
  /** Beside a form one goes on with the form. */
  isBesideForm?: boolean;
}

export function CashAccountPanel({ driverId, hasLeft = false, isBesideForm = false }: CashAccountPanelProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const id = useId();
  const leadsToEntries = useLeadsTo(ENTRY_PATH);
  const { data, error, isPending, refetch } = useAnswer(driverCashCalls.getCashAccount, {
    query: { driverId },
  });
  const isLate = useDelayed(isPending, SKELETON_AFTER_MS);
  return (
    <Section aria-labelledby={id} aria-busy={isPending}>
      <header>
        <h2 id={id}>{translate('driverCash.panel.title')}</h2>
        {leadsToEntries && (
          <LinkBase to={entriesPath(driverId)}>{translate('driverCash.panel.all')}</LinkBase>
        )}
      </header>
      {data && <AccountFigures account={data} />}
      {data && hasLeft && <Note>{translate('driverCash.panel.hasLeft')}</Note>}
      {!data && error && <ErrorState {...describe(error)} onRetry={() => void refetch()} />}
      {!data && isLate && <SkeletonBar style={{ height: 48, margin: '4px 16px 8px' }} />}
      {data && <LastEntries driverId={driverId} />}
      {data && !isBesideForm && <WaysOn driverId={driverId} />}
    </Section>
  );
}

function WaysOn({ driverId }: { driverId: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const leadsToWithdrawals = useLeadsTo(WITHDRAWAL_PATH);
  const leadsToAdjustments = useLeadsTo(ADJUSTMENT_PATH);
  const mayAsk = useMay(withdrawalCalls.askWithdrawal) && leadsToWithdrawals;
  const mayAdjust = useMay(driverCashCalls.askCashAdjustment) && leadsToAdjustments;
  if (!mayAsk && !mayAdjust) return null;
  return (
    <Foot>
      {mayAsk && (
        <Button variant="outlined" color="inherit" onClick={() => navigate(newWithdrawalPath(driverId))}>
          {translate('driverCash.panel.withdraw')}
        </Button>
      )}
      {mayAdjust && (
        <Button variant="outlined" color="inherit" onClick={() => navigate(newAdjustmentPath(driverId))}>
          {translate('driverCash.panel.adjust')}
        </Button>
      )}
    </Foot>
  );
}

const Section = styled('section')(({ theme: { tokens } }) => ({
  minWidth: 0,
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 12px',
    padding: '8px 16px 4px',
  },
  h2: { margin: 0, fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
  a: { color: tokens.accent.ink, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
}));

const Note = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '0 16px 8px',
  color: tokens.text.plain,
}));

const Foot = styled('footer')({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '8px 16px 12px' });
