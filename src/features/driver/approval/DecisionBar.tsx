/** Pass or reject, by button or key; a rejection is one of the usual reasons, or one that is typed. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { type DriverApproval, LONGEST_REASON, PASSED, REJECTED } from '../../../contract/driver-approval.ts';
import { BAR } from '../../../kit/bars.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { useSavedInput } from '../../../kit/form/use-saved-input.ts';
import { Key } from '../../../kit/Key.tsx';
import { useFocusKept } from '../../../kit/use-focus-kept.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { useDecide } from './use-decide.ts';

interface DecisionBarProps {
  request: DriverApproval;
  onDecided: () => void;
  onBack: (request: DriverApproval) => void;
}

const NO_REASON = { reason: '' };

/** Their words are `driverApproval.reasons.…`. */
const REASONS = [1, 2, 3, 4, 5, 6] as const;

export function DecisionBar({ request, onDecided, onBack }: DecisionBarProps) {
  const translate = useTranslate();
  const decide = useDecide(onBack);
  const [isRejecting, setRejecting] = useState(false);
  const whole = useFocusKept<HTMLElement>();
  // a decision may be taken back, or be refused ten seconds later: what was typed for it is there until it is taken
  const kept = useSavedInput(`driver-approval/${request.id}`, NO_REASON);
  const { reason: typed } = kept.typed;
  const pass = () => {
    decide([request], { auditStatus: PASSED });
    onDecided();
  };
  const reject = (reason: string) => {
    if (reason.trim() === '') return;
    decide([request], { auditStatus: REJECTED, reason: reason.trim() }, kept.save);
    onDecided();
  };
  const reasonOf = (digit: number) => translate(`driverApproval.reasons.${digit}`);

  useShortcut('a', pass, {
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
    <Bar ref={whole} {...BAR}>
      {isRejecting ? (
        <>
          <Reasons aria-label={translate('driverApproval.why')}>
            {REASONS.map(digit => (
              <li key={digit}>
                <Button
                  variant="outlined"
                  color="inherit"
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
              onChange={event => kept.change({ reason: event.target.value })}
              placeholder={translate('driverApproval.ownReason')}
              inputProps={{ 'aria-label': translate('driverApproval.ownReason'), maxLength: LONGEST_REASON }}
              fullWidth
            />
            <Button color="inherit" onClick={() => setRejecting(false)}>
              {translate('common.cancel')}
              <Key>Esc</Key>
            </Button>
            <Button type="submit" variant="contained" color="error" disabled={typed.trim() === ''}>
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
            aria-keyshortcuts="R"
            data-focus-next
            onClick={() => setRejecting(true)}
          >
            {translate('driverApproval.reject')}
            <Key>R</Key>
          </Button>
          <Button variant="contained" aria-keyshortcuts="A" onClick={pass}>
            {translate('driverApproval.pass')}
            <Key>A</Key>
          </Button>
        </Own>
      )}
    </Bar>
  );
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
