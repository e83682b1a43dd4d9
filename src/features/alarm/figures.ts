import { IN_HAND, NEW, SOS } from '../../contract/alarm.ts';
import type { DayFigure } from '../../data/day-figures.ts';
import type { FiguresOf } from '../../data/figures.ts';
import { type Only, onlyPath } from './only.ts';
import { ALARM } from './paths.ts';

/** Alarms that wait: the queue shows these alone. */
const figuresOf: FiguresOf = ({ capabilities }) => {
  const list = (filter: Only) => ({
    resource: ALARM,
    filter: { ...filter },
    to: onlyPath(filter),
  });
  // elsewhere the list cannot be sorted
  const first = capabilities.has('sort')
    ? { first: { by: 'alarmTime', is: 'since', named: ['plateNumber', 'address'] } as const }
    : {};
  return [
    {
      label: 'alarm.waiting.sos',
      place: 'late',
      stake: 'life',
      act: 'handle',
      list: list({ state: NEW, alarmType: SOS }),
      ...first,
    },
    { label: 'alarm.waiting.new', place: 'soon', act: 'handle', list: list({ state: NEW }), ...first },
    { label: 'alarm.waiting.inHand', place: 'later', act: 'look', list: list({ state: IN_HAND }), ...first },
  ];
};

export default figuresOf;

/** Alarms of today. */
export const dayFigures: readonly DayFigure[] = [
  { room: 'alarm', figure: 'raised', role: 'monitor', place: 2, worse: 'above' },
];
