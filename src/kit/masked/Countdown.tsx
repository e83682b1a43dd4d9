/** How long a value stays, as a ring and a figure; a click hides it now. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

interface CountdownProps {
  secondsLeft: number;
  seconds: number;
  onHide: () => void;
}

const RADIUS = 9;
const LENGTH = 2 * Math.PI * RADIUS;

export function Countdown({ secondsLeft, seconds, onHide }: CountdownProps) {
  const translate = useTranslate();
  const gone = seconds > 0 ? 1 - secondsLeft / seconds : 1;
  return (
    <Button
      type="button"
      title={translate('kit.masked.hidesIn', { smart_count: secondsLeft })}
      aria-label={translate('kit.masked.hide')}
      aria-keyshortcuts="Escape"
      onClick={onHide}
    >
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
      <span aria-hidden="true">{secondsLeft}</span>
    </Button>
  );
}

const Button = styled('button')(({ theme: { tokens } }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 12,
  background: 'none',
  color: tokens.accent.ink,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.hover },
  span: { position: 'absolute', fontSize: 10, fontVariantNumeric: 'tabular-nums' },
}));
