/** A line at the very top of the window while something that was asked for is on its way. */
import { keyframes, styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { MOTION_MS } from './theme/tokens.ts';

/** How long the line takes to leave once everything is there. */
export const LEAVING_MS = 2 * MOTION_MS;

/** @param isRunning otherwise it is full, and leaves */
export function TopProgress({ isRunning = true }: { isRunning?: boolean }) {
  const translate = useTranslate();
  return (
    <Track>
      {isRunning ? (
        <Bar role="progressbar" aria-label={translate('ra.page.loading')} data-running />
      ) : (
        <Bar aria-hidden="true" />
      )}
    </Track>
  );
}

/** Fast at first, then ever slower: it never claims to be nearly there. */
const trickle = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(0.6)' },
  to: { transform: 'scaleX(0.95)' },
});

const leave = keyframes({ to: { opacity: 0 } });

const Track = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: theme.zIndex.tooltip,
  height: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
}));

const Bar = styled('div')(({ theme }) => ({
  height: '100%',
  backgroundColor: theme.tokens.accent.mark,
  transformOrigin: 'left',
  animation: `${leave} ${LEAVING_MS}ms forwards`,
  '&[data-running]': { animation: `${trickle} 10s ease-out forwards` },
}));
