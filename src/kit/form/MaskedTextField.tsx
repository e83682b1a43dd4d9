/** A value that left the server masked: shown as it is, sent only when typed anew, with a way back. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useInput, useTranslate, type Validator } from 'ra-core';
import { useRef } from 'react';
import { FieldShell, helpId } from './FieldShell.tsx';
import { Framed } from './TextField.tsx';
import { useErrorText } from './use-error-text.ts';

interface MaskedTextFieldProps {
  source: string;
  label: string;
  /** Judges only what was typed anew. */
  validate?: Validator;
  isDisabled?: boolean;
  type?: 'text' | 'tel';
}

export function MaskedTextField({
  source,
  label,
  validate,
  isDisabled,
  type = 'text',
}: MaskedTextFieldProps) {
  const translate = useTranslate();
  const say = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const judge: Validator = (value, values, props) =>
    isMask(value) ? undefined : validate?.(value, values, props);
  const { id, field, fieldState, formState } = useInput({ source, validate: judge });
  const { ref, ...rest } = field;
  const loaded: unknown = formState.defaultValues?.[source];
  const hasMask = isMask(loaded);
  const isMasked = isMask(field.value) && field.value === loaded;

  const handleRetype = () => {
    field.onChange('');
    requestAnimationFrame(() => input.current?.focus());
  };
  const handleKeep = () => field.onChange(loaded);
  const error = say(fieldState.error?.message);
  const help =
    hasMask && !isMasked
      ? translate(field.value ? 'kit.masked.willReplace' : 'kit.masked.willRemove', { mask: loaded })
      : undefined;
  return (
    <FieldShell label={label} htmlFor={id} error={error} help={help}>
      <Row>
        <Framed
          {...rest}
          id={id}
          inputRef={(control: HTMLInputElement | null) => {
            input.current = control;
            ref(control);
          }}
          inputProps={{ 'aria-describedby': error || help ? helpId(id) : undefined }}
          type={type}
          value={field.value ?? ''}
          readOnly={isMasked}
          disabled={isDisabled}
          autoComplete="off"
          error={fieldState.invalid}
          fullWidth
        />
        {hasMask && !isDisabled && (
          <Button variant="outlined" color="inherit" onClick={isMasked ? handleRetype : handleKeep}>
            {translate(isMasked ? 'kit.masked.retype' : 'kit.masked.keep')}
          </Button>
        )}
      </Row>
    </FieldShell>
  );
}

const isMask = (value: unknown): value is string => typeof value === 'string' && value.includes('**');

const Row = styled('div')({ display: 'flex', gap: 8, '& > .MuiInputBase-root': { flex: 1 } });
