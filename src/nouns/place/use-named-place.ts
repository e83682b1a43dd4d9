/** What a place was called when it was taken: more words after its name leave it where it is; other words are told. */
import { useEffect, useRef, useState } from 'react';

/** @param isFree the text may be another than the place's: what was put on the map by hand stays there */
export function useNamedPlace<At>(text: string, at: At | null, isFree: boolean) {
  const known = useRef<{ name: string; at: At } | null>(null);
  const typed = useRef<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  // taken elsewhere: from the map, of an earlier order
  useEffect(() => {
    if (at === null || typed.current === text) return;
    typed.current = null;
    setLost(null);
    if (!isFree && known.current?.name !== text) known.current = { name: text, at };
  }, [text, at, isFree]);
  return {
    /** Name of the place that the text does not name any more. */
    lost: at === null && text.trim() !== '' ? lost : null,
    name: (name: string, place: At) => {
      known.current = { name, at: place };
      typed.current = null;
      setLost(null);
    },
    /** Where the typed text is. */
    of: (next: string): At | null => {
      typed.current = next;
      // emptied, it is begun anew
      if (next.trim() === '') known.current = null;
      const place = known.current;
      // put on the map by hand since
      const isMoved = at !== null && JSON.stringify(at) !== JSON.stringify(place?.at);
      if (isFree && (!place || isMoved)) return at;
      if (!place) {
        setLost(null);
        return null;
      }
      if (next.startsWith(place.name)) {
        setLost(null);
        return place.at;
      }
      setLost(place.name);
      return null;
    },
  };
}
