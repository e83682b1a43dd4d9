/** How fresh the list is that reads itself anew. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { driver } from '../../contract/driver.ts';
import { useSelfRefresh } from '../../data/use-self-refresh.ts';
import { ByWidth } from '../../kit/ByWidth.tsx';
import { formatMoment } from '../../kit/format/time.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';

/** Often enough to see who has come, seldom enough for everybody's database. */
const EVERY_MS = 30_000;

export function Freshness({ only }: { only: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const { readOn, hasFailed } = useSelfRefresh(driver.calls.list, only, EVERY_MS);
  if (readOn === undefined) return null;
  const time = formatMoment(readOn);
  if (hasFailed) return <StatusMark tone="warn">{translate('driver.staleSince', { time })}</StatusMark>;
  return (
    <Said title={translate('driver.readEvery', { smart_count: EVERY_MS / 1000 })}>
      <ByWidth wide={translate('driver.readOn', { time })} phone={time} />
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
