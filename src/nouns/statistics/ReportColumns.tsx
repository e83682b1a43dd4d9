/** The main chart and what stands beside it; below each other where there is no room. */
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export const ReportColumns = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <Columns>
    {children}
    {side}
  </Columns>
);

const Columns = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 419px',
  borderTop: `1px solid ${tokens.line}`,
  '& > * + *': { borderLeft: `1px solid ${tokens.line}` },
  [breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > * + *': { borderLeft: 0, borderTop: `1px solid ${tokens.line}` },
  },
}));
