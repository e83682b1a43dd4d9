/** The areas of the dictionary, by id. */
import { AREA_DICTIONARY, type DictionaryEntry, dictionaryCalls } from '../../contract/dictionary.ts';
import { useAnswer } from '../../data/use-call.ts';

export interface Area {
  id: string;
  name: string;
  isEnabled: boolean;
}

/** Minutes: words change seldom. */
const FRESH_MS = 10 * 60_000;

export function useAreas() {
  const { data } = useAnswer(
    dictionaryCalls.queryDictList,
    { query: { parentCode: AREA_DICTIONARY } },
    { staleTime: FRESH_MS },
  );
  const areas = (data ?? []).flatMap(areasIn);
  const names = new Map(areas.map(({ id, name }) => [id, name]));
  return { areas, nameOf: (id: string) => names.get(id) ?? id };
}

/** An upstream answers the entries, or one entry that holds them. */
function areasIn(entry: DictionaryEntry): Area[] {
  if (entry.children.length > 0) return entry.children.map(toArea);
  return [toArea(entry)];
}

const toArea = ({ dicValue, description, state }: Omit<DictionaryEntry, 'children'>): Area => ({
  id: dicValue,
  name: description,
  isEnabled: state !== 0,
});
