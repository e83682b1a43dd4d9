/** How tables look: rows of one height, faint lines, a head that recedes. */
import type { ComponentStyles } from './component-styles.ts';
import type { Sizes } from './density.ts';
import type { Tokens } from './tokens.ts';

/** Room on both sides of a table, shared with titles and filter bars. */
const GUTTER = 16;

export const tableStyles = (tokens: Tokens, sizes: Sizes): ComponentStyles => ({
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableRow: {
    styleOverrides: {
      root: {
        height: sizes.row,
        '&.MuiTableRow-hover:hover': { backgroundColor: tokens.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tokens.accent.soft },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: sizes.row,
        padding: '0 8px',
        fontSize: sizes.font,
        lineHeight: 1.5,
        borderBottomColor: tokens.line,
        color: tokens.text.plain,
        '&:first-of-type': { paddingLeft: GUTTER },
        '&:last-of-type': { paddingRight: GUTTER },
      },
      sizeSmall: { padding: '0 8px' },
      head: {
        color: tokens.text.faint,
        fontWeight: 400,
        whiteSpace: 'nowrap',
        backgroundColor: tokens.surface,
      },
      stickyHeader: { backgroundColor: tokens.surface },
      paddingCheckbox: { width: 40, padding: '0 0 0 11px', '&:first-of-type': { paddingLeft: 11 } },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { '&.Mui-active': { color: tokens.text.strong } },
      icon: { fontSize: 14 },
    },
  },
  MuiTablePagination: {
    styleOverrides: { root: { border: 0, color: tokens.text.faint }, toolbar: { minHeight: 40 } },
  },
});
