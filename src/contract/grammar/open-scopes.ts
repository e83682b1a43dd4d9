/** What an account may do, each besides the others. */
export const OPEN_SCOPES = [
  'pushPositions',
  'pushPictures',
  'orderAsPassenger',
  'driveOrders',
  'payOrders',
  'raiseAlarms',
  'reportCalls',
  'handInItems',
  'reportPayments',
  'withdraw',
  'fetchPositions',
  'fetchOrders',
  'fetchSupervision',
] as const;
export type OpenScope = (typeof OPEN_SCOPES)[number];
