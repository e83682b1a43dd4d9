/** A resource's name is its path without the first slash. */
export const DRIVER_SECTION = '/driver-manage';
export const DRIVER_PATH = '/driver-manage/driver-info';
export const DRIVER = DRIVER_PATH.slice(1);
export const APPROVAL_PATH = '/driver-manage/driver-approval';
export const APPROVAL = APPROVAL_PATH.slice(1);
export const ACCOUNT_PATH = '/driver-manage/driver-index';
export const CHECK_PATH = '/driver-manage/driver-check';
export const CHECK = CHECK_PATH.slice(1);
export const MONITOR_PATH = '/driver-manage/driver-monitor';

export const driverPath = (id: string | number) => `${DRIVER_PATH}/${encodeURIComponent(id)}`;
export const approvalPath = (id: string) => `${APPROVAL_PATH}/${encodeURIComponent(id)}`;
export const checkPath = (id: string) => `${CHECK_PATH}/${encodeURIComponent(id)}`;
/** Where the counter leads: what waits. */
export const WAITING_PATH = `${APPROVAL_PATH}?name=AUDIT`;
export const driversPath = (filter: Readonly<Record<string, unknown>>) =>
  `${DRIVER_PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
