export const REPLAY_PATH = '/vehicle-monitor/vehicle-taxi/trackReplay';
