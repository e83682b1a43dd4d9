/** The way to an order, for every part of the console that leads there. */
import { ALL_AREAS } from '../../contract/dictionary.ts';
import type { Order } from '../../contract/order.ts';
import type { PushData } from '../../contract/push.ts';
import { DESK_PATH, ORDER_LIST_PATH, TRACK_PATH } from './paths.ts';

export const orderPath = (id: string) => `${ORDER_LIST_PATH}/${encodeURIComponent(id)}`;
export const orderTrackPath = (id: string) => `${TRACK_PATH}?id=${encodeURIComponent(id)}`;

/** A driver had it: there is a way to look at. */
export const wasDriven = ({ matchTime, driver }: Pick<Order, 'matchTime' | 'driver'>): boolean =>
  matchTime !== null || driver !== null;

/** On the desk, in the tab in which it stands. */
export const onDeskPath = ({ id, mainStatus }: { id: string; mainStatus: number }) =>
  deskPath({ activeName: TABS[mainStatus] ?? 'completedOrder', orderId: id });

const TABS: Readonly<Partial<Record<number, string>>> = { 1: 'waitingOrder', 2: 'ongoingOrder' };

type OrderTold = Pick<PushData<'ADMIN_ORDER_CREATE'>, 'id' | 'mainStatus' | 'addressType'>;

/** Where the news of an order leads, as the specification has it. */
export function newsPath({ id, mainStatus, addressType }: OrderTold): string {
  const cityCnState = addressType ?? ALL_AREAS;
  switch (mainStatus) {
    case 2:
      return deskPath({ activeName: 'ongoingOrder', orderId: id, cityCnState });
    case 3:
      return deskPath({
        activeName: 'completedOrder',
        ...(cityCnState !== ALL_AREAS && { addressType: cityCnState }),
        status: '3',
        orderId: id,
        cityCnState,
      });
    case 4:
      return `${ORDER_LIST_PATH}?${new URLSearchParams({ id, cityCnState })}`;
    default:
      return deskPath({ activeName: 'waitingOrder', cityCnState });
  }
}

const deskPath = (query: Readonly<Record<string, string>>) => `${DESK_PATH}?${new URLSearchParams(query)}`;
