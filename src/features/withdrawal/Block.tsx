/** A part of the record under a heading of its own. */
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

interface BlockProps {
  title: string;
  /** Beside the title. */
  beside?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

export function Block({ title, beside, isBusy = false, children }: BlockProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} aria-busy={isBusy}>
      <header>
        <h2 id={id}>{title}</h2>
        {beside}
      </header>
      {children}
    </Section>
  );
}

const Section = styled('section')(({ theme: { tokens } }) => ({
  minWidth: 0,
  paddingBottom: 8,
  'section + &': { borderTop: `1px solid ${tokens.line}` },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 12px',
    padding: '8px 16px 4px',
  },
  h2: { margin: 0, fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
  '& > p': { margin: 0, padding: '0 16px', color: tokens.text.faint },
  a: { color: tokens.accent.ink, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
}));
