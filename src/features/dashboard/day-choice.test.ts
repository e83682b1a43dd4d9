import { expect, it } from 'vitest';
import type { DayFigureRole } from '../../data/day-figures.ts';
import type { Figure } from '../../data/figures.ts';
import { byDefault, chosenFrom, type TodayFigure, todayFigures } from './day-choice.ts';

const ROLES = ['finance_admin', 'dispatch_admin', 'monitor'] as const satisfies readonly DayFigureRole[];
const figures = ROLES.flatMap(role =>
  [3, 1, 2].map((place): TodayFigure => ({ name: `${role}.${place}`, label: 'some', kept: { role, place } })),
);
const names = (shown: readonly TodayFigure[]) => shown.map(({ name }) => name);

it('are those of the role, in their places', () => {
  expect(names(byDefault(figures, ['monitor']))).toEqual(['monitor.1', 'monitor.2', 'monitor.3']);
});

it('are those of the first of several roles, and of dispatch for whoever has none of them', () => {
  const ofDispatch = ['dispatch_admin.1', 'dispatch_admin.2', 'dispatch_admin.3'];
  expect(names(byDefault(figures, ['finance_admin', 'dispatch_admin']))).toEqual(ofDispatch);
  expect(names(byDefault(figures, ['super_admin']))).toEqual(ofDispatch);
});

it('are filled with others where a role has fewer', () => {
  const few = figures.filter(({ name }) => name !== 'monitor.2');
  expect(names(byDefault(few, ['monitor']))).toEqual(['monitor.1', 'monitor.3', 'dispatch_admin.1']);
});

it('are those that were chosen, as far as they are there, and never more than three', () => {
  const chosen = ['monitor.3', 'gone.1', 'finance_admin.1'];
  expect(names(chosenFrom(figures, chosen, ['monitor']))).toEqual(['monitor.3', 'finance_admin.1']);
  expect(chosenFrom(figures, names(figures), [])).toHaveLength(3);
  expect(names(chosenFrom(figures, ['gone.1'], ['monitor']))).toEqual(names(byDefault(figures, ['monitor'])));
});

it('count a list where there is one, and leave out what the upstream cannot list', () => {
  const listed = (label: string, place: Figure['place']): Figure => ({
    label,
    place,
    list: { resource: 'some', filter: {} },
  });
  const all = todayFigures(
    [listed('a.today', 'today'), listed('a.late', 'late'), listed('b.today', 'today')],
    [
      { room: 'a', figure: 'made', role: 'agent', place: 1, list: 'a.today' },
      { room: 'a', figure: 'late', role: 'agent', place: 2, list: 'a.late' },
      { room: 'a', figure: 'rate', role: 'agent', place: 3 },
      { room: 'a', figure: 'gone', role: 'agent', place: 4, list: 'a.gone' },
    ],
  );
  expect(all.map(({ name, figure }) => [name, figure?.label])).toEqual([
    ['a.made', 'a.today'],
    ['a.late', 'a.late'],
    ['a.rate', undefined],
    ['b.today', 'b.today'],
  ]);
});
