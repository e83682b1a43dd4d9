/** How pushes about orders are told: cards of what happens to them, and warnings of what nobody answers. */
import type { PushData, PushMessage } from '../../contract/push.ts';
import type { News } from '../../data/feature.ts';
import { newsPath, onDeskPath } from '../../nouns/order/links.ts';
import { BACK_OFFICE, type CreatedOrder, stateOf } from './created-order.ts';
import { OrderNewsCard } from './OrderNewsCard.tsx';

const REAL_TIME = '0';
const SECONDS = 60;
const [WAITING, TAKEN] = [1, 2];

export default function orderNews({ type, data }: PushMessage): News | null {
  switch (type) {
    case 'THREE_MIN_NORESPOSE':
      return noResponse(data as PushData<'THREE_MIN_NORESPOSE'>);
    case 'ORDER_AOTU_CANCEL':
      return autoCancelled(data as CreatedOrder);
    case 'ADMIN_ORDER_CREATE':
      return created(data as CreatedOrder);
    case 'ADMIN_ORDER_CANCEL':
      return { ...carded(data as CreatedOrder), tone: 'warning', rings: true, sound: 'cancelled' };
    case 'BACKSTAGE_ORDER_STATUS':
      return moved(data as CreatedOrder);
    default:
      return null;
  }
}

const noResponse = ({ id, seconds }: PushData<'THREE_MIN_NORESPOSE'>): News => ({
  title: 'notification.order.noResponse',
  params: { minutes: Math.round(seconds / SECONDS) },
  path: onDeskPath({ id, mainStatus: WAITING }),
  tone: 'warning',
  rings: true,
  sound: 'noResponse',
});

const autoCancelled = (order: CreatedOrder): News => ({
  title: 'notification.order.autoCancelled',
  params: { place: order.origin?.address ?? '' },
  path: onDeskPath(order),
  tone: 'warning',
  rings: true,
  sound: 'cancelled',
});

/** Over the console itself it pops up only where somebody else than the back office wants to be fetched. */
const created = (order: CreatedOrder): News => ({
  ...carded(order),
  title: `order.news.${order.type === REAL_TIME ? 'newNow' : 'newReserved'}`,
  body: [wayOf(order), order.passenger?.mobile].filter(Boolean).join('\n'),
  rings: true,
  sound: 'order',
  isInsistent: order.source !== BACK_OFFICE,
  isQuiet: true,
});

/** Of the back office's own orders, from when somebody has taken them: until then it moves them itself. */
const moved = (order: CreatedOrder): News | null =>
  order.mainStatus >= TAKEN && (order.source ?? BACK_OFFICE) === BACK_OFFICE ? carded(order) : null;

const carded = (order: CreatedOrder): News => {
  const title = `order.news.${stateOf(order)}`;
  return {
    title,
    params: { about: order.origin?.address ?? '' },
    tone: 'info',
    path: newsPath(order),
    isPassing: true,
    card: { about: `order ${order.id}`, title, Content: () => <OrderNewsCard order={order} /> },
  };
};

const wayOf = ({ origin, dest }: CreatedOrder) =>
  [origin?.address, dest?.address].filter(Boolean).join(' → ');
