import { adInstallment } from '../../contract/ad-installment.ts';
import type { FiguresOf } from '../../data/figures.ts';

const { resource } = adInstallment;
const [PASTING, TEARING] = [1, 3];
const SOON_DAYS = 8;

/** Installments that end soon, or are at work. */
const figuresOf: FiguresOf = ({ dayFrom }) => [
  {
    label: 'adInstallment.waiting.endSoon',
    place: 'soon',
    act: 'look',
    list: { resource, filter: { endTime__gte: dayFrom(0), endTime__lt: dayFrom(SOON_DAYS) } },
    first: { by: 'endTime', is: 'due', named: ['installmentName'] },
  },
  {
    label: 'adInstallment.waiting.tearing',
    place: 'soon',
    act: 'look',
    list: { resource, filter: { state: TEARING } },
    first: { by: 'startTime', is: 'since', named: ['installmentName'] },
  },
  {
    label: 'adInstallment.waiting.pasting',
    place: 'later',
    act: 'look',
    list: { resource, filter: { state: PASTING } },
    first: { by: 'startTime', is: 'since', named: ['installmentName'] },
  },
];

export default figuresOf;
