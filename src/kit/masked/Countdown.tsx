/** How long a value stays, as a ring and a figure. */
import { styled } from '@mui/material/styles';

interface CountdownProps {
  secondsLeft: number;
  seconds: number;
}

const RADIUS = 9;
const LENGTH = 2 * Math.PI * RADIUS;

export function Countdown({ secondsLeft, seconds }: CountdownProps) {
  const gone = seconds > 0 ? 1 - secondsLeft / seconds : 1;
  return (
    <Ring aria-hidden="true">
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
        <circle cx={12} cy={12} r={RADIUS} fill="none" stroke="currentColor" strokeWidth={1} opacity={0.3} />
        <circle
          cx={12}
          cy={12}
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * gone}
          transform="rotate(-90 12 12)"
        />
      </svg>
      <span>{secondsLeft}</span>
    </Ring>
  );
}

const Ring = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  color: theme.tokens.accent.ink,
  '& > *': { gridArea: '1 / 1' },
  // an icon of a button is smaller
  '&& > svg': { width: 24, height: 24 },
  span: { fontSize: 10, lineHeight: 1, fontVariantNumeric: 'tabular-nums' },
}));
