export const ORDER_STATISTICS_PATH = '/report-statistics/statistics-order';
