/** The number of who ordered: masked, for who may see it whole with the way there. */
import { useTranslate } from 'ra-core';
import type { Order } from '../../contract/order.ts';
import { useReveal } from '../../data/use-reveal.ts';
import { MaskedValue } from '../../kit/masked/MaskedValue.tsx';

export function PassengerMobile({ order }: { order: Pick<Order, 'id' | 'orderNo' | 'passenger'> }) {
  const translate = useTranslate();
  const reveal = useReveal();
  const { mobile } = order.passenger;
  if (!mobile) return null;
  return (
    <MaskedValue
      mask={mobile}
      revealing={reveal({
        objectType: 'order',
        objectId: order.id,
        field: 'mobile',
        label: `${translate('order.field.mobile')} ${order.orderNo}`,
      })}
    />
  );
}
