/** Where complaints are handled. */
export const COMPLAINT_PATH = '/monitorDispatch/complaint';

/** A new one, of what a call or an order says. */
export const newComplaintPath = (about: { callId: string } | { orderId: string }) =>
  `${COMPLAINT_PATH}/create?${new URLSearchParams(about)}`;

/** Those that fit the filter. */
export const complaintsPath = (filter: Readonly<Record<string, unknown>>) =>
  `${COMPLAINT_PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
