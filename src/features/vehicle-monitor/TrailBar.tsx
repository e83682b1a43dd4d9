/** Under the ways of the last minutes: by what they are coloured, what the colours mean, and why there may be none. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { floating } from '../../kit/float.ts';
import type { Colouring } from '../../map/tracks/track-looks.ts';
import { ColouringSwitch } from '../../nouns/fleet-map/ColouringSwitch.tsx';
import { Note } from '../../nouns/fleet-map/parts.ts';
import { TrackLegend } from '../../nouns/fleet-map/TrackLegend.tsx';
import { MINUTES, type RecentTracks } from './use-recent-tracks.ts';

interface TrailBarProps {
  recent: RecentTracks;
  colouring: Colouring;
  onColouring(colouring: Colouring): void;
}

export function TrailBar({ recent, colouring, onColouring }: TrailBarProps) {
  const translate = useTranslate();
  const { tracks, isNobody, hasFailed } = recent;
  if (isNobody)
    return (
      <Bar role="status">
        <Note>{translate('vehicleMonitor.way.nobody')}</Note>
      </Bar>
    );
  return (
    <Bar>
      <Note data-part="way-count">
        {translate('vehicleMonitor.way.count', { minutes: MINUTES, count: tracks.length })}
      </Note>
      <ColouringSwitch colouring={colouring} onColouring={onColouring} />
      <TrackLegend colouring={colouring} />
      {hasFailed && <Note role="alert">{translate('vehicleMonitor.way.failed')}</Note>}
    </Bar>
  );
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  ...floating(tokens),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 36,
  padding: '4px 12px',
}));
