/** What the panels beside a map are built of. */
import { styled } from '@mui/material/styles';
import { MONO } from '../../kit/theme/tokens.ts';

/** The content of a panel: it scrolls, its head stays. */
export const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' });

export const Fields = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '8px 12px',
});

/** A line of small buttons. */
export const Quick = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  button: {
    minHeight: 24,
    padding: '0 8px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: 4,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    fontSize: 12,
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:disabled': { color: tokens.text.disabled, cursor: 'default' },
    '&[aria-pressed=true]': {
      borderColor: tokens.accent.mark,
      backgroundColor: tokens.accent.soft,
      color: tokens.accent.ink,
    },
  },
}));

/** What went wrong, or what is missing, with what to do. */
export const Note = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  color: tokens.text.faint,
  fontSize: 12,
  '&[role=alert]': { color: tokens.bad.ink },
  '&[data-tone=warn]': { padding: '4px 12px', backgroundColor: tokens.warn.soft, color: tokens.warn.ink },
}));

export const List = styled('ul')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '6px 12px', borderTop: `1px solid ${tokens.line}` },
}));

/** Vehicles, each a button: a mark, the plate, and at the end what it is about. */
export const VehicleRows = styled(List)(({ theme: { tokens } }) => ({
  '& > li': { padding: 0, borderTop: 0, borderBottom: `1px solid ${tokens.line}` },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 32,
    padding: '0 12px',
    border: 0,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&[aria-current]': { boxShadow: `inset 3px 0 0 ${tokens.accent.mark}` },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  b: { fontFamily: MONO, fontSize: 12, fontWeight: 600, color: tokens.text.strong },
  'button > span:last-of-type': { marginLeft: 'auto' },
}));

/** A button without a word. */
export const Bare = styled('button')(({ theme: { tokens } }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: tokens.text.plain,
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.hover },
  '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  '&[aria-pressed=true]': { backgroundColor: tokens.accent.soft, color: tokens.accent.ink },
  '&:disabled': { color: tokens.text.disabled, cursor: 'default' },
}));
