/** The lower edge of a difference: why the last act was not done, and what can be done. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode, Ref } from 'react';
import { BAR } from '../../../kit/bars.ts';

/** Of an act that was not done. */
export interface Problem {
  /** Of the difference. */
  id: string;
  text: string;
  /** What was typed with it; empty where nothing was. */
  remark: string;
}

interface FootProps {
  ref: Ref<HTMLElement>;
  problem: Problem | undefined;
  children: ReactNode;
}

export function Foot({ ref, problem, children }: FootProps) {
  const translate = useTranslate();
  return (
    <Edge ref={ref} {...BAR}>
      {problem && (
        <p role="alert">
          {problem.text}{' '}
          {problem.remark !== '' && translate('reconciliationDesk.foot.typed', { remark: problem.remark })}
        </p>
      )}
      {children}
    </Edge>
  );
}

export const FootRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '&:empty': { display: 'none' },
  '& > .MuiInputBase-root': { flex: '1 1 200px' },
  small: { fontSize: 12 },
});

const Edge = styled('footer')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: 4,
  padding: '6px 16px',
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
  p: { margin: 0, fontSize: 12, color: tokens.text.plain, overflowWrap: 'anywhere' },
  'p svg': { color: tokens.ok.ink, verticalAlign: -2 },
  'p b': { fontWeight: 600, color: tokens.text.strong },
  'p[role=alert]': { color: tokens.bad.ink },
  a: { color: tokens.accent.ink },
  // where a thumb reaches, whatever is read above
  [breakpoints.down('md')]: { position: 'sticky', bottom: 0 },
}));
