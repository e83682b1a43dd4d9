/** The areas of the dictionary, by id. */
import { useMemo } from 'react';
import { AREA_DICTIONARY } from '../../contract/dictionary.ts';
import { useDictionary } from '../dictionary/use-dictionary.ts';

export interface Area {
  id: string;
  name: string;
  isEnabled: boolean;
}

export function useAreas(options?: { isWanted?: boolean }) {
  const { values, nameOf } = useDictionary(AREA_DICTIONARY, options);
  const areas = useMemo(
    (): Area[] =>
      values.map(({ dicValue, description, state }) => ({
        id: dicValue,
        name: description,
        isEnabled: state !== 0,
      })),
    [values],
  );
  return { areas, nameOf };
}
