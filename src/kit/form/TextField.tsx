/** One line of text in a form, label above. */
import { useTranslate } from 'ra-core';
import type { FocusEvent } from 'react';
import { Framed } from '../Framed.tsx';
import { FieldShell } from './FieldShell.tsx';
import { type FieldProps, useField } from './use-field.ts';

export interface TextFieldProps extends FieldProps {
  isMultiline?: boolean;
  /** What it begins with is the beginning of what is typed: tabbing into it goes behind that, instead of selecting it. */
  isBegun?: boolean;
  type?: 'text' | 'time' | 'number' | 'email' | 'tel';
  autoComplete?: string;
  /** From the record's value to the text in the field. */
  format?: (value: unknown) => string;
  /** And back. */
  parse?: (text: string) => unknown;
}

export function TextField(props: TextFieldProps) {
  const { format = asText, parse = emptyIsNull } = props;
  const translate = useTranslate();
  const { id, field, hasError, isTypedIn, shell, aria } = useField(props, { format, parse });
  const { ref, ...rest } = field;
  return (
    <FieldShell {...shell}>
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
        error={hasError}
        onFocus={props.isBegun && !isTypedIn ? goBehind : undefined}
        inputProps={{
          ...aria,
          title: props.isDisabled ? translate('kit.form.fixed') : undefined,
        }}
      />
    </FieldShell>
  );
}

const goBehind = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
  target.setSelectionRange(target.value.length, target.value.length);

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const emptyIsNull = (text: string) => (text === '' ? null : text);
