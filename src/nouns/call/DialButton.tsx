/** Rings somebody up: one's own telephone rings first, then his. No number comes to the console. */
import Button from '@mui/material/Button';
import { Phone } from 'lucide-react';
import { useNotify } from 'ra-core';
import { callDeskCalls } from '../../contract/call-desk.ts';
import type { Input } from '../../contract/grammar/call.ts';
import { useCapability, useMay, useSession } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';

interface DialButtonProps {
  /** Whom: what the call is asked with. */
  whom: Omit<Input<typeof callDeskCalls.dial>['body'], 'requestId'>;
  label: string;
}

/** Not there where nobody can be rung up: without the right, without a switchboard, without an account at it. */
export function DialButton({ whom, label }: DialButtonProps) {
  const notify = useNotify();
  const failureText = useFailureText();
  const hasDesk = useCapability('calls');
  const may = useMay(callDeskCalls.dial);
  const { callSystemAccount } = useSession().user;
  const { mutate, isPending } = useCall(callDeskCalls.dial);
  if (!hasDesk || !may || !callSystemAccount) return null;
  const dial = () =>
    mutate(
      { body: whom },
      {
        onSuccess: () => notify('call.dialled', { type: 'info' }),
        onError: error => notify(failureText(error).text, { type: 'error' }),
      },
    );
  return (
    <Button color="inherit" loading={isPending} startIcon={<Phone size={14} aria-hidden />} onClick={dial}>
      {label}
    </Button>
  );
}
