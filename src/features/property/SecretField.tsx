/** A secret is typed, never shown: empty, the one that is there stays. */
import { useInput, type Validator } from 'ra-core';
import { Framed } from '../../kit/Framed.tsx';
import { FieldShell, helpId } from '../../kit/form/FieldShell.tsx';
import { useFormField } from '../../kit/form/form-fields.ts';
import { useErrorText } from '../../kit/form/use-error-text.ts';

interface SecretFieldProps {
  source: string;
  label: string;
  help: string;
  isDisabled?: boolean;
  validate?: Validator;
}

export function SecretField({ source, label, help, isDisabled, validate }: SecretFieldProps) {
  const say = useErrorText();
  useFormField(source, label, true);
  const { id, field, fieldState } = useInput({ source, validate });
  const { ref, ...rest } = field;
  return (
    <FieldShell label={label} htmlFor={id} help={help} error={say(fieldState.error?.message)}>
      <Framed
        {...rest}
        value={field.value ?? ''}
        onChange={event => field.onChange(event.target.value === '' ? null : event.target.value)}
        inputRef={ref}
        id={id}
        type="password"
        autoComplete="new-password"
        disabled={isDisabled}
        error={fieldState.invalid}
        inputProps={{ 'aria-describedby': helpId(id) }}
      />
    </FieldShell>
  );
}
