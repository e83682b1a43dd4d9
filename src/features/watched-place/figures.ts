import { placeVisit } from '../../contract/watched-place.ts';
import type { FiguresOf } from '../../data/figures.ts';

/** Vehicles that are inside a watched place. */
const figuresOf: FiguresOf = () => [
  {
    label: 'placeVisit.insideNow',
    place: 'today',
    list: { resource: placeVisit.resource, filter: { inside: 1 } },
  },
];

export default figuresOf;
