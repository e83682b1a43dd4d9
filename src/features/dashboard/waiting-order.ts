/** In which order what waits is shown. */
import { STAKES } from '../../data/figures.ts';
import type { FigureAnswer } from './use-figures.ts';

/** Groups of what waits, the most urgent first. */
export const WAITING_PLACES = ['late', 'soon', 'later'] as const;
export type WaitingPlace = (typeof WAITING_PLACES)[number];

/** Only what is there: by group, in what is late by who loses, then the earliest first. */
export const waitingOf = (told: readonly FigureAnswer[]): FigureAnswer[] =>
  told
    .filter(({ figure, counted }) => figure.place !== 'today' && counted.count > 0)
    .toSorted((one, other) => compare(rankOf(one), rankOf(other)));

/** When the first of them was due, or began to wait; null where nobody tells it. */
export function timeOf({ figure: { first }, counted }: FigureAnswer): number | null {
  const value = first && counted.first?.[first.by];
  return typeof value === 'number' && value > 0 ? value : null;
}

function rankOf(told: FigureAnswer): readonly number[] {
  const { place, stake } = told.figure;
  return [
    WAITING_PLACES.indexOf(place as WaitingPlace),
    stake ? STAKES.indexOf(stake) : STAKES.length,
    timeOf(told) ?? Number.MAX_SAFE_INTEGER,
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
