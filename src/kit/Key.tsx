/** The hint of a key on the button it stands for; not read aloud, the button says `aria-keyshortcuts`. */
import { styled } from '@mui/material/styles';

export function Key({ children }: { children: string }) {
  return <Cap aria-hidden="true">{children}</Cap>;
}

const Cap = styled('kbd')(({ theme }) => ({
  display: 'inline-flex',
  marginLeft: 6,
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  border: '1px solid currentColor',
  borderRadius: 3,
  fontFamily: 'inherit',
  fontSize: 11,
  fontWeight: 400,
  lineHeight: 1,
  // who has no keyboard needs no hint
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media (hover: none)': { display: 'none' },
}));
