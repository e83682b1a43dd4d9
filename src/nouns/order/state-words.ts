/** Where an order stands, as a key of the catalogue. */
import type { MainStatus, ReportedState } from '../../contract/order-states.ts';
import { isOpen } from '../../contract/order-states.ts';

/** The sub state of an open order; the main state where it is over, or where the upstream tells no sub state. */
export const stateKey = ({ mainStatus, subStatus }: ReportedState): string =>
  isOpen({ mainStatus }) && subStatus ? `order.subStatus.${subStatus}` : mainKey(mainStatus);

export const mainKey = (mainStatus: MainStatus): string => `order.mainStatus.${mainStatus}`;
