/** From the points of the contract to those of a track. */
import type { TrajectoryPoint } from '../../contract/gis-past.ts';
import type { TrackPoint } from '../../map/tracks/track.ts';

/** A plain upstream may tell no more of a vehicle's business than whether it carried somebody. */
export const statusOf = ({ businessStatus, load }: Pick<TrajectoryPoint, 'businessStatus' | 'load'>) =>
  businessStatus >= 1 && businessStatus <= 4 ? businessStatus : load ? 1 : 3;

export const pointsOf = (told: readonly TrajectoryPoint[]): TrackPoint[] =>
  told.map(point => ({
    time: point.gpsTime,
    lng: point.lng,
    lat: point.lat,
    speed: point.speed,
    heading: point.direction,
    status: statusOf(point),
  }));
