/** One of many: the browser's own list, which opens by key, by letter and on a phone. */
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslate } from 'ra-core';
import { Framed } from '../Framed.tsx';
import { FieldShell } from './FieldShell.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface SelectFieldProps extends FieldProps {
  choices: readonly { value: string | number; label: string }[];
}

export function SelectField({ choices, ...props }: SelectFieldProps) {
  const translate = useTranslate();
  const { id, field, hasError, shell, aria } = useField(props);
  const chosen = field.value ?? '';
  // what no list knows is shown as it is, and stays
  const isKnown = chosen === '' || choices.some(({ value }) => String(value) === String(chosen));
  return (
    <FieldShell {...shell}>
      <NativeSelect
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={String(chosen)}
        disabled={props.isDisabled}
        error={hasError}
        input={<Framed />}
        onBlur={field.onBlur}
        onChange={event => {
          const picked = choices.find(({ value }) => String(value) === event.target.value);
          field.onChange(picked?.value ?? null);
        }}
        inputProps={aria}
      >
        {(!props.isRequired || chosen === '') && <option value="">{translate('kit.list.choose')}</option>}
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
