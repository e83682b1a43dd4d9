/** One of a few, all in view. */
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useInput } from 'ra-core';
import { FieldShell } from './FieldShell.tsx';
import { useFormField } from './form-fields.ts';
import { useErrorText } from './use-error-text.ts';
import type { FieldProps } from './use-field.ts';

interface ChoiceFieldProps extends FieldProps {
  choices: readonly { value: number; label: string }[];
  defaultValue?: number;
  /** After it has been set by hand: for fields that hang on it. */
  onPicked?: (value: number) => void;
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { source, label, choices, defaultValue, validate, onPicked } = props;
  const { isDisabled, isRequired, help, isWide } = props;
  const say = useErrorText();
  useFormField(source, label);
  const { field, fieldState } = useInput({ source, defaultValue, validate });
  return (
    <FieldShell {...{ label, help, isRequired, isWide }} error={say(fieldState.error?.message)}>
      <RadioGroup
        row
        name={field.name}
        value={String(field.value ?? '')}
        onChange={event => {
          const value = Number(event.target.value);
          field.onChange(value);
          onPicked?.(value);
        }}
      >
        {choices.map(choice => (
          <FormControlLabel
            key={choice.value}
            value={String(choice.value)}
            label={choice.label}
            disabled={isDisabled}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FieldShell>
  );
}
