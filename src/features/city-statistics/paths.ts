export const CITY_STATISTICS_PATH = '/report-statistics/city-statistic';
