/** The ride of one order, as it was driven: the order is named in the address, or sought by its number. */
import { useLocation, useNavigate } from 'ra-core';
import { orderTrackPath } from '../../nouns/order/links.ts';
import { ReplayFrame } from '../../nouns/replay/ReplayView.tsx';
import { OrderTrackDesk } from './OrderTrackDesk.tsx';

export default function OrderTrackPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const orderId = new URLSearchParams(search).get('id');
  return (
    <ReplayFrame>
      <OrderTrackDesk
        key={orderId}
        orderId={orderId}
        onChoose={id => navigate(orderTrackPath(id), { replace: true })}
      />
    </ReplayFrame>
  );
}
