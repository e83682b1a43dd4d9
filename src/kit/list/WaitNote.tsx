/** Above the rows: that one waits still, or that one has stopped waiting. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Patience } from './use-patience.ts';

interface WaitNoteProps {
  patience: Patience;
  /** Rows are shown, from before. */
  hasRows: boolean;
}

export function WaitNote({ patience, hasRows }: WaitNoteProps) {
  const translate = useTranslate();
  const { isSlow, isGivenUp, giveUp, tryAgain } = patience;
  return (
    <div role="status">
      {isSlow && (
        <Line>
          {translate('kit.wait.slow')}
          <Button variant="outlined" color="inherit" onClick={giveUp}>
            {translate('kit.wait.giveUp')}
          </Button>
        </Line>
      )}
      {isGivenUp && hasRows && (
        <Line>
          {translate('kit.wait.before')}
          <Button variant="outlined" color="inherit" onClick={tryAgain}>
            {translate('kit.state.retry')}
          </Button>
        </Line>
      )}
    </div>
  );
}

const Line = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  padding: '4px 16px',
  backgroundColor: tokens.warn.soft,
  color: tokens.text.strong,
}));
