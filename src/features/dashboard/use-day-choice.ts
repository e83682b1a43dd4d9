/** The figures of today that stand on the first page, and the choice of others. */
import { useSession } from '../../data/session-context.tsx';
import { usePreference } from '../../kit/preference.ts';
import { chosenFigures, namesIn, textOf } from './chosen-figures.ts';
import { chosenFrom, type TodayFigure, todayFigures } from './day-choice.ts';
import type { FigureRooms } from './use-figure-rooms.ts';

export interface DayChoice {
  all: readonly TodayFigure[];
  shown: readonly TodayFigure[];
  /** Something else than the default. */
  isChosen: boolean;
  /** Empty: the default. */
  choose(names: readonly string[]): void;
}

/** On an upstream that keeps nothing by the hour all of them stand there. */
export function useDayChoice({ figures, dayFigures }: FigureRooms): DayChoice {
  const { user } = useSession();
  const text = usePreference(chosenFigures);
  const all = todayFigures(figures, dayFigures);
  const roleKeys = user.roles.flatMap(({ roleKey }) => roleKey ?? []);
  return {
    all,
    shown: dayFigures.length === 0 ? all : chosenFrom(all, namesIn(text), roleKeys),
    isChosen: text !== '',
    choose: names => chosenFigures.write(textOf(names)),
  };
}
