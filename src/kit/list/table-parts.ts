/** The table's own looks: dense rows, faint lines, and two lines a row on a phone. */
import { styled, type Theme } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import { towards } from '../theme/contrast.ts';
import { HIDDEN_EDGE } from '../theme/edges.ts';
import { MONO } from '../theme/tokens.ts';
import type { Column } from './column.ts';
import { STALE_OPACITY } from './use-stale.ts';

/** How much of the page ground a stripe takes: it leads the eye, and is not seen by itself. */
const STRIPE = 0.45;

/** With the gutter, in which titles and filters begin as well. */
export const CHECKBOX_WIDTH = 55;
export const ACTIONS_WIDTH = 156;
/** What a column without a width of its own has at least: a title can be read. */
export const FREE_WIDTH = 120;
/** What a scroll bar may take from the rows. */
export const SCROLL_BAR = 17;

/** Pixels that the columns need beside each other; in less than that the list scrolls sideways. */
export const widthOf = (
  columns: readonly Pick<Column, 'width'>[],
  { hasBox, hasActions }: { hasBox: boolean; hasActions: boolean },
): number =>
  columns.reduce((sum, { width = FREE_WIDTH }) => sum + width, 0) +
  (hasBox ? CHECKBOX_WIDTH : 0) +
  (hasActions ? ACTIONS_WIDTH : 0);

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

interface TableProps {
  /** Pixels that the columns need beside each other. */
  least: number;
}

export const Table = styled('table', {
  shouldForwardProp: prop => prop !== 'least',
})<TableProps>(({ theme: { tokens, sizes, breakpoints }, least }) => ({
  width: '100%',
  minWidth: least,
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...denseLines({ tokens, sizes }),
  '&[aria-busy=true] > tbody': { opacity: STALE_OPACITY },
  'th:first-of-type, td:first-of-type': { paddingLeft: 16 },
  'th:last-of-type, td:last-of-type': { paddingRight: 16 },
  'a[data-record], td[data-place=title] a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
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
  // of the row: a cell that stays while the others scroll hides nothing of them until it has something to show
  'tbody tr[tabindex]:nth-of-type(even)': {
    backgroundColor: towards(tokens.surface, tokens.canvas, STRIPE),
  },
  // who is at a row stands over the cells that scroll under it
  'td[data-place=actions][data-marked]': { backgroundColor: tokens.surface },
  'tr:nth-of-type(even) > td[data-place=actions][data-marked]': {
    backgroundColor: towards(tokens.surface, tokens.canvas, STRIPE),
  },
  'tbody tr[tabindex][data-current] > td, tbody tr[tabindex]:hover > td, tbody tr[tabindex]:focus-within > td':
    { backgroundColor: tokens.hover },
  'tbody tr:focus > td': {
    boxShadow: `inset 0 1px ${tokens.accent.mark}, inset 0 -1px ${tokens.accent.mark}`,
  },
  'tbody tr[tabindex][aria-selected=true] > td, tbody tr[tabindex][aria-current=true] > td': {
    backgroundColor: tokens.accent.soft,
  },
  // somebody else has changed it: a bar at the edge, and a ground under what is otherwise now
  'tbody tr[data-live=changed] > td:first-of-type': { boxShadow: `inset 3px 0 ${tokens.accent.mark}` },
  'td[data-changed] > [data-ground]': {
    padding: '3px 6px',
    margin: '0 -6px',
    borderRadius: 3,
    ...HIDDEN_EDGE,
    backgroundColor: tokens.accent.soft,
  },
  'tr[data-live=gone]': { cursor: 'default' },
  'tr[data-live=gone] > td[data-cell]': { pointerEvents: 'none' },
  'tr[data-live=gone] > td[data-cell], tr[data-live=gone] > td[data-cell] *': {
    color: tokens.text.faint,
    textDecoration: 'line-through',
  },
  // the word stands where the actions stand, until one comes for them
  'td[data-marked] > [data-mark]': {
    position: 'absolute',
    inset: '0 16px 0 8px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    pointerEvents: 'none',
  },
  'tr:hover > td[data-marked] > [data-mark]:not(:only-child), td[data-marked]:focus-within > [data-mark]': {
    opacity: 0,
  },
  'tr[data-live]:focus:not(:hover) > td[data-marked] > :not([data-mark])': { opacity: 0 },
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
    'tbody tr[tabindex][tabindex][tabindex] > td, tbody tr[tabindex]:nth-of-type(even)': {
      backgroundColor: 'transparent',
    },
    'tbody td[data-changed]': { overflow: 'visible' },
    'tbody tr[data-live=changed]': { boxShadow: `inset 3px 0 ${tokens.accent.mark}` },
    'tbody tr[data-live=changed] > td:first-of-type': { boxShadow: 'none' },
    // a third line
    'td[data-marked]': { display: 'block', position: 'static', order: 6, flexBasis: '100%' },
    'td[data-marked] > [data-mark], tr:hover > td[data-marked] > [data-mark]:not(:only-child)': {
      position: 'static',
      justifyContent: 'flex-start',
      opacity: 1,
    },
    'td[data-marked] > :not([data-mark])': { display: 'none' },
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

/** What a row is about, as the way to its page: for cells that say more than the name. */
export const NameLink = styled(LinkBase)({ color: 'inherit', fontWeight: 600 });
