import type { dayFigureCalls } from '../../contract/day-figures.ts';
import { isAllowed } from '../../contract/grammar/may.ts';
import type { Handlers } from '../core/context.ts';
import { startOfDay } from '../core/day.ts';
import type { DayFigureSpec } from '../domain/day-figures/figure.ts';
import { readDayFigures } from '../domain/day-figures/reading.ts';

export const dayFigureHandlers = (all: readonly DayFigureSpec[]) =>
  ({
    listDayFigures: async ({ db, scope, user, clock, query: { names } }) => {
      const now = clock();
      const wanted = names === undefined ? undefined : new Set(names.split(','));
      const figures = all.filter(
        ({ name, may }) => isAllowed(may, user.rights) && (wanted === undefined || wanted.has(name)),
      );
      return {
        day: startOfDay(now),
        now,
        figures: await readDayFigures(db, figures, { scope, areaIds: user.areaIds, now }),
      };
    },
  }) satisfies Handlers<typeof dayFigureCalls>;
