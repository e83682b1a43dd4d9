import type { Figure } from '../../data/figures.ts';

/** How many records of a resource have papers that are over, or soon will be. */
export const expiryFigures = (resource: string, whose: 'driver' | 'vehicle'): readonly Figure[] => [
  {
    label: `papers.waiting.${whose}.over`,
    place: 'late',
    act: 'look',
    list: { resource, filter: { papers: 'over' } },
  },
  {
    label: `papers.waiting.${whose}.near`,
    place: 'later',
    act: 'look',
    list: { resource, filter: { papers: 'near' } },
  },
];
