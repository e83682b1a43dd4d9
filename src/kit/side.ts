/** The left pane of `TwoPanes`: a head, and a list with one selected entry. */
import { styled } from '@mui/material/styles';

/** @param props.width pixels, where there is room for both panes */
export const Side = styled('section', { shouldForwardProp: name => name !== 'width' })<{ width: number }>(
  ({ theme: { tokens, breakpoints }, width }) => ({
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    width,
    minHeight: 0,
    borderRight: `1px solid ${tokens.line}`,
    [breakpoints.down('md')]: { flex: 1, width: '100%', borderRight: 0 },
  }),
);

export const SideHead = styled('header')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '0 8px 0 16px',
  h1: { flex: 1, margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
});

/** Buttons in list items; the name in each is a `b`. */
export const SideList = styled('nav')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  'li > *': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 8px',
    width: '100%',
    padding: '6px 16px',
    border: 0,
    borderBottom: `1px solid ${tokens.line}`,
    background: 'none',
    font: 'inherit',
    color: tokens.text.plain,
    textAlign: 'left',
  },
  'li button': { cursor: 'pointer' },
  'li button:hover': { backgroundColor: tokens.hover },
  'li button:focus-visible': { outlineOffset: -2 },
  'li button[aria-current]': { backgroundColor: tokens.accent.soft },
  'li b': {
    overflow: 'hidden',
    fontWeight: 400,
    color: tokens.text.strong,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'li button[aria-current] b': { color: tokens.accent.ink, fontWeight: 600 },
}));
