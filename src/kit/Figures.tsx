/** Figures that answer "what waits for me": each with its word, each a link to its list with that filter. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';

export interface Figure {
  label: string;
  /** Undefined while it is not known. */
  value: number | undefined;
  to: string;
  /** Waits for somebody to act, where it is not 0. */
  isUrgent?: boolean;
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <List>
      {figures.map(({ label, value, to, isUrgent }) => (
        <li key={label}>
          <LinkBase to={to} data-urgent={isUrgent && value !== undefined && value > 0}>
            <b>{value ?? '…'}</b> {label}
          </LinkBase>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  a: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: 4,
    minHeight: 32,
    color: tokens.text.plain,
    textDecoration: 'none',
    '&:hover': { color: tokens.accent.ink },
    '&[data-urgent=true]': { color: tokens.bad.ink },
  },
  b: { fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));
