export const LOST_STATISTICS_PATH = '/lost/statistics';
