/** The ride of one order, as it was driven: the order is named in the address, or sought by its number. */
import { styled } from '@mui/material/styles';
import { useLocation, useNavigate } from 'ra-core';
import { orderTrackPath } from '../../nouns/order/links.ts';
import { OrderTrackDesk } from './OrderTrackDesk.tsx';

export default function OrderTrackPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const orderId = new URLSearchParams(search).get('id');
  return (
    <Page>
      <OrderTrackDesk
        key={orderId}
        orderId={orderId}
        onChoose={id => navigate(orderTrackPath(id), { replace: true })}
      />
    </Page>
  );
}

const Page = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  height: '100%',
  minHeight: 0,
  backgroundColor: tokens.sunken,
}));
