/** Brands and models that are registered already, the most frequent first. */
import { machineCalls } from '../../contract/terminal.ts';
import { useAnswer } from '../../data/use-call.ts';

/** Minutes: another brand comes seldom. */
const FRESH_MS = 5 * 60_000;

/** @param isWanted nobody is asked for suggestions where nothing can be typed */
export function useMakes(isWanted: boolean) {
  const { data: makes = [] } = useAnswer(
    machineCalls.allVehicleMakeListVo,
    {},
    { enabled: isWanted, staleTime: FRESH_MS },
  );
  return {
    brands: makes.map(({ brand }) => brand),
    /** Of all brands where none, or an unknown one, is given. */
    modelsOf: (brand: unknown): string[] => {
      const own = makes.filter(make => make.brand === brand);
      const models = (own.length > 0 ? own : makes).flatMap(make => make.models.map(({ model }) => model));
      return [...new Set(models)];
    },
  };
}
