/** What an auditor looks at: each with the limit that it is held against. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { DRIVER_LEFT } from '../../contract/driver.ts';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import type { WithdrawalEvidence } from '../../contract/withdrawal-desk.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatYuan } from '../../kit/format/count.ts';
import { formatDay, formatTime } from '../../kit/format/time.ts';
import { SkeletonLines } from '../../kit/record/SkeletonLines.tsx';
import { StatusShape } from '../../kit/StatusMark.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { usePresentMinute } from '../../kit/use-present-minute.ts';
import { Block } from './Block.tsx';
import { EVIDENCE, type EvidenceKey, isAboutPersons, NEW_DRIVER_DAYS, tonesOf } from './tones-of.ts';
import { useEvidence } from './use-evidence.ts';

const MINUTE_MS = 60_000;

export function Evidence({ row }: { row: Withdrawal }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { data, error, isPending, refetch } = useEvidence(row.id);
  return (
    <Block title={translate('withdrawal.evidence.title')} isBusy={isPending}>
      {data && <Judged row={row} known={data} />}
      {!data && error && <ErrorState {...describe(error)} onRetry={() => void refetch()} />}
      {isPending && <SkeletonLines />}
    </Block>
  );
}

function Judged({ row, known }: { row: Withdrawal; known: WithdrawalEvidence }) {
  const translate = useTranslate();
  const tones = tonesOf(row, known, usePresentMinute() * MINUTE_MS);
  const said = useSaid(row, known);
  return (
    <List>
      {EVIDENCE.map(key => (
        <div key={key} data-evidence={key} data-tone={tones[key]}>
          <StatusShape tone={tones[key]} />
          <dt>{translate(`withdrawal.evidence.${key}.label`)}</dt>
          <dd>{said[key](tones[key])}</dd>
        </div>
      ))}
    </List>
  );
}

/** The colour of a line is never all that says what is wrong. */
function useSaid(row: Withdrawal, known: WithdrawalEvidence): Record<EvidenceKey, (tone: string) => string> {
  const translate = useTranslate();
  const words = (key: EvidenceKey, which: string, told: Record<string, string | number> = {}) =>
    translate(`withdrawal.evidence.${key}.${which}`, told);
  return {
    amount: tone =>
      words('amount', tone, { amount: formatYuan(row.amount), limit: formatYuan(known.secondAmount) }),
    day: tone => words('day', tone, { amount: formatYuan(known.daySum), limit: formatYuan(known.secondDay) }),
    payee: tone =>
      words('payee', known.payeeSince === null ? 'none' : tone, {
        time: formatTime(known.payeeSince),
        hours: known.newPayeeHours,
      }),
    driver: tone => {
      if (known.driverState === null) return words('driver', 'gone');
      if (known.driverState === DRIVER_LEFT) return words('driver', 'left');
      if (known.driverSince === null) return words('driver', 'unknown');
      return words('driver', tone, { day: formatDay(known.driverSince), days: NEW_DRIVER_DAYS });
    },
    independence: () =>
      isAboutPersons(known.whyNotApprove)
        ? translate(`reason.${known.whyNotApprove}`)
        : words('independence', 'ok'),
  };
}

const List = styled('dl')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '0 16px',
  fontVariantNumeric: 'tabular-nums',
  div: {
    display: 'grid',
    gridTemplateColumns: '10px 76px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: 8,
    padding: '2px 0',
    lineHeight: '22px',
  },
  // beside the first line of what is said
  svg: { marginTop: 6 },
  dt: { color: tokens.text.faint },
  dd: { margin: 0, overflowWrap: 'anywhere' },
  '[data-tone=warn] dd': { color: tokens.warn.ink },
  '[data-tone=bad] dd': { color: tokens.bad.ink },
}));
