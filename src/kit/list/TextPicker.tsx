/** The form behind a chip that holds a text: typed, Enter, done. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { Framed } from '../Framed.tsx';
import { MONO } from '../theme/tokens.ts';
import type { TextFilter } from './column.ts';

interface TextPickerProps {
  filter: TextFilter;
  value: unknown;
  onChange: (patch: Readonly<Record<string, unknown>>) => void;
}

export function TextPicker({ filter, value, onChange }: TextPickerProps) {
  const translate = useTranslate();
  const [text, setText] = useState(String(value ?? ''));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ [filter.name]: text.trim() || undefined });
  };
  return (
    <Form onSubmit={handleSubmit}>
      <Framed
        value={text}
        autoFocus
        onChange={event => setText(event.target.value)}
        inputProps={{ 'aria-label': filter.label, style: filter.isMono ? { fontFamily: MONO } : undefined }}
      />
      <Button type="submit" variant="outlined" color="inherit">
        {translate('kit.list.apply')}
      </Button>
    </Form>
  );
}

const Form = styled('form')({ display: 'flex', gap: 8, padding: 12, '& .MuiInputBase-root': { width: 220 } });
