/** Who calls: his name and his marks, said at once when one is changed. */
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { callRecordCalls } from '../../../contract/call-record.ts';
import { looksMasked } from '../../../contract/grammar/mask.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { Framed } from '../../../kit/Framed.tsx';

export interface CallerFormCall {
  id: string;
  /** Null where he hides it: then nobody knows who he is. */
  callno: string | null;
  name: string | null;
  isOldPerson: 0 | 1 | null;
  isDriver: 0 | 1 | null;
}

const MARKS = ['isOldPerson', 'isDriver'] as const;
const LONGEST_NAME = 40;

interface Said {
  name: string;
  isOldPerson: boolean;
  isDriver: boolean;
}

export function CallerForm({ call }: { call: CallerFormCall }) {
  const translate = useTranslate();
  const notify = useNotify();
  const knowsCalls = useCapability('calls');
  const mayEdit = useMay(callRecordCalls.updateQimoUser);
  const { mutate, isPending } = useCall(callRecordCalls.updateQimoUser);
  const { id, callno } = call;
  const known = callerFacts(call);
  const [said, setSaid] = useState(known);
  const [saved, setSaved] = useState(known);
  const [toSave, setToSave] = useState<Said | null>(null);
  const told = JSON.stringify(known);
  // what somebody else has said of him meanwhile, unless one is saying something oneself
  useEffect(() => {
    const next = JSON.parse(told) as Said;
    setSaved(before => {
      setSaid(typed => (isSame(typed, before) ? next : typed));
      return next;
    });
  }, [told]);
  // one after the other, so that what was said last is what stays
  useEffect(() => {
    if (toSave === null || isPending) return;
    setToSave(null);
    if (callno === null || isSame(toSave, saved)) return;
    const who = knowsCalls ? { callId: id } : { mobile: callno };
    mutate(
      { body: { ...toSave, name: toSave.name.trim() || null, ...who } },
      {
        onSuccess: () => {
          setSaved(toSave);
          notify('call.edited', { type: 'success' });
        },
        onError: () => notify('call.failed', { type: 'error' }),
      },
    );
  }, [toSave, isPending, saved, callno, id, knowsCalls, mutate, notify]);
  // an old system knows people by their numbers alone
  const isFixed = !mayEdit || callno === null || (!knowsCalls && looksMasked(callno));
  return (
    <Caller>
      <Framed
        value={said.name}
        placeholder={translate('call.nameless')}
        disabled={isFixed}
        inputProps={{ 'aria-label': translate('call.name'), maxLength: LONGEST_NAME, name: 'callerName' }}
        onChange={({ target }) => setSaid({ ...said, name: target.value })}
        onBlur={() => setToSave(said)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          setToSave(said);
        }}
      />
      <code>{callno ?? translate('call.hidden')}</code>
      {MARKS.map(mark => (
        <label key={mark}>
          <input
            type="checkbox"
            checked={said[mark]}
            disabled={isFixed}
            onChange={({ target }) => {
              const next = { ...said, [mark]: target.checked };
              setSaid(next);
              setToSave(next);
            }}
          />
          {translate(`call.mark.${mark}`)}
        </label>
      ))}
    </Caller>
  );
}

const callerFacts = ({ name, isOldPerson, isDriver }: CallerFormCall): Said => ({
  name: name ?? '',
  isOldPerson: isOldPerson === 1,
  isDriver: isDriver === 1,
});

const isSame = (one: Said, other: Said): boolean =>
  one.name.trim() === other.name.trim() &&
  one.isOldPerson === other.isOldPerson &&
  one.isDriver === other.isDriver;

const Caller = styled('div')(({ theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '4px 8px',
  '& > div': { minWidth: 0 },
  code: {
    color: tokens.text.plain,
    fontFamily: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
  },
  label: { display: 'inline-flex', alignItems: 'center', justifySelf: 'start', gap: 2, cursor: 'pointer' },
  'input[type=checkbox]': { width: 16, height: 16, margin: 0 },
}));
