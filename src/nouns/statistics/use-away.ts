/** Says why statistics were not read, and that the other pages work all the same. */
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../data/use-failure-text.ts';
import type { Described } from '../../kit/state/PageState.tsx';

/** @param words key of the catalogue, with a place for `why` */
export function useAway(words = 'statistics.away'): (error: Error | null) => Described | undefined {
  const translate = useTranslate();
  const describe = useFailureText();
  return error => {
    if (!error) return undefined;
    const { text, traceId } = describe(error);
    return { text: translate(words, { why: text }), traceId };
  };
}
