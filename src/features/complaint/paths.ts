/** Where a complaint leads to. */
import { COMPLAINT_PATH } from '../../nouns/complaint/paths.ts';

export const VEHICLE_PATH = '/vehicle-manage/vehicle-info';
export const DRIVER_PATH = '/driver-manage/driver-info';
export const REPLAY_PATH = '/vehicle-monitor/vehicle-taxi/trackReplay';

export const recordPath = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;
export const complaintsPath = (filter: Readonly<Record<string, unknown>>) =>
  `${COMPLAINT_PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
/** @param startTime milliseconds since 1970, as `endTime` */
export const replayPath = (plateNumber: string, startTime: number, endTime: number) =>
  `${REPLAY_PATH}?${new URLSearchParams({
    plateNumber,
    startTime: String(startTime),
    endTime: String(endTime),
  })}`;
