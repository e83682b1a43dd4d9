/** One line of text in a form, label above. */
import { useInput, useTranslate, type Validator } from 'ra-core';
import { FieldShell, helpId } from './FieldShell.tsx';
import { Framed } from './Framed.tsx';
import { useFormField } from './form-fields.ts';
import { useErrorText } from './use-error-text.ts';

export interface TextFieldProps {
  source: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isMultiline?: boolean;
  isWide?: boolean;
  type?: 'text' | 'date' | 'month' | 'number' | 'email' | 'tel';
  autoComplete?: string;
  validate?: Validator | Validator[];
  /** From the record's value to the text in the field. */
  format?: (value: unknown) => string;
  /** And back. */
  parse?: (text: string) => unknown;
}

export function TextField(props: TextFieldProps) {
  const { source, format = asText, parse = emptyIsNull } = props;
  const translate = useTranslate();
  const say = useErrorText();
  useFormField(source, props.label);
  const { id, field, fieldState } = useInput({ source, validate: props.validate, format, parse });
  const { ref, ...rest } = field;
  const error = say(fieldState.error?.message);
  const describedBy = error || props.help ? helpId(id) : undefined;
  return (
    <FieldShell
      label={props.label}
      htmlFor={id}
      help={props.help}
      error={error}
      isRequired={props.isRequired}
      isWide={props.isWide}
    >
      <Framed
        {...rest}
        // the control itself, not its frame: the first field at fault gets the cursor
        inputRef={ref}
        id={id}
        type={props.type ?? 'text'}
        multiline={props.isMultiline}
        minRows={2}
        disabled={props.isDisabled}
        autoComplete={props.autoComplete ?? 'off'}
        error={Boolean(error)}
        inputProps={{
          'aria-required': props.isRequired,
          'aria-describedby': describedBy,
          title: props.isDisabled ? translate('kit.form.fixed') : undefined,
        }}
      />
    </FieldShell>
  );
}

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const emptyIsNull = (text: string) => (text === '' ? null : text);
