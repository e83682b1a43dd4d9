/** What is done about an alarm: taken in hand, given to somebody, closed with what came of it, or found to be none. */
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, type ReactNode, useState } from 'react';
import {
  ALARM_RESULTS,
  alarmCalls,
  alarmDeskCalls,
  CLOSED,
  FALSE_ALARM,
  IN_HAND,
  isOver,
} from '../../contract/alarm.ts';
import type { Input } from '../../contract/grammar/call.ts';
import { useCapability, useMay, useSession } from '../../data/session-context.tsx';
import { useAnswer, useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Framed } from '../../kit/form/Framed.tsx';
import { Key } from '../../kit/Key.tsx';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { type AlarmGroup, isWaiting } from './groups.ts';

type Change = Omit<Input<typeof alarmCalls.updateCallthepoliceInfo>['body'], 'id' | 'version' | 'requestId'>;

/** Acts that ask for something before they are done. */
type Asked = 'assign' | 'close' | 'dismiss';

interface AlarmActsProps {
  group: AlarmGroup;
  onChanged(): Promise<unknown>;
  onOver(): void;
}

const LONGEST = 200;

export function AlarmActs({ group, onChanged, onOver }: AlarmActsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const { user } = useSession();
  const may = useMay(alarmCalls.updateCallthepoliceInfo);
  const canAssign = useCapability('alarms');
  const { mutateAsync, isPending } = useCall(alarmCalls.updateCallthepoliceInfo);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isMine = !isWaiting(group) && group.latest.handleUserId === user.id;

  const change = async (values: Change) => {
    setFailure(null);
    try {
      // what a terminal has said again and again is handled once
      for (const { id, version, state } of group.alarms)
        if (!isOver(state)) await mutateAsync({ body: { id, version, ...values } });
      setAsked(null);
      notify(`alarm.done.${values.state}`, { type: 'success' });
      if (isOver(values.state)) onOver();
    } catch (error) {
      setFailure(describe(error).text);
    }
    await onChanged();
  };
  const acknowledge = () => void change({ state: IN_HAND });
  const ask = (act: Asked) => setAsked(asked === act ? null : act);
  const keys = { isEnabled: may && !isPending, group: 'record' } as const;
  useShortcut('a', acknowledge, {
    ...keys,
    isEnabled: keys.isEnabled && !isMine,
    label: 'alarm.keys.acknowledge',
  });
  useShortcut('g', () => ask('assign'), {
    ...keys,
    isEnabled: keys.isEnabled && canAssign,
    label: 'alarm.keys.assign',
  });
  useShortcut('c', () => ask('close'), { ...keys, label: 'alarm.keys.close' });
  useShortcut('f', () => ask('dismiss'), { ...keys, label: 'alarm.keys.dismiss' });
  if (!may) return null;
  return (
    <>
      <Bar>
        <Button
          variant="contained"
          aria-keyshortcuts="A"
          disabled={isPending || isMine}
          onClick={acknowledge}
        >
          {translate('alarm.act.acknowledge')}
          <Key>A</Key>
        </Button>
        {canAssign && <AskButton act="assign" keyName="G" asked={asked} onAsk={ask} />}
        <AskButton act="close" keyName="C" asked={asked} onAsk={ask} />
        <AskButton act="dismiss" keyName="F" asked={asked} onAsk={ask} />
        {failure && <p role="alert">{failure}</p>}
      </Bar>
      {asked === 'assign' && (
        <AssignForm addressType={group.latest.addressType} isPending={isPending} onDo={change} />
      )}
      {asked === 'close' && <CloseForm isPending={isPending} onDo={change} />}
      {asked === 'dismiss' && <DismissForm isPending={isPending} onDo={change} />}
    </>
  );
}

function AskButton(props: { act: Asked; keyName: string; asked: Asked | null; onAsk(act: Asked): void }) {
  const { act, keyName, asked, onAsk } = props;
  const translate = useTranslate();
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-expanded={asked === act}
      aria-keyshortcuts={keyName}
      onClick={() => onAsk(act)}
    >
      {translate(`alarm.act.${act}`)}
      <Key>{keyName}</Key>
    </Button>
  );
}

