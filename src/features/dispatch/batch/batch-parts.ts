/** What stands above the queue of all that are matched at once. */
import { styled } from '@mui/material/styles';
import { MONO } from '../../../kit/theme/tokens.ts';

export const Bar = styled('section')(({ theme: { tokens } }) => ({
  flex: 'none',
  padding: '6px 12px',
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
  fontVariantNumeric: 'tabular-nums',
  p: { margin: 0, color: tokens.text.plain },
  b: { color: tokens.text.strong },
  '& > button': { marginTop: 4 },
  ol: { maxHeight: 160, margin: '4px 0 0', padding: 0, overflow: 'auto', listStyle: 'none' },
  li: { display: 'flex', gap: 8, minHeight: 22 },
  'li > b': { fontFamily: MONO, fontSize: 12 },
  'li > span': { marginLeft: 'auto', color: tokens.text.faint },
}));

/** The same in a form, which has its own ground. */
export const Pairs = styled('ol')(({ theme: { tokens } }) => ({
  maxHeight: 240,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
  li: { display: 'flex', gap: 8, minHeight: 22 },
  b: { color: tokens.text.strong, fontFamily: MONO, fontSize: 12 },
  'li > span:last-of-type': { marginLeft: 'auto', color: tokens.text.faint, whiteSpace: 'nowrap' },
  '[data-changed]': { color: tokens.warn.ink },
}));
