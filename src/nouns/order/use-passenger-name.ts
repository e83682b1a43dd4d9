/** A passenger in words. */
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Order } from '../../contract/order.ts';
import { useCapability } from '../../data/session-context.tsx';

/** Who has no number was at the desk in person; on a plain upstream it may only not have been told. */
export function usePassengerName(): (passenger: Pick<Order['passenger'], 'nickName' | 'mobile'>) => string {
  const translate = useTranslate();
  const tellsWalkIns = useCapability('dispatch');
  return useCallback(
    ({ nickName, mobile }) => {
      if (nickName) return nickName;
      if (mobile) return translate('order.nameless');
      return translate(tellsWalkIns ? 'order.walkIn' : 'common.none');
    },
    [translate, tellsWalkIns],
  );
}
