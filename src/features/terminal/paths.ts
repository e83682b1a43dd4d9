/** A resource's name is its path without the first slash. */
export const TERMINAL_PATH = '/vehicle-manage/vehicle-taxi/vehicle-taxi-list';
export const TERMINAL = TERMINAL_PATH.slice(1);
