/** Where a complaint leads to. */
export const VEHICLE_PATH = '/vehicle-manage/vehicle-info';
export const DRIVER_PATH = '/driver-manage/driver-info';
export const REPLAY_PATH = '/vehicle-monitor/vehicle-taxi/trackReplay';

export const recordPath = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;
/** @param startTime milliseconds since 1970, as `endTime` */
export const replayPath = (plateNumber: string, startTime: number, endTime: number) =>
  `${REPLAY_PATH}?${new URLSearchParams({
    plateNumber,
    startTime: String(startTime),
    endTime: String(endTime),
  })}`;
