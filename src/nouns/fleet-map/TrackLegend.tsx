/** What the colours of tracks mean. */
import { styled, useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type Colouring, paletteOf, SILENT, SPEED_STEPS } from '../../map/tracks/track-looks.ts';

export function TrackLegend({ colouring }: { colouring: Colouring }) {
  const translate = useTranslate();
  const { mode } = useTheme().tokens;
  const statuses = paletteOf(mode, 'load');
  const speeds = paletteOf(mode, 'speed').slice(1);
  const speedWord = (index: number) => {
    const [from, to] = [SPEED_STEPS[index - 1], SPEED_STEPS[index]];
    if (from === undefined) return translate('map.legend.below', { speed: to });
    return to === undefined
      ? translate('map.legend.from', { speed: from })
      : translate('map.legend.between', { from, to });
  };
  return (
    <Line aria-label={translate('map.legend.label')}>
      {statuses.map((colour, kind) => (
        <li key={colour}>
          <i data-line={kind === SILENT || undefined} style={{ backgroundColor: colour }} />
          {kind === SILENT ? translate('map.legend.silent') : translate(`map.status.${kind}`)}
        </li>
      ))}
      {colouring === 'speed' &&
        speeds.map((colour, index) => (
          <li key={colour}>
            <i data-line style={{ backgroundColor: colour }} />
            {speedWord(index)}
          </li>
        ))}
    </Line>
  );
}

const Line = styled('ul')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: tokens.text.faint,
  fontSize: 12,
  li: { display: 'inline-flex', alignItems: 'center', gap: 4 },
  i: { width: 12, height: 8, borderRadius: 2 },
  'i[data-line]': { height: 3 },
}));
