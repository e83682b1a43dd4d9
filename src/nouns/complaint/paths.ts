/** Where complaints are handled. */
export const COMPLAINT_PATH = '/monitorDispatch/complaint';

/** A new one, of what a call or an order says. */
export const newComplaintPath = (about: { callId: string } | { orderId: string }) =>
  `${COMPLAINT_PATH}/create?${new URLSearchParams(about)}`;
