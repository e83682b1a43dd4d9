export const COMPARE_PATH = '/vehicle-monitor/vehicle-taxi/dataCompare';
/** In the place of a bucket: all that are not alike. */
export const ALL = 'all';
export const bucketPath = (bucket: string) => `${COMPARE_PATH}/${bucket}`;

export const REPLAY_PATH = '/vehicle-monitor/vehicle-taxi/trackReplay';
export const replayPath = (plate: string, startTime: number, endTime: number) =>
  `${REPLAY_PATH}?plateNumber=${encodeURIComponent(plate)}&startTime=${startTime}&endTime=${endTime}`;
