/** What every chip of the filter row is made of: its field, a part that opens, a part that takes it off. */
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../use-shortcut.ts';

/** Backspace takes off the chip that the focus is in; unset while its form is open. */
export const handleChipKey = (onRemove: (() => void) | undefined) => (event: KeyboardEvent) => {
  if (!onRemove || isComposing(event.nativeEvent)) return;
  if (event.key !== 'Backspace' && event.key !== 'Delete') return;
  event.preventDefault();
  onRemove();
};

export const Chip = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxWidth: '100%',
  minHeight: sizes.control,
  border: `1px solid ${tokens.edge}`,
  borderRadius: 4,
}));

export const Field = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  padding: '0 8px',
  color: theme.tokens.text.faint,
}));

export const Part = styled('button')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 24,
  padding: '0 6px 0 8px',
  border: 0,
  borderLeft: `1px solid ${tokens.edge}`,
  background: 'none',
  font: 'inherit',
  color: tokens.text.strong,
  cursor: 'pointer',
  b: {
    overflow: 'hidden',
    maxWidth: '16em',
    textOverflow: 'ellipsis',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '&[data-removing]': { padding: '0 5px', color: tokens.text.plain },
  '&:hover': { backgroundColor: tokens.hover },
}));
