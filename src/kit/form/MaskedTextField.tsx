/** A value that left the server masked: shown as it is, sent only when typed anew, with a way back. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useInput, useTranslate, type Validator } from 'ra-core';
import { type ChangeEvent, useRef } from 'react';
import { Framed } from '../Framed.tsx';
import { RevealButton } from '../masked/RevealButton.tsx';
import { type Revealing, useShownValue } from '../masked/use-shown-value.ts';
import { useShortcut } from '../use-shortcut.ts';
import { FieldShell, helpId } from './FieldShell.tsx';
import { useFormField } from './form-fields.ts';
import { useErrorText } from './use-error-text.ts';

interface MaskedTextFieldProps {
  source: string;
  label: string;
  /** Judges only what was typed anew. */
  validate?: Validator;
  isDisabled?: boolean;
  type?: 'text' | 'tel';
  /** For who may see it whole before he changes it. */
  revealing?: Revealing;
}

export function MaskedTextField({
  source,
  label,
  validate,
  isDisabled,
  type = 'text',
  revealing,
}: MaskedTextFieldProps) {
  const translate = useTranslate();
  const say = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const judge: Validator = (value, values, props) =>
    isMask(value) ? undefined : validate?.(value, values, props);
  useFormField(source, label, true);
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
  const shown = useShownValue(isMasked ? revealing : undefined);
  useShortcut('escape', shown.hide, {
    isEnabled: shown.value !== null,
    inFields: true,
    isAlways: true,
    label: 'settings.keys.hide',
    group: 'record',
  });
  // typed on top of what is shown: from then on it is the clerk's own, and stays
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    field.onChange(event.target.value === shown.value ? loaded : event.target.value);
    shown.hide();
  };
  const error = say(fieldState.error?.message) ?? shown.problem ?? undefined;
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
          value={(isMasked ? shown.value : null) ?? field.value ?? ''}
          onChange={handleChange}
          readOnly={isMasked && shown.value === null}
          disabled={isDisabled}
          autoComplete="off"
          error={fieldState.invalid}
          fullWidth
        />
        {isMasked && revealing && <RevealButton revealing={revealing} shown={shown} />}
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

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > .MuiInputBase-root': { flex: 1 },
});
