/** Which figures of the day stand on the first page. */
import { DAY_FIGURE_ROLES, type DayFigure, nameOfDay } from '../../data/day-figures.ts';
import type { Figure } from '../../data/figures.ts';

export const MOST_DAY_FIGURES = 3;

export interface TodayFigure {
  name: string;
  /** Key of the catalogue. */
  label: string;
  /** Key of what is counted. */
  unit?: string;
  /** Whose list it is; none of rates and means. */
  figure?: Figure;
  /** Left out of what the upstream does not keep by the hour. */
  kept?: Pick<DayFigure, 'role' | 'place' | 'worse'>;
}

/** All that this person may see: what is kept by the hour, then other figures of today. */
export function todayFigures(figures: readonly Figure[], kept: readonly DayFigure[]): TodayFigure[] {
  const lists = new Set(kept.map(({ list }) => list));
  const others = figures.filter(({ place, label }) => place === 'today' && !lists.has(label));
  const inOrder = kept.toSorted((one, other) => compare(rankOf(one, []), rankOf(other, [])));
  return [
    ...inOrder.flatMap((one): TodayFigure[] => {
      const { room, words = room, list, role, place, worse } = one;
      const figure = figures.find(({ label }) => label === list);
      // the upstream cannot list what it counts
      if (list !== undefined && !figure) return [];
      return [
        {
          name: nameOfDay(one),
          label: `${words}.ofDay.${one.figure}.name`,
          unit: `${words}.ofDay.${one.figure}.unit`,
          ...(figure && { figure }),
          kept: { role, place, ...(worse && { worse }) },
        },
      ];
    }),
    ...others.map(figure => ({ name: figure.label, label: figure.label, figure })),
  ];
}

/** Those of the person's own roles first; what is left is filled with others that he may see. */
export const byDefault = (figures: readonly TodayFigure[], roleKeys: readonly string[]): TodayFigure[] =>
  figures
    .toSorted((one, other) => compare(rankOf(one.kept, roleKeys), rankOf(other.kept, roleKeys)))
    .slice(0, MOST_DAY_FIGURES);

/** @param names as they were chosen; those that are not there any more are left out */
export function chosenFrom(
  figures: readonly TodayFigure[],
  names: readonly string[],
  roleKeys: readonly string[],
): TodayFigure[] {
  const chosen = names.flatMap(name => figures.find(figure => figure.name === name) ?? []);
  return chosen.length > 0 ? chosen.slice(0, MOST_DAY_FIGURES) : byDefault(figures, roleKeys);
}

type Rank = readonly number[];

function rankOf(kept: TodayFigure['kept'], roleKeys: readonly string[]): Rank {
  if (!kept) return [2];
  return [roleKeys.includes(kept.role) ? 0 : 1, DAY_FIGURE_ROLES.indexOf(kept.role), kept.place];
}

function compare(one: Rank, other: Rank): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
