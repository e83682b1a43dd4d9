import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { MONO } from '../../kit/theme/tokens.ts';

/** A part of an entry under its own heading. */
export function EntrySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Section>
  );
}

/** Ids, addresses and paths. */
export const Mono = styled('span')({ fontFamily: MONO, fontSize: 12, overflowWrap: 'anywhere' });

/** JSON as it is read: lines break instead of scrolling, so that a keyboard reaches all of it. */
export const Code = styled('pre')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 8,
  borderRadius: 4,
  backgroundColor: tokens.sunken,
  color: tokens.text.plain,
  fontFamily: MONO,
  fontSize: 12,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

const Section = styled('section')(({ theme: { tokens } }) => ({
  padding: '8px 16px 12px',
  borderTop: `1px solid ${tokens.line}`,
  h3: { margin: '0 0 6px', fontSize: 13, fontWeight: 600 },
  p: { margin: '4px 0 0', color: tokens.text.faint },
}));
