import { lostOrder } from '../../contract/lost-order.ts';
import type { DayFigure } from '../../data/day-figures.ts';
import type { FiguresOf } from '../../data/figures.ts';

const { resource } = lostOrder;
const due = { by: 'slaDeadline', is: 'due', named: ['lostNo', 'goodsName'] } as const;

/** Cases that wait, and those of today. */
const figuresOf: FiguresOf = ({ userId, capabilities, dayFrom }) => [
  {
    label: 'lostDesk.waiting.overdue',
    place: 'late',
    stake: 'passenger',
    act: 'handle',
    list: { resource, filter: { due: 'over' } },
    first: due,
  },
  {
    label: 'lostDesk.waiting.vipWaiting',
    place: 'soon',
    act: 'handle',
    list: { resource, filter: { stage: 'toHandle', payStatus: 1 } },
    first: due,
  },
  {
    label: 'lostDesk.waiting.waiting',
    place: 'soon',
    act: 'handle',
    list: { resource, filter: { stage: 'toHandle' } },
    first: due,
  },
  {
    label: 'lostDesk.waiting.mine',
    place: 'later',
    act: 'handle',
    list: { resource, filter: { handleStatus: 1, handleUserId: userId } },
    first: due,
  },
  ...(capabilities.has('filters')
    ? [
        {
          label: 'lostDesk.waiting.today',
          place: 'today',
          list: { resource, filter: { createdOn__gte: dayFrom(0) } },
        } as const,
      ]
    : []),
];

export default figuresOf;

/** Cases of today. */
export const dayFigures: readonly DayFigure[] = [
  {
    room: 'lost',
    figure: 'created',
    words: 'lostDesk',
    role: 'lost_property',
    place: 1,
    list: 'lostDesk.waiting.today',
  },
  { room: 'lost', figure: 'recoverRate', words: 'lostDesk', role: 'lost_property', place: 2, worse: 'below' },
  {
    room: 'lost',
    figure: 'overdue',
    words: 'lostDesk',
    role: 'lost_property',
    place: 3,
    worse: 'above',
    list: 'lostDesk.waiting.overdue',
  },
];
