export const OUT_PATH = '/vehicle-monitor/outCityMonitoring';
/** With one vehicle shown on the map. */
export const outPath = (vehicleId: string) => `${OUT_PATH}/${encodeURIComponent(vehicleId)}`;

/** Where it leads: the maps, of the own platform's vehicles and of the industry feed's, its replay, its record. */
export const OWN_MAP_PATH = '/vehicle-monitor/vehicleMonitoring';
export const FEED_MAP_PATH = '/vehicle-monitor/vehicle-taxi/realTimeMonitor';
export const onMapPath = (map: string, plate: string) => `${map}?plate=${encodeURIComponent(plate)}`;

export const VEHICLE_PATH = '/vehicle-manage/vehicle-info';
export const vehiclePath = (id: string) => `${VEHICLE_PATH}/${encodeURIComponent(id)}`;

export const REPLAY_PATH = '/vehicle-monitor/vehicle-taxi/trackReplay';
/** Milliseconds before it left, and of the longest way out that is asked for. */
const BEFORE_MS = 600_000;
const LONGEST_MS = 6 * 3_600_000;

/** How it came to be there: from shortly before it left until it was last heard, or the beginning of that. */
export function replayPath(plate: string, { leftTime, lastTime }: { leftTime: number; lastTime: number }) {
  const startTime = leftTime - BEFORE_MS;
  const endTime = Math.min(Math.max(lastTime, leftTime) + BEFORE_MS, startTime + LONGEST_MS);
  return `${REPLAY_PATH}?${new URLSearchParams({
    plateNumber: plate,
    startTime: String(startTime),
    endTime: String(endTime),
  })}`;
}
