import type { FiguresOf } from '../../data/figures.ts';
import { ADMIN_USER } from './paths.ts';

const SOON_DAYS = 8;

/** Users whom somebody has to look after. */
const figuresOf: FiguresOf = ({ capabilities, dayFrom }) => [
  ...(capabilities.has('filters')
    ? [
        {
          label: 'access.waiting.endsSoon',
          place: 'later',
          act: 'look',
          list: {
            resource: ADMIN_USER,
            filter: { expireOn__gte: dayFrom(0), expireOn__lt: dayFrom(SOON_DAYS) },
          },
        } as const,
      ]
    : []),
  {
    label: 'access.waiting.mustChangePwd',
    place: 'later',
    act: 'look',
    list: { resource: ADMIN_USER, filter: { mustChangePwd: 1 } },
  },
];

export default figuresOf;
