import { onlineRateCalls } from '../../contract/online-rate.ts';
import type { DayFigure } from '../../data/day-figures.ts';
import { type FiguresOf, listOf } from '../../data/figures.ts';
import { RATES_PATH } from './paths.ts';

/** Vehicles that have fallen silent; the page of the rates lists those of all groups. */
const figuresOf: FiguresOf = () => [
  {
    label: 'onlineRate.offline.title',
    place: 'today',
    list: listOf(onlineRateCalls.listOffline, { query: {}, to: RATES_PATH, read: page => page }),
  },
];

export default figuresOf;

/** How much of the fleet is heard. */
export const dayFigures: readonly DayFigure[] = [
  { room: 'onlineRate', figure: 'rate', role: 'monitor', place: 1, worse: 'below' },
  {
    room: 'onlineRate',
    figure: 'offline',
    role: 'monitor',
    place: 3,
    worse: 'above',
    list: 'onlineRate.offline.title',
  },
];
