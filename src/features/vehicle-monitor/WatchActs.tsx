/** Puts a vehicle on one's own list of watched ones, into a group of it, and takes it off again. */
import Button from '@mui/material/Button';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { TRACK_TYPES, watchCalls } from '../../contract/watched-vehicle.ts';
import { useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { Fields, Quick } from '../../nouns/fleet-map/parts.ts';
import { useWatched } from './use-watched.ts';

export function WatchButton({ plate, isWatched }: { plate: string; isWatched: boolean }) {
  const translate = useTranslate();
  const may = useMay(watchCalls.watchVehicles);
  const watch = useCall(watchCalls.watchVehicles);
  const unwatch = useCall(watchCalls.unwatchVehicle);
  if (!may) return null;
  const handleClick = () =>
    isWatched
      ? unwatch.mutate({ query: { plateNumber: plate } })
      : watch.mutate({ query: {}, body: { plateNumbers: [plate] } });
  const Mark = isWatched ? EyeOff : Eye;
  return (
    <Button
      variant="outlined"
      disabled={watch.isPending || unwatch.isPending}
      startIcon={<Mark size={14} aria-hidden />}
      onClick={handleClick}
    >
      {translate(isWatched ? 'vehicleMonitor.unwatch' : 'vehicleMonitor.watch')}
    </Button>
  );
}

/** In which group it is; the one that it is in is pressed, and takes it out. */
export function WatchGroups({ plate }: { plate: string }) {
  const translate = useTranslate();
  const may = useMay(watchCalls.watchVehicles);
  const watch = useCall(watchCalls.watchVehicles);
  const { data } = useWatched();
  const watched = data?.find(({ plateNumber }) => plateNumber === plate);
  if (!may || !watched) return null;
  const { reason, color, endTime } = watched;
  return (
    <Fields>
      <Quick role="group" aria-label={translate('vehicleMonitor.trackType.label')}>
        {TRACK_TYPES.map(type => {
          const isIn = watched.groupName === type;
          const groupName = isIn ? null : type;
          return (
            <button
              key={type}
              type="button"
              aria-pressed={isIn}
              disabled={watch.isPending}
              // all of it is written anew: what was said of it before stays
              onClick={() =>
                watch.mutate({
                  query: {},
                  body: { plateNumbers: [plate], groupName, reason, color, endTime },
                })
              }
            >
              {translate(`vehicleMonitor.trackType.${type}`)}
            </button>
          );
        })}
      </Quick>
    </Fields>
  );
}
