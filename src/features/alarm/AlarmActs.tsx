/** What is done about an alarm: taken in hand, or from a colleague with a reason, given to somebody, closed with what came of it, or found to be none. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { alarmCalls, IN_HAND, isOver } from '../../contract/alarm.ts';
import { useCapability, useMay, useSession } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useSavedInput } from '../../kit/form/use-saved-input.ts';
import { Key } from '../../kit/Key.tsx';
import { useFocusKept } from '../../kit/use-focus-kept.ts';
import { useShortcut } from '../../kit/use-shortcut.ts';
import type { Change } from './ActForm.tsx';
import { AssignForm } from './AssignForm.tsx';
import { CloseForm, NOT_TYPED, RemarkForm } from './EndForms.tsx';
import { type AlarmGroup, isHandledByColleague, isWaiting } from './groups.ts';

/** Acts that ask for something before they are done. */
type Asked = 'takeOver' | 'assign' | 'close' | 'dismiss';

interface AlarmActsProps {
  group: AlarmGroup;
  onChanged(): Promise<unknown>;
  onOver(): void;
}

export function AlarmActs({ group, onChanged, onOver }: AlarmActsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const { user } = useSession();
  const may = useMay(alarmCalls.updateCallthepoliceInfo);
  const canAssign = useCapability('alarms');
  const { mutateAsync } = useCall(alarmCalls.updateCallthepoliceInfo);
  // until it is shown anew: what is sent before would go by the version that was
  const [isPending, setPending] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  // whose form was opened last: once it is shut, one goes on from its button
  const [opener, setOpener] = useState<Asked | null>(null);
  const whole = useFocusKept<HTMLDivElement>({ isBusy: isPending });
  // whichever way it ends, what was typed of it stays
  const kept = useSavedInput(`alarm/${group.id}`, NOT_TYPED, { isWanted: may });
  const isMine = !isWaiting(group) && group.latest.handleUserId === user.id;
  const isTaken = isHandledByColleague(group, user.id);

  const send = async (values: Change) => {
    // what a terminal has said again and again is handled once
    for (const { id, version, state } of group.alarms)
      if (!isOver(state)) await mutateAsync({ body: { id, version, ...values } });
  };
  /** @param from the form that sends it: another one, opened before the answer, stays open */
  const change = async (values: Change, from: Asked | null) => {
    setPending(true);
    try {
      await (values.handleRemark ? kept.save(() => send(values)) : send(values));
      setAsked(shown => (shown === from ? null : shown));
      notify(`alarm.done.${values.state}`, { type: 'success' });
      if (isOver(values.state)) onOver();
    } catch (error) {
      // not beside the buttons: they go where a colleague has ended it
      notify(describe(error).text, { type: 'error' });
    }
    try {
      await onChanged();
    } finally {
      setPending(false);
    }
  };
  const form = {
    kept,
    isPending,
    onDo: (values: Change) => void change(values, asked),
    onClose: () => setAsked(null),
  };
  const ask = (act: Asked) => {
    setOpener(act);
    setAsked(asked === act ? null : act);
  };
  const acknowledge = () => (isTaken ? ask('takeOver') : void change({ state: IN_HAND }, null));
  const keys = { isEnabled: may, group: 'record' } as const;
  useShortcut('a', acknowledge, {
    ...keys,
    isEnabled: may && !isPending && !isMine,
    label: 'alarm.keys.acknowledge',
  });
  useShortcut('g', () => ask('assign'), {
    ...keys,
    isEnabled: may && canAssign,
    label: 'alarm.keys.assign',
  });
  useShortcut('c', () => ask('close'), { ...keys, label: 'alarm.keys.close' });
  useShortcut('f', () => ask('dismiss'), { ...keys, label: 'alarm.keys.dismiss' });
  if (!may) return null;
  const asking = { asked, opener, onAsk: ask };
  return (
    <Whole ref={whole}>
      <Bar>
        <Button
          variant="contained"
          aria-keyshortcuts="A"
          disabled={isPending || isMine}
          data-focus-next={opener === 'takeOver' || undefined}
          onClick={acknowledge}
        >
          {translate(isTaken ? 'alarm.act.takeOver' : 'alarm.act.acknowledge')}
          <Key>A</Key>
        </Button>
        {canAssign && <AskButton act="assign" keyName="G" {...asking} />}
        <AskButton act="close" keyName="C" {...asking} />
        <AskButton act="dismiss" keyName="F" {...asking} />
      </Bar>
      {asked === 'assign' && (
        <AssignForm {...form} addressType={group.latest.addressType} isTaken={isTaken} />
      )}
      {asked === 'close' && <CloseForm {...form} />}
      {(asked === 'dismiss' || asked === 'takeOver') && <RemarkForm act={asked} {...form} />}
    </Whole>
  );
}

interface AskButtonProps {
  act: Asked;
  keyName: string;
  asked: Asked | null;
  opener: Asked | null;
  onAsk(act: Asked): void;
}

function AskButton({ act, keyName, asked, opener, onAsk }: AskButtonProps) {
  const translate = useTranslate();
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-expanded={asked === act}
      aria-keyshortcuts={keyName}
      data-focus-next={opener === act || undefined}
      onClick={() => onAsk(act)}
    >
      {translate(`alarm.act.${act}`)}
      <Key>{keyName}</Key>
    </Button>
  );
}

const Whole = styled('div')({ flex: 'none' });

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '0 16px 8px',
});
