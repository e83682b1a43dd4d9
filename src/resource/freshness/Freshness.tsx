/** How fresh something is that reads itself anew. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ByWidth } from '../../kit/ByWidth.tsx';
import { formatMoment } from '../../kit/format/time.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';

export interface FreshnessProps {
  /** When it was read, milliseconds since 1970; undefined before it is there. */
  readOn: number | undefined;
  /** The last time it did not come off. */
  hasFailed: boolean;
  everyMs: number;
}

export function Freshness({ readOn, hasFailed, everyMs }: FreshnessProps) {
  const translate = useTranslate();
  if (readOn === undefined) return null;
  const time = formatMoment(readOn);
  if (hasFailed) return <StatusMark tone="warn">{translate('live.staleSince', { time })}</StatusMark>;
  return (
    <Said title={translate('live.readEvery', { smart_count: everyMs / 1000 })}>
      <ByWidth wide={translate('live.readOn', { time })} phone={time} />
    </Said>
  );
}

const Said = styled('span')(({ theme: { tokens, breakpoints } }) => ({
  color: tokens.text.faint,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  [breakpoints.down('sm')]: { order: 9 },
}));
