/** How MUI's surfaces look: page, papers, menus, dialogs, notices. */
import type { ComponentStyles } from './component-styles.ts';
import { forcedColors } from './forced-colors.ts';
import { LOW, RADIUS, type Tokens } from './tokens.ts';

/** What lies over the page. */
export const floatingLook = (tokens: Tokens) => ({
  backgroundColor: tokens.float,
  backgroundImage: 'none',
  border: `1px solid ${tokens.line}`,
  borderRadius: RADIUS.float,
  boxShadow: tokens.shadow,
});

export function frameStyles(tokens: Tokens, narrow: string): ComponentStyles {
  const floating = floatingLook(tokens);
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': { colorScheme: tokens.mode },
        body: { backgroundColor: tokens.canvas, fontVariantNumeric: 'tabular-nums' },
        ':focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: 1 },
        '::placeholder': { color: `${tokens.text.faint} !important`, opacity: '1 !important' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
        // see fold-on-scroll.ts
        [LOW]: {
          ':root[data-folded] [data-folds]:not(:focus-within)': {
            height: 0,
            minHeight: 0,
            paddingBlock: 0,
            borderBlockWidth: 0,
            overflow: 'hidden',
          },
        },
        ...forcedColors,
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { boxShadow: 'none', borderRadius: RADIUS.float } } },
    MuiAppBar: { defaultProps: { elevation: 0, color: 'transparent' } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenu: { styleOverrides: { list: { padding: 4 } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 28,
          padding: '2px 8px',
          gap: 8,
          borderRadius: RADIUS.control,
          fontSize: 13,
          // MUI lets entries shrink from this width on
          '@media (min-width:600px)': { minHeight: 28 },
          [narrow]: { minHeight: 40, fontSize: 14 },
          '&.Mui-selected': {
            color: tokens.accent.ink,
            fontWeight: 600,
            // MUI's own shades of it, for hover and focus, are too near to the words
            '&, &:hover, &.Mui-focusVisible': { backgroundColor: tokens.accent.soft },
          },
        },
      },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 24, color: 'inherit' } } },
    MuiAutocomplete: {
      styleOverrides: {
        paper: floating,
        listbox: { padding: 4 },
        option: {
          minHeight: '28px !important',
          borderRadius: RADIUS.control,
          padding: '2px 8px !important',
          [narrow]: { minHeight: '40px !important', fontSize: 14 },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          ...floating,
          // it takes the focus when it opens, and nothing can be done with it
          '&:focus-visible': { outline: 'none' },
          [narrow]: { margin: 16, width: 'calc(100% - 32px)' },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: 16, fontWeight: 600, padding: '16px 20px 8px' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px' } } },
    MuiDialogContentText: { styleOverrides: { root: { color: tokens.text.plain } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 20px 16px', gap: 4 } } },
    MuiBackdrop: {
      styleOverrides: {
        root: { backgroundColor: tokens.backdrop },
        invisible: { backgroundColor: 'transparent' },
      },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: {
          backgroundImage: 'none',
          borderColor: tokens.line,
          boxShadow: 'none',
          '&:focus-visible': { outline: 'none' },
        },
      },
    },
    MuiAlert: {
      defaultProps: { icon: false },
      styleOverrides: {
        root: {
          borderRadius: RADIUS.control,
          padding: '4px 12px',
          fontSize: 13,
          // beside what is to be done it would be a column of single words
          [narrow]: { fontSize: 14, flexWrap: 'wrap' },
        },
        message: { padding: '4px 0', [narrow]: { flex: '1 1 12em' } },
        filledSuccess: { backgroundColor: tokens.ok.soft, color: tokens.ok.ink },
        filledWarning: { backgroundColor: tokens.warn.soft, color: tokens.warn.ink },
        filledError: { backgroundColor: tokens.bad.soft, color: tokens.bad.ink },
        filledInfo: { backgroundColor: tokens.accent.soft, color: tokens.accent.ink },
        standardSuccess: { backgroundColor: tokens.ok.soft, color: tokens.ok.ink },
        standardWarning: { backgroundColor: tokens.warn.soft, color: tokens.warn.ink },
        standardError: { backgroundColor: tokens.bad.soft, color: tokens.bad.ink },
        standardInfo: { backgroundColor: tokens.accent.soft, color: tokens.accent.ink },
      },
    },
    MuiSnackbarContent: {
      styleOverrides: { root: { ...floating, color: tokens.text.strong, fontSize: 13, padding: '4px 12px' } },
    },
    MuiLinearProgress: { styleOverrides: { root: { height: 2, backgroundColor: 'transparent' } } },
    // it stands in a text, and is told from it without colour
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 34 },
        indicator: { height: 2, backgroundColor: tokens.accent.mark, transition: 'none' },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 34,
          minWidth: 0,
          padding: '0 2px',
          marginRight: 18,
          color: tokens.text.plain,
          '&.Mui-selected': { color: tokens.text.strong, fontWeight: 600 },
          [narrow]: { minHeight: 40 },
        },
      },
    },
  };
}
