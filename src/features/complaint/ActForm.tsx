/** What an act asks for before it is done, below its button. */
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { type complaintCalls, DUTY_RESULTS, UNDETERMINED, VISIT_RESULTS } from '../../contract/complaint.ts';
import type { ComplaintAct } from '../../contract/complaint-states.ts';
import type { Input } from '../../contract/grammar/call.ts';
import { Framed } from '../../kit/form/Framed.tsx';
import { KeptNote } from '../../kit/form/KeptNote.tsx';
import type { Kept } from '../../kit/form/use-kept.ts';

export type Asked = Omit<
  Input<typeof complaintCalls.actOnComplaint>['body'],
  'id' | 'act' | 'version' | 'requestId'
>;

/** As inputs have it. */
interface Typed {
  reply: string;
  dutyResult: string;
  penalty: string;
  visitResult: string;
  reason: string;
}
export const NOT_TYPED: Typed = { reply: '', dutyResult: '', penalty: '', visitResult: '', reason: '' };

type FieldName = keyof Typed;

/** In their order; `penalty` may be left out. */
export const FIELDS: Readonly<Record<ComplaintAct, readonly FieldName[]>> = {
  accept: [],
  reply: ['reply', 'dutyResult', 'penalty'],
  close: ['visitResult'],
  reject: ['reason'],
  reopen: ['reason'],
};

const CHOICES: Readonly<Partial<Record<FieldName, readonly number[]>>> = {
  dutyResult: DUTY_RESULTS.filter(each => each !== UNDETERMINED),
  visitResult: VISIT_RESULTS,
};
const LONGEST: Readonly<Partial<Record<FieldName, number>>> = { reply: 1_000 };
const USUAL_LONGEST = 200;
const REPLY_LINES = 3;

interface ActFormProps {
  act: ComplaintAct;
  kept: Kept<Typed>;
  isPending: boolean;
  onDo(values: Asked): void;
}

/** It lies within the form of the record, and so is none of its own: Enter does the act, and saves nothing else. */
export function ActForm({ act, kept, isPending, onDo }: ActFormProps) {
  const translate = useTranslate();
  const fields = FIELDS[act];
  const typed = Object.fromEntries(fields.map(field => [field, kept.typed[field].trim()]));
  const isUnready = fields.some(field => field !== 'penalty' && !typed[field]);
  const submit = () => {
    if (isUnready || isPending) return;
    onDo(Object.fromEntries(fields.map(field => [field, enteredOf(field, typed[field] ?? '')])) as Asked);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  };
  const label = translate(`complaint.act.${act}`);
  return (
    <Group role="group" aria-label={label} onKeyDown={handleKey}>
      {fields.map((field, index) => (
        <Entry key={field} field={field} kept={kept} isFirst={index === 0} />
      ))}
      <KeptNote {...kept} />
      <Button variant="contained" disabled={isUnready} loading={isPending} onClick={submit}>
        {label}
      </Button>
    </Group>
  );
}

const enteredOf = (field: FieldName, typed: string) => {
  if (field in CHOICES) return Number(typed);
  return field === 'penalty' ? typed || null : typed;
};

function Entry({ field, kept, isFirst }: { field: FieldName; kept: Kept<Typed>; isFirst: boolean }) {
  const translate = useTranslate();
  const label = translate(`complaint.field.${field}`);
  const choices = CHOICES[field];
  const value = kept.typed[field];
  const common = {
    value,
    autoFocus: isFirst,
    onChange: ({ target }: { target: { value: string } }) => kept.change({ [field]: target.value }),
  };
  if (choices)
    return (
      <NativeSelect {...common} input={<Framed />} inputProps={{ 'aria-label': label }}>
        <option value="">{label}</option>
        {choices.map(each => (
          <option key={each} value={each}>
            {translate(`complaint.${field}.${each}`)}
          </option>
        ))}
      </NativeSelect>
    );
  return (
    <Framed
      {...common}
      placeholder={label}
      {...(field === 'reply' && { multiline: true, minRows: REPLY_LINES })}
      inputProps={{ 'aria-label': label, maxLength: LONGEST[field] ?? USUAL_LONGEST }}
    />
  );
}

const Group = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
  '& > :not(button)': { flex: '1 1 160px', minWidth: 0 },
  '& > .MuiInputBase-multiline': { flexBasis: '100%' },
}));
