/** The vehicles on one's own list of watched ones, wherever they are. */
import { useStore, useTranslate } from 'ra-core';
import { TRACK_TYPES, type TrackType } from '../../contract/watched-vehicle.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Time } from '../../kit/format/Time.tsx';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import type { Status } from '../../map/fleet.ts';
import { VehicleMark } from '../../map/VehicleMark.tsx';
import { Fields, Note, Quick, Scroll, VehicleRows } from '../../nouns/fleet-map/parts.ts';
import { useWatched } from './use-watched.ts';

export function WatchedList({ onLocate }: { onLocate(plate: string): void }) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const [type, setType] = useStore<TrackType | null>('monitorMap.trackType', null);
  const { data, error, isPending, refetch } = useWatched();
  if (error && !data) return <ErrorState {...failureText(error)} onRetry={() => void refetch()} />;
  if (isPending) return <PageState title={translate('vehicleMonitor.searching')} />;
  if (!data || data.length === 0)
    return (
      <PageState
        title={translate('vehicleMonitor.emptyWatched')}
        why={translate('vehicleMonitor.emptyWatchedWhy')}
      />
    );
  const typeName = (group: string | null) =>
    TRACK_TYPES.some(each => each === group) ? translate(`vehicleMonitor.trackType.${group}`) : group;
  const listed = data.filter(({ groupName }) => type === null || groupName === type);
  return (
    <Scroll>
      <Fields>
        <Quick role="group" aria-label={translate('vehicleMonitor.trackType.label')}>
          {[null, ...TRACK_TYPES].map(each => (
            <button key={each} type="button" aria-pressed={each === type} onClick={() => setType(each)}>
              {translate(`vehicleMonitor.trackType.${each ?? 'all'}`)}
            </button>
          ))}
        </Quick>
        {listed.length === 0 && <Note>{translate('vehicleMonitor.trackType.none')}</Note>}
      </Fields>
      <VehicleRows>
        {listed.map(({ id, plateNumber, businessStatus, groupName, gpsTime }) => (
          <li key={id}>
            <button type="button" onClick={() => onLocate(plateNumber)}>
              {businessStatus ? <VehicleMark status={businessStatus as Status} /> : <span />}
              <b>{plateNumber}</b>
              <span>{typeName(groupName)}</span>
              <Time isByClock value={gpsTime} />
            </button>
          </li>
        ))}
      </VehicleRows>
    </Scroll>
  );
}
