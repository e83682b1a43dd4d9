/** A page of figures: what they are of, over which time, and below, what scrolls. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Pane } from '../../kit/Pane.tsx';
import { type Described, ErrorState } from '../../kit/state/PageState.tsx';

interface StatisticsFrameProps {
  title: string;
  bar: ReactNode;
  /** What is to be known of all of it. */
  note?: ReactNode;
  /** What of it could not be read, or not anew. */
  missing?: readonly string[];
  /** What is done with all of it. */
  tools?: ReactNode;
  /** Why nothing of it is there. */
  away: Described | undefined;
  onRetry: () => void;
  children: ReactNode;
  /** Below it, as what stands behind a figure. */
  below?: ReactNode;
}

export const StatisticsFrame = ({
  title,
  bar,
  note,
  missing = [],
  tools,
  away,
  onRetry,
  children,
  below,
}: StatisticsFrameProps) => (
  <Pane>
    <Title>
      <h1>{title}</h1>
      {/* the place stays where there is nothing to say yet */}
      <p>{note}</p>
      {tools && <Tools>{tools}</Tools>}
    </Title>
    {bar}
    {!away && missing.length > 0 && <Missing words={missing} onRetry={onRetry} />}
    {away ? <ErrorState {...away} onRetry={onRetry} /> : <Scroll>{children}</Scroll>}
    {below}
  </Pane>
);

function Missing({ words, onRetry }: { words: readonly string[]; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Missed role="status">
      {words.join(' · ')}
      <Button variant="text" color="inherit" onClick={onRetry}>
        {translate('kit.state.retry')}
      </Button>
    </Missed>
  );
}

const Missed = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  padding: '0 16px',
  color: tokens.warn.ink,
}));

const Title = styled('header')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 48,
  padding: '0 16px',
  h1: { flex: 'none', margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
  p: { flex: '1 1 160px', minWidth: 0, margin: 0, color: tokens.text.faint },
}));

const Tools = styled('div')({ display: 'flex', flex: 'none', alignItems: 'center', gap: 8 });

const Scroll = styled('div')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  borderTop: `1px solid ${tokens.line}`,
}));
