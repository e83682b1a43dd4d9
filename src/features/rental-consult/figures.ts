import { CONSULT_NEW, rentalConsult } from '../../contract/rental-consult.ts';
import type { FiguresOf } from '../../data/figures.ts';

const { resource } = rentalConsult;

/** Consultations that wait for an answer. */
const figuresOf: FiguresOf = () => [
  {
    label: 'rentalConsult.waiting.toHandle',
    place: 'soon',
    act: 'handle',
    list: { resource, filter: { state: CONSULT_NEW } },
    first: { by: 'createdOn', is: 'since', named: ['title', 'consultDriverName'] },
  },
];

export default figuresOf;
