/** The main chart with an optional second part at its right; below each other on narrow windows. */
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export const ReportColumns = ({ side, children }: { side?: ReactNode; children: ReactNode }) => (
  <Columns data-pair={side !== undefined || undefined}>
    {children}
    {side}
  </Columns>
);

const Columns = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-pair]': { gridTemplateColumns: 'minmax(0, 1fr) 419px' },
  borderTop: `1px solid ${tokens.line}`,
  '& > * + *': { borderLeft: `1px solid ${tokens.line}` },
  [breakpoints.down('lg')]: {
    '&[data-pair]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > * + *': { borderLeft: 0, borderTop: `1px solid ${tokens.line}` },
  },
}));
