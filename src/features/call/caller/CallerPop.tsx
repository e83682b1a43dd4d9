/** What is known of who calls: the order that runs first, what he has lost, and where he is usually fetched. */
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { MapPin } from 'lucide-react';
import { LinkBase as Link, useTranslate } from 'ra-core';
import type { ScreenPop } from '../../../contract/call-centre.ts';
import type { Order } from '../../../contract/order.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { formatClockOrDay } from '../../../kit/format/time.ts';
import { COMPLAINT_PATH } from '../../../nouns/complaint/paths.ts';
import { LOST_PATH } from '../../../nouns/lost/paths.ts';
import { onDeskPath, orderPath } from '../../../nouns/order/links.ts';
import { mainKey, stateKey } from '../../../nouns/order/state-words.ts';

interface CallerPopProps {
  pop: ScreenPop;
  /** He leaves the call for another page. */
  onLeave?(): void;
}

const MOST_ORDERS = 2;

export function CallerPop({ pop: { passenger, cases, complaints }, onLeave }: CallerPopProps) {
  const translate = useTranslate();
  if (passenger === null) return null;
  const { runningOrders, lastOrders, addresses, remark, blackUntil, blackReason } = passenger;
  const isBlack = blackUntil !== null && blackUntil > serverNow();
  const past = lastOrders
    .filter(({ id }) => !runningOrders.some(order => order.id === id))
    .slice(0, MOST_ORDERS);
  return (
    <Known>
      {isBlack && <Alert severity="error">{translate('call.black', { reason: blackReason ?? '' })}</Alert>}
      {remark && <p>{remark}</p>}
      {runningOrders.map(order => (
        <Alert key={order.id} severity="warning">
          <Link to={onDeskPath(order)} onClick={onLeave}>
            <b>{translate(stateKey(order))}</b> <OrderLine order={order} />
          </Link>
        </Alert>
      ))}
      <List aria-label={translate('call.known')}>
        {past.map(order => (
          <li key={order.id}>
            <Link to={orderPath(order.id)} onClick={onLeave}>
              <OrderLine order={order} />
              <small>{translate(mainKey(order.mainStatus))}</small>
            </Link>
          </li>
        ))}
        {cases.map(({ id, goodsName, createdOn, handleStatus }) => (
          <li key={id}>
            <Link to={`${LOST_PATH}/${id}`} onClick={onLeave}>
              <time>{formatClockOrDay(createdOn, Date.now())}</time>
              <span>{translate('call.lost', { goods: goodsName })}</span>
              <small>{translate(`lostOrder.handleStatus.${handleStatus}`)}</small>
            </Link>
          </li>
        ))}
        {complaints.map(({ id, type, state, createdOn }) => (
          <li key={id}>
            <Link to={`${COMPLAINT_PATH}/${id}`} onClick={onLeave}>
              <time>{formatClockOrDay(createdOn, Date.now())}</time>
              <span>{translate('call.complained', { type: translate(`complaint.type.${type}`) })}</span>
              <small>{translate(`complaint.state.${state}`)}</small>
            </Link>
          </li>
        ))}
        {addresses.map(({ id, address, name, useCount }) => (
          <li key={id}>
            <MapPin size={14} aria-hidden />
            <span>
              {name && <b>{name}</b>} {address}
            </span>
            <small>{translate('call.times', { smart_count: useCount })}</small>
          </li>
        ))}
      </List>
    </Known>
  );
}

function OrderLine({ order: { createdOn, origin, dest } }: { order: Order }) {
  return (
    <>
      <time>{formatClockOrDay(createdOn, Date.now())}</time>{' '}
      <span>{dest ? `${origin.address} → ${dest.address}` : origin.address}</span>
    </>
  );
}

const Known = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  p: { margin: 0, color: tokens.text.plain },
  '.MuiAlert-root': { padding: '2px 8px' },
  '.MuiAlert-message': { minWidth: 0, padding: '4px 0' },
  a: { color: 'inherit', textDecoration: 'none' },
  'a:hover': { textDecoration: 'underline' },
  'a:focus-visible': { outline: `2px solid ${tokens.accent.ink}` },
}));

const List = styled('ul')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  'li > a, li:not(:has(a))': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    minHeight: 24,
    lineHeight: '24px',
  },
  'time, small, svg': { flex: 'none', color: tokens.text.faint, fontSize: 12 },
  svg: { alignSelf: 'center' },
  span: { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
