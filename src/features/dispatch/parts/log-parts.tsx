/** What the logs of an order are built of. */
import { styled } from '@mui/material/styles';

export const LogSection = styled('section')(({ theme: { tokens } }) => ({
  flex: 'none',
  padding: '8px 12px',
  borderTop: `1px solid ${tokens.line}`,
  ol: { margin: 0, padding: 0, listStyle: 'none' },
}));

export const LogHead = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  h3: { margin: 0, fontSize: 13, fontWeight: 600 },
  button: {
    minHeight: 24,
    padding: '0 4px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: tokens.accent.ink,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}` },
  },
}));

export const LogLine = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  minHeight: 24,
  color: tokens.text.plain,
  fontVariantNumeric: 'tabular-nums',
  time: { flex: 'none', color: tokens.text.faint },
  '[data-end]': { marginLeft: 'auto', color: tokens.text.faint, textAlign: 'right' },
}));
