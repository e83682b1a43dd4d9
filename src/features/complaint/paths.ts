/** Where a complaint leads to. */
export const VEHICLE_PATH = '/vehicle-manage/vehicle-info';
export const DRIVER_PATH = '/driver-manage/driver-info';

export const recordPath = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;
