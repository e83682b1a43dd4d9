/** Where a tile leads: the maps, of the own platform's vehicles and of the industry feed's, and the replay. */
export const OWN_MAP_PATH = '/vehicle-monitor/vehicleMonitoring';
export const FEED_MAP_PATH = '/vehicle-monitor/vehicle-taxi/realTimeMonitor';
export const onMapPath = (map: string, plate: string) => `${map}?plate=${encodeURIComponent(plate)}`;

export const REPLAY_PATH = '/vehicle-monitor/vehicle-taxi/trackReplay';
const HOUR_MS = 3_600_000;

/** The last hour. @param now by the upstream's clock */
export const replayPath = (plate: string, now: number) =>
  `${REPLAY_PATH}?${new URLSearchParams({
    plateNumber: plate,
    startTime: String(now - HOUR_MS),
    endTime: String(now),
  })}`;
