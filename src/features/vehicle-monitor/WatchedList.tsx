/** The vehicles on one's own list of watched ones, wherever they are. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { watchCalls } from '../../contract/watched-vehicle.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Time } from '../../kit/format/Time.tsx';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import type { Status } from '../../map/fleet.ts';
import { VehicleMark } from '../../map/VehicleMark.tsx';

const REPEAT_MS = 15_000;

export function WatchedList({ onLocate }: { onLocate(plate: string): void }) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { data, error, isPending, refetch } = useAnswer(
    watchCalls.listWatched,
    { query: {} },
    { repeatMs: REPEAT_MS },
  );
  if (error && !data) return <ErrorState {...failureText(error)} onRetry={() => void refetch()} />;
  if (isPending) return <PageState title={translate('vehicleMonitor.searching')} />;
  if (!data || data.length === 0)
    return (
      <PageState
        title={translate('vehicleMonitor.emptyWatched')}
        why={translate('vehicleMonitor.emptyWatchedWhy')}
      />
    );
  return (
    <List>
      {data.map(({ id, plateNumber, businessStatus, groupName, gpsTime }) => (
        <li key={id}>
          <button type="button" onClick={() => onLocate(plateNumber)}>
            {businessStatus ? <VehicleMark status={businessStatus as Status} /> : <span />}
            <b>{plateNumber}</b>
            <span>{groupName}</span>
            <Time value={gpsTime} />
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 32,
    padding: '0 12px',
    border: 0,
    borderBottom: `1px solid ${tokens.line}`,
    background: 'none',
    color: tokens.text.faint,
    font: 'inherit',
    fontSize: 12,
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  b: { fontFamily: MONO, fontWeight: 600, color: tokens.text.strong },
  'span:last-of-type': { marginLeft: 'auto' },
}));
