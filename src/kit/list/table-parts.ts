/** The table's own looks: dense rows, faint lines, and two lines a row on a phone. */
import { styled, type Theme } from '@mui/material/styles';
import { MONO } from '../theme/tokens.ts';

export const CHECKBOX_WIDTH = 44;
export const ACTIONS_WIDTH = 156;

/** What every dense table shares: one line a row, cut where it does not fit. */
export const denseLines = ({ tokens, sizes }: Pick<Theme, 'tokens' | 'sizes'>) => ({
  tableLayout: 'fixed' as const,
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    height: sizes.row,
    padding: '0 8px',
    overflow: 'hidden' as const,
    textOverflow: 'ellipsis' as const,
    whiteSpace: 'nowrap' as const,
    borderBottom: `1px solid ${tokens.line}`,
  },
});

export const Table = styled('table')(({ theme: { tokens, sizes, breakpoints } }) => ({
  width: '100%',
  minWidth: 1000,
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...denseLines({ tokens, sizes }),
  'th:first-of-type, td:first-of-type': { paddingLeft: 16 },
  'th:last-of-type, td:last-of-type': { paddingRight: 16 },
  th: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 32,
    backgroundColor: tokens.surface,
    color: tokens.text.faint,
    fontWeight: 400,
  },
  'th:not([align])': { textAlign: 'left' },
  // the box is drawn 14 in a target of 24: moved so that its edge lines up with the title
  'th:first-of-type .MuiCheckbox-root, td[data-place=box] .MuiCheckbox-root': { marginLeft: -5 },
  td: { color: tokens.text.plain },
  'td[data-place=title]': { color: tokens.text.strong },
  'td[data-mono=true]': { fontFamily: MONO, fontSize: 12 },
  'td[data-place=actions]': { position: 'sticky', right: 0 },
  'tbody tr': { cursor: 'pointer', outline: 'none' },
  'tbody tr:hover > td, tbody tr:focus-within > td': { backgroundColor: tokens.hover },
  'tbody tr:focus > td': {
    boxShadow: `inset 0 1px ${tokens.accent.mark}, inset 0 -1px ${tokens.accent.mark}`,
  },
  'tbody tr[aria-selected=true] > td, tbody tr[aria-current=true] > td': {
    backgroundColor: tokens.accent.soft,
  },
  [breakpoints.down('sm')]: {
    display: 'block',
    minWidth: 0,
    tableLayout: 'auto',
    fontSize: 14,
    'colgroup, thead': { display: 'none' },
    tbody: { display: 'block' },
    'tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 8px',
      padding: '8px 16px',
      borderBottom: `1px solid ${tokens.line}`,
    },
    // the break between the two lines
    'tbody tr::before': { content: '""', order: 3, flexBasis: '100%' },
    'tbody td': { display: 'none', height: 24, padding: 0, border: 0, flex: 'none', lineHeight: '24px' },
    // the line is one surface, not cells with gaps between them
    'tbody tr:hover, tbody tr:focus-within': { backgroundColor: tokens.hover },
    'tbody tr[aria-selected=true], tbody tr[aria-current=true]': { backgroundColor: tokens.accent.soft },
    'tbody tr[tabindex] > td': { backgroundColor: 'transparent' },
    'tbody td:first-of-type': { paddingLeft: 0 },
    'tbody td:last-of-type': { paddingRight: 0 },
    'td[data-place=title]': { display: 'block', order: 1, flex: 1, minWidth: 0 },
    'td[data-place=status]': { display: 'block', order: 2 },
    'td[data-place=second]': {
      display: 'block',
      order: 4,
      flex: '0 1 auto',
      minWidth: 0,
      // what follows on the same line, a time or a number and a time, keeps its place
      maxWidth: 'calc(100% - 104px)',
      color: tokens.text.faint,
    },
    'tr:where(:has(td[data-place=second] ~ td[data-place=second])) td[data-place=second]': {
      maxWidth: 'calc(100% - 216px)',
    },
    // a number that is seen whole or not at all: what stands before it gives way
    'tr:has([data-whole]) td[data-place=second]': { flex: '1 1 0' },
    'tr td[data-place=second]:has([data-whole])': { flex: 'none', height: 'auto', maxWidth: 'none' },
    'td[data-place=end]': { display: 'block', order: 5, marginLeft: 'auto', color: tokens.text.faint },
  },
}));
