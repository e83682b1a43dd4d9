/** One line of text that may be anything, with what is usual to choose from. */
import Autocomplete from '@mui/material/Autocomplete';
import { useInput, useTranslate, type Validator } from 'ra-core';
import { FieldShell, helpId } from './FieldShell.tsx';
import { Framed } from './Framed.tsx';
import { useFormField } from './form-fields.ts';
import { useErrorText } from './use-error-text.ts';

interface SuggestFieldProps {
  source: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isWide?: boolean;
  validate?: Validator | Validator[];
  /** The most usual first; what contains the text is shown. */
  suggestions: readonly string[];
}

export function SuggestField(props: SuggestFieldProps) {
  const { source, label, help, isRequired, suggestions } = props;
  const translate = useTranslate();
  const say = useErrorText();
  useFormField(source, label);
  const { id, field, fieldState } = useInput({ source, validate: props.validate });
  const error = say(fieldState.error?.message);
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldShell
      label={label}
      htmlFor={id}
      help={help}
      error={error}
      isRequired={isRequired}
      isWide={props.isWide}
    >
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
              'aria-required': isRequired,
              'aria-describedby': error || help ? helpId(id) : undefined,
              title: props.isDisabled ? translate('kit.form.fixed') : undefined,
            }}
            disabled={disabled}
            error={Boolean(error)}
            fullWidth
          />
        )}
      />
    </FieldShell>
  );
}
