/** How an area stands: who waits too long, who is free, and how quickly one is served. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { CityStats } from '../../../contract/dispatch-parts.ts';
import { formatCount } from '../../../kit/format/count.ts';

export function AreaFigures({ stats }: { stats: CityStats | undefined }) {
  const translate = useTranslate();
  const none = translate('common.none');
  const figure = (value: number | null | undefined) => (stats ? formatCount(value) : '…');
  return (
    <Line>
      <span data-bad={(stats?.noResponse ?? 0) > 0 || undefined}>
        {translate('order.subStatus.14')} <b>{figure(stats?.noResponse)}</b>
      </span>
      <span>
        {translate('map.status.3')} <b>{figure(stats?.emptyVehicles)}</b>
      </span>
      <span>
        {translate('dispatch.stats.answered')}{' '}
        <b>{stats && stats.answerRate !== null ? `${stats.answerRate}%` : none}</b>
      </span>
      <span>
        {translate('dispatch.stats.match')}{' '}
        <b>
          {stats && stats.avgMatchSeconds !== null
            ? translate('dispatch.seconds', { count: stats.avgMatchSeconds })
            : none}
        </b>
      </span>
    </Line>
  );
}

const Line = styled('p')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  margin: 0,
  padding: '2px 12px 6px',
  color: tokens.text.plain,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  b: { color: tokens.text.strong, fontSize: 13 },
  '[data-bad] b': { color: tokens.bad.ink },
}));
