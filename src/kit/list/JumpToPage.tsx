import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';

/** A page by its number; beyond the last one is the last one. */
export function JumpToPage({ last, onJump }: { last: number; onJump: (page: number) => void }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const page = Math.trunc(Number(text));
    setText('');
    if (text.trim() !== '' && page >= 1) onJump(Math.min(page, last));
  };
  return (
    <form onSubmit={handleSubmit}>
      <PageNumber
        value={text}
        placeholder={translate('kit.list.jumpHint')}
        onChange={event => setText(event.target.value.replaceAll(/\D/g, ''))}
        aria-label={translate('kit.list.jump')}
        inputMode="numeric"
        maxLength={7}
      />
    </form>
  );
}

const PageNumber = styled('input')(({ theme: { tokens, sizes } }) => ({
  width: 64,
  height: sizes.control,
  marginLeft: 6,
  padding: '0 8px',
  border: `1px solid ${tokens.outline}`,
  borderRadius: 4,
  backgroundColor: tokens.surface,
  color: tokens.text.strong,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
}));
