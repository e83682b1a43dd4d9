import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { order } from '../../contract/order.ts';
import { type FiguresOf, listOf } from '../../data/figures.ts';
import { DESK_PATH } from '../../nouns/order/paths.ts';

const WAITING = 1;

/** What the desk has before it. */
const figuresOf: FiguresOf = () => [
  {
    label: 'order.waiting.toSend',
    place: 'soon',
    act: 'dispatch',
    list: listOf(dispatchQueryCalls.queryOrderList, {
      query: { status: WAITING },
      to: `${DESK_PATH}?activeName=waitingOrder`,
      read: ({ jsonOrderList, total }) => ({ rows: jsonOrderList, total }),
      hears: [order.resource],
    }),
    first: { by: 'slaDeadline', is: 'due', named: ['orderNo'] },
  },
];

export default figuresOf;