interface FormProps {
  isPending: boolean;
  onDo(change: Change): void;
}

function AssignForm({ addressType, isPending, onDo }: FormProps & { addressType: string }) {
  const translate = useTranslate();
  const { data = [] } = useAnswer(alarmDeskCalls.listAlarmHandlers, { query: { addressType } });
  const [userId, setUserId] = useState('');
  return (
    <ActForm
      label={translate('alarm.act.assign')}
      isUnready={userId === ''}
      isPending={isPending}
      onSubmit={() => onDo({ state: IN_HAND, handleUserId: userId })}
    >
      <NativeSelect
        autoFocus
        value={userId}
        input={<Framed />}
        inputProps={{ 'aria-label': translate('alarm.field.handleUser') }}
        onChange={({ target }) => setUserId(target.value)}
      >
        <option value="">{translate('alarm.chooseUser')}</option>
        {data.map(each => (
          <option key={each.userId} value={each.userId}>
            {each.userName}
          </option>
        ))}
      </NativeSelect>
    </ActForm>
  );
}

function CloseForm({ isPending, onDo }: FormProps) {
  const translate = useTranslate();
  const [result, setResult] = useState<(typeof ALARM_RESULTS)[number] | null>(null);
  const [remark, setRemark] = useState('');
  return (
    <ActForm
      label={translate('alarm.act.close')}
      isUnready={result === null}
      isPending={isPending}
      onSubmit={() => onDo({ state: CLOSED, handleResult: result, handleRemark: remark.trim() || null })}
    >
      <NativeSelect
        autoFocus
        value={String(result ?? '')}
        input={<Framed />}
        inputProps={{ 'aria-label': translate('alarm.field.handleResult') }}
        onChange={({ target }) =>
          setResult(ALARM_RESULTS.find(each => String(each) === target.value) ?? null)
        }
      >
        <option value="">{translate('alarm.chooseResult')}</option>
        {ALARM_RESULTS.map(each => (
          <option key={each} value={each}>
            {translate(`alarm.handleResult.${each}`)}
          </option>
        ))}
      </NativeSelect>
      <Remark value={remark} onChange={setRemark} />
    </ActForm>
  );
}

function DismissForm({ isPending, onDo }: FormProps) {
  const translate = useTranslate();
  const [remark, setRemark] = useState('');
  return (
    <ActForm
      label={translate('alarm.act.dismiss')}
      isUnready={remark.trim() === ''}
      isPending={isPending}
      onSubmit={() => onDo({ state: FALSE_ALARM, handleRemark: remark.trim() })}
    >
      <Remark autoFocus value={remark} onChange={setRemark} />
    </ActForm>
  );
}

function Remark(props: { value: string; autoFocus?: boolean; onChange(value: string): void }) {
  const { value, autoFocus = false, onChange } = props;
  const label = useTranslate()('alarm.field.handleRemark');
  return (
    <Framed
      value={value}
      autoFocus={autoFocus}
      placeholder={label}
      inputProps={{ 'aria-label': label, maxLength: LONGEST }}
      onChange={event => onChange(event.target.value)}
    />
  );
}

interface ActFormProps {
  label: string;
  isUnready: boolean;
  isPending: boolean;
  onSubmit(): void;
  children: ReactNode;
}

function ActForm({ label, isUnready, isPending, onSubmit, children }: ActFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isUnready && !isPending) onSubmit();
  };
  return (
    <Form aria-label={label} onSubmit={handleSubmit}>
      {children}
      <Button type="submit" variant="contained" disabled={isUnready} loading={isPending}>
        {label}
      </Button>
    </Form>
  );
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '0 16px 8px',
  p: { flexBasis: '100%', margin: 0, color: tokens.bad.ink },
}));

const Form = styled('form')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 8,
  padding: '8px 16px',
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
  '& > :not(button)': { flex: '1 1 160px', minWidth: 0 },
}));
