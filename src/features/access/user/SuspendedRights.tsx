/** Rights that an audit took from this user; a super-user gives them back. */
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { suspendedRightCalls } from '../../../contract/suspended-right.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useAnswer, useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { usePermissionName } from '../permission/use-permission-name.ts';

interface SuspendedRightsProps {
  userId: string;
  onRestored(): Promise<unknown>;
}

export function SuspendedRights({ userId, onRestored }: SuspendedRightsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const nameOf = usePermissionName();
  const isKnown = useCapability('payments');
  const may = useMay(suspendedRightCalls.listSuspendedRights);
  const mayRestore = useMay(suspendedRightCalls.restoreRight);
  const { data = [] } = useAnswer(
    suspendedRightCalls.listSuspendedRights,
    { query: { userId } },
    { enabled: isKnown && may },
  );
  const { mutateAsync, isPending } = useCall(suspendedRightCalls.restoreRight);
  const restore = async (val: string) => {
    try {
      await mutateAsync({ body: { userId, val } });
      notify('access.suspended.restored', { type: 'success', messageArgs: { right: nameOf(val) } });
      await onRestored();
    } catch (error) {
      notify(describe(error).text, { type: 'error' });
    }
  };
  return data.map(({ val, reason, suspendedBy, suspendedOn }) => (
    <RecordNotice
      key={val}
      tone="warning"
      text={translate('access.suspended.text', {
        right: nameOf(val),
        by: suspendedBy,
        time: formatTime(suspendedOn),
        reason,
      })}
      action={
        mayRestore && (
          <Button size="small" color="inherit" disabled={isPending} onClick={() => void restore(val)}>
            {translate('access.suspended.restore')}
          </Button>
        )
      }
    />
  ));
}
