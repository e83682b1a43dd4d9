/** What the sections of the first page have in common. */
import { styled } from '@mui/material/styles';

export const SectionHead = styled('header')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  padding: '10px 16px 4px',
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
  span: { color: tokens.text.plain, fontVariantNumeric: 'tabular-nums' },
  small: { marginLeft: 'auto', fontSize: 12, color: tokens.text.plain, whiteSpace: 'nowrap' },
  // as the keys in it
  [breakpoints.down('md')]: { small: { display: 'none' } },
  '@media (hover: none)': { small: { display: 'none' } },
}));
