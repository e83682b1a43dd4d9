export const CALL_STATISTICS_PATH = '/report-statistics/call-statistics';
