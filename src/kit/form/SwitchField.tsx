/** On or off, kept as 1 and 0 like every flag of a record. */
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useInput } from 'ra-core';
import { NOTHING } from '../format/nothing.ts';
import { FieldShell } from './FieldShell.tsx';
import { useFormField } from './form-fields.ts';
import { useErrorText } from './use-error-text.ts';

interface SwitchFieldProps {
  source: string;
  label: string;
  /** What it says beside the switch, as it stands. */
  words: { on: string; off: string };
  help?: string;
  isDisabled?: boolean;
  defaultValue?: 0 | 1;
}

export function SwitchField({ source, label, words, help, isDisabled, defaultValue = 0 }: SwitchFieldProps) {
  const say = useErrorText();
  useFormField(source, label);
  const { field, fieldState } = useInput({ source, defaultValue });
  const isOn = field.value === 1 || field.value === true;
  const isUntold = field.value === null || field.value === undefined || field.value === '';
  return (
    <FieldShell label={label} error={say(fieldState.error?.message)} help={help}>
      <FormControlLabel
        label={isUntold ? NOTHING : isOn ? words.on : words.off}
        disabled={isDisabled}
        control={
          <Switch
            name={field.name}
            checked={isOn}
            onBlur={field.onBlur}
            onChange={event => field.onChange(event.target.checked ? 1 : 0)}
            slotProps={{ input: { 'aria-label': label, ref: field.ref } }}
          />
        }
      />
    </FieldShell>
  );
}
