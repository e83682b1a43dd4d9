/** How an order is said: what becomes of it now, what is special about it, and by whom it was taken down. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Order } from '../../../contract/order.ts';
import { useSession } from '../../../data/session-context.tsx';
import { stateKey } from '../../../nouns/order/state-words.ts';
import { usePassengerName } from '../../../nouns/order/use-passenger-name.ts';

/** Hailed by himself: then it says by what. */
const SELF = 2;
const OFFERED = 12;
const ASSIGNED = 13;
const ONGOING = 2;
const WITH_DRIVER: readonly number[] = [21, 22, 23];
const USUAL_PASSENGERS = 2;

export type OrderWords = ReturnType<typeof useOrderWords>;

export function useOrderWords() {
  const translate = useTranslate();
  const { user } = useSession();
  const sayPassenger = usePassengerName();
  return useMemo(() => {
    const plateOf = ({ driver }: Pick<Order, 'driver'>) => driver?.plateNum ?? '';

    /** What becomes of it now, in few words. */
    const progressOf = (order: Order): string => {
      const { mainStatus, subStatus } = order;
      const word = translate(stateKey(order));
      if (mainStatus > 3) return word;
      if (subStatus === OFFERED)
        return translate('dispatch.progress.offered', { count: order.pushCount, read: order.readCount });
      if (subStatus === ASSIGNED) return `${word} ${plateOf(order)}`.trim();
      const isWithDriver = subStatus ? WITH_DRIVER.includes(subStatus) : mainStatus === ONGOING;
      return isWithDriver ? `${plateOf(order)} ${word}`.trim() : word;
    };

    /** What a dispatcher has to know before he acts, the weightiest first. */
    const tagsOf = (order: Order): string[] => {
      const { oldPeopleUse, marks, orderCallType, source, vehicleType, passengerNum, serviceType } = order;
      return [
        ...(oldPeopleUse === 1 || marks.includes('elderly') ? [translate('order.marks.elderly')] : []),
        ...marks.filter(mark => mark !== 'elderly').map(mark => translate(`order.marks.${mark}`)),
        ...(orderCallType === null
          ? []
          : orderCallType === SELF
            ? [translate(`order.source.${source}`)]
            : [translate(`order.orderCallType.${orderCallType}`)]),
        ...(serviceType > 0 ? [translate(`order.serviceType.${serviceType}`)] : []),
        ...(vehicleType > 1 ? [translate(`order.vehicleType.${vehicleType}`)] : []),
        ...(passengerNum > USUAL_PASSENGERS
          ? [translate('dispatch.passengers', { smart_count: passengerNum })]
          : []),
      ];
    };

    return {
      progressOf,
      tagsOf,
      nameOf: ({ passenger }: Pick<Order, 'passenger'>) => sayPassenger(passenger),
      /** The end of its number, by which people call it; of its id where the upstream tells no number. */
      shortNo: ({ orderNo, id }: Pick<Order, 'orderNo' | 'id'>) => (orderNo || id).slice(-4),
      whoOf: ({ operatorId, operatorName }: Pick<Order, 'operatorId' | 'operatorName'>) =>
        operatorId === user.id ? translate('live.you') : (operatorName ?? null),
      holderOf: ({ lockedBy, lockedName }: Pick<Order, 'lockedBy' | 'lockedName'>) =>
        lockedBy && lockedBy !== user.id ? (lockedName ?? '') : null,
    };
  }, [translate, sayPassenger, user.id]);
}
