/** A form about a driver's cash account, with the account beside it once a driver is chosen. */
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CashAccountPanel } from './CashAccountPanel.tsx';

interface BesideAccountProps {
  /** Undefined before one is chosen. */
  driverId: string | undefined;
  children: ReactNode;
}

export const BesideAccount = ({ driverId, children }: BesideAccountProps) => (
  <Halves>
    <div>{children}</div>
    {driverId !== undefined && <CashAccountPanel key={driverId} driverId={driverId} isBesideForm />}
  </Halves>
);

/** Of a form, where one is chosen. */
export const chosenDriver = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const Halves = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  minHeight: 0,
  overflow: 'auto',
  '& > * + *': { borderLeft: `1px solid ${tokens.line}` },
  [breakpoints.down('md')]: {
    flex: 'none',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > * + *': { borderLeft: 0, borderTop: `1px solid ${tokens.line}` },
  },
}));
