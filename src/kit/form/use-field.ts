/** What every input with one control does alike: it belongs to the form, is judged, and says what is wrong with it. */
import { type InputProps, useInput, type Validator } from 'ra-core';
import { helpId } from './FieldShell.tsx';
import { useFormField } from './form-fields.ts';
import { useErrorText } from './use-error-text.ts';

export interface FieldProps {
  source: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isWide?: boolean;
  /** Never kept in a draft, as the number of a bank card. */
  isSecret?: boolean;
  validate?: Validator | Validator[];
}

/** @param spelling from the record's value to what stands in the field, and back */
export function useField(props: FieldProps, spelling: Pick<InputProps, 'format' | 'parse'> = {}) {
  const { source, label, help, isRequired, isWide, isSecret, validate } = props;
  const say = useErrorText();
  useFormField(source, label, isSecret);
  const { id, field, fieldState } = useInput({ source, validate, ...spelling });
  const error = say(fieldState.error?.message);
  return {
    id,
    field,
    hasError: Boolean(error),
    /** Something else is in it than it began with. */
    isTypedIn: fieldState.isDirty,
    /** For the `FieldShell` around it. */
    shell: { label, htmlFor: id, help, error, isRequired, isWide },
    /** For the control itself. */
    aria: { 'aria-required': isRequired, 'aria-describedby': error || help ? helpId(id) : undefined },
  };
}
