/** Somebody else has the order in hand: it is looked at, and taken over before anything is done with it. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import type { Claim } from './use-claim.ts';

export function HeldNotice({ claim: { holder, takeOver } }: { claim: Claim }) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { may, isPending, error, run } = takeOver;
  useShortcut('t', run, {
    isEnabled: holder !== null && may && !isPending,
    label: 'dispatch.keys.takeOver',
    group: 'record',
  });
  if (holder === null) return null;
  return (
    <Notice
      severity="info"
      action={
        may && (
          <Button color="inherit" loading={isPending} aria-keyshortcuts="T" onClick={run}>
            {translate('dispatch.takeOver')}
          </Button>
        )
      }
    >
      {translate('dispatch.held', { by: holder })}
      {error !== null && <div role="alert">{failureText(error).text}</div>}
    </Notice>
  );
}

const Notice = styled(Alert)({ flex: 'none', margin: '0 12px 8px' });
