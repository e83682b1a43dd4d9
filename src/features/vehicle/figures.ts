import type { FiguresOf } from '../../data/figures.ts';
import { expiryFigures } from '../../nouns/papers/expiry-figures.ts';
import { VEHICLE } from './paths.ts';

/** Vehicles that may not, or soon may not, be on the road, and those whose pictures wait. */
const figuresOf: FiguresOf = ({ capabilities }) => [
  ...expiryFigures(VEHICLE, 'vehicle'),
  ...(capabilities.has('files')
    ? [
        {
          label: 'papers.waiting.vehicle.unhandled',
          place: 'soon',
          act: 'look',
          list: { resource: VEHICLE, filter: { hasUnhandled: 1 } },
        } as const,
      ]
    : []),
];

export default figuresOf;
