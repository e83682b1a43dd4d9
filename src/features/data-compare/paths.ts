/** A resource's name is its path without the first slash. */
export const COMPARE_PATH = '/vehicle-monitor/vehicle-taxi/dataCompare';
export const COMPARE = COMPARE_PATH.slice(1);
/** In the place of a bucket: all that are not alike. */
export const ALL = 'all';
export const bucketPath = (bucket: string) => `${COMPARE_PATH}/${bucket}`;

export const REPLAY_PATH = '/vehicle-monitor/vehicle-taxi/trackReplay';
export const replayPath = (plate: string, startTime: number, endTime: number) =>
  `${REPLAY_PATH}?plateNumber=${encodeURIComponent(plate)}&startTime=${startTime}&endTime=${endTime}`;
