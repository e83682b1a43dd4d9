/** A page of figures: what they are of, over which time, and below, what scrolls. */
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Pane } from '../../kit/Pane.tsx';
import { type Described, ErrorState } from '../../kit/state/PageState.tsx';

interface StatisticsFrameProps {
  title: string;
  bar: ReactNode;
  /** What is to be known of all of it. */
  note?: string | undefined;
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
  away,
  onRetry,
  children,
  below,
}: StatisticsFrameProps) => (
  <Pane>
    <Title>{title}</Title>
    {bar}
    {note !== undefined && <Note>{note}</Note>}
    {away ? <ErrorState {...away} onRetry={onRetry} /> : <Scroll>{children}</Scroll>}
    {below}
  </Pane>
);

const Title = styled('h1')({
  flex: 'none',
  margin: 0,
  padding: '10px 16px',
  fontSize: 20,
  lineHeight: 1.4,
  fontWeight: 600,
});

const Note = styled('p')(({ theme: { tokens } }) => ({
  flex: 'none',
  margin: 0,
  padding: '0 16px 8px',
  color: tokens.text.faint,
}));

const Scroll = styled('div')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  borderTop: `1px solid ${tokens.line}`,
}));
