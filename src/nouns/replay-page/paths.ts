/** Where rides are replayed. */
export const REPLAY_PATH = '/vehicle-monitor/vehicle-taxi/trackReplay';

/** @param startTime milliseconds since 1970, as `endTime` */
export const replayPath = (plateNumber: string, startTime: number, endTime: number) =>
  `${REPLAY_PATH}?${new URLSearchParams({
    plateNumber,
    startTime: String(startTime),
    endTime: String(endTime),
  })}`;
