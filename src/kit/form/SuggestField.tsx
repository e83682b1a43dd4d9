/** One line of text that may be anything, with what is usual to choose from. */
import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { Framed } from '../Framed.tsx';
import { FieldShell } from './FieldShell.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface SuggestFieldProps extends FieldProps {
  /** The most usual first; what contains the text is shown. */
  suggestions: readonly string[];
}

export function SuggestField({ suggestions, ...props }: SuggestFieldProps) {
  const translate = useTranslate();
  const { id, field, hasError, shell, aria } = useField(props);
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldShell {...shell}>
      <Autocomplete
        id={id}
        freeSolo
        options={suggestions}
        // the text is all there is: choosing one only types it
        value={text}
        inputValue={text}
        onInputChange={(_, next) => {
          if (next !== text) field.onChange(next === '' ? null : next);
        }}
        onBlur={field.onBlur}
        disabled={props.isDisabled}
        disableClearable
        renderInput={({ InputProps, inputProps, disabled }) => (
          <Framed
            ref={InputProps.ref}
            className={InputProps.className}
            name={field.name}
            inputRef={field.ref}
            inputProps={{
              ...inputProps,
              ...aria,
              title: props.isDisabled ? translate('kit.form.fixed') : undefined,
            }}
            disabled={disabled}
            error={hasError}
            fullWidth
          />
        )}
      />
    </FieldShell>
  );
}
