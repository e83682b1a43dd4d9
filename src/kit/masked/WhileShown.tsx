/** What stands beside a value while it shows: fetched when somebody asks for one. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Check, Copy } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { copied } from '../state/CopyButton.tsx';

interface CountdownProps {
  secondsLeft: number;
  seconds: number;
}

const RADIUS = 9;
const LENGTH = 2 * Math.PI * RADIUS;

/** How long it stays, as a ring and a figure. */
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

const COPIED_MS = 2000;

export function CopyValue({ value }: { value: string }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <IconButton
      size="small"
      aria-label={translate(isCopied ? 'kit.copied' : 'kit.copy')}
      onClick={async () => setCopied(await copied(value))}
    >
      {isCopied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
    </IconButton>
  );
}
