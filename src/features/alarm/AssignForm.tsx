/** Gives an alarm to somebody who may have it; one that a colleague has in hand, with a reason. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { alarmDeskCalls, IN_HAND } from '../../contract/alarm.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Framed } from '../../kit/Framed.tsx';
import { CopyButton } from '../../kit/state/CopyButton.tsx';
import { ActForm } from './ActForm.tsx';
import { type EndProps, Remark } from './EndForms.tsx';

interface AssignProps extends EndProps {
  addressType: string;
  isTaken: boolean;
}

export function AssignForm({ addressType, isTaken, kept, isPending, onDo, onClose }: AssignProps) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useAnswer(alarmDeskCalls.listAlarmHandlers, {
    query: { addressType },
  });
  const [userId, setUserId] = useState('');
  const remark = kept.typed.remark.trim();
  if (!data && error)
    return <NoHandlers error={error} isAsking={isFetching} onRetry={() => void refetch()} />;
  return (
    <ActForm
      label={translate('alarm.act.assign')}
      isUnready={userId === '' || (isTaken && remark === '')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() =>
        onDo({ state: IN_HAND, handleUserId: userId, ...(isTaken && { handleRemark: remark }) })
      }
    >
      <NativeSelect
        autoFocus
        value={userId}
        input={<Framed />}
        inputProps={{ 'aria-label': translate('alarm.field.handleUser') }}
        onChange={({ target }) => setUserId(target.value)}
      >
        <option value="">{translate('alarm.chooseUser')}</option>
        {data?.map(each => (
          <option key={each.userId} value={each.userId}>
            {each.userName}
          </option>
        ))}
      </NativeSelect>
      {isTaken && <Remark kept={kept} />}
    </ActForm>
  );
}

interface NoHandlersProps {
  error: Error;
  isAsking: boolean;
  onRetry(): void;
}

/** Nobody can be chosen, because nobody knows who may be. */
function NoHandlers({ error, isAsking, onRetry }: NoHandlersProps) {
  const translate = useTranslate();
  const { text, traceId } = useFailureText()(error);
  return (
    <Alert
      severity="error"
      sx={{ flex: 'none', margin: '0 16px 8px' }}
      action={
        <>
          {traceId && <CopyButton text={traceId} label={translate('kit.state.copyTrace', { traceId })} />}
          <Button color="inherit" loading={isAsking} onClick={onRetry}>
            {translate('kit.state.retry')}
          </Button>
        </>
      }
    >
      {translate('alarm.noHandlers')}
      <div>{text}</div>
    </Alert>
  );
}
