import { order } from '../../contract/order.ts';
import type { DayFigure } from '../../data/day-figures.ts';
import type { FiguresOf } from '../../data/figures.ts';

const { resource } = order;
/** Nobody has taken it yet: an order that ended so keeps its sub state. */
const NEW = 1;
const NO_RESPONSE = 14;
const AUTO_CANCELLED = 8;

/** Orders that no driver answers, those of which another amount than the fare was paid, and how the day goes. */
const figuresOf: FiguresOf = ({ capabilities, dayFrom }) => {
  const today = { createdOn__gte: dayFrom(0) };
  return [
    {
      label: 'order.waiting.noResponse',
      place: 'late',
      stake: 'passenger',
      act: 'dispatch',
      list: { resource, filter: { mainStatus: NEW, subStatus: NO_RESPONSE } },
      ...(capabilities.has('sort') && {
        first: { by: 'createdOn', is: 'since', named: ['orderNo'] } as const,
      }),
    },
    ...(capabilities.has('payments')
      ? ([
          {
            label: 'order.waiting.fareDiffers',
            place: 'soon',
            stake: 'money',
            act: 'look',
            list: { resource, filter: { fareDiffers: 1 } },
          },
        ] as const)
      : []),
    ...(capabilities.has('filters')
      ? ([
          { label: 'order.waiting.today', place: 'today', list: { resource, filter: today } },
          {
            label: 'order.waiting.autoCancelledToday',
            place: 'today',
            list: { resource, filter: { ...today, mainStatus: AUTO_CANCELLED } },
          },
        ] as const)
      : []),
  ];
};

export default figuresOf;

/** Orders of today. */
export const dayFigures: readonly DayFigure[] = [
  {
    room: 'order',
    figure: 'created',
    role: 'dispatch_admin',
    place: 1,
    list: 'order.waiting.today',
  },
  {
    room: 'order',
    figure: 'autoCancelled',
    role: 'dispatch_admin',
    place: 2,
    worse: 'above',
    list: 'order.waiting.autoCancelledToday',
  },
  { room: 'order', figure: 'matchSeconds', role: 'dispatch_admin', place: 3, worse: 'above' },
];
