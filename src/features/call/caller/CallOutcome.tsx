/** What came of a call: the order, the lost case and the complaint that were taken down in it, where one may see them. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import type { CallRecord } from '../../../contract/call-record.ts';
import { useLeadsTo } from '../../../data/menu-context.tsx';
import { COMPLAINT_PATH } from '../../../nouns/complaint/paths.ts';
import { LOST_PATH } from '../../../nouns/lost/paths.ts';
import { orderPath } from '../../../nouns/order/links.ts';
import { ORDER_LIST_PATH } from '../../../nouns/order/paths.ts';

interface CameOfProps {
  call: Partial<Pick<CallRecord, 'orderId' | 'lostId' | 'complaintId'>>;
  /** He leaves the call for another page. */
  onLeave?(): void;
}

export function CallOutcome({ call: { orderId, lostId, complaintId }, onLeave }: CameOfProps) {
  const translate = useTranslate();
  const hasOrders = useLeadsTo(ORDER_LIST_PATH);
  const hasLost = useLeadsTo(LOST_PATH);
  const hasComplaints = useLeadsTo(COMPLAINT_PATH);
  const links = [
    hasOrders && orderId ? { key: 'order', to: orderPath(orderId) } : [],
    hasLost && lostId ? { key: 'lost', to: `${LOST_PATH}/${lostId}` } : [],
    hasComplaints && complaintId ? { key: 'complaint', to: `${COMPLAINT_PATH}/${complaintId}` } : [],
  ].flat();
  if (links.length === 0) return null;
  return (
    <Came>
      {translate('call.came.title')}
      {links.map(({ key, to }) => (
        <Link key={key} to={to} onClick={onLeave}>
          {translate(`call.came.${key}`)}
        </Link>
      ))}
    </Came>
  );
}

const Came = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Link = styled(LinkBase)(({ theme }) => ({ color: theme.tokens.accent.ink }));
