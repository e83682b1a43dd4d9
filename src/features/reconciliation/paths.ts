export const RECONCILIATION_PATH = '/finance/reconciliation';
