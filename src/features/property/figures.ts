import { operateLog } from '../../contract/log.ts';
import type { FiguresOf } from '../../data/figures.ts';

/** What was changed in the properties today. */
const figuresOf: FiguresOf = ({ dayFrom }) => [
  {
    label: 'property.changedToday',
    place: 'today',
    list: { resource: operateLog.resource, filter: { objectType: 'property', startTime: dayFrom(0) } },
  },
];

export default figuresOf;
