/** Every figure of the day, found by the `day-figures.ts` of its room. */
import type { DayFigureParts, DayFigureSpec } from './domain/day-figures/figure.ts';

const found = import.meta.glob<{ dayFigures: (parts: DayFigureParts) => readonly DayFigureSpec[] }>(
  './*/day-figures.ts',
  { eager: true },
);

export const dayFiguresOf = (parts: DayFigureParts): readonly DayFigureSpec[] =>
  Object.values(found).flatMap(({ dayFigures }) => dayFigures(parts));
