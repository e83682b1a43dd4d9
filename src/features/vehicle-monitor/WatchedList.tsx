/** The vehicles on one's own list of watched ones, wherever they are. */
import { useTranslate } from 'ra-core';
import { watchCalls } from '../../contract/watched-vehicle.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Time } from '../../kit/format/Time.tsx';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import type { Status } from '../../map/fleet.ts';
import { VehicleMark } from '../../map/VehicleMark.tsx';
import { Scroll, VehicleRows } from '../../nouns/fleet-map/parts.ts';

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
    <Scroll>
      <VehicleRows>
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
      </VehicleRows>
    </Scroll>
  );
}
