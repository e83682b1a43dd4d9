/** How the outbox looks: a dense table, and a block of lines for each message on a phone. */
import { styled } from '@mui/material/styles';
import { denseLines } from '../../kit/list/table-parts.ts';
import { MONO } from '../../kit/theme/tokens.ts';

export const Room = styled('section')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'auto',
  [breakpoints.down('md')]: { overflow: 'visible' },
}));

export const Bar = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  gap: 4,
  padding: '8px 16px',
  borderBottom: `1px solid ${tokens.line}`,
}));

export const Tab = styled('button')(({ theme: { tokens, sizes } }) => ({
  minHeight: sizes.control,
  padding: '0 10px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: tokens.text.plain,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.hover },
  '&[aria-pressed=true]': { backgroundColor: tokens.accent.soft, color: tokens.accent.ink, fontWeight: 600 },
}));

export const Foot = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minHeight: 40,
  padding: '0 16px',
  color: tokens.text.faint,
  fontVariantNumeric: 'tabular-nums',
}));

export const Table = styled('table')(({ theme: { tokens, sizes, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...denseLines({ tokens, sizes }),
  th: { height: 32, color: tokens.text.faint, fontWeight: 400 },
  'th:not([align])': { textAlign: 'left' },
  'th:first-of-type, td:first-of-type': { paddingLeft: 16, width: 104 },
  'th:nth-of-type(2)': { width: 120 },
  'th:nth-of-type(3)': { width: 88 },
  'th:nth-of-type(5)': { width: 64 },
  'th:nth-of-type(6)': { width: 112 },
  'th:last-of-type': { width: 88 },
  td: { color: tokens.text.plain },
  i: { color: tokens.text.faint, fontStyle: 'normal' },
  'td[data-place=mobile]': { fontFamily: MONO, fontSize: 12 },
  'td[data-place=act]': { textAlign: 'right' },
  [breakpoints.down('sm')]: {
    display: 'block',
    thead: { display: 'none' },
    tbody: { display: 'block' },
    tr: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '0 12px',
      padding: '8px 16px',
      borderBottom: `1px solid ${tokens.line}`,
    },
    'td, td:first-of-type': { width: 'auto', height: 'auto', minHeight: 24, padding: 0, border: 0 },
    'td[data-place=attempts]': { display: 'none' },
    'td[data-place=kind]': { textAlign: 'right', color: tokens.text.faint },
    'td[data-place=text]': {
      gridColumn: '1 / -1',
      gridRow: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    'td[data-place=time]': { gridColumn: '1 / 3', gridRow: 3, color: tokens.text.faint },
    'td[data-place=act]': { gridColumn: 3, gridRow: 3 },
  },
}));
