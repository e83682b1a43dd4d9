/** Places that are found by what they are called, their pinyin or its initials. */
import { type Place, placeCalls } from '../../contract/place.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';

const MOST = 5;
/** As long as the upstream takes it. */
const LONGEST = 40;

interface FoundPlaces {
  places: readonly Place[];
  isSearching: boolean;
}

/** @param text empty while none is sought */
export function usePlaces(text: string): FoundPlaces {
  const hasGazetteer = useCapability('dispatch');
  const maySearch = useMay(placeCalls.listPlaces);
  const keyword = text.trim().slice(0, LONGEST);
  const enabled = hasGazetteer && maySearch && keyword !== '';
  const { data, isFetching } = useAnswer(
    placeCalls.listPlaces,
    { query: { keyword, limit: MOST } },
    { enabled },
  );
  return { places: enabled ? (data?.places ?? []) : [], isSearching: enabled && isFetching };
}
