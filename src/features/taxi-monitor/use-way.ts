import { useEffect, useMemo, useState } from 'react';
import { gisPastCalls } from '../../contract/gis-past.ts';
import type { WatchedVehicle } from '../../contract/watched-vehicle.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-call.ts';
import type { LngLat } from '../../map/crs.ts';
import { WAY_MS, type WayPoint, wayWith } from './way.ts';

/** Up to the report before the last one: from there the picture draws it on as it drives. */
export function useWay({ plateNumber, lng, lat, gpsTime }: WatchedVehicle): readonly LngLat[] {
  const [asked] = useState(() => ({ startTime: serverNow() - WAY_MS, endTime: serverNow() }));
  const { data } = useAnswer(
    gisPastCalls.trackVehicles,
    { query: { plateNumber, ...asked } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const [way, setWay] = useState<readonly WayPoint[]>([]);
  useEffect(() => {
    if (data)
      setWay(before =>
        wayWith(
          before,
          data.map(({ gpsTime: time, ...at }) => ({ ...at, time })),
        ),
      );
  }, [data]);
  useEffect(() => {
    if (lng !== null && lat !== null && gpsTime !== null)
      setWay(before => wayWith(before, [{ time: gpsTime, lng, lat }]));
  }, [lng, lat, gpsTime]);
  return useMemo(() => way.slice(0, -1).map(({ lng: east, lat: north }): LngLat => [east, north]), [way]);
}
