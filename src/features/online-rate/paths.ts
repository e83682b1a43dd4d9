/** A resource's name is its path without the first slash. */
export const RATES_PATH = '/vehicle-monitor/realTimeInformation';
export const RATES = RATES_PATH.slice(1);
/** Where the ticker leads. */
export const RATES_TAB_PATH = `${RATES_PATH}?tab=onlineRate`;

/** Where one vehicle is. */
export const MAP_PATH = '/vehicle-monitor/vehicleMonitoring';
export const onMapPath = (plate: string) => `${MAP_PATH}?plate=${encodeURIComponent(plate)}`;
export const VEHICLE_PATH = '/vehicle-manage/vehicle-info';
export const vehiclePath = (id: string) => `${VEHICLE_PATH}/${encodeURIComponent(id)}`;
