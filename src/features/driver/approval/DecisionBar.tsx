/** Pass or reject, by button or key; a rejection is one of the usual reasons, or one that is typed. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import {
  type DriverApproval,
  driverApprovalCalls,
  LONGEST_REASON,
  PASSED,
  REJECTED,
} from '../../../contract/driver-approval.ts';
import type { FailureData } from '../../../contract/grammar/failures.ts';
import { UpstreamError } from '../../../data/send.ts';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Framed } from '../../../kit/form/Framed.tsx';
import { formatTime } from '../../../kit/format/time.ts';
import { Key } from '../../../kit/Key.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';

interface DecisionBarProps {
  request: DriverApproval;
  onDecided: () => void;
  refetch: () => Promise<unknown>;
}

/** Their words are `driverApproval.reasons.…`. */
const REASONS = [1, 2, 3, 4, 5, 6] as const;

export function DecisionBar({ request, onDecided, refetch }: DecisionBarProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const { mutate, isPending, error } = useCall(driverApprovalCalls.decideApproval);
  const [isRejecting, setRejecting] = useState(false);
  const [typed, setTyped] = useState('');
  const { id, version, name } = request;

  const decide = (auditStatus: typeof PASSED | typeof REJECTED, reason?: string) => {
    if (isPending) return;
    mutate(
      { body: { id, version, auditStatus, ...(reason && { reason }) } },
      {
        onSuccess: () => {
          notify(auditStatus === PASSED ? 'driverApproval.passed' : 'driverApproval.rejected', {
            type: 'success',
            messageArgs: { name },
          });
          onDecided();
        },
        // somebody was faster: it is said who, and what he decided is shown
        onError: failure => {
          const who = whoDecided(failure, translate);
          if (who) notify(who, { type: 'warning' });
          void refetch();
        },
      },
    );
  };
  const reject = (reason: string) => reason.trim() !== '' && decide(REJECTED, reason.trim());
  const reasonOf = (digit: number) => translate(`driverApproval.reasons.${digit}`);

  useShortcut('a', () => decide(PASSED), {
    isEnabled: !isRejecting,
    label: 'driverApproval.keys.pass',
    group: 'record',
  });
  useShortcut('r', () => setRejecting(true), { label: 'driverApproval.keys.reject', group: 'record' });
  useShortcut(REASONS.join(', '), event => reject(reasonOf(Number(event.key))), {
    isEnabled: isRejecting,
    label: 'driverApproval.keys.reason',
    group: 'record',
  });
  useShortcut('escape', () => setRejecting(false), {
    isEnabled: isRejecting,
    inFields: true,
    isAlways: true,
    label: 'driverApproval.keys.back',
    group: 'record',
  });
  return (
    <Bar>
      {error && <RecordNotice {...describe(error)} />}
      {isRejecting ? (
        <>
          <Reasons aria-label={translate('driverApproval.why')}>
            {REASONS.map(digit => (
              <li key={digit}>
                <Button
                  variant="outlined"
                  color="inherit"
                  disabled={isPending}
                  aria-keyshortcuts={String(digit)}
                  onClick={() => reject(reasonOf(digit))}
                >
                  {reasonOf(digit)}
                  <Key>{String(digit)}</Key>
                </Button>
              </li>
            ))}
          </Reasons>
          <Own
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              reject(typed);
            }}
          >
            <Framed
              value={typed}
              onChange={event => setTyped(event.target.value)}
              placeholder={translate('driverApproval.ownReason')}
              inputProps={{ 'aria-label': translate('driverApproval.ownReason'), maxLength: LONGEST_REASON }}
              fullWidth
            />
            <Button color="inherit" onClick={() => setRejecting(false)}>
              {translate('common.cancel')}
              <Key>Esc</Key>
            </Button>
            <Button
              type="submit"
              variant="contained"
              color="error"
              disabled={isPending || typed.trim() === ''}
            >
              {translate('driverApproval.reject')}
            </Button>
          </Own>
        </>
      ) : (
        <Own as="div">
          <Hint>{translate('driverApproval.hint')}</Hint>
          <Button
            variant="outlined"
            color="inherit"
            disabled={isPending}
            aria-keyshortcuts="R"
            onClick={() => setRejecting(true)}
          >
            {translate('driverApproval.reject')}
            <Key>R</Key>
          </Button>
          <Button
            variant="contained"
            disabled={isPending}
            aria-keyshortcuts="A"
            onClick={() => decide(PASSED)}
          >
            {translate('driverApproval.pass')}
            <Key>A</Key>
          </Button>
        </Own>
      )}
    </Bar>
  );
}

/** Who was faster, and when. */
function whoDecided(error: Error, translate: ReturnType<typeof useTranslate>): string {
  const data = error instanceof UpstreamError ? (error.data as FailureData | null | undefined) : undefined;
  if (data?.reason !== 'APPROVAL_DECIDED' || !data.updatedBy) return '';
  return translate('driverApproval.decidedBy', { by: data.updatedBy, time: formatTime(data.updatedOn) });
}

const Bar = styled('footer')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: 8,
  padding: '8px 16px',
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
}));

const Reasons = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Own = styled('form')({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 8 });

const Hint = styled('span')(({ theme: { tokens, breakpoints } }) => ({
  flex: 1,
  color: tokens.text.faint,
  fontSize: 12,
  [breakpoints.down('md')]: { display: 'none' },
}));
