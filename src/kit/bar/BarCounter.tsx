/** What waits, in the bar at the top: a word and its number, which lead to where it waits. */
import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { LinkBase } from 'ra-core';
import { formatCount } from '../format/count.ts';
import { Tip } from '../Tip.tsx';

interface BarCounterProps {
  /** On a phone the icon stands for it. */
  word: string;
  icon: LucideIcon;
  /** The whole of it, for who points at it and who does not see it. */
  label: string;
  /** Undefined while it is not known. */
  count: number | undefined;
  /** Whatever waits here waits for somebody to act at once. */
  isUrgent?: boolean;
  to: string;
}

export function BarCounter({ word, icon: Glyph, label, count, isUrgent, to }: BarCounterProps) {
  return (
    <Tip title={label}>
      <Link to={to} aria-label={label} data-urgent={isUrgent && count ? '' : undefined}>
        <span>{word}</span> <Glyph size={16} strokeWidth={1.75} aria-hidden />
        <b>{count === undefined ? '…' : formatCount(count)}</b>
      </Link>
    </Tip>
  );
}

const Link = styled(LinkBase)(({ theme: { tokens, sizes, breakpoints } }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 24,
  minHeight: sizes.control,
  padding: '0 6px',
  borderRadius: 4,
  color: tokens.text.plain,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  b: { fontWeight: 600, color: tokens.text.strong },
  '&[data-urgent] b': { color: tokens.bad.ink },
  '&:hover': { backgroundColor: tokens.hover },
  [breakpoints.down('md')]: { minWidth: 32, span: { display: 'none' } },
  [breakpoints.up('md')]: { svg: { display: 'none' } },
}));
