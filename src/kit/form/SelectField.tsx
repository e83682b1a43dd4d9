/** One of many: the browser's own list, which opens by key, by letter and on a phone. */
import NativeSelect from '@mui/material/NativeSelect';
import { useInput, useTranslate, type Validator } from 'ra-core';
import { FieldShell, helpId } from './FieldShell.tsx';
import { Framed } from './Framed.tsx';
import { useFormField } from './form-fields.ts';
import { useErrorText } from './use-error-text.ts';

interface SelectFieldProps {
  source: string;
  label: string;
  choices: readonly { value: string | number; label: string }[];
  help?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isWide?: boolean;
  validate?: Validator | Validator[];
}

export function SelectField({ source, label, choices, help, isRequired, ...props }: SelectFieldProps) {
  const translate = useTranslate();
  const say = useErrorText();
  useFormField(source, label);
  const { id, field, fieldState } = useInput({ source, validate: props.validate });
  const error = say(fieldState.error?.message);
  const chosen = field.value ?? '';
  // what no list knows is shown as it is, and stays
  const isKnown = chosen === '' || choices.some(({ value }) => String(value) === String(chosen));
  return (
    <FieldShell
      label={label}
      htmlFor={id}
      help={help}
      error={error}
      isRequired={isRequired}
      isWide={props.isWide}
    >
      <NativeSelect
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={String(chosen)}
        disabled={props.isDisabled}
        error={Boolean(error)}
        input={<Framed />}
        onBlur={field.onBlur}
        onChange={event => {
          const picked = choices.find(({ value }) => String(value) === event.target.value);
          field.onChange(picked?.value ?? null);
        }}
        inputProps={{
          'aria-required': isRequired,
          'aria-describedby': error || help ? helpId(id) : undefined,
        }}
      >
        {(!isRequired || chosen === '') && <option value="">{translate('kit.list.choose')}</option>}
        {!isKnown && <option value={String(chosen)}>{String(chosen)}</option>}
        {choices.map(choice => (
          <option key={choice.value} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </FieldShell>
  );
}
