/** Several short texts: Enter or a comma ends one, Backspace in the empty line takes the last back to be changed. */
import Chip from '@mui/material/Chip';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { FieldShell } from './FieldShell.tsx';
import { type FieldProps, useField } from './use-field.ts';

export function TagsField(props: FieldProps) {
  const { isDisabled } = props;
  const translate = useTranslate();
  const { id, field, hasError, shell, aria } = useField(props);
  const [line, setLine] = useState('');
  const tags: string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  const add = (text: string) => {
    const next = [...new Set([...tags, ...tagsIn(text)])];
    setLine('');
    if (next.length !== tags.length) field.onChange(next);
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter of an input method ends a word of its own
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && line.trim() !== '') {
      event.preventDefault();
      add(line);
    } else if (event.key === 'Backspace' && line === '' && tags.length > 0) {
      event.preventDefault();
      setLine(tags.at(-1) ?? '');
      field.onChange(tags.slice(0, -1));
    }
  };
  return (
    <FieldShell {...shell}>
      <Box data-error={hasError} data-disabled={isDisabled}>
        {tags.map(tag => (
          <Chip
            key={tag}
            label={tag}
            size="small"
            disabled={isDisabled}
            onDelete={isDisabled ? undefined : () => field.onChange(tags.filter(other => other !== tag))}
            title={translate('kit.form.removeTag', { tag })}
          />
        ))}
        <InputBase
          id={id}
          value={line}
          inputRef={field.ref}
          disabled={isDisabled}
          onChange={event => {
            const text = event.target.value;
            if (SEPARATORS.test(text) && !(event.nativeEvent as InputEvent).isComposing) add(text);
            else setLine(text);
          }}
          onKeyDown={handleKey}
          onBlur={() => {
            if (line.trim() !== '') add(line);
            field.onBlur();
          }}
          inputProps={{ ...aria, 'aria-invalid': hasError }}
        />
      </Box>
    </FieldShell>
  );
}

const SEPARATORS = /[,，;；\n]/;

const tagsIn = (text: string) =>
  text
    .split(SEPARATORS)
    .map(part => part.trim())
    .filter(part => part !== '');

const Box = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: sizes.control,
  padding: '2px 6px',
  border: `1px solid ${tokens.outline}`,
  borderRadius: 4,
  backgroundColor: tokens.surface,
  '&:focus-within': { borderColor: tokens.accent.ink, boxShadow: `0 0 0 2px ${tokens.accent.soft}` },
  '&[data-error=true]': { borderColor: tokens.bad.ink },
  '&[data-disabled=true]': { backgroundColor: tokens.sunken },
  '& > .MuiInputBase-root': { flex: 1, minWidth: 80 },
  '& input:focus-visible': { outline: 'none' },
}));
