export const RATES_PATH = '/vehicle-monitor/realTimeInformation';
/** Where the ticker leads. */
export const RATES_TAB_PATH = `${RATES_PATH}?tab=onlineRate`;

/** The maps, of the own platform's vehicles and of the industry feed's. */
export const OWN_MAP_PATH = '/vehicle-monitor/vehicleMonitoring';
export const FEED_MAP_PATH = '/vehicle-monitor/vehicle-taxi/realTimeMonitor';
/** Where one vehicle is. */
export const onMapPath = (map: string, plate: string) => `${map}?plate=${encodeURIComponent(plate)}`;
export const VEHICLE_PATH = '/vehicle-manage/vehicle-info';
export const vehiclePath = (id: string) => `${VEHICLE_PATH}/${encodeURIComponent(id)}`;
