import { expect, it } from 'vitest';
import type { Figure } from '../../data/figures.ts';
import type { FigureAnswer } from './use-figures.ts';
import { waitingOf } from './waiting-order.ts';

const told = (label: string, about: Partial<Figure>, count: number, time?: number): FigureAnswer => ({
  figure: {
    label,
    place: 'soon',
    list: { resource: 'some', filter: {} },
    ...(time !== undefined && { first: { by: 'createdOn', is: 'since' } as const }),
    ...about,
  },
  counted: { count, sum: null, first: time === undefined ? null : { createdOn: time } },
});

it('only what is there stands there: late before soon before no hurry, then by who loses, then the earliest', () => {
  const rows = [
    told('later', { place: 'later' }, 1, 1),
    told('soon, untimed', {}, 4),
    told('soon, 9', {}, 1, 9),
    told('soon, 5', {}, 1, 5),
    told('none of it', { place: 'late' }, 0),
    told('money', { place: 'late', stake: 'money' }, 1, 1),
    told('life', { place: 'late', stake: 'life' }, 1, 8),
    told('of the day', { place: 'today' }, 7),
  ];
  expect(waitingOf(rows).map(({ figure }) => figure.label)).toEqual([
    'life',
    'money',
    'soon, 5',
    'soon, 9',
    'soon, untimed',
    'later',
  ]);
});
